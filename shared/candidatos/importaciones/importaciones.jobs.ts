import { defineJobs } from '../../core/job-contract.ts';

export const importacionesJobs = defineJobs({
  importCandidatos: {
    trigger: { events: ['ImportacionConfirmada'], maxReceives: 5, batchSize: 1 },
    summary: "Make candidates of an import's rows, block by block",
    errorImpact: 'An import of candidates has stopped half-way; people see that it did, and can let it go on.',
    uses: { table: 'write', files: { importaciones: ['read', 'write'] } },
    timeoutSeconds: 120,
    memory: 1024,
  },
  undoImportaciones: {
    trigger: { events: ['ImportacionDeshecha'], maxReceives: 5, batchSize: 1 },
    summary: 'Take back what an import did, as long as nobody has touched it since',
    errorImpact: 'An import of candidates is undone only in part; people see that it is, and can try again.',
    uses: { table: 'write', files: { importaciones: ['read', 'write'] } },
    timeoutSeconds: 120,
  },
});
