import { defineJobs } from '../../core/job-contract.ts';

export const atencionJobs = defineJobs({
  followContacto: {
    trigger: {
      events: ['UsuarioCambiado', 'UsuarioEliminado', 'UsuarioRenombrado', 'CorreoRebotado'],
      maxReceives: 5,
      batchSize: 5,
    },
    summary: 'Note that a care contact or deputy can no longer be reached, or can be again',
    errorImpact: 'Candidates are told to expect an answer of somebody who no longer works there.',
    uses: { table: 'write' },
    timeoutSeconds: 30,
  },
});
