import type { HttpEvent } from '../../core/request.ts';

/**
 * The refresh token travels only here: no script can read it, no other site can send it. The prefix makes browsers refuse
 * a cookie of this name that a neighbouring host or a page without TLS has set; it asks for the path `/`.
 */
const NAME = '__Host-idonea_sesion';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

export function sessionCookie(refreshToken: string): string {
  return `${NAME}=${refreshToken}; ${ATTRIBUTES}; Max-Age=${MAX_AGE_SECONDS}`;
}

/** Of a session that was opened or renewed; none where there is nothing to keep. */
export const sessionCookies = (refreshToken: string | undefined): string[] =>
  refreshToken ? [sessionCookie(refreshToken)] : [];

export function clearedSessionCookie(): string {
  return `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
}

export function readSessionCookie(event: HttpEvent): string | undefined {
  const pair = event.cookies?.find((cookie) => cookie.startsWith(`${NAME}=`));
  return pair?.slice(NAME.length + 1) || undefined;
}
