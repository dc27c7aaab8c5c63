import { type CambioLinea, type CambiosLineas, cambioLineaSchema } from '#shared/entrevistas/dignidad/linea.ts';
import type { Cambio, Item, Key, Table, Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { lineaNoRetirada } from './cuidado.errors.ts';

/**
 * Changes that superadmins have made to the help lines since the release.
 *
 * | Access                          | Key                                |
 * | ------------------------------- | ---------------------------------- |
 * | the changes of all lines        | PK `GLOBAL#LINEAS`, SK `CAMBIOS`   |
 * | of which expiries people heard  | PK `GLOBAL#LINEAS`, SK `AVISADO`   |
 *
 * One item, since whoever stops an interview needs all of a country at once: some kilobytes, read beside what the room
 * reads anyway, and consistently, so that a number which was withdrawn a moment ago is named to nobody. Each part of each
 * line is an attribute of its own (`es-024/retirada`): nobody who changes another one undoes it.
 */
const PK = 'GLOBAL#LINEAS';
const CAMBIOS: Key = { PK, SK: 'CAMBIOS' };
const AVISADO: Key = { PK, SK: 'AVISADO' };

type Parte = 'retirada' | 'correccion' | 'confirmacion';
const attribute = (id: string, parte: Parte | 'version') => `${id}/${parte}`;

export function lineasRepository(table: Table) {
  const change = (more: Omit<Extract<Write, { update: Key }>, 'update'>, result: unknown) =>
    table.write([{ ...more, update: CAMBIOS, set: { tipo: 'CAMBIOS_LINEAS', ...more.set } }], { result });

  return {
    async get(): Promise<CambiosLineas> {
      return toCambios(await table.get(CAMBIOS, { consistent: true }));
    },

    /** The same part of several lines at once: those of one number. `result`: what whoever asked is answered. */
    async set<P extends Exclude<Parte, 'correccion'>>(
      ids: readonly string[],
      parte: P,
      valor: NonNullable<CambioLinea[P]>,
      { result, cambios }: Told,
    ): Promise<void> {
      await change({ set: Object.fromEntries(ids.map((id) => [attribute(id, parte), valor])), cambios }, result);
    },

    async restore(ids: readonly string[], result: unknown): Promise<void> {
      const names = ids.map((id) => attribute(id, 'retirada'));
      const cambios = [{ campo: 'retirada', antes: true, despues: false }];
      const [first = ''] = names;
      await change({ remove: names, cambios, if: { [first]: { exists: true } }, orFail: lineaNoRetirada }, result);
    },

    /** From the correction that was on the screen. */
    async correct(
      id: string,
      correccion: NonNullable<CambioLinea['correccion']>,
      version: number,
      { result, cambios }: Told,
    ): Promise<void> {
      const counter = attribute(id, 'version');
      const set = { [attribute(id, 'correccion')]: correccion, [counter]: version + 1 };
      const conditions = { [counter]: version === 0 ? { exists: false } : { eq: version } };
      await change({ set, if: conditions, orFail: versionObsoleta, cambios }, result);
    },

    async getAvisado(): Promise<Avisado> {
      const item = await table.get(AVISADO, { consistent: true });
      return { pasos: (item?.pasos ?? {}) as Avisado['pasos'], version: Number(item?.version ?? 0) };
    },

    /** With what tells them; false where another run was faster. */
    async setAvisado({ version }: Avisado, pasos: Avisado['pasos'], told: readonly Write[]): Promise<boolean> {
      const update: Write = {
        update: AVISADO,
        set: { tipo: 'LINEAS_AVISADO', pasos, version: version + 1 },
        if: { version: version === 0 ? { exists: false } : { eq: version } },
        orFail: () => new Faster(),
      };
      return table.write([update, ...told]).then(
        () => true,
        (error) => {
          if (error instanceof Faster) return false;
          throw error;
        },
      );
    },
  };
}
export type LineasRepository = ReturnType<typeof lineasRepository>;

interface Told {
  result: unknown;
  cambios: readonly Cambio[];
}

/** Which step of which expiry superadmins have heard of, by the line. */
export interface Avisado {
  pasos: Readonly<Record<string, string>>;
  version: number;
}

class Faster extends Error {}

function toCambios(item: Item | undefined): CambiosLineas {
  const parts: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(item ?? {})) {
    const [id = '', parte] = name.split('/');
    if (parte) parts[id] = { ...parts[id], [parte]: value };
  }
  return Object.fromEntries(Object.entries(parts).map(([id, cambio]) => [id, cambioLineaSchema().parse(cambio)]));
}
