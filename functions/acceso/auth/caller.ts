import type { Caller } from '../../core/adapters/identity.ts';
import type { HttpEvent } from '../../core/request.ts';

/** Who asks, as Cognito's threat protection wants to know it. */
export const callerOf = (event: HttpEvent, ip: string): Caller => ({ ip, userAgent: event.headers['user-agent'] });

/** The caller's own access token, which the session's check has verified. */
export const bearerOf = (event: HttpEvent): string => (event.headers.authorization ?? '').replace(/^Bearer /, '');
