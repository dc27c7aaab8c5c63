import type { HttpEvent } from '../../core/request.ts';

/**
 * Session cookie: the refresh token and whose it is travel only here, where no script can read and no other site can send
 * them. The prefix makes browsers refuse a cookie of this name that a neighbouring host or a page without TLS has set; it
 * asks for the path `/`.
 */
const NAME = '__Host-idonea_sesion';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** Session as a browser holds it: the content of its cookie. */
export interface HeldSession {
  refreshToken: string;
  usuarioId: string;
  sesionId: string;
  /** The same in every cookie of one sign-in; the session's item has its hash (`familyHash`). */
  familia: string;
}

/** Of a session that was opened or renewed; none where there is nothing to keep. */
export function sessionCookies({
  refreshToken,
  usuarioId,
  sesionId,
  familia,
}: Omit<HeldSession, 'refreshToken'> & { refreshToken: string | undefined }): string[] {
  if (!refreshToken) return [];
  const value = `${refreshToken}~${usuarioId}.${sesionId}.${familia}`;
  return [`${NAME}=${value}; ${ATTRIBUTES}; Max-Age=${MAX_AGE_SECONDS}`];
}

export function clearedSessionCookie(): string {
  return `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
}

/** The session that a request comes with; undefined without a cookie, or with a value that is none of ours. */
export function readSessionCookie(event: Pick<HttpEvent, 'cookies'>): HeldSession | undefined {
  const pair = event.cookies?.find((cookie) => cookie.startsWith(`${NAME}=`));
  const parts = /^([^~]+)~(\w+)\.(\w+)\.([\w-]+)$/.exec(pair?.slice(NAME.length + 1) ?? '');
  if (!parts) return undefined;
  const [, refreshToken = '', usuarioId = '', sesionId = '', familia = ''] = parts;
  return { refreshToken, usuarioId, sesionId, familia };
}
