import type { Item } from '#functions/core/table.ts';
import type { Change } from '../banco.ts';
import type { Escena } from '../escena/escena.ts';
import type { Respuesta, Sonda } from '../sonda.ts';

/** A probe and all that came of it. */
export interface Suceso {
  escena: Escena;
  sonda: Sonda;
  respuesta: Respuesta;
  /** The answer to the twin, with an id that nothing has. */
  gemela: Respuesta | undefined;
  changes: readonly Change[];
  files: readonly string[];
  /** Every item after the probe; read only when something has changed. */
  items: () => Promise<Item[]>;
}

/** What is wrong; undefined when what it watches held, false when the probe gave it nothing to watch. */
export type Hallazgo = string | undefined | false;
export type Oracle = (suceso: Suceso) => Promise<Hallazgo> | Hallazgo;

/** Whose an item is: a company's id, or nothing for the platform's. */
export function duenoOf({ PK, SK, empresaId }: Item, { A, B }: Escena): string | undefined {
  const named = /^EMPRESA#(emp_[0-9A-Z]{26})/.exec(PK)?.[1];
  if (named) return named;
  if (PK.startsWith('GLOBAL#EMPRESAS#')) return /emp_[0-9A-Z]{26}$/.exec(SK)?.[0];
  if (typeof empresaId === 'string') return empresaId;
  const ofUser = [A, B].find((empresa) =>
    [empresa.admin, empresa.operador, empresa.inactivo, empresa.sinRol].some(({ id }) => PK === `USUARIO#${id}`),
  );
  return ofUser?.id;
}
