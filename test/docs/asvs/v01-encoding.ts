import type { Chapter } from './row.ts';

export const encoding: Chapter = {
  number: 1,
  title: 'Encoding and sanitization',
  rows: [
    {
      id: '1.1.1',
      level: 2,
      asks: 'Input is decoded once into its canonical form, before anything checks it',
      decision: 'cumple',
      reason:
        'API Gateway decodes the path once, the body is parsed once by `parseJsonBody`, and schemas see only what came out of that',
      evidence: [
        'functions/core/middleware/validation.ts',
        'test/infra/http-event.unit.test.ts > decodes path parameters and survives broken escapes',
      ],
    },
    {
      id: '1.1.2',
      level: 2,
      asks: 'Output is encoded last, by or for the interpreter that reads it',
      decision: 'cumple',
      reason:
        'React, `JSON.stringify`, papaparse, the MIME writer and the template renderer each escape at the very end; stored text stays as people wrote it',
      evidence: [
        'test/correos/template.unit.test.ts > escapes values in HTML and leaves them alone in text',
        'functions/core/csv.ts',
      ],
    },
    {
      id: '1.2.1',
      level: 1,
      asks: 'Encoding fits the context: HTML, attributes, CSS, headers',
      decision: 'cumple',
      reason:
        'Pages are React, e-mail HTML is rendered by one escaping template engine, and no header is built from input but file names, which are encoded',
      evidence: [
        'test/correos/template.unit.test.ts > escapes values in HTML and leaves them alone in text',
        'test/correos/smtp.integration.test.ts > gets no header and no recipient that somebody wrote into a name, a subject or an address',
      ],
    },
    {
      id: '1.2.2',
      level: 1,
      asks: 'URLs are built with encoding, and only safe schemes pass',
      decision: 'cumple',
      reason:
        'Paths are built by one function that escapes parameters; addresses that people save must be http or https',
      evidence: [
        'test/web/api-client.unit.test.ts > escapes path parameters and leaves out empty query values',
        'test/usuarios/perfil.unit.test.ts > adds a scheme to an address that was written without one',
      ],
    },
    {
      id: '1.2.3',
      level: 1,
      asks: 'JavaScript and JSON are built with encoding',
      decision: 'cumple',
      reason: 'JSON is only made by `JSON.stringify`; no page has inline script and the policy forbids it',
      evidence: [
        'functions/core/reply.ts',
        'test/infra/data-and-edge.integration.test.ts > has a content security policy without unsafe-inline or unsafe-eval',
      ],
    },
    {
      id: '1.2.4',
      level: 1,
      asks: 'Database queries are parameterized',
      decision: 'cumple',
      reason:
        'Conditions and changes are data that one file turns into DynamoDB expressions with placeholders; nothing scans or uses PartiQL',
      evidence: [
        'functions/core/dynamo-expressions.ts',
        'test/docs/access-patterns.unit.test.ts > neither scans nor uses PartiQL',
        'test/docs/access-patterns.unit.test.ts > sends commands to DynamoDB from one file only, and asks for its backups from another',
      ],
    },
    {
      id: '1.2.5',
      level: 1,
      asks: 'No command of the operating system can be injected',
      decision: 'cumple',
      reason: 'No function starts a process; Word files are read by a thread of our own code',
      evidence: [
        'functions/documentos/read-in-worker.ts',
        'test/import-walls.unit.test.ts > functions know neither infra nor web, and infra imports no function',
      ],
    },
    {
      id: '1.2.6',
      level: 2,
      asks: 'LDAP injection is prevented',
      decision: 'no aplica',
      reason: 'There is no LDAP',
      evidence: [],
    },
    {
      id: '1.2.7',
      level: 2,
      asks: 'XPath injection is prevented',
      decision: 'no aplica',
      reason: 'There is no XPath; XML of spreadsheets is read as a stream of events',
      evidence: ['functions/importaciones/xlsx-parts.ts'],
    },
    {
      id: '1.2.8',
      level: 2,
      asks: 'LaTeX processors are locked down',
      decision: 'no aplica',
      reason: 'There is no LaTeX; documents are written with pdfkit',
      evidence: ['functions/informes-pdf/documento/sheet.ts'],
    },
    {
      id: '1.2.9',
      level: 2,
      asks: 'Special characters are escaped in regular expressions that are made from input',
      decision: 'cumple',
      reason: "The one expression made of somebody's text escapes each piece",
      evidence: ['functions/informes/modelo/locate-cita.ts'],
    },
    {
      id: '1.3.1',
      level: 1,
      asks: 'HTML of an editor passes a well-known sanitizer',
      decision: 'parcial',
      reason:
        'Templates of e-mails, which a superadmin alone writes, pass an allow list of our own on htmlparser2 that writes them anew: it is tested with hostile HTML, but no library with a public record',
      evidence: [
        'functions/correos/plantillas/clean-html.ts',
        'test/correos/plantillas.unit.test.ts > is written anew, so that nobody can understand it another way',
        'test/correos/plantillas.unit.test.ts > is stored nowhere when it is refused',
      ],
    },
    {
      id: '1.3.2',
      level: 1,
      asks: 'Nothing executes text as code',
      decision: 'cumple',
      reason:
        "No `eval` and no `Function` in our code, zod's own compiler is switched off, and the policy lets browsers evaluate nothing",
      evidence: [
        'functions/core/parse.ts',
        'test/infra/data-and-edge.integration.test.ts > has a content security policy without unsafe-inline or unsafe-eval',
      ],
    },
    {
      id: '1.3.3',
      level: 2,
      asks: 'What goes into a dangerous context is cut down to what is safe there',
      decision: 'cumple',
      reason: 'Each text has a length and refuses control characters by its schema; headers of e-mail lose line breaks',
      evidence: ['shared/core/schemas.ts', 'functions/core/adapters/mail.ts'],
    },
    {
      id: '1.3.4',
      level: 2,
      asks: 'SVG of users is sanitized or refused',
      decision: 'cumple',
      reason: 'Images are PNG, JPEG or WebP by their bytes and are written anew; SVG is refused',
      evidence: ['test/core/images.unit.test.ts', 'test/usuarios/avatar.unit.test.ts > refuses %s'],
    },
    {
      id: '1.3.5',
      level: 2,
      asks: 'Markdown, CSS, BBCode and the like of users cannot run',
      decision: 'cumple',
      reason: 'None of these is rendered; styles in templates cannot load or run anything',
      evidence: [
        'functions/correos/plantillas/clean-html.ts',
        'test/correos/plantillas.unit.test.ts > is written anew, so that nobody can understand it another way',
      ],
    },
    {
      id: '1.3.6',
      level: 2,
      asks: 'The server calls no address that input chose (SSRF)',
      decision: 'cumple',
      reason:
        "Providers have fixed addresses; a mail server's name is resolved once, every address must be public, and the connection goes to one of these",
      evidence: [
        'functions/core/adapters/public-address.ts',
        'test/correos/public-address.unit.test.ts > not when one of its addresses is an inner one: the next answer might give just that',
        'test/correos/smtp.integration.test.ts > is not reached where the deployment does not allow it, also by a name, and nobody hears of it',
      ],
    },
    {
      id: '1.3.7',
      level: 2,
      asks: 'Templates cannot be built from input (template injection)',
      decision: 'cumple',
      reason:
        'Templates name variables of a catalogue and nothing else, and what comes out of a value is not filled again',
      evidence: [
        'test/correos/template.unit.test.ts > does not fill places that come out of a value',
        'test/correos/catalogo-plantillas.unit.test.ts > speaks of nothing that the catalogue does not know',
      ],
    },
    {
      id: '1.3.8',
      level: 2,
      asks: 'JNDI queries are safe',
      decision: 'no aplica',
      reason: 'There is no Java in the product',
      evidence: [],
    },
    {
      id: '1.3.9',
      level: 2,
      asks: 'What goes to memcache is sanitized',
      decision: 'no aplica',
      reason: 'There is no memcache',
      evidence: [],
    },
    {
      id: '1.3.10',
      level: 2,
      asks: 'Format strings are safe',
      decision: 'no aplica',
      reason: 'JavaScript has none; words are put together by template literals',
      evidence: [],
    },
    {
      id: '1.3.11',
      level: 2,
      asks: 'Input to mail systems is sanitized',
      decision: 'cumple',
      reason: 'Addresses and subjects with line breaks are refused or flattened, by SES and by SMTP',
      evidence: [
        'test/correos/smtp.integration.test.ts > gets no header and no recipient that somebody wrote into a name, a subject or an address',
        'functions/core/adapters/mail.ts',
      ],
    },
    {
      id: '1.4.1',
      level: 2,
      asks: 'Memory is handled by safe functions',
      decision: 'no aplica',
      reason: 'All code of ours is TypeScript on a runtime that manages memory',
      evidence: [],
    },
    {
      id: '1.4.2',
      level: 2,
      asks: 'Numbers are checked for sign and range',
      decision: 'cumple',
      reason: 'Schemas say integer, minimum and maximum of each number; counters move by conditions',
      evidence: ['shared/core/schemas.ts', 'test/empresas/limites.integration.test.ts'],
    },
    {
      id: '1.4.3',
      level: 2,
      asks: 'Freed memory is not used again',
      decision: 'no aplica',
      reason: 'The runtime manages memory',
      evidence: [],
    },
    {
      id: '1.5.1',
      level: 1,
      asks: 'XML parsers resolve no external entities',
      decision: 'cumple',
      reason: 'saxes resolves none, and a DOCTYPE ends the reading',
      evidence: [
        'functions/importaciones/xlsx-parts.ts',
        'functions/documentos/inspect-docx.ts',
        'test/documentos/leer-archivo.unit.test.ts > refuses %s',
      ],
    },
    {
      id: '1.5.2',
      level: 2,
      asks: 'Untrusted data is deserialized by an allow list of types',
      decision: 'cumple',
      reason: 'Everything is JSON parsed by a schema that refuses unknown fields; nothing revives objects',
      evidence: ['functions/core/parse.ts', 'test/every-endpoint.unit.test.ts > refuses the body %s with 400'],
    },
  ],
};
