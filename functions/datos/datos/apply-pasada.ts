import type { Cuentas } from '#shared/datos/datos/datos.ts';
import { TEXTO_SUPRIMIDO } from '../../candidatos/candidatos/candidato.errors.ts';
import { AppError } from '../../core/app-error.ts';
import type { Deps } from '../../core/deps.ts';
import type { Write } from '../../core/table.ts';
import type { Bloques } from './bloques.ts';
import { type Comparado, type CompareContext, compareBloque } from './compare-bloque.ts';
import type { DatosFiles } from './datos-files.ts';
import { type ElementoRepository, idOf } from './elemento.repository.ts';
import type { Elemento } from './entidad.record.ts';
import { erasedOwners, ownerRef } from './erased-owners.ts';
import { joined, noTraidosOf } from './no-traidos.ts';
import { CUENTA, type OperacionRecord, type OperacionRepository, plusCuentas } from './operacion.repository.ts';
import { HEAVY, parentChecks, restoreWrites } from './restore-writes.ts';
import { huellaOf, toTyped } from './typed.ts';

export interface ApplyServices {
  repos: CompareContext['repos'] & { operaciones: OperacionRepository };
  files: DatosFiles;
  deps: Deps;
  checkTime: () => void;
}

/**
 * Brings in what is left of a file, block by block. What a block finds, and so replaces, is stored before anything of it
 * is written: a block that is done again knows what it has done, and an undo knows what was there.
 */
export async function applyPasada(
  start: OperacionRecord,
  bloques: Bloques,
  archivo: string,
  services: ApplyServices,
): Promise<OperacionRecord> {
  const { repos, files, checkTime } = services;
  const empresaId = String(start.empresaId);
  const findErased = erasedOwners(empresaId, bloques, repos);
  const context: CompareContext = { empresaId, repos, archivo, previstos: new Set(), findErased };
  // Until now it says what the file would not bring.
  let record = start.pasosHechos === 0 ? { ...start, noTraidos: [] } : start;
  for await (const elementos of bloques.from(record.pasosHechos)) {
    checkTime();
    const n = record.pasosHechos;
    const known = await files.getBloque(record, n);
    const compared = known ?? (await compareBloque(elementos, context));
    if (!known) await files.putBloque(record, n, compared);
    const applied = await applyBloque(elementos, compared, record, { ...services, archivo });
    const done = await tellErased(elementos, compared, applied, context);
    await files.putBloque(record, n, done);
    record = await repos.operaciones.advance(record, {
      pasosHechos: n + 1,
      pasosTotal: bloques.total,
      elementos: record.elementos + done.length,
      cuentas: plusCuentas(record.cuentas, countsOf(done)),
      noTraidos: joined([...record.noTraidos, ...noTraidosOf(done, record.politica === 'omitir')]),
    });
  }
  return record;
}

function countsOf(done: readonly Comparado[]): Partial<Cuentas> {
  const counts: Partial<Cuentas> = {};
  for (const { resultado, hecho } of done) {
    const waits = resultado === 'nuevo' || resultado === 'cambiado';
    const name = waits && !hecho ? 'omitidos' : CUENTA[resultado];
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

type Current = Awaited<ReturnType<ElementoRepository['findMany']>>;

async function applyBloque(
  elementos: readonly Elemento[],
  compared: readonly Comparado[],
  record: OperacionRecord,
  services: ApplyServices & Pick<CompareContext, 'archivo'>,
): Promise<Comparado[]> {
  const wanted = ({ resultado }: Comparado) =>
    resultado === 'nuevo' || (resultado === 'cambiado' && record.politica === 'sobrescribir');
  const current = await services.repos.elementos.findMany(String(record.empresaId), elementos);
  const byId = new Map(elementos.map((each) => [idOf(each), each]));
  const done = compared.map((each) => (wanted(each) ? settle(each, current) : each));
  const open = done.filter((each) => wanted(each) && !each.hecho);
  const results = await bringIn(open, byId, current, record, services);
  return done.map((each) => results.get(each) ?? each);
}

/** What a broken-off run has brought in is done; what somebody else has changed since it was looked at stays theirs. */
function settle(each: Comparado, current: Current): Comparado {
  const there = current.get(idOf(each));
  const huella = there && huellaOf(toTyped(there.elemento.datos));
  if (huella === each.huella) return { ...each, hecho: true };
  if (huella === (each.antes ? huellaOf(each.antes) : undefined)) return each;
  return { ...each, resultado: 'conflicto', detalle: 'Cambió mientras se importaba' };
}

/** Light ones in one transaction; when that is refused, and heavy ones always, each by itself. */
async function bringIn(
  open: readonly Comparado[],
  byId: ReadonlyMap<string, Elemento>,
  current: Current,
  { empresaId: id, actor }: OperacionRecord,
  { deps, archivo }: ApplyServices & Pick<CompareContext, 'archivo'>,
): Promise<Map<Comparado, Comparado>> {
  const empresaId = String(id);
  const elementoOf = (each: Comparado) => byId.get(idOf(each)) as Elemento;
  const origin = { archivo, actor, deps };
  const writesOf = (each: Comparado): Write[] =>
    restoreWrites(empresaId, elementoOf(each), current.get(idOf(each)), origin);
  const write = (some: readonly Comparado[]) =>
    deps.table.write([...parentChecks(empresaId, some.map(elementoOf)), ...some.flatMap(writesOf)]);
  const results = new Map<Comparado, Comparado>();
  const entidad = open[0]?.entidad ?? '';
  const size = HEAVY.includes(entidad) ? 1 : open.length;
  for (let at = 0; at < open.length; at += size) {
    const part = open.slice(at, at + size);
    const refused = part.length > 1 ? await isRefused(() => write(part)) : 'one';
    for (const each of part) results.set(each, refused ? await oneByOne(each, write) : { ...each, hecho: true });
  }
  return results;
}

async function oneByOne(each: Comparado, write: (some: readonly Comparado[]) => Promise<void>): Promise<Comparado> {
  const refusal = await isRefused(() => write([each]));
  return refusal ? { ...each, resultado: 'conflicto', detalle: refusal } : { ...each, hecho: true };
}

/** Whose owner was erased between the look and the write: that is respected, and nobody has to look into it. */
async function tellErased(
  elementos: readonly Elemento[],
  compared: readonly Comparado[],
  applied: Comparado[],
  { empresaId, repos, findErased }: CompareContext,
): Promise<Comparado[]> {
  const owners = elementos.map(ownerRef);
  const isRefusal = (at: number) => applied[at]?.resultado === 'conflicto' && compared[at]?.resultado !== 'conflicto';
  const refused = owners.filter((_, at) => isRefusal(at));
  if (refused.length === 0) return applied;
  const there = await repos.elementos.findMany(empresaId, refused);
  const erased = await findErased(refused.filter((ref) => !there.has(idOf(ref))));
  return applied.map((each, at) =>
    isRefusal(at) && erased.has(idOf(owners[at] as Elemento))
      ? { ...each, resultado: 'suprimido', detalle: TEXTO_SUPRIMIDO }
      : each,
  );
}

/** In words, when it is one that people understand; anything else is a fault, and tried again. */
async function isRefused(run: () => Promise<void>): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
