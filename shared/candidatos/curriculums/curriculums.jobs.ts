import { defineJobs } from '../../core/job-contract.ts';

export const curriculumsJobs = defineJobs({
  extractTextoCv: {
    trigger: { events: ['CvRecibido'], maxReceives: 3, batchSize: 1 },
    summary: "Read the text of a candidate's CV, and propose data from it",
    errorImpact: 'Nobody is offered the data of an uploaded CV; people see that it could not be read.',
    uses: { table: 'write', files: { cv: ['read'] } },
    timeoutSeconds: 60,
    memory: 1024,
  },
});
