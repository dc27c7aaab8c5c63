import * as z from 'zod';
import type { Cosa } from './cosas.ts';
import { lazy } from './lazy.ts';
import type { Permission } from './permissions.ts';

/** A schema made at its first use, see `lazy`. */
export type LazySchema = () => z.ZodType;

/**
 * Who may call an endpoint.
 * - `public`: anyone.
 * - `candidate`: whoever holds the interview token in the path.
 * - `session`: any signed-in, active user.
 * - a permission: active users whose role holds it.
 */
export type Access = 'public' | 'candidate' | 'session' | { permission: Permission };

/** What an endpoint or job may touch. Its IAM role is made from this and from nothing else. */
export interface Uses {
  table?: 'read' | 'write';
  /** Removing whole companies, with their audit log: nobody else may change or delete what stands in it. */
  purges?: true;
  /** Cognito actions on the user pool, without the `cognito-idp:` prefix. */
  identity?: readonly string[];
  /** Encrypting and decrypting small secrets with the platform's KMS key. */
  secrets?: readonly ('encrypt' | 'decrypt')[];
  sendMail?: true;
  /** Knowing the platform's sender and which mail servers the deployment lets a person name, and reaching these. */
  mailSettings?: true;
  publishEvents?: true;
  /** Social sign-in: `providers` tells which ones the deployment has, `flow` also talks to the pool's OAuth domain. */
  socialSignIn?: 'providers' | 'flow';
  /** Asking the services that the platform stands on whether they work: buckets, the mail account. */
  checkHealth?: true;
  /**
   * The queues of all jobs: `count` asks how full they are, `peek` also receives dead letters, `discard` also deletes
   * them, `redrive` also sends them to their queue again.
   */
  queues?: 'count' | 'peek' | 'discard' | 'redrive';
  /** Calling the providers of models, voice and image with their keys. */
  providers?: true;
  /** Asking language models: their SDK is bundled, in a file that is loaded with the first question. */
  models?: true;
  /** Asking what of the table can be restored. */
  backups?: 'read';
  /** Storing and deleting objects, by bucket. */
  files?: { avatars?: 'write'; logos?: 'read' | 'write' } & { [F in UploadsFolder]?: readonly UploadsUse[] };
}

/**
 * Folders of the uploads bucket: files of strategic plans, CVs of candidates, what imports read and did; exports of a
 * company's data, its backups, and what the work on either of them reads and makes on its way; documents of reports, and
 * what was made to be downloaded once.
 */
export const UPLOADS_FOLDERS = [
  'planes',
  'cv',
  'importaciones',
  'exportaciones',
  'copias',
  'operaciones',
  'informes',
  'descargas',
] as const;
export type UploadsFolder = (typeof UPLOADS_FOLDERS)[number];

/**
 * What may be done with the files of such a folder: `receive` uploads that nobody has looked at yet, `read` and `write`
 * those that something names, `list` the whole bucket, `erase` both with all their versions.
 */
export type UploadsUse = 'receive' | 'read' | 'write' | 'list' | 'erase';

