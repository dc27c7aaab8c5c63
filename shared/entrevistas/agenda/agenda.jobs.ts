import { defineJobs } from '../../core/job-contract.ts';

export const agendaJobs = defineJobs({
  runAgenda: {
    trigger: { schedule: 'rate(1 minute)' },
    summary:
      'Tell of what has become due: interviews that are near, links about to close, reviews that wait, candidates to attend to',
    errorImpact:
      'Nobody is reminded of interviews or of reports that wait for a review, and an urgent notice that nobody opens goes to nobody else.',
    uses: { table: 'write' },
    timeoutSeconds: 60,
  },
});
