import { defineJobs } from '../../core/job-contract.ts';

export const informesPdfJobs = defineJobs({
  createInformesPdf: {
    trigger: { events: ['InformePdfSolicitado', 'InformesZipSolicitado'], maxReceives: 3, batchSize: 1 },
    summary: 'Make the PDF of a report, or of several reports in one ZIP file',
    errorImpact: 'A report cannot be downloaded as a PDF; people see that it failed and can try again.',
    uses: {
      table: 'write',
      files: { logos: 'read', informes: ['read', 'write', 'erase'], descargas: ['write', 'erase'] },
    },
    timeoutSeconds: 300,
    memory: 1769,
  },
});
