import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Usuario } from '#shared/empresas/usuarios/usuario.ts';

export type HttpEvent = APIGatewayProxyEventV2;
export type HttpResult = APIGatewayProxyStructuredResultV2;

/** The signed-in user as the platform's own record has it, read on each request. */
export type SessionUser = Usuario;

/** The holder of an interview link. */
export interface CandidateAccess {
  empresaId: string;
  entrevistaId: string;
}

/** A file of a form. Name and type are what the sender says; only the bytes are to be believed. */
export interface UploadedFile {
  nombre: string;
  tipo: string;
  bytes: Buffer;
}

/** What the middlewares find out about a request, in order; the use case gets it as its context. */
export interface RequestState {
  requestId: string;
  usuario?: SessionUser;
  candidate?: CandidateAccess;
  empresaId?: string;
  params: Record<string, string>;
  query: unknown;
  body: unknown;
  file?: UploadedFile;
  sourceIp: string;
}

/**
 * The caller's address. CloudFront appends it to `x-forwarded-for`, then API Gateway appends CloudFront's: whatever
 * stands before these two was written by the caller and is not believed.
 */
export function clientAddress(event: HttpEvent): string {
  const forwarded = (event.headers['x-forwarded-for'] ?? '').split(',').map((address) => address.trim());
  return forwarded.at(-2) || event.requestContext.http.sourceIp;
}
