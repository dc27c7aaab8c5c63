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
    syncUsuario: {
      trigger: { events: ['UsuarioCreado', 'UsuarioCambiado', 'UsuarioEliminado'], maxReceives: 5, batchSize: 5 },
      summary: "Make a user's Cognito account equal to their record, and send a new temporary password",
      errorImpact:
        'A new user gets no credentials, or the account of a disabled user can still ask Cognito for tokens.',
      uses: {
        table: 'write',
        identity: [
          'AdminCreateUser',
          'AdminGetUser',
          'AdminSetUserPassword',
          'AdminEnableUser',
          'AdminDisableUser',
          'AdminUserGlobalSignOut',
          'AdminDeleteUser',
        ],
        secrets: ['decrypt'],
      },
      timeoutSeconds: 30,
    },
    updateEmpresaNombre: {
      trigger: { events: ['EmpresaRenombrada'], maxReceives: 5, batchSize: 5 },
      summary: "Give a company's new name to its users",
      errorImpact: "People see their company's old name in the menu and in e-mails.",
      uses: { table: 'write' },
      timeoutSeconds: 60,
    },
    reconcileUsuarios: {
      trigger: { schedule: 'rate(1 hour)' },
      summary: 'Compare accounts with users and mend what came apart',
      errorImpact: 'An account that nobody owns, or a user who got no credentials, stays so.',
      uses: {
        table: 'write',
        identity: [
          'ListUsers',
          'AdminUpdateUserAttributes',
          'AdminEnableUser',
          'AdminDisableUser',
          'AdminUserGlobalSignOut',
          'AdminDeleteUser',
        ],
      },
      timeoutSeconds: 300,
    },
  }),
  auth: defineJobs({
    sendRecuperacion: {
      trigger: { events: ['RecuperacionSolicitada'], maxReceives: 4, batchSize: 5 },
      summary: 'Send what lets a person who forgot their password in again',
      errorImpact: 'A person who forgot their password gets no e-mail and cannot sign in.',
      uses: { table: 'write', identity: ['ForgotPassword'], secrets: ['encrypt'] },
      timeoutSeconds: 30,
    },
  }),
  correos: defineJobs({
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
  }),
  areas: defineJobs({
    reassignCandidatos: {
      trigger: { events: ['ReasignacionSolicitada'], maxReceives: 5, batchSize: 1 },
      summary: 'Move the candidates of an area to another one, page by page',
      errorImpact: 'An area keeps candidates that staff asked to move; they see that it failed and can begin again.',
      uses: { table: 'write' },
      timeoutSeconds: 60,
    },
  }),
  informes: defineJobs({
    analyzeEntrevista: {
      trigger: { events: ['EntrevistaCompletada', 'AnalisisSolicitado'], maxReceives: 3, batchSize: 1 },
      summary: 'Make the report of a finished interview',
      errorImpact: 'A finished interview has no report; staff see an analysis error with a retry button.',
      uses: { table: 'write', secrets: ['decrypt'], models: true },
      timeoutSeconds: 120,
      memory: 1024,
    },
  }),
  'informes-pdf': defineJobs({
    createInformesPdf: {
      trigger: { events: ['InformePdfSolicitado', 'InformesZipSolicitado'], maxReceives: 3, batchSize: 1 },
      summary: 'Make the PDF of a report, or of several reports in one ZIP file',
      errorImpact: 'A report cannot be downloaded as a PDF; people see that it failed and can try again.',
      uses: {
        table: 'write',
        files: { logos: 'read', informes: ['read', 'write', 'erase'], descargas: ['write', 'erase'] },
      },
      timeoutSeconds: 300,
      memory: 1769,
    },
  }),
  exportaciones: defineJobs({
    finishExportacion: {
      trigger: { events: ['ExportacionSolicitada'], maxReceives: 3, batchSize: 1 },
      summary: 'Write all users, subscriptions or companies into a CSV file',
      errorImpact: 'The superadmin cannot export users, subscriptions or activity; they see that it failed.',
      uses: { table: 'write', files: { descargas: ['write'] } },
      timeoutSeconds: 300,
      memory: 1024,
    },
  }),
  analiticas: defineJobs({
    countAnaliticas: {
      trigger: {
        events: [
          'EntrevistaProgramada',
          'EntrevistaCancelada',
          'EntrevistaIniciada',
          'EntrevistaCompletada',
          'EntrevistaNoPresentada',
          'EntrevistaCaducada',
          'InformeListo',
          'InformeValidado',
          'EncuestaRespondida',
        ],
        maxReceives: 5,
        batchSize: 10,
      },
      summary: 'Count an interview for the analytics of its company and of the platform',
      errorImpact: 'The analytics miss what happened to some interviews until they are counted again.',
      uses: { table: 'write' },
      timeoutSeconds: 60,
    },
    recountAnaliticas: {
      trigger: { events: ['RecuentoSolicitado'], maxReceives: 5, batchSize: 1 },
      summary: 'Count all interviews of a company again, page by page',
      errorImpact: 'The analytics of a company stay as they were; the recount can be asked for again.',
      uses: { table: 'write' },
      timeoutSeconds: 60,
    },
  }),
  reportes: defineJobs({
    startReportes: {
      trigger: { schedule: 'rate(15 minutes)' },
      summary: 'Ask for the weekly and monthly reports of the companies in whose zone they are due',
      errorImpact: 'Administrators do not get the figures of the week or of the month by e-mail.',
      uses: { table: 'write' },
      timeoutSeconds: 120,
    },
    sendReportes: {
      trigger: { events: ['ReportePeriodicoSolicitado'], maxReceives: 5, batchSize: 5 },
      summary: "Send a company's figures of a week or month to its administrators",
      errorImpact: 'The administrators of some companies do not get the figures of the period by e-mail.',
      uses: { table: 'write' },
      timeoutSeconds: 60,
    },
  }),
  licencias: defineJobs({
    expireLicencias: {
      trigger: { schedule: 'rate(1 hour)' },
      summary: 'End the licences whose days are over',
      errorImpact: 'Licences whose days are over still count as active; no interview can use them all the same.',
      uses: { table: 'write' },
      timeoutSeconds: 60,
    },
  }),
  notificaciones: defineJobs({
    createNotificaciones: {
      trigger: {
        events: [
          'EntrevistaProgramada',
          'EntrevistaReprogramada',
          'EntrevistaCancelada',
          'EntrevistaIniciada',
          'EntrevistaCompletada',
          'EntrevistaNoPresentada',
          'EntrevistaCaducada',
          'AyudaSolicitada',
          'InformeListo',
          'InformeValidado',
          'AnalisisFallido',
          'RecordatorioEntrevista',
          'EnlacePorCerrar',
          'RevisionAtrasada',
          'UsuarioCreado',
          'SolicitudRecibida',
          'ClaveFallida',
          'ModeloRetirado',
          'PagoProximo',
          'CuotaAlcanzada',
          'LicenciaVencida',
          'ImportacionTerminada',
          'CandidatosPorSuprimir',
        ],
        maxReceives: 5,
        batchSize: 10,
      },
      summary: 'Notify users of what happened, in the application and by e-mail',
      errorImpact: 'Users are not told that a report is ready or that a review is overdue.',
      uses: { table: 'write' },
      timeoutSeconds: 60,
    },
  }),
  agenda: defineJobs({
    runAgenda: {
      trigger: { schedule: 'rate(5 minutes)' },
      summary: 'Tell of what has become due: interviews that are near, links about to close, reviews that wait',
      errorImpact: 'Nobody is reminded of interviews or of reports that wait for a review.',
      uses: { table: 'write' },
      timeoutSeconds: 60,
    },
  }),
  configuracion: defineJobs({
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
  suscripciones: defineJobs({
    billSuscripciones: {
      trigger: { schedule: 'cron(15 5 * * ? *)' },
      summary: 'Move trials and subscriptions whose day of payment is near or has passed',
      errorImpact: 'Trials do not become subscriptions, and companies are not told that a payment is near.',
      uses: { table: 'write' },
      timeoutSeconds: 300,
    },
  }),
  plataforma: defineJobs({
    snapshotSuscripciones: {
      trigger: { schedule: 'cron(5 0 * * ? *)' },
      summary: 'Keep how all subscriptions stand when the day begins',
      errorImpact: 'The analytics of the platform miss a day.',
      uses: { table: 'write' },
      timeoutSeconds: 120,
    },
  }),
  'planes-estrategicos': defineJobs({
    extractTextoPlan: {
      trigger: { events: ['ArchivoPlanRecibido'], maxReceives: 3, batchSize: 1 },
      summary: "Read the text of a strategic plan's file",
      errorImpact: 'The text of an uploaded plan is missing in what the interviewer knows; people see that it failed.',
      uses: { table: 'write', files: { planes: ['read'] } },
      timeoutSeconds: 60,
      memory: 1024,
    },
  }),
  documentos: defineJobs({
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
  }),
  curriculums: defineJobs({
    extractTextoCv: {
      trigger: { events: ['CvRecibido'], maxReceives: 3, batchSize: 1 },
      summary: "Read the text of a candidate's CV, and propose data from it",
      errorImpact: 'Nobody is offered the data of an uploaded CV; people see that it could not be read.',
      uses: { table: 'write', files: { cv: ['read'] } },
      timeoutSeconds: 60,
      memory: 1024,
    },
  }),
  conservacion: defineJobs({
    expireCandidatos: {
      trigger: { schedule: 'cron(10 2 * * ? *)' },
      summary:
        'Tell companies of candidates whose term of retention is nearly over, and erase those whose term is over',
      errorImpact: 'Candidates are kept for longer than their company has decided.',
      uses: { table: 'write' },
      timeoutSeconds: 300,
    },
  }),
  privacidad: defineJobs({
    eraseCandidato: {
      trigger: { events: ['SupresionSolicitada'], maxReceives: 5, batchSize: 1 },
      summary: 'Erase everything about a candidate, page by page',
      errorImpact: 'A person who asked for erasure still has data; the company sees that it failed.',
      uses: {
        table: 'write',
        files: {
          cv: ['erase'],
          importaciones: ['list', 'read', 'write', 'erase'],
          informes: ['erase'],
          descargas: ['erase'],
        },
      },
      timeoutSeconds: 120,
    },
  }),
  importaciones: defineJobs({
    importCandidatos: {
      trigger: { events: ['ImportacionConfirmada'], maxReceives: 5, batchSize: 1 },
      summary: "Make candidates of an import's rows, block by block",
      errorImpact: 'An import of candidates has stopped half-way; people see that it did, and can let it go on.',
      uses: { table: 'write', files: { importaciones: ['read', 'write'] } },
      timeoutSeconds: 120,
      memory: 1024,
    },
    undoImportaciones: {
      trigger: { events: ['ImportacionDeshecha'], maxReceives: 5, batchSize: 1 },
      summary: 'Take back what an import did, as long as nobody has touched it since',
      errorImpact: 'An import of candidates is undone only in part; people see that it is, and can try again.',
      uses: { table: 'write', files: { importaciones: ['read', 'write'] } },
      timeoutSeconds: 120,
    },
  }),
  datos: defineJobs({
    runOperacion: {
      trigger: { events: ['OperacionDatosSolicitada'], maxReceives: 5, batchSize: 1 },
      summary: "Export, copy, import, restore, undo or clear a company's data, step by step",
      errorImpact: 'An export, backup, import, restore or clear has stopped half-way; people see that it did, and why.',
      uses: {
        table: 'write',
        files: {
          exportaciones: ['read', 'write'],
          copias: ['list', 'read', 'write'],
          operaciones: ['read', 'write'],
          informes: ['erase'],
          descargas: ['erase'],
        },
      },
      timeoutSeconds: 300,
      memory: 1769,
    },
    startCopias: {
      trigger: { schedule: 'rate(1 hour)' },
      summary: 'Begin the backups that are due by the schedules of companies',
      errorImpact: 'Backups are not made by their schedule; the date of the last one shows it.',
      uses: { table: 'write' },
      timeoutSeconds: 120,
    },
  }),
  purgas: defineJobs({
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
  }),
  sistema: defineJobs({
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
  }),
};
