/** What the product must stay below. `npm run bench` prints these beside its figures; the size ones also fail tests. */

/** kB are 1000 bytes, compressed with gzip at its best level, as a Lambda zip or a web answer would be. */
export const SIZE_BUDGETS = {
  /** A function's zip. */
  function: 115,
  /** Everything that the sign-in screen loads. */
  login: 130,
  /** Everything that the interview room loads. */
  room: 100,
  /** Everything that a page of the workspace loads, the shell included. */
  page: 180,
} as const;

/** Scripts that a view may come in: each is a request, see web/shared-chunks.ts. */
export const MOST_FILES = 32;

/** Shares of the same work done otherwise, in the same run: see tools/bench/README.md. */
export const RATIO_BUDGETS = {
  coldToConventional: 0.75,
  coldToRaw: 0.9,
  /** Of a function like most, importing only. */
  initToRaw: 0.9,
  zipToConventional: 0.55,
  contractToSchema: 1.1,
  warmToRaw: 1.25,
  /** Requests a second of the local stack, at least. */
  throughputToRaw: 0.5,
  tableToBare: 1.5,
  /** Largest paint of the sign-in page, of the best other one. */
  lcpToRival: 0.7,
} as const;

/** Wall time on one machine with two cores. */
export const TIME_BUDGETS = {
  buildAndSynth: 10,
  readyFirst: 15,
  readyAgain: 8,
} as const;

/** Read units of DynamoDB that an answer may take, the session's user among them, whatever the company holds. */
export const UNIT_BUDGETS = { dashboard: 2, page: 5 } as const;

/** What DynamoDB lets one partition take a second, and how often one item may change. */
export const PARTITION_BUDGETS = { writeUnits: 1000, readUnits: 3000, itemChanges: 500 } as const;

/** What Lighthouse says of a page: points of 100 at least, and how much may move. */
export const LIGHTHOUSE_BUDGETS = {
  mobilePerformance: 95,
  accessibility: 100,
  bestPractices: 100,
  cls: 0.01,
} as const;

const MODELS = 'the AI SDK stands in a file of its own, 211 kB, that is loaded with the first question to a model';
const MAIL_HTML = 'the readers of HTML that check an e-mail and make its plain part, 75 kB';
const TEMPLATES = 'the three built-in services, 46 kB of texts, are read from the bundle';

const COMMON = 'the 3,500 most used passwords, 15 kB, which nobody may choose';

const ACCOUNT = 'the client of Cognito, the proof of its secret, and tokens as browsers hold them';

/** Read when the first text comes; it grows with what is recognised. */
const CARE = 'the care layer: patterns over words, approved texts and help lines';

