import { defineJobs } from '../../core/job-contract.ts';

export const candidatosJobs = defineJobs({
  reassignCandidatos: {
    trigger: { events: ['ReasignacionSolicitada'], maxReceives: 5, batchSize: 1 },
    summary: 'Move the candidates of an area to another one, page by page',
    errorImpact: 'An area keeps candidates that staff asked to move; they see that it failed and can begin again.',
    uses: { table: 'write' },
    timeoutSeconds: 60,
  },
});
