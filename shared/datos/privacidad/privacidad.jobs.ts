import { defineJobs } from '../../core/job-contract.ts';

export const privacidadJobs = defineJobs({
  eraseCandidato: {
    trigger: { events: ['SupresionSolicitada'], maxReceives: 5, batchSize: 1 },
    summary: 'Erase everything about a candidate, page by page',
    errorImpact: 'A person who asked for erasure still has data; the company sees that it failed.',
    uses: {
      table: 'write',
      files: {
        cv: ['erase'],
        importaciones: ['list', 'read', 'write', 'erase'],
        informes: ['erase'],
        descargas: ['erase'],
      },
    },
    timeoutSeconds: 120,
  },
});
