import { defineJobs } from '../../core/job-contract.ts';

export const conservacionJobs = defineJobs({
  expireCandidatos: {
    trigger: { schedule: 'cron(10 2 * * ? *)' },
    summary: 'Tell companies of candidates whose term of retention is nearly over, and erase those whose term is over',
    errorImpact: 'Candidates are kept for longer than their company has decided.',
    uses: { table: 'write' },
    timeoutSeconds: 300,
  },
});
