import { defineJobs } from '../../core/job-contract.ts';

export const cuidadoJobs = defineJobs({
  checkLineasAyuda: {
    trigger: { schedule: 'cron(30 6 * * ? *)' },
    summary: 'Tell superadmins which help lines nobody has dialled for long',
    errorImpact: 'Numbers that candidates are told to call expire without anybody hearing of it.',
    uses: { table: 'write' },
    timeoutSeconds: 30,
  },
});
