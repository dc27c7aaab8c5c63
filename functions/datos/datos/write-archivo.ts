import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Inventario } from '#shared/datos/datos/datos.ts';
import { NOMBRES_ENTIDAD, type NombreEntidad } from '#shared/datos/datos/entidades.ts';
import type { ArchiveFiles } from '../../core/adapters/archive-files.ts';
import type { DatosFiles, ElementoTyped } from './datos-files.ts';
import { idOf } from './elemento.repository.ts';
import type { OperacionRecord } from './operacion.repository.ts';
import type { Sellado } from './sello.ts';
import { huellaExacta, huellaOfAll } from './typed.ts';

export const VERSION_ARCHIVO = '1.0';

/** What one company's part of a file holds. */
export interface ResumenEmpresa {
  id: string;
  nombre: string;
  entidades: Inventario[];
}

interface Target {
  key: string;
  gzip: boolean;
  archives: ArchiveFiles;
  files: DatosFiles;
  sellar: (sellado: Sellado) => Promise<string>;
}
export interface Written {
  tamano: number;
  huella: string;
  /** Of all companies together. */
  inventario: Inventario[];
}

/**
 * One file of all pages of an operation: `exportInfo` with counts and checksums, then `empresas`. It takes the pages
 * twice, once for the checksums that stand at its head, and holds no more than one at a time.
 */
export async function writeArchivo(
  record: OperacionRecord,
  { key, gzip, archives, files, sellar }: Target,
): Promise<Written> {
  const empresas = await summarize(record, files);
  const inventario = totalOf(empresas);
  const huella = huellaDeArchivo(empresas);
  const { id, clase, actor, fechaCreacion, empresaId, elementos } = record;
  const exportInfo = {
    version: VERSION_ARCHIVO,
    id,
    tipo: clase,
    alcance: empresaId === null ? 'plataforma' : 'empresa',
    fecha: fechaCreacion,
    actor,
    elementos,
    huella,
    sello: await sellar({ id, fecha: fechaCreacion, huella }),
    empresas,
  };
  let tamano = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      tamano += chunk.length;
      yield chunk;
    }
  };
  const text = Readable.from(write(exportInfo, record, files));
  const stream = gzip ? text.pipe(createGzip()) : text;
  text.on('error', (error) => stream.destroy(error));
  await archives.putStream(key, counted(stream), gzip ? 'application/gzip' : 'application/json');
  return { tamano, huella, inventario };
}

/** Over all companies and kinds, as their own checksums are. */
export function huellaDeArchivo(empresas: readonly ResumenEmpresa[]): string {
  return huellaOfAll(
    empresas.flatMap(({ id, entidades }) => entidades.map(({ entidad, huella }) => `${id}/${entidad}/${huella}`)),
  );
}

/** Counts and checksums of one company's items, kind by kind. */
export function inventarioOf(elementos: Iterable<ElementoTyped>): Inventario[] {
  const inventario = newInventario();
  for (const elemento of elementos) inventario.add(elemento);
  return inventario.done();
}

/** The same of items that come one by one; of each only its name and checksum are kept. */
export function newInventario() {
  const kinds: Kinds = new Map();
  return { add: (elemento: ElementoTyped) => add(kinds, elemento), done: () => toInventario(kinds) };
}

type Kinds = Map<NombreEntidad, { bytes: number; huellas: string[] }>;

function add(kinds: Kinds, elemento: ElementoTyped): void {
  const kind = kinds.get(elemento.entidad) ?? { bytes: 0, huellas: [] };
  kind.bytes += Buffer.byteLength(JSON.stringify(elemento));
  kind.huellas.push(`${idOf(elemento)} ${huellaExacta(elemento.datos)}`);
  kinds.set(elemento.entidad, kind);
}

const toInventario = (kinds: Kinds): Inventario[] =>
  NOMBRES_ENTIDAD.flatMap((entidad) => {
    const kind = kinds.get(entidad);
    return kind
      ? { entidad, elementos: kind.huellas.length, bytes: kind.bytes, huella: huellaOfAll(kind.huellas) }
      : [];
  });

async function summarize(record: OperacionRecord, files: DatosFiles): Promise<ResumenEmpresa[]> {
  const empresas = new Map<string, { nombre: string; kinds: Kinds }>();
  for (let n = 0; n < record.paginas; n++) {
    const { empresaId, empresaNombre, elementos } = await files.getPagina(record, n);
    const empresa = empresas.get(empresaId) ?? { nombre: empresaNombre, kinds: new Map() };
    empresas.set(empresaId, empresa);
    for (const elemento of elementos) add(empresa.kinds, elemento);
  }
  return [...empresas].map(([id, { nombre, kinds }]) => ({ id, nombre, entidades: toInventario(kinds) }));
}

function totalOf(empresas: readonly ResumenEmpresa[]): Inventario[] {
  if (empresas.length === 1) return (empresas[0] as ResumenEmpresa).entidades;
  return NOMBRES_ENTIDAD.flatMap((entidad) => {
    const all = empresas.flatMap(({ entidades }) => entidades.filter((each) => each.entidad === entidad));
    if (all.length === 0) return [];
    const sum = (of: (each: Inventario) => number) => all.reduce((total, each) => total + of(each), 0);
    return {
      entidad,
      elementos: sum(({ elementos }) => elementos),
      bytes: sum(({ bytes }) => bytes),
      huella: huellaOfAll(all.map(({ huella }) => huella)),
    };
  });
}

async function* write(exportInfo: object, record: OperacionRecord, files: DatosFiles): AsyncGenerator<Buffer> {
  yield Buffer.from(`{"exportInfo":${JSON.stringify(exportInfo)},\n"empresas":[`);
  let open: string | undefined;
  for (let n = 0; n < record.paginas; n++) {
    const { empresaId, empresaNombre, elementos } = await files.getPagina(record, n);
    const isNext = empresaId !== open;
    const head = `${open === undefined ? '' : '\n]},'}\n{"id":${JSON.stringify(empresaId)},"nombre":${JSON.stringify(empresaNombre)},"elementos":[\n`;
    const lines = elementos.map((elemento) => JSON.stringify(elemento)).join(',\n');
    yield Buffer.from(`${isNext ? head : ',\n'}${lines}`);
    open = empresaId;
  }
  yield Buffer.from(`${open === undefined ? '' : '\n]}'}\n]}\n`);
}
