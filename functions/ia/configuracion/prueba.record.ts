import type { Prueba } from '#shared/ia/configuracion/proveedor.ts';
import { ConditionFailedError, type Conditions, type Key, type Table, type Write } from '../../core/table.ts';

/** A stored key, as it was read before it was tried. */
interface Tried {
  claveCifrada?: string | undefined;
  prueba?: Prueba | undefined;
}

/**
 * Keeps what a try gave beside the key that was tried; nothing when another key or try has taken its place meanwhile.
 * `alsoSet`: what else is set in the item; `whenFails`: written with a try that failed after one that worked. Of two checks
 * at once the second finds another try than it has read: it tells of nothing twice.
 */
export async function storePrueba(
  table: Table,
  key: Key,
  { claveCifrada, prueba: last }: Tried,
  prueba: Prueba,
  whenFails: (error: string) => Write,
  alsoSet: object = {},
): Promise<void> {
  const unchanged: Conditions = last ? { fechaPrueba: { eq: last.fecha } } : {};
  const told = last?.ok && prueba.error !== null ? [whenFails(prueba.error)] : [];
  try {
    await table.write([
      {
        update: key,
        set: { prueba, fechaPrueba: prueba.fecha, ...alsoSet },
        if: { claveCifrada: { eq: claveCifrada }, ...unchanged },
      },
      ...told,
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}
