import { defineJobs } from '../../core/job-contract.ts';

export const configuracionJobs = defineJobs({
  checkClaves: {
    trigger: { schedule: 'rate(1 hour)' },
    summary: 'Try the keys of providers that companies have of their own',
    errorImpact: 'A company hears only from its interviews that its own key no longer works.',
    uses: { table: 'write', secrets: ['decrypt'], providers: true },
    timeoutSeconds: 300,
  },
  updateCatalogos: {
    trigger: { schedule: 'cron(30 4 ? * MON *)' },
    summary: 'Ask every provider that has a key for its models',
    errorImpact: 'A model that its provider has retired still shows as one that can be chosen.',
    uses: { table: 'write', secrets: ['decrypt'], providers: true },
    timeoutSeconds: 120,
  },
});