/** Functions that may be larger than `SIZE_BUDGETS.function`: each with its own limit in kB gzip, and why. */
export const LARGER_FUNCTIONS: Record<string, { limit: number; reason: string }> = {
  'send-correo': {
    limit: 204,
    reason: 'a job: nodemailer with SMTP, ICS invitations and the clients of SES, KMS and SQS; all texts of e-mails',
  },
  'delete-segundo-factor': { limit: 118, reason: ACCOUNT },
  'finish-segundo-factor': { limit: 118, reason: ACCOUNT },
  'start-segundo-factor': { limit: 116.5, reason: ACCOUNT },
  logout: { limit: 118, reason: ACCOUNT },
  'logout-everywhere': { limit: 117, reason: ACCOUNT },
  'refresh-sesion': { limit: 120, reason: 'renews at Cognito, and asks whether the session is still open and used' },
  'delete-sesion': { limit: 119, reason: 'attempts at the password are counted, and Cognito is asked for it' },
  login: { limit: 122, reason: 'attempts are counted, and the sign-in may go on with a second factor' },
  'finish-login': { limit: 122, reason: 'what a sign-in does, after the second factor' },
  'invite-usuario': {
    limit: 117.5,
    reason: 'an invitation, the wait of its address, and the counters of what it sends',
  },
  'export-candidato': { limit: 116.5, reason: 'everything that is kept of a person, and the audit entry' },
  'finish-oauth': { limit: 116, reason: ACCOUNT },
  'get-auditoria': { limit: 118, reason: 'finds what an entry was about, whatever it was' },
  'update-password': { limit: 139.5, reason: COMMON },
  'update-password-propia': { limit: 138, reason: COMMON },
  'reset-password': { limit: 135, reason: COMMON },
  'test-smtp': { limit: 182, reason: 'nodemailer with SMTP, and KMS for the stored password' },
  'update-plantilla-correo': { limit: 190, reason: MAIL_HTML },
  'validate-plantilla-correo': { limit: 187, reason: MAIL_HTML },
  'update-configuracion-global': { limit: 200, reason: `KMS for the keys, and ${MAIL_HTML}` },
  'send-prueba-plantilla': { limit: 276, reason: `nodemailer with SMTP, the clients of SES and KMS, and ${MAIL_HTML}` },
  'analyze-entrevista': {
    limit: 490,
    reason: `a job: ${MODELS}; 90 kB of Spanish sentiment lexicon, stemmer; KMS; ${TEMPLATES}`,
  },
  'create-empresa': {
    limit: 120,
    reason: 'the company, its administrator, plan and licences in one transaction, and its audit entry',
  },
  'analyze-texto': {
    limit: 165.5,
    reason: '90 kB of Spanish sentiment lexicon, which the analysis of a text is made of; stemmer',
  },
  'start-sala': {
    limit: 460,
    reason: `${MODELS}; the interviewer: Spanish stemmer, verbs and what it says, its company; KMS; ${TEMPLATES}`,
  },
  'send-respuesta': {
    limit: 1050,
    reason: `${CARE}; ${MODELS}; the interviewer: Spanish stemmer, verbs and what it says, its company; KMS; ${TEMPLATES}`,
  },
  'update-avatar': { limit: 153, reason: 'the S3 client, with its checksums and endpoint rules' },
  'update-logo': { limit: 151, reason: 'the S3 client, with its checksums and endpoint rules' },
  'delete-logo': { limit: 151, reason: 'the S3 client, with its checksums and endpoint rules' },
  'delete-avatar': { limit: 151, reason: 'the S3 client, with its checksums and endpoint rules' },
  'delete-usuario': {
    limit: 156,
    reason: 'the photo goes with its user: the S3 client, with its checksums and endpoint rules',
  },
  'purge-empresa': { limit: 166, reason: 'a job: the S3 client, and everything that a company is removed with' },
  'extract-texto-plan': { limit: 800, reason: 'a job: pdf.js, mammoth and word-extractor read the files of plans' },
  'upload-plan-estrategico': { limit: 166, reason: 'the S3 client, signed forms, and the inspection of ZIP files' },
  'confirm-plan-estrategico': { limit: 166, reason: 'the S3 client, signed forms, and the inspection of ZIP files' },
  'get-archivo-plan': { limit: 164, reason: 'the S3 client, with its checksums and endpoint rules' },
  'delete-archivo-plan': { limit: 164.5, reason: 'the S3 client, with its checksums and endpoint rules' },
  'delete-plan-estrategico': { limit: 167, reason: 'the S3 client, with its checksums and endpoint rules' },
  'erase-candidato': { limit: 159, reason: 'a job: the S3 client, and everything that a candidate is erased with' },
  'extract-texto-cv': { limit: 795, reason: 'a job: pdf.js, mammoth and word-extractor read the files of CVs' },
  'upload-cv': { limit: 152.5, reason: 'the S3 client, and signed forms' },
  'confirm-cv': { limit: 163, reason: 'the S3 client, and the inspection of ZIP files' },
  'get-archivo-cv': { limit: 154, reason: 'the S3 client, with its checksums and endpoint rules' },
  'delete-cv': { limit: 152, reason: 'the S3 client, with its checksums and endpoint rules' },
  'delete-archivos-huerfanos': { limit: 148, reason: 'a job: the S3 client, with its checksums and endpoint rules' },
  'create-informes-pdf': {
    limit: 1030,
    reason:
      'a job: pdfkit with its font engine, three faces of Inter of 205 kB each, the S3 client with uploads in parts',
  },
  'get-informe-pdf': { limit: 157, reason: 'the S3 client signs the address' },
  'get-informes-zip': { limit: 151, reason: 'the S3 client signs the address' },
  'create-importacion': { limit: 191, reason: 'the S3 client, signed forms, and the readers of CSV, ZIP and XML' },
  'receive-importacion': { limit: 190.5, reason: 'the S3 client, signed forms, and the readers of CSV, ZIP and XML' },
  'get-importacion': { limit: 154.5, reason: 'the S3 client, with its checksums and endpoint rules' },
  'validate-importacion': { limit: 162, reason: 'the S3 client, with its checksums and endpoint rules' },
  'list-filas-importacion': { limit: 154.5, reason: 'the S3 client, with its checksums and endpoint rules' },
  'confirm-importacion': { limit: 155, reason: 'the S3 client, with its checksums and endpoint rules' },
  'export-importacion': { limit: 163, reason: 'the S3 client, with its checksums and endpoint rules' },
  'import-candidatos': { limit: 156, reason: 'a job: the S3 client, with its checksums and endpoint rules' },
  'undo-importaciones': { limit: 154, reason: 'a job: the S3 client, with its checksums and endpoint rules' },
  'run-operacion': { limit: 182, reason: 'a job: the S3 client, uploads in parts, and all that brings items back' },
  'create-importacion-datos': {
    limit: 181,
    reason: 'the S3 client, signed forms, and the schemas of all that comes back',
  },
  'receive-importacion-datos': { limit: 178, reason: 'the S3 client, and the schemas of all that comes back' },
  'get-exportacion-datos': { limit: 158, reason: 'the S3 client, with its checksums and endpoint rules' },
  'export-datos': { limit: 169, reason: 'the S3 client with uploads in parts: a long file goes into the bucket' },
  'export-auditoria': { limit: 167, reason: 'the S3 client with uploads in parts: a long file goes into the bucket' },
  'finish-exportacion': { limit: 160, reason: 'a job: the S3 client with uploads in parts' },
  'get-exportacion': { limit: 151, reason: 'the S3 client signs the address' },
  'test-almacen': { limit: 157, reason: 'the S3 client, with its checksums and endpoint rules' },
  'check-salud': { limit: 160, reason: 'a job: the clients of SES, S3, SQS, KMS and Cognito' },
  'create-entrevista': { limit: 142, reason: `the KMS client encrypts the link; licences; ${TEMPLATES}` },
  'execute-servicio-hr': { limit: 143, reason: `the KMS client encrypts the links; licences; ${TEMPLATES}` },
  'send-analiticas': { limit: 132, reason: `the figures of a period; the names of services: ${TEMPLATES}` },
  'create-administrador': { limit: 120.5, reason: 'the KMS client encrypts the temporary password; plan and limits' },
  'test-proveedor': { limit: 119, reason: 'the KMS client reads the key that is tested' },
  'get-sala': { limit: 200, reason: `approved texts and help lines, for a device that loses its line; ${TEMPLATES}` },
  'verify-oauth': {
    limit: 125,
    reason: 'the clients of KMS, for the refresh token, and of Cognito, for the session',
  },
  'finish-sala': { limit: 131, reason: TEMPLATES },
  'accept-consentimientos': { limit: 128, reason: TEMPLATES },
  'pause-sala': { limit: 128, reason: TEMPLATES },
  'resume-sala': { limit: 128, reason: TEMPLATES },
  'attend-cuidado': { limit: 200, reason: `approved texts and help lines; KMS; ${TEMPLATES}` },
  'send-correccion': { limit: 960, reason: `${CARE}; ${MODELS}; KMS; ${TEMPLATES}` },
  'read-lectura': { limit: 940, reason: `a job: ${CARE}; ${MODELS}; KMS; ${TEMPLATES}` },
  'create-notificaciones': {
    limit: 146,
    reason: 'every notice there is, with the texts and help lines of the urgent one',
  },
  'send-encuesta': { limit: 128, reason: TEMPLATES },
  'send-pregunta': { limit: 130, reason: TEMPLATES },
  'get-texto-cuidado': { limit: 145, reason: 'the approved texts, the questions and the help lines, which it shows' },
  'get-cuidado': { limit: 145, reason: 'the approved texts, the questions and the help lines, which it shows' },
  'create-revision-textos': {
    limit: 143,
    reason: 'the approved texts, the questions and the help lines, which it shows',
  },
  'list-textos-cuidado': { limit: 135, reason: 'the approved texts, the questions and the help lines, which it shows' },
  'get-ajustes-atencion': { limit: 120, reason: 'the help lines of all countries, to be confirmed' },
  'send-ayuda': { limit: 128, reason: TEMPLATES },
  'get-atencion': {
    limit: 164,
    reason: `the approved texts and help lines, and what a person asks in the place of the machine: ${TEMPLATES}`,
  },
  'update-ajustes-atencion': { limit: 120, reason: 'the help lines of all countries, to be confirmed' },
  'rehearse-servicio-hr': {
    limit: 175,
    reason: `the interviewer conducts here as well, with a company's facts; ${TEMPLATES}`,
  },
  'simulate-servicio-hr': {
    limit: 180.5,
    reason: `the interviewer with a company's facts, and eleven invented candidates; ${TEMPLATES}`,
  },
  'update-servicio-hr': { limit: 123.5, reason: TEMPLATES },
  'get-version-servicio-hr': { limit: 127.5, reason: TEMPLATES },
  'get-servicio-hr': { limit: 127, reason: TEMPLATES },
  'list-servicios-hr': { limit: 126.5, reason: TEMPLATES },
};

/** kB gzip that a function's zip may have. */
export function functionBudget(name: string): number {
  return LARGER_FUNCTIONS[name]?.limit ?? SIZE_BUDGETS.function;
}
