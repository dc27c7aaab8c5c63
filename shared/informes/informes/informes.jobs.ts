import { defineJobs } from '../../core/job-contract.ts';

export const informesJobs = defineJobs({
  followCandidato: {
    trigger: { events: ['CandidatoActualizado'], maxReceives: 5, batchSize: 1 },
    summary: "Interviews and reports follow a candidate's corrected name and address; booked ones get a new link",
    errorImpact:
      'Lists and searches show the old name of somebody, and a link that went to a wrong address still works.',
    uses: { table: 'write', secrets: ['encrypt'] },
    timeoutSeconds: 60,
  },
  analyzeEntrevista: {
    trigger: { events: ['EntrevistaCompletada', 'AnalisisSolicitado'], maxReceives: 3, batchSize: 1 },
    summary: 'Make the report of a finished interview',
    errorImpact: 'A finished interview has no report; staff see an analysis error with a retry button.',
    uses: { table: 'write', secrets: ['decrypt'], models: true },
    timeoutSeconds: 120,
    memory: 1024,
  },
});
