import { createHash } from 'node:crypto';
import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { ConditionFailedError, EXISTS, type Key, NOT_EXISTS, type Table } from '../../core/table.ts';

/** Seconds between leaving for the provider and coming back. */
export const INICIO_SECONDS = 600;
/** Seconds that the one-time code of a finished sign-in lives. */
const CODIGO_SECONDS = 60;

/**
 * Social sign-ins on their way. The table holds hashes of what travels through addresses and cookies, so that reading
 * it lets nobody in. Each item is taken once, and expires.
 *
 * | Access                              | Key                                |
 * | ----------------------------------- | ---------------------------------- |
 * | a sign-in that left for a provider  | PK `OAUTH#<sha-256>`, SK `INICIO`  |
 * | a finished one, by its one-time code| PK `OAUTH#<sha-256>`, SK `CODIGO`  |
 */
const inicioSchema = lazy(() =>
  z.object({
    proveedor: z.string(),
    nonce: z.string(),
    /** PKCE. */
    verificador: z.string(),
    /** Hash of the browser's cookie. */
    navegador: z.string(),
    /** Begun by ourselves, after the pool linked the identity and asked to come again. */
    reintento: z.boolean(),
  }),
);
export type Inicio = z.output<ReturnType<typeof inicioSchema>>;

const codigoSchema = lazy(() =>
  z.object({
    usuarioId: z.string(),
    navegador: z.string(),
    /** The refresh token, encrypted with context `{ usuarioId, campo: 'refreshToken' }`. */
    tokenCifrado: z.string(),
  }),
);
export type Codigo = z.output<ReturnType<typeof codigoSchema>>;

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
const inicioKey = (state: string): Key => ({ PK: `OAUTH#${hashOf(state)}`, SK: 'INICIO' });
const codigoKey = (code: string): Key => ({ PK: `OAUTH#${hashOf(code)}`, SK: 'CODIGO' });

export function oauthRepository(table: Table) {
  /** One caller gets the item, and only before it expires; all others get undefined. */
  async function take(key: Key, now: Date): Promise<unknown> {
    const item = await table.get(key, { consistent: true });
    if (!item) return undefined;
    try {
      await table.write([{ delete: key, if: EXISTS }]);
    } catch (error) {
      if (error instanceof ConditionFailedError) return undefined;
      throw error;
    }
    return Number(item.expira) > now.getTime() / 1000 ? item : undefined;
  }

  const expiry = (now: Date, seconds: number) => Math.floor(now.getTime() / 1000) + seconds;

  return {
    async begin(state: string, inicio: Inicio, now: Date): Promise<void> {
      const expira = expiry(now, INICIO_SECONDS);
      await table.write([{ put: { ...inicioKey(state), tipo: 'OAUTH_INICIO', ...inicio, expira }, if: NOT_EXISTS }]);
    },
    async takeInicio(state: string, now: Date): Promise<Inicio | undefined> {
      const item = await take(inicioKey(state), now);
      return item === undefined ? undefined : inicioSchema().parse(item);
    },
    async finish(code: string, codigo: Codigo, now: Date): Promise<void> {
      const expira = expiry(now, CODIGO_SECONDS);
      await table.write([{ put: { ...codigoKey(code), tipo: 'OAUTH_CODIGO', ...codigo, expira }, if: NOT_EXISTS }]);
    },
    async takeCodigo(code: string, now: Date): Promise<Codigo | undefined> {
      const item = await take(codigoKey(code), now);
      return item === undefined ? undefined : codigoSchema().parse(item);
    },
  };
}
export type OauthRepository = ReturnType<typeof oauthRepository>;
