import type { ArchiveFiles } from '../../core/adapters/archive-files.ts';
import type { Secrets } from '../../core/adapters/secrets.ts';
import type { UploadFiles } from '../../core/adapters/upload-files.ts';
import type { EmpresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import type { EntrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { DESCARGAS, INFORMES } from '../../informes/informes-pdf/documento-files.ts';
import { type AlmacenRepository, inventarioWrite } from './almacen.repository.ts';
import { type ApplyServices, applyPasada } from './apply-pasada.ts';
import { type Bloques, bloquesInMemory } from './bloques.ts';
import type { CandidatoContenidoRepository } from './candidato-contenido.repository.ts';
import type { ClearRepository } from './clear.repository.ts';
import { clearPasada } from './clear-pasada.ts';
import { collectPasada } from './collect-pasada.ts';
import { archivoSinLlegar, copiaInvalida, copiaNoEsta } from './datos.errors.ts';
import { copiaKey, datosFiles, entradaKey, exportacionKey } from './datos-files.ts';
import type { OperacionRecord } from './operacion.repository.ts';
import { pruneCopias } from './prune-copias.ts';
import { readArchivo } from './read-archivo.ts';
import { checkCopia, copiaBloques } from './read-copia.ts';
import { sellar } from './sello.ts';
import { undoPasada } from './undo-pasada.ts';
import { writeArchivo } from './write-archivo.ts';

export interface WorkServices extends Omit<ApplyServices, 'repos' | 'files'> {
  repos: ApplyServices['repos'] & {
    almacenes: AlmacenRepository;
    listado: Pick<EmpresaListadoRepository, 'list'>;
    entrevistas: EntrevistaRepository;
    contenidos: CandidatoContenidoRepository;
    contenido: ClearRepository;
  };
  uploads: UploadFiles;
  secrets: Secrets;
  archives: ArchiveFiles;
}

const HOUR_MS = 60 * 60 * 1000;
const now = ({ deps }: WorkServices) => deps.now().toISOString();

/** An export or a backup: everything is read page by page, then written as one file. */
export async function finishArchivo(start: OperacionRecord, services: WorkServices): Promise<void> {
  const { repos, deps, uploads, archives, secrets } = services;
  const files = datosFiles(uploads);
  const record = await collectPasada(start, { ...services, files });
  const isCopia = record.clase === 'copia';
  const key = isCopia ? copiaKey(record) : exportacionKey(record);
  const written = await writeArchivo(record, {
    key,
    gzip: isCopia,
    archives,
    files,
    sellar: (sellado) => sellar(sellado, record.empresaId, secrets),
  });
  const fechaFin = now(services);
  const { empresaId } = record;
  const inventory = empresaId ? [inventarioWrite(empresaId, record.fechaCreacion, written.inventario)] : [];
  await repos.operaciones.end(record, { estado: 'terminada', fechaFin, ...written }, deps, inventory);
  await files.discardPaginas(record, record.paginas);
  if (empresaId && isCopia) await pruneCopias(empresaId, services);
  deps.log.info('datos.stored', {
    empresaId,
    operacionId: record.id,
    elementos: record.elementos,
    bytes: written.tamano,
  });
}

/** An import or a restore: both bring back what a file holds. */
export async function finishImport(start: OperacionRecord, services: WorkServices, undoHours: number): Promise<void> {
  const { repos, deps, uploads } = services;
  const { empresaId, id } = start;
  const { begun, bloques, archivo } = start.copiaId
    ? await openCopia(start, services)
    : await openEntrada(start, services);
  const record = await applyPasada(begun, bloques, archivo, { ...services, files: datosFiles(uploads) });
  const fechaFin = now(services);
  const deshacerHasta = new Date(deps.now().getTime() + undoHours * HOUR_MS).toISOString();
  await repos.operaciones.end(record, { estado: 'terminada', fechaFin, deshacerHasta, bloques: bloques.total }, deps);
  deps.log.info('datos.imported', { empresaId, operacionId: id, ...record.cuentas });
}

interface Opened {
  begun: OperacionRecord;
  bloques: Bloques;
  /** Checksum of what they come from. */
  archivo: string;
}

async function openEntrada(begun: OperacionRecord, { uploads, secrets }: WorkServices): Promise<Opened> {
  const bytes = await uploads.get(entradaKey(begun));
  if (!bytes) throw archivoSinLlegar();
  const { bloques, huella } = await readArchivo(bytes, String(begun.empresaId), secrets);
  return { begun, bloques: bloquesInMemory(bloques), archivo: huella };
}

/** The first run looks at the whole backup and notes how many blocks it has: later ones need not look again. */
async function openCopia(start: OperacionRecord, { repos, archives }: WorkServices): Promise<Opened> {
  const empresaId = String(start.empresaId);
  const { huella } = await repos.operaciones.get(empresaId, String(start.copiaId), 'copia');
  const open = async () => {
    const chunks = await archives.getStream(copiaKey({ empresaId, id: String(start.copiaId) }));
    if (!chunks) throw copiaNoEsta();
    return chunks;
  };
  const check = () =>
    checkCopia(open, empresaId, huella).catch((error) => {
      throw copiaInvalida(error);
    });
  const begun = start.pasosTotal > 0 ? start : await repos.operaciones.advance(start, { pasosTotal: await check() });
  return { begun, bloques: copiaBloques(open, empresaId, begun.pasosTotal), archivo: String(huella) };
}

export async function finishUndo(start: OperacionRecord, services: WorkServices): Promise<void> {
  const { repos, deps, uploads } = services;
  const record = await undoPasada(start, { ...services, files: datosFiles(uploads) });
  await repos.operaciones.end(record, { estado: 'deshecha', fechaFin: now(services) }, deps);
  deps.log.info('datos.undone', { empresaId: record.empresaId, operacionId: record.id, ...record.cuentas });
}

export async function finishClear(start: OperacionRecord, services: WorkServices): Promise<void> {
  const { repos, uploads, deps } = services;
  const record = await clearPasada(start, services);
  // What was made of reports to be downloaded. CVs that nobody names any more go with the daily job.
  for (const folder of [INFORMES, DESCARGAS]) await uploads.erase(`${folder}${start.empresaId}/`);
  const { pasosTotal, cuentas, empresaId, id } = record;
  await repos.operaciones.end(
    record,
    { estado: 'terminada', fechaFin: now(services), elementos: cuentas.eliminados },
    deps,
  );
  deps.log.info('datos.cleared', { empresaId, operacionId: id, eliminados: cuentas.eliminados, pasosTotal });
}
