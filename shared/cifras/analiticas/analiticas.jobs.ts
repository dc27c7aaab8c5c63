import { defineJobs } from '../../core/job-contract.ts';

export const analiticasJobs = defineJobs({
  countAnaliticas: {
    trigger: {
      events: [
        'EntrevistaProgramada',
        'EntrevistaCancelada',
        'EntrevistaIniciada',
        'EntrevistaCompletada',
        'EntrevistaNoPresentada',
        'EntrevistaCaducada',
        'InformeListo',
        'InformeValidado',
        'EncuestaRespondida',
      ],
      maxReceives: 5,
      batchSize: 10,
    },
    summary: 'Count an interview for the analytics of its company and of the platform',
    errorImpact: 'The analytics miss what happened to some interviews until they are counted again.',
    uses: { table: 'write' },
    timeoutSeconds: 60,
  },
  recountAnaliticas: {
    trigger: { events: ['RecuentoSolicitado'], maxReceives: 5, batchSize: 1 },
    summary: 'Count all interviews of a company again, page by page',
    errorImpact: 'The analytics of a company stay as they were; the recount can be asked for again.',
    uses: { table: 'write' },
    timeoutSeconds: 60,
  },
});
