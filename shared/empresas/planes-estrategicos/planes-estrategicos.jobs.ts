import { defineJobs } from '../../core/job-contract.ts';

export const planesEstrategicosJobs = defineJobs({
  extractTextoPlan: {
    trigger: { events: ['ArchivoPlanRecibido'], maxReceives: 3, batchSize: 1 },
    summary: "Read the text of a strategic plan's file",
    errorImpact: 'The text of an uploaded plan is missing in what the interviewer knows; people see that it failed.',
    uses: { table: 'write', files: { planes: ['read'] } },
    timeoutSeconds: 60,
    memory: 1024,
  },
});
