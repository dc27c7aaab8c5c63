import { defineJobs } from '../../core/job-contract.ts';

export const exportacionesJobs = defineJobs({
  finishExportacion: {
    trigger: { events: ['ExportacionSolicitada'], maxReceives: 3, batchSize: 1 },
    summary: 'Write all users, subscriptions or companies into a CSV file',
    errorImpact: 'The superadmin cannot export users, subscriptions or activity; they see that it failed.',
    uses: { table: 'write', files: { descargas: ['write'] } },
    timeoutSeconds: 300,
    memory: 1024,
  },
});
