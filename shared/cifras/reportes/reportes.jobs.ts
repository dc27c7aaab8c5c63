import { defineJobs } from '../../core/job-contract.ts';

export const reportesJobs = defineJobs({
  startReportes: {
    trigger: { schedule: 'rate(15 minutes)' },
    summary: 'Ask for the weekly and monthly reports of the companies in whose zone they are due',
    errorImpact: 'Administrators do not get the figures of the week or of the month by e-mail.',
    uses: { table: 'write' },
    timeoutSeconds: 120,
  },
  sendReportes: {
    trigger: { events: ['ReportePeriodicoSolicitado'], maxReceives: 5, batchSize: 5 },
    summary: "Send a company's figures of a week or month to its administrators",
    errorImpact: 'The administrators of some companies do not get the figures of the period by e-mail.',
    uses: { table: 'write' },
    timeoutSeconds: 60,
  },
});
