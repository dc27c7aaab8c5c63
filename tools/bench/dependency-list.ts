/** One dependency, used as functions use it. */
export interface Dependency {
  name: string;
  /** TypeScript, resolved from the repository: what is imported, and made at import. */
  code: string;
  /** Its files, as the list of a bundle's sources names them. */
  of: RegExp;
  /** What it is measured on top of: what every function that has it has anyway. */
  on?: string;
  /** Built as the functions that ask language models are. */
  models?: boolean;
}

/** The process without any of them. */
export const NOTHING = 'bare Node';

const CLIENT = 'client-dynamodb';
const S3 = 'client-s3';
const ZOD = 'zod';
const keep = (what: string) => `globalThis.kept = [globalThis.kept, ${what}];`;
const inPackage = (name: string) => new RegExp(`node_modules/${name}/`);

const client = (name: string, className: string, ...commands: string[]): Dependency => ({
  name,
  on: CLIENT,
  of: inPackage(`@aws-sdk/${name}`),
  code: [
    `import { ${[className, ...commands].join(', ')} } from '@aws-sdk/${name}';`,
    keep([`new ${className}({})`, ...commands].join(', ')),
  ].join('\n'),
});

const library = (name: string, code: string, more: Partial<Dependency> = {}): Dependency => ({
  name,
  of: inPackage(name),
  code,
  ...more,
});

export const DEPENDENCIES: readonly Dependency[] = [
  { name: NOTHING, code: '', of: /$^/ },
  {
    ...client(CLIENT, 'DynamoDBClient', 'TransactionCanceledException'),
    on: NOTHING,
  },
  {
    name: 'our table, lib-dynamodb',
    on: CLIENT,
    of: /functions\/core\/dynamo-table\.ts$/,
    code: `import { dynamoTable } from '#functions/core/dynamo-table.ts';\n${keep("dynamoTable('bench')")}`,
  },
  client('client-kms', 'KMSClient', 'EncryptCommand', 'DecryptCommand'),
  client(
    'client-cognito-identity-provider',
    'CognitoIdentityProviderClient',
    'InitiateAuthCommand',
    'RespondToAuthChallengeCommand',
    'RevokeTokenCommand',
  ),
  client('client-sqs', 'SQSClient', 'ChangeMessageVisibilityCommand'),
  client('client-eventbridge', 'EventBridgeClient', 'PutEventsCommand'),
  client('client-ses', 'SESClient', 'SendRawEmailCommand'),
  client(S3, 'S3Client', 'GetObjectCommand', 'PutObjectCommand', 'DeleteObjectCommand', 'NoSuchKey'),
  library('@aws-sdk/lib-storage', `import { Upload } from '@aws-sdk/lib-storage';\n${keep('Upload')}`, { on: S3 }),
  library(
    '@aws-sdk/s3-presigned-post',
    `import { createPresignedPost } from '@aws-sdk/s3-presigned-post';\n${keep('createPresignedPost')}`,
    { on: S3 },
  ),
  library(
    ZOD,
    `import * as z from 'zod';\n${keep('() => z.object({ a: z.string().max(3), b: z.array(z.number()) })')}`,
  ),
  library('@middy/core', `import middy from '@middy/core';\n${keep('middy()')}`),
  // HTTPS and cryptography of Node are loaded by the client already.
  library(
    'aws-jwt-verify',
    `import { cognitoTokenVerifier } from '#functions/core/token-verifier.ts';\n${keep('cognitoTokenVerifier')}`,
    { on: CLIENT },
  ),
  {
    name: 'our endpoint layer, with all of these',
    of: /functions\/core\/endpoint\.ts$/,
    code: `import { endpoint } from '#functions/entrada/endpoint.ts';\n${keep('endpoint')}`,
  },
  {
    name: 'the built-in services',
    on: ZOD,
    of: /shared\/servicios-hr\/built-in-servicios\.ts$/,
    code: `import { BUILT_IN_SERVICIOS } from '#shared/entrevistas/servicios-hr/built-in-servicios.ts';\n${keep('BUILT_IN_SERVICIOS')}`,
  },
  library('nodemailer', `import { createTransport } from 'nodemailer';\n${keep('createTransport')}`),
  library('ical-generator', `import ical from 'ical-generator';\n${keep('ical')}`),
  library('html-to-text', `import { convert } from 'html-to-text';\n${keep('convert')}`),
  library('htmlparser2', `import { Parser } from 'htmlparser2';\n${keep('Parser')}`),
  library('papaparse', `import Papa from 'papaparse';\n${keep('Papa.parse')}`),
  library('saxes', `import { SaxesParser } from 'saxes';\n${keep('SaxesParser')}`),
  library('yauzl', `import { fromBufferPromise } from 'yauzl';\n${keep('fromBufferPromise')}`),
  library('yazl', `import { ZipFile } from 'yazl';\n${keep('ZipFile')}`),
  library('pdfkit', `import PDFDocument from 'pdfkit';\n${keep('PDFDocument')}`),
  {
    name: 'the Spanish stemmer',
    of: /lang-es\/src\/stemmer-es\.js$/,
    code: `import { stem } from '#functions/lenguaje/stem.ts';\n${keep('stem')}`,
  },
  {
    name: 'the sentiment lexicon',
    of: /lang-es\/src\/sentiment\//,
    code: `import senticon from '@nlpjs/lang-es/src/sentiment/senticon_es.json' with { type: 'json' };
import afinn from '@nlpjs/lang-es/src/sentiment/afinn_es.json' with { type: 'json' };
${keep('senticon, afinn')}`,
  },
  library('ai', `import { generateText, Output } from 'ai';\n${keep('generateText, Output')}`, { models: true }),
  ...['anthropic:createAnthropic', 'google:createGoogleGenerativeAI', 'openai:createOpenAI'].map((each) => {
    const [provider, make] = each.split(':');
    return library(`@ai-sdk/${provider}`, `import { ${make} } from '@ai-sdk/${provider}';\n${keep(make ?? '')}`, {
      on: 'ai',
      models: true,
    });
  }),
];
