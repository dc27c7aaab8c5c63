import type { Chapter } from './row.ts';

export const files: Chapter = {
  number: 5,
  title: 'File handling',
  rows: [
    {
      id: '5.1.1',
      level: 2,
      asks: 'Documents say types, extensions and sizes of each upload',
      decision: 'cumple',
      reason: 'The security document has a table of uploads with what makes each safe',
      evidence: ['docs/security.md', 'docs/adr/0020-files-come-by-signed-forms-through-quarantine.md'],
    },
    {
      id: '5.2.1',
      level: 1,
      asks: 'Only files of a size that can be handled are taken',
      decision: 'cumple',
      reason: 'Forms are measured before they are read, signed forms carry a range that S3 enforces',
      evidence: [
        'functions/core/multipart.ts',
        'test/documentos/leer-archivo.unit.test.ts > refuses an empty file and one above 10 MB, each for its own reason',
        'test/candidatos/curriculums/curriculums.unit.test.ts > is announced: one key in quarantine, its type, and at most 10 MB',
      ],
    },
    {
      id: '5.2.2',
      level: 1,
      asks: 'Extension and content of each file must agree',
      decision: 'cumple',
      reason: 'Documents, spreadsheets and pictures are known by their bytes and structure, beside their names',
      evidence: [
        'functions/documentos/inspect-archivo.ts',
        'test/documentos/leer-archivo.unit.test.ts > refuses %s',
        'test/core/images.unit.test.ts',
        'test/candidatos/importaciones/read-archivo.unit.test.ts',
        'test/seguridad/entradas/archivos.unit.test.ts > does not take %s',
      ],
    },
    {
      id: '5.2.3',
      level: 2,
      asks: 'Archives are checked for unpacked size and number of files before they are unpacked',
      decision: 'cumple',
      reason:
        'Entries are counted first; parts are unpacked as a stream that stops at the limit, since the promised size may be a lie',
      evidence: [
        'functions/documentos/inspect-docx.ts',
        'test/candidatos/importaciones/read-archivo.unit.test.ts > never unpacks a bomb to its end',
      ],
    },
    {
      id: '5.3.1',
      level: 1,
      asks: 'Uploaded files are never executed on the server',
      decision: 'cumple',
      reason: 'Files are objects in buckets without any server behind them',
      evidence: [
        'infra/constructs/private-bucket.ts',
        'test/infra/data-and-edge.integration.test.ts > keeps every bucket closed and over TLS',
      ],
    },
    {
      id: '5.3.2',
      level: 1,
      asks: 'Paths are made of our own data, not of file names',
      decision: 'cumple',
      reason: 'Keys are built from ids of ours; the name is only shown',
      evidence: [
        'functions/documentos/archivo.ts',
        'test/infra/roles.integration.test.ts > receive, read, write and list files of plans and CVs only as the contract says, each in its folder',
      ],
    },
    {
      id: '5.4.1',
      level: 2,
      asks: 'Downloads name their file in Content-Disposition',
      decision: 'cumple',
      reason: 'Every attachment and signed address carries a disposition; no request names a file',
      evidence: [
        'functions/core/reply.ts',
        'functions/documentos/archivo.ts',
        'test/candidatos/curriculums/curriculums.unit.test.ts > is opened by an address that lives for five minutes, under its name',
      ],
    },
    {
      id: '5.4.2',
      level: 2,
      asks: 'Names of served files are encoded',
      decision: 'cumple',
      reason: "Names of people's files are encoded as RFC 6266 says; all others are ours and ASCII",
      evidence: [
        'functions/documentos/archivo.ts',
        'test/local-aws/s3.integration.test.ts > read and write, with the file name of the download',
      ],
    },
    {
      id: '5.4.3',
      level: 2,
      asks: 'Files of others are scanned for known malware',
      decision: 'cumple',
      reason:
        'Macros, scripts in disguise and other types are refused and pictures are written anew; in preproduction and production GuardDuty looks at each file within seconds, and nobody reads one in which it found something',
      evidence: [
        'functions/documentos/inspect-archivo.ts',
        'test/infra/production.integration.test.ts > has the files that people send looked at for malware, and lets nobody read one in which some was found',
      ],
    },
  ],
};
