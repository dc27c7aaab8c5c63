import { defineJobs } from '../../core/job-contract.ts';

export const sistemaJobs = defineJobs({
  checkSalud: {
    trigger: { schedule: 'rate(5 minutes)' },
    summary: 'Ask every service that the platform stands on whether it works',
    errorImpact: 'Nobody sees whether e-mail, files, queues or sign-in work: the state shows as unknown.',
    uses: {
      table: 'write',
      identity: ['DescribeUserPool'],
      checkHealth: true,
      queues: 'count',
      secrets: ['decrypt'],
      providers: true,
    },
    timeoutSeconds: 30,
  },
});
