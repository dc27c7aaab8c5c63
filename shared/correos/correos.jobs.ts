import { defineJobs } from '../core/job-contract.ts';

export const correosJobs = defineJobs({
  sendCorreo: {
    // The job counts its tries itself, up to ten; what is over comes of runs that died.
    trigger: { events: ['CorreoSolicitado'], maxReceives: 14, batchSize: 1 },
    summary: "Send one stored e-mail, through SES or the platform's own mail server",
    errorImpact: 'A candidate or user does not get an e-mail they wait for.',
    uses: { table: 'write', sendMail: true, secrets: ['decrypt'] },
    timeoutSeconds: 60,
  },
  updateCorreoRebotado: {
    trigger: {
      events: ['Email Bounced', 'Email Complaint Received'],
      source: 'aws.ses',
      maxReceives: 5,
      batchSize: 10,
    },
    summary: 'Note that an e-mail came back, or that its recipient does not want it',
    errorImpact: 'An e-mail that never arrived shows as sent.',
    uses: { table: 'write' },
    timeoutSeconds: 30,
  },
});
