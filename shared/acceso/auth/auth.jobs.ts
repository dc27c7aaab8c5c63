import { defineJobs } from '../../core/job-contract.ts';

export const authJobs = defineJobs({
  sendRecuperacion: {
    trigger: { events: ['RecuperacionSolicitada'], maxReceives: 4, batchSize: 5 },
    summary: 'Send what lets a person who forgot their password in again',
    errorImpact: 'A person who forgot their password gets no e-mail and cannot sign in.',
    uses: { table: 'write', identity: ['ForgotPassword'], secrets: ['encrypt'] },
    timeoutSeconds: 30,
  },
});
