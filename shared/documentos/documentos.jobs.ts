import { defineJobs } from '../core/job-contract.ts';

export const documentosJobs = defineJobs({
  deleteArchivosHuerfanos: {
    trigger: { schedule: 'cron(40 3 * * ? *)' },
    summary: 'Remove files that were never confirmed, and those that no plan and no CV names any more',
    errorImpact: 'Files that nobody can reach are kept, and cost their bytes.',
    uses: {
      table: 'read',
      files: { planes: ['list', 'receive', 'write'], cv: ['receive', 'write'], importaciones: ['receive'] },
    },
    timeoutSeconds: 300,
  },
});
