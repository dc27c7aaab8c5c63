import { defineJobs } from './core/job-contract.ts';

/** All jobs by domain: the key is the folder below `functions/` that holds the job. */
export const JOBS = {
  eventos: defineJobs({
    publishEventos: {
      trigger: { stream: ['EVENTO'], batchSize: 10 },
      summary: 'Publish stored domain events on the bus',
      errorImpact: 'E-mails, reports and notifications wait until events are published again.',
      uses: { publishEvents: true },
      timeoutSeconds: 30,
    },
  }),
  usuarios: defineJobs({
    provisionUsuario: {
      trigger: { events: ['UsuarioCreado'], maxReceives: 5, batchSize: 5 },
      summary: 'Create the Cognito user of a stored user and send the credentials',
      errorImpact: 'A new user gets no credentials and cannot sign in.',
      uses: {
        table: 'write',
        identity: ['AdminCreateUser', 'AdminGetUser', 'AdminSetUserPassword'],
        secrets: ['encrypt', 'decrypt'],
      },
      timeoutSeconds: 30,
    },
  }),
  correos: defineJobs({
    sendCorreo: {
      trigger: { events: ['CorreoSolicitado'], maxReceives: 4, batchSize: 5 },
      summary: 'Send one stored e-mail through SES',
      errorImpact: 'A candidate or user does not get an e-mail they wait for.',
      uses: { table: 'write', sendMail: true, secrets: ['decrypt'] },
      timeoutSeconds: 30,
    },
  }),
  informes: defineJobs({
    analyzeEntrevista: {
      trigger: { events: ['EntrevistaCompletada', 'AnalisisSolicitado'], maxReceives: 3, batchSize: 1 },
      summary: 'Make the report of a finished interview',
      errorImpact: 'A finished interview has no report; staff see an analysis error with a retry button.',
      uses: { table: 'write' },
      timeoutSeconds: 120,
      memory: 1024,
    },
  }),
  notificaciones: defineJobs({
    createNotificaciones: {
      trigger: {
        events: ['EntrevistaIniciada', 'EntrevistaCompletada', 'InformeListo', 'AnalisisFallido'],
        maxReceives: 5,
        batchSize: 10,
      },
      summary: 'Notify the users of the company about what happened',
      errorImpact: 'Users are not told that a report is ready.',
      uses: { table: 'write' },
      timeoutSeconds: 30,
    },
  }),
  entrevistas: defineJobs({
    expireEntrevistas: {
      trigger: { schedule: 'rate(15 minutes)' },
      summary: 'Close interviews whose link has ended',
      errorImpact: 'Interviews whose link has ended still show as booked or running.',
      uses: { table: 'write' },
      timeoutSeconds: 60,
    },
  }),
};
