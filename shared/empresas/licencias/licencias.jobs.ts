import { defineJobs } from '../../core/job-contract.ts';

export const licenciasJobs = defineJobs({
  expireLicencias: {
    trigger: { schedule: 'rate(1 hour)' },
    summary: 'End the licences whose days are over',
    errorImpact: 'Licences whose days are over still count as active; no interview can use them all the same.',
    uses: { table: 'write' },
    timeoutSeconds: 60,
  },
});