/** One file, sent as `multipart/form-data`; it arrives whole, so it must fit into a Lambda event (6 MB as base64). */
export interface FileContract {
  /** Name of the form's field. */
  field: string;
  maxBytes: number;
  /** What a person reads when the field holds no file. */
  missing: string;
  /** The same when it holds an empty one; `missing` without it. */
  empty?: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface EndpointContract {
  method: Method;
  /** Path with `{name}` placeholders, as API Gateway writes it. */
  path: `/api/${string}`;
  access: Access;
  /** What a person reads whose role lacks the permission; a general sentence without it. */
  refusal?: string;
  /**
   * - `empresa`: bound to one company, the caller's own; a superadmin names one in the query (`empresaId`).
   * - `ruta`: bound to the company that the path names in its first parameter: any for a superadmin, the own one for
   *   everyone else.
   * - `plataforma`: not bound to a company.
   */
  scope: 'empresa' | 'ruta' | 'plataforma';
  /** With scope `empresa`: a superadmin who names no company asks about the whole platform. */
  empresaOptional?: true;
  /**
   * With scope `ruta`: also writes what stands outside the company (tax id, subdomain, lists of all companies, accounts,
   * the purge), so the table stays whole and the use case finds out whether the company exists.
   */
  wholeTable?: true;
  summary: string;
  query?: LazySchema;
  body?: LazySchema;
  /** In place of `body`; with both, the request's content type says which of them it brings. */
  file?: FileContract;
  /** The `data` of the answer. */
  response: LazySchema;
  /** Fields of the answer beside `data`; the schema of an object. */
  beside?: () => z.ZodObject;
  /** Lists answer an array in `data` and `nextCursor` beside it; `response` is the schema of one entry. */
  list?: true;
  /** Answers an address for the browser to go to (302) and no data; `response` is `noData` then. */
  redirect?: true;
  /**
   * Answers a file to keep, under its own name and type; `response` is what a file of JSON holds, else `noData`. With
   * `redirect` as well, a file that is too long for an answer is found at the address (302).
   */
  attachment?: string;
  /** Default 200. */
  status?: number;
  uses: Uses;
  /**
   * Answered also while the caller's company is suspended or cancelled: what changes nothing of it, and what a person has a
   * right to whatever becomes of the company. `test/entrada/read-only.unit.test.ts` has them all, with the reason.
   */
  whileReadOnly?: true;
  /** Answered also to whom the role demands a second factor that they have not set up yet. */
  withoutSegundoFactor?: true;
  /**
   * What the audit log says that the caller did, as people read it after a name: «Ana Ruiz creó un área». Every change by
   * somebody signed in has it, and every GET that hands out a file; false where it concerns nobody but the caller, or
   * stores nothing.
   */
  audit?: string | false;
  /** Its entry does not say which of them it was about: who reads the log must not learn whom it concerns. */
  auditSinRuta?: true;
  /** What it changes, for who shows it. */
  changes?: readonly Cosa[];
  /** Of a GET: what its answer shows; without it what its domain is about. */
  reads?: readonly Cosa[];
  /** Its entry is in the platform's log and not in the company's: how a company comes and goes. */
  auditLog?: 'plataforma';
  /** Default 10. API Gateway ends a request at 30. */
  timeoutSeconds?: number;
  /** MB; more memory is also more CPU. Default 512. */
  memory?: number;
}

export type Api = Record<string, EndpointContract>;

/** The `response` of a redirect and of a file that is no JSON. */
export const noData = lazy(() => z.undefined());

/** Keeps each contract's exact types, from which handler and web client are typed. */
export function defineApi<const A extends Api>(api: A): A {
  return api;
}

export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown;

type SchemaOutput<S> = S extends LazySchema ? z.output<ReturnType<S>> : undefined;
type SchemaInput<S> = S extends LazySchema ? z.input<ReturnType<S>> : undefined;

export type ParamsOf<C extends EndpointContract> = PathParams<C['path']>;
export type QueryOf<C extends EndpointContract> = SchemaOutput<C['query']>;
export type BodyOf<C extends EndpointContract> = SchemaOutput<C['body']>;
export type QueryInput<C extends EndpointContract> = SchemaInput<C['query']>;
export type BodyInput<C extends EndpointContract> = SchemaInput<C['body']>;
/** What a caller in the browser passes for a contract's file: a form with that field, unless it takes a body as well. */
export type FormOf<C extends EndpointContract> = C extends { file: FileContract; body: LazySchema }
  ? undefined
  : C extends { file: FileContract }
    ? FormData
    : undefined;
export type EntryOf<C extends EndpointContract> = SchemaOutput<C['response']>;
/** What `data` holds: one entry, or an array of them for lists. */
export type DataOf<C extends EndpointContract> = C extends { list: true } ? EntryOf<C>[] : EntryOf<C>;

/** `createCandidato` → `create-candidato`: the name of its file, Lambda and folder. */
export function kebab(operation: string): string {
  return operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `Idempotency-Key`: 8 to 128 characters of printable ASCII without blanks, as a UUID is. */
export const IDEMPOTENCY_KEY = /^[!-~]{8,128}$/;

/** Calls that honour a key: POSTs by whoever is signed in. Others have no caller to bind it to, or say what they expect. */
export const takesIdempotencyKey = ({ method, access }: Pick<EndpointContract, 'method' | 'access'>) =>
  method === 'POST' && access !== 'public' && access !== 'candidate';
