import { defineJobs } from '../../core/job-contract.ts';

export const informesJobs = defineJobs({
  analyzeEntrevista: {
    trigger: { events: ['EntrevistaCompletada', 'AnalisisSolicitado'], maxReceives: 3, batchSize: 1 },
    summary: 'Make the report of a finished interview',
    errorImpact: 'A finished interview has no report; staff see an analysis error with a retry button.',
    uses: { table: 'write', secrets: ['decrypt'], models: true },
    timeoutSeconds: 120,
    memory: 1024,
  },
});
