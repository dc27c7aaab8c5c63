import type * as z from 'zod';
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
  /** Cognito actions on the user pool, without the `cognito-idp:` prefix. */
  identity?: readonly string[];
  /** Encrypting and decrypting small secrets with the platform's KMS key. */
  secrets?: readonly ('encrypt' | 'decrypt')[];
  sendMail?: true;
  publishEvents?: true;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface EndpointContract {
  method: Method;
  /** Path with `{name}` placeholders, as API Gateway writes it. */
  path: `/api/${string}`;
  access: Access;
  /**
   * `empresa`: bound to one company, the caller's own; a superadmin names one in the query (`empresaId`).
   * `plataforma`: not bound to a company.
   */
  scope: 'empresa' | 'plataforma';
  summary: string;
  query?: LazySchema;
  body?: LazySchema;
  /** The `data` of the answer. */
  response: LazySchema;
  /** Lists answer an array in `data` and `nextCursor` beside it; `response` is the schema of one entry. */
  list?: true;
  /** Default 200. */
  status?: number;
  uses: Uses;
  /** Default 10. API Gateway ends a request at 30. */
  timeoutSeconds?: number;
  /** MB; more memory is also more CPU. Default 512. */
  memory?: number;
}

export type Api = Record<string, EndpointContract>;

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
export type EntryOf<C extends EndpointContract> = SchemaOutput<C['response']>;
/** What `data` holds: one entry, or an array of them for lists. */
export type DataOf<C extends EndpointContract> = C extends { list: true } ? EntryOf<C>[] : EntryOf<C>;

/** `createCandidato` → `create-candidato`: the name of its file, Lambda and folder. */
export function kebab(operation: string): string {
  return operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
