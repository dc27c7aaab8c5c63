import { defineJobs } from '../../core/job-contract.ts';

export const eventosJobs = defineJobs({
  publishEventos: {
    trigger: { stream: ['EVENTO'], batchSize: 10 },
    summary: 'Publish stored domain events on the bus',
    errorImpact: 'E-mails, reports and notifications wait until events are published again.',
    uses: { publishEvents: true },
    timeoutSeconds: 30,
  },
});
