import { ConditionFailedError, EXISTS, type Table, type Write, type WriteOptions } from '../../core/table.ts';
import { sesionKey, sesionWrite } from '../../empresas/usuarios/sesion.writes.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { tokensFrom, usuarioKey } from '../../entrada/usuario.record.ts';

/** More that end within the life of their tokens are nobody's habit: then all of them end. */
const MAX_CERRADAS = 20;
const TRIES = 3;

/**
 * The beginning and the end of one session, apart from what reads them: few sign-ins do. An access token is believed until
 * it ends: so the user's record, which every request reads, names what was ended before its time.
 *
 * | Access            | Key                                       |
 * | ----------------- | ----------------------------------------- |
 * | one session       | PK `USUARIO#<id>`, SK `SESION#<sesionId>` |
 * | the user's record | PK `USUARIO#<id>`, SK `USUARIO`           |
 */
export function cicloSesionRepository(table: Table) {
  const usuarios = usuarioRepository(table);
  return {
    start: (usuarioId: string, sesion: Parameters<typeof sesionWrite>[1], now: Date) =>
      table.write([sesionWrite(usuarioId, sesion, now)], { audit: false }),

    /**
     * Ends one. `hasta`: epoch seconds until which tokens of it might still be made.
     * @returns `todas` when too many ended to be named, and so all did; `ninguna` when the user is gone, or others kept
     * changing the record.
     */
    async end(
      usuarioId: string,
      { id, hasta }: { id: string; hasta: number },
      now: Date,
      options?: WriteOptions,
      /** Writes stored with the end; of several that end the same session at once, one succeeds. */
      alongside: readonly Write[] = [],
    ): Promise<'una' | 'todas' | 'ninguna'> {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const record = await usuarios.find(usuarioId, { consistent: true });
        if (!record) return 'ninguna';
        const { sesionesCerradas: before } = record;
        const live = (before ?? []).filter((each) => each.hasta * 1000 > now.getTime() && each.id !== id);
        const fits = live.length < MAX_CERRADAS;
        const set = fits ? { sesionesCerradas: [...live, { id, hasta }] } : { sesionesDesde: tokensFrom(now) };
        const same = { sesionesCerradas: before ? { eq: before } : { exists: false } };
        try {
          await table.write(
            [
              { update: usuarioKey(usuarioId), set, if: { ...EXISTS, ...same } },
              { delete: sesionKey(usuarioId, id), ...(alongside.length > 0 && { if: EXISTS }) },
              ...alongside,
            ],
            options,
          );
          return fits ? 'una' : 'todas';
        } catch (error) {
          if (!(error instanceof ConditionFailedError)) throw error;
        }
      }
      return 'ninguna';
    },
  };
}
export type CicloSesionRepository = ReturnType<typeof cicloSesionRepository>;
