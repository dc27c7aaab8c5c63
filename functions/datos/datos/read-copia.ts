import { IMPORTABLES, type NombreEntidad } from '#shared/datos/datos/entidades.ts';
import type { Bloques } from './bloques.ts';
import {
  assertUntouched,
  assertVersion,
  BLOQUE,
  DE_OTRA_EMPRESA,
  type ExportInfo,
  elementoSchema,
  exportInfoSchema,
  REPETIDOS,
  TIPO_DESCONOCIDO,
  toOwn,
} from './check-archivo.ts';
import { linesOf, type OpenCopia, parseLine } from './copia-lines.ts';
import { archivoInvalido } from './datos.errors.ts';
import { idOf } from './elemento.repository.ts';
import type { Elemento } from './entidad.record.ts';
import { newInventario } from './write-archivo.ts';

/**
 * Backups, of whatever size, in the lines in which `write-archivo.ts` writes them: `exportInfo`, the company, one item in
 * each. They are read from the beginning as often as it takes, and never held as a whole.
 */
const FORMA = 'El contenido no tiene la forma esperada';
const OTRA_COPIA = 'El archivo no es el que se guardó al hacer la copia';
const elementoStart = (entidad: NombreEntidad) => `{"entidad":${JSON.stringify(entidad)},`;

/**
 * Looks at every byte of a backup before anything of it comes back. Of its items it keeps names and checksums.
 * @param huella what the operation that made the backup stored of it
 * @returns how many blocks it has
 * @throws AppError VALIDACION when it is not the whole and untouched file that was made of this very company
 */
export async function checkCopia(open: OpenCopia, empresaId: string, huella: string | null): Promise<number> {
  const inventario = newInventario();
  const ids = new Set<string>();
  let exportInfo: ExportInfo | undefined;
  let empresas = 0;
  for await (const line of linesOf(open)) {
    if (!exportInfo) exportInfo = parseHead(line);
    else if (line.startsWith('{"entidad":')) {
      const elemento = parseElemento(line);
      if (IMPORTABLES.includes(elemento.entidad)) toOwn(elemento, empresaId);
      ids.add(idOf(elemento));
      try {
        inventario.add(elemento);
      } catch {
        throw archivoInvalido(TIPO_DESCONOCIDO);
      }
    } else if (line.startsWith('{"id":')) {
      empresas += 1;
      if (empresas > 1 || !line.startsWith(`{"id":${JSON.stringify(empresaId)},`))
        throw archivoInvalido(DE_OTRA_EMPRESA);
    }
  }
  const found = inventario.done();
  if (!exportInfo || empresas === 0) throw archivoInvalido(FORMA);
  if (ids.size !== found.reduce((sum, { elementos }) => sum + elementos, 0)) throw archivoInvalido(REPETIDOS);
  assertUntouched(exportInfo, found, empresaId);
  if (exportInfo.huella !== huella) throw archivoInvalido(OTRA_COPIA);
  return blockCounts(exportInfo).reduce((sum, { bloques }) => sum + bloques, 0);
}

/** What a backup that has been looked at brings back: kind by kind, the file is gone through once for each. */
export function copiaBloques(open: OpenCopia, empresaId: string, total: number): Bloques {
  return {
    total,
    async *from(start) {
      let before = 0;
      for (const { entidad, bloques } of blockCounts(await readHead(open))) {
        const skip = Math.max(0, start - before);
        before += bloques;
        if (skip < bloques) yield* bloquesOf(open, empresaId, entidad, skip);
      }
    },
    of: (entidad) => bloquesOf(open, empresaId, entidad, 0),
  };
}

async function* bloquesOf(
  open: OpenCopia,
  empresaId: string,
  entidad: NombreEntidad,
  skip: number,
): AsyncGenerator<Elemento[], void> {
  const begin = elementoStart(entidad);
  let left = skip * BLOQUE;
  let bloque: Elemento[] = [];
  for await (const line of linesOf(open)) {
    if (!line.startsWith(begin) || left-- > 0) continue;
    bloque.push(toOwn(parseElemento(line), empresaId));
    if (bloque.length < BLOQUE) continue;
    yield bloque;
    bloque = [];
  }
  if (bloque.length > 0) yield bloque;
}

async function readHead(open: OpenCopia): Promise<ExportInfo> {
  for await (const line of linesOf(open)) return parseHead(line);
  throw archivoInvalido(FORMA);
}

/** Of the only company that it holds. */
const blockCounts = ({ empresas: [empresa] }: ExportInfo) =>
  IMPORTABLES.map((entidad) => {
    const elementos = empresa?.entidades.find((each) => each.entidad === entidad)?.elementos ?? 0;
    return { entidad, bloques: Math.ceil(elementos / BLOQUE) };
  });

function parseHead(line: string): ExportInfo {
  const { exportInfo } = parseLine(`${line.replace(/,$/, '')}}`) as { exportInfo?: unknown };
  const parsed = exportInfoSchema().safeParse(exportInfo);
  if (!parsed.success) throw archivoInvalido(FORMA);
  assertVersion(parsed.data);
  return parsed.data;
}

function parseElemento(line: string) {
  const parsed = elementoSchema().safeParse(parseLine(line));
  if (!parsed.success) throw archivoInvalido(FORMA);
  return parsed.data;
}
