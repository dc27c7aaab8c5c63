import type { HttpEvent } from '../../core/request.ts';

/** Ties a social sign-in to the browser that began it. `Lax`, since the provider sends that browser back to us. */
const NAME = '__Host-idonea_oauth';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

export function oauthCookie(secret: string, maxAgeSeconds: number): string {
  return `${NAME}=${secret}; ${ATTRIBUTES}; Max-Age=${maxAgeSeconds}`;
}

export function clearedOauthCookie(): string {
  return `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
}

export function readOauthCookie(event: HttpEvent): string | undefined {
  const pair = event.cookies?.find((cookie) => cookie.startsWith(`${NAME}=`));
  return pair?.slice(NAME.length + 1) || undefined;
}
