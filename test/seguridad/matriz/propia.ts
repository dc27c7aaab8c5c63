import type { Item } from '#functions/core/table.ts';
import type { Banco, Change } from './banco.ts';
import type { Escena } from './escena/escena.ts';
import type { Peticion } from './filas/row.ts';
import { ROWS } from './filas/rows.ts';
import { accesoOf, identidades } from './identidades.ts';
import type { Respuesta } from './sonda.ts';
import { variantes } from './variantes.ts';

/** Who asks, the first of these that may: somebody of company A before the platform's people. */
const QUIEN = ['admin de A', 'superadmin', 'anónimo'];

/** The request of a route's row, which succeeds, by one who may. */
export function sendPropia(
  escena: Escena,
  banco: Banco,
  operation: string,
  {
    change = (own) => own,
    quien = QUIEN,
  }: { change?: ((own: Peticion) => Peticion) | undefined; quien?: string[] } = {},
): Promise<Respuesta> {
  const row = ROWS[operation];
  const people = quien.map((nombre) => identidades(escena).find((each) => each.nombre === nombre));
  const identidad = people.find((each) => each && row && accesoOf(each, row) === 'permitido');
  if (!row || !identidad) throw new Error(`Nobody of ${quien.join(', ')} may ${operation}`);
  const [own] = variantes(operation, row, identidad, escena.cosas);
  if (!own) throw new Error(`${operation} has no request that succeeds`);
  return banco.send({ ...own, peticion: change(own.peticion) });
}

/** Counters that a request moves whenever it is made: those of what it makes itself are others each time. */
export async function countersOf(
  send: () => Promise<unknown>,
  banco: Banco,
  isCounter: (item: Item) => boolean,
): Promise<Item[]> {
  const moved = async () => {
    await send();
    const items = (await banco.changes()).flatMap(({ after }) => after ?? []).filter(isCounter);
    await banco.restore();
    return items;
  };
  const first = await moved();
  const again = new Set((await moved()).map(({ PK, SK }) => `${PK} ${SK}`));
  return first.filter(({ PK, SK }) => again.has(`${PK} ${SK}`));
}

/** What a request changes while this counter is full; the counter apart. */
export async function changesWhenFull(
  { app }: Escena,
  banco: Banco,
  counter: Item,
  send: () => Promise<Respuesta>,
): Promise<{ respuesta: Respuesta; changes: Change[] }> {
  await app.table.write([{ put: { ...counter, n: 1_000_000 } }]);
  const respuesta = await send();
  const changes = await banco.changes();
  await banco.restore();
  return { respuesta, changes: changes.filter(({ after }) => after?.PK !== counter.PK || after.SK !== counter.SK) };
}
