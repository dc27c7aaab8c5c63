import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { userPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { ConditionFailedError, type Table, type Write } from '../../core/table.ts';

/**
 * What an account in Cognito still has to follow. Written with every change of a user that concerns the account, removed
 * once the account is equal to the record; the reconciler takes up what stays.
 *
 * | Access                              | Key                                            |
 * | ----------------------------------- | ---------------------------------------------- |
 * | what is under way for one user      | PK `USUARIO#<id>`, SK `SINCRONIZACION`         |
 * | what has been under way for longest | GSI1 `GLOBAL#SINCRONIZACION`, `<fecha>#<id>`   |
 */
const sincronizacionSchema = lazy(() =>
  z.object({
    usuarioId: z.string(),
    empresaId: z.string().nullable(),
    /** Of the last change: whoever finishes an earlier one leaves the item. */
    cambio: z.string(),
    /** Refresh tokens must end too. */
    cerrarSesiones: z.boolean().default(false),
    /** Sign-ins must not ask for a second factor any more. */
    quitarSegundoFactor: z.boolean().default(false),
  }),
);
export type Sincronizacion = z.output<ReturnType<typeof sincronizacionSchema>>;

const key = (usuarioId: string) => ({ PK: userPartition(usuarioId), SK: 'SINCRONIZACION' });

type SyncEvent = 'UsuarioCreado' | 'UsuarioCambiado' | 'UsuarioEliminado';

/** Asks for the account to follow: part of the transaction of the change. An earlier wish to end sessions, and so on, stays. */
export function syncWrites(
  deps: Pick<Deps, 'newId' | 'now'>,
  usuario: { id: string; empresaId: string | null },
  evento: SyncEvent,
  {
    cerrarSesiones = false,
    quitarSegundoFactor = false,
    actorId,
  }: { cerrarSesiones?: boolean; quitarSegundoFactor?: boolean; actorId?: string } = {},
): Write[] {
  const detail = { empresaId: usuario.empresaId, usuarioId: usuario.id };
  return [
    {
      update: key(usuario.id),
      set: {
        tipo: 'SINCRONIZACION',
        ...detail,
        ...waitingSince(deps.now(), usuario.id),
        cambio: deps.newId('cam'),
        ...(cerrarSesiones && { cerrarSesiones }),
        ...(quitarSegundoFactor && { quitarSegundoFactor }),
      },
    },
    eventWrite(deps, userPartition(usuario.id), evento, { ...detail, ...(actorId && { actorId }) }),
  ];
}

const waitingSince = (now: Date, usuarioId: string) => ({
  GSI1PK: 'GLOBAL#SINCRONIZACION',
  GSI1SK: `${now.toISOString()}#${usuarioId}`,
});

export function sincronizacionRepository(table: Table) {
  return {
    async find(usuarioId: string): Promise<Sincronizacion | undefined> {
      const item = await table.get(key(usuarioId), { consistent: true });
      return item && sincronizacionSchema().parse(item);
    },

    /** What has waited since before `antes`, longest first, at most 100. */
    async listStuck(antes: Date): Promise<Sincronizacion[]> {
      const sk = { lte: antes.toISOString() };
      const { items } = await table.query({ index: 'GSI1', pk: 'GLOBAL#SINCRONIZACION', sk, limit: 100 });
      return items.map((item) => sincronizacionSchema().parse(item));
    },

    /** The account is equal to the record as of this change. */
    async finish({ usuarioId, cambio }: Sincronizacion): Promise<void> {
      await unlessMoved(table.write([{ delete: key(usuarioId), if: { cambio: { eq: cambio } } }]));
    },

    /** Sends the event again. false when the account has followed meanwhile, or another change has its own event. */
    async retry(deps: Pick<Deps, 'newId' | 'now'>, stuck: Sincronizacion): Promise<boolean> {
      const { usuarioId, empresaId, cambio } = stuck;
      const update: Write = {
        update: key(usuarioId),
        set: waitingSince(deps.now(), usuarioId),
        if: { cambio: { eq: cambio } },
      };
      const event = eventWrite(deps, userPartition(usuarioId), 'UsuarioCambiado', { empresaId, usuarioId });
      return unlessMoved(table.write([update, event]));
    },
  };
}
export type SincronizacionRepository = ReturnType<typeof sincronizacionRepository>;

async function unlessMoved(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailedError) return false;
    throw error;
  }
}
