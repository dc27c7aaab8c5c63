import { defineJobs } from '../../core/job-contract.ts';

export const entrevistasJobs = defineJobs({
  expireEntrevistas: {
    trigger: { schedule: 'rate(15 minutes)' },
    summary: 'Close interviews whose link has ended',
    errorImpact: 'Interviews whose link has ended still show as booked or running.',
    uses: { table: 'write' },
    timeoutSeconds: 60,
  },
});
