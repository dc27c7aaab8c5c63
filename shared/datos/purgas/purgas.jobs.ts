import { defineJobs } from '../../core/job-contract.ts';

export const purgasJobs = defineJobs({
  purgeEmpresa: {
    trigger: { events: ['PurgaSolicitada'], maxReceives: 5, batchSize: 1 },
    summary: 'Remove everything of a company, page by page',
    errorImpact: 'A company that was to be removed still has data; the superadmin sees that it failed.',
    uses: {
      table: 'write',
      purges: true,
      files: {
        avatars: 'write',
        logos: 'write',
        planes: ['list', 'receive', 'write'],
        cv: ['receive', 'write'],
        importaciones: ['receive', 'write'],
        exportaciones: ['write'],
        copias: ['write'],
        operaciones: ['receive', 'write'],
        informes: ['write'],
        descargas: ['write'],
      },
    },
    timeoutSeconds: 120,
  },
  purgeCanceladas: {
    trigger: { schedule: 'cron(20 4 * * ? *)' },
    summary: 'Begin the removal of companies that have been cancelled for 30 days',
    errorImpact: 'Companies whose 30 days are over still have their data.',
    uses: { table: 'write' },
    timeoutSeconds: 120,
  },
});
