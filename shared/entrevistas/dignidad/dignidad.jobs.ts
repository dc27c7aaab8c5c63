import { defineJobs } from '../../core/job-contract.ts';

export const dignidadJobs = defineJobs({
  readLectura: {
    trigger: { events: ['LecturaPendiente'], maxReceives: 3, batchSize: 1 },
    summary: 'Read an answer again that no language model had read in time, and do what it asks for',
    errorImpact: 'Care that only a language model would have seen does not come; reports of those interviews wait.',
    uses: { table: 'write', secrets: ['encrypt', 'decrypt'], models: true },
    timeoutSeconds: 40,
  },
});
