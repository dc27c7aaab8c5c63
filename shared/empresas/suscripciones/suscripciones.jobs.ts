import { defineJobs } from '../../core/job-contract.ts';

export const suscripcionesJobs = defineJobs({
  billSuscripciones: {
    trigger: { schedule: 'cron(15 5 * * ? *)' },
    summary: 'Move trials and subscriptions whose day of payment is near or has passed',
    errorImpact: 'Trials do not become subscriptions, and companies are not told that a payment is near.',
    uses: { table: 'write' },
    timeoutSeconds: 300,
  },
});
