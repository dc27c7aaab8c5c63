import type { Cuentas } from '#shared/datos/datos/datos.ts';
import { AppError } from '../../core/app-error.ts';
import type { Write } from '../../core/table.ts';
import type { ApplyServices } from './apply-pasada.ts';
import type { CandidatoContenidoRepository } from './candidato-contenido.repository.ts';
import type { Comparado } from './compare-bloque.ts';
import { idOf } from './elemento.repository.ts';
import type { Elemento } from './entidad.record.ts';
import { type OperacionRecord, plusCuentas } from './operacion.repository.ts';
import { removeWrites, restoreWrites } from './restore-writes.ts';
import { fromTyped, huellaOf, toTyped } from './typed.ts';

interface Services extends ApplyServices {
  repos: ApplyServices['repos'] & { contenidos: CandidatoContenidoRepository };
}
type Outcome = 'eliminados' | 'devueltos' | 'conservados';

/** Takes back what an import did, the last block first: what belongs to something goes before it. */
export async function undoPasada(start: OperacionRecord, services: Services): Promise<OperacionRecord> {
  const { repos, files, checkTime } = services;
  let record = start;
  while (record.pasosHechos < record.bloques) {
    checkTime();
    const bloque = (await files.getBloque(record, record.bloques - 1 - record.pasosHechos)) ?? [];
    const counts: Partial<Cuentas> = {};
    for (const each of bloque.toReversed()) {
      if (!each.hecho) continue;
      const outcome = await undoOne(each, record, services);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    record = await repos.operaciones.advance(record, {
      pasosHechos: record.pasosHechos + 1,
      cuentas: plusCuentas(record.cuentas, counts),
    });
  }
  return record;
}

/** Only as long as it is what the import made of it; done twice, it is done once. */
async function undoOne(
  each: Comparado,
  { empresaId: id, actor }: OperacionRecord,
  { repos, deps }: Services,
): Promise<Outcome> {
  const empresaId = String(id);
  const isNew = each.resultado === 'nuevo';
  const current = (await repos.elementos.findMany(empresaId, [each])).get(idOf(each));
  if (!current) return isNew ? 'eliminados' : 'conservados';
  const huella = huellaOf(toTyped(current.elemento.datos));
  if (each.antes && huella === huellaOf(each.antes)) return 'devueltos';
  if (huella !== each.huella) return 'conservados';
  if (isNew && each.entidad === 'candidatos' && (await repos.contenidos.hasAny(empresaId, each.clave)))
    return 'conservados';
  const elemento: Elemento = { ...each, datos: fromTyped(each.antes ?? {}) };
  const writes: Write[] = isNew
    ? removeWrites(empresaId, elemento, current.item)
    : restoreWrites(empresaId, elemento, current, { actor, deps, archivo: '' });
  try {
    await deps.table.write(writes);
  } catch (error) {
    // Somebody has changed it in this very moment, or hangs something on it.
    if (error instanceof AppError) return 'conservados';
    throw error;
  }
  return isNew ? 'eliminados' : 'devueltos';
}
