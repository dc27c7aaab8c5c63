import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';

/** The social providers, as paths and errors name them, with the names that people read. */
export const PROVIDERS = { google: 'Google', microsoft: 'Microsoft' } as const;
export type Provider = keyof typeof PROVIDERS;

export function isProvider(name: string): name is Provider {
  return Object.hasOwn(PROVIDERS, name);
}

const parameter = () => z.string().max(4096).optional().catch(undefined);

/** What the pool sends the browser back with (RFC 6749, 4.1.2). Nothing here is refused: the answer is a redirect. */
export const oauthCallbackSchema = lazy(() =>
  z.object({ code: parameter(), state: parameter(), error: parameter(), error_description: parameter() }),
);
