import { defineJobs } from '../../core/job-contract.ts';

export const agendaJobs = defineJobs({
  runAgenda: {
    trigger: { schedule: 'rate(5 minutes)' },
    summary: 'Tell of what has become due: interviews that are near, links about to close, reviews that wait',
    errorImpact: 'Nobody is reminded of interviews or of reports that wait for a review.',
    uses: { table: 'write' },
    timeoutSeconds: 60,
  },
});
