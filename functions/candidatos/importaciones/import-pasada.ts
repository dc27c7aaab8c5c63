import type { Fila, Importacion } from '#shared/candidatos/importaciones/importacion.ts';
import type { AreaRepository } from '../../empresas/areas/area.repository.ts';
import { areasOfFilas } from './areas-of-filas.ts';
import { type ImportContext, importFila } from './import-fila.ts';
import type { ImportacionRecord } from './importacion.repository.ts';
import { BLOQUE, type ImportacionFiles } from './importacion-files.ts';
import { parseFila } from './parse-fila.ts';
import { failedFila, firstRows, repeatedText, SUPRIMIDO } from './review-filas.ts';
import type { FilaLeida } from './tabla.ts';

interface Services extends Pick<ImportContext, 'deps'> {
  repos: ImportContext['repos'] & { areas: AreaRepository };
  files: ImportacionFiles;
  /** Throws when this run has to hand over. */
  checkTime: () => void;
}

const COUNTERS = {
  creado: 'creados',
  actualizado: 'actualizados',
  omitido: 'omitidos',
  error: 'conErrores',
  sin_sitio: 'sinSitio',
} as const;
type Counted = keyof typeof COUNTERS;

/**
 * Imports what is left of an import, block by block: what came of a block is stored, then counted. Rows come one after
 * the other, since each moves the same two counters of the company: side by side they would only wait for each other.
 */
export async function importPasada(start: ImportacionRecord, services: Services): Promise<ImportacionRecord> {
  const { repos, files, deps, checkTime } = services;
  const { columnas, filas } = await files.getContenido(start);
  const sources = { columnas, mapeo: start.mapeo, areas: await areasOfFilas(filas, start, repos.areas) };
  const first = firstRows(filas, start);
  const context: ImportContext = { importacion: start, repos, deps };
  let record = start;
  while (record.procesadas < filas.length) {
    checkTime();
    const from = record.procesadas;
    const done = await importBloque(filas.slice(from, from + BLOQUE), first, sources, context);
    await files.putBloque(record, 'importadas', from, done);
    const add = countsOf(done);
    await repos.importaciones.advance(record, 'procesadas', add);
    record = plus(record, add);
  }
  return record;
}

/** Two reads for up to 100 rows say which candidates are known, and who was erased. */
async function importBloque(
  bloque: readonly FilaLeida[],
  first: ReadonlyMap<string, number>,
  sources: Parameters<typeof parseFila>[1],
  context: ImportContext,
): Promise<Fila[]> {
  const rows = bloque.map((fila) => parseFila(fila, sources));
  const emails = rows.flatMap(({ dicho }) => dicho?.email ?? []);
  const { candidatos } = context.repos;
  const [known, suprimidos] = await Promise.all([
    candidatos.findIdsByEmail(context.importacion.empresaId, emails),
    candidatos.findSuprimidos(context.importacion.empresaId, emails),
  ]);
  const done: Fila[] = [];
  for (const row of rows) {
    const firstFila = first.get(row.email) ?? row.fila;
    if (!row.dicho) done.push(failedFila(row, row.problemas));
    else if (firstFila !== row.fila) done.push(failedFila(row, [{ columna: '', mensaje: repeatedText(firstFila) }]));
    else if (suprimidos.has(row.email) && !known.has(row.email)) done.push(failedFila(row, [SUPRIMIDO]));
    else done.push(await importFila(row, known.get(row.email), context));
  }
  return done;
}

export type Counts = Partial<Record<keyof Importacion, number>>;

function countsOf(filas: readonly Fila[]): Counts {
  const counts: Counts = { procesadas: filas.length };
  for (const { resultado } of filas) {
    const counter = COUNTERS[resultado as Counted];
    counts[counter] = (counts[counter] ?? 0) + 1;
  }
  return counts;
}

/** The import as its counters stand now. */
export function plus(record: ImportacionRecord, add: Counts): ImportacionRecord {
  const moved = Object.entries(add).map(([name, by]) => [name, Number(record[name as keyof Counts]) + by]);
  return { ...record, ...Object.fromEntries(moved) };
}
