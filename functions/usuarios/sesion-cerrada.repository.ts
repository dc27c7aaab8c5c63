import { REGLAS_ACCESO } from '#shared/auth/reglas.ts';
import { ConditionFailedError, EXISTS, type Table } from '../core/table.ts';
import { tokensFrom, type UsuarioRecord, usuarioKey } from './usuario.repository.ts';

/** More that end within the life of a token are nobody's habit: then all of them end. */
const MAX_SESIONES = 20;
const TRIES = 3;

/**
 * Sessions that were signed out of. Their refresh token is revoked, but an access token is believed until it ends: so
 * the user's record, which every request reads, names the sign-in that it comes from until none of its tokens can live.
 *
 * | Access            | Key                             |
 * | ----------------- | ------------------------------- |
 * | the user's record | PK `USUARIO#<id>`, SK `USUARIO` |
 */
export function sesionCerradaRepository(table: Table) {
  return {
    /** @returns false when the user is gone, or others kept changing the list. */
    async end(find: () => Promise<UsuarioRecord | undefined>, sesion: string, now: Date): Promise<boolean> {
      const second = Math.floor(now.getTime() / 1000);
      for (let tries = 0; tries < TRIES; tries += 1) {
        const record = await find();
        if (!record) return false;
        const { sesionesCerradas: before } = record;
        const live = (before ?? []).filter(({ hasta }) => hasta > second);
        const sesionesCerradas = [...live, { id: sesion, hasta: second + REGLAS_ACCESO.sesionMinutos * 60 }];
        const set = live.length < MAX_SESIONES ? { sesionesCerradas } : { sesionesDesde: tokensFrom(now) };
        const same = { sesionesCerradas: before ? { eq: before } : { exists: false } };
        try {
          await table.write([{ update: usuarioKey(record.id), set, if: { ...EXISTS, ...same } }]);
          return true;
        } catch (error) {
          if (!(error instanceof ConditionFailedError)) throw error;
        }
      }
      return false;
    },
  };
}
export type SesionCerradaRepository = ReturnType<typeof sesionCerradaRepository>;
