import { defineJobs } from '../../core/job-contract.ts';

export const plataformaJobs = defineJobs({
  snapshotSuscripciones: {
    trigger: { schedule: 'cron(5 0 * * ? *)' },
    summary: 'Keep how all subscriptions stand when the day begins',
    errorImpact: 'The analytics of the platform miss a day.',
    uses: { table: 'write' },
    timeoutSeconds: 120,
  },
});
