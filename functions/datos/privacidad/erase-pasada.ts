import { notificacionRepository } from '../../avisos/notificaciones/notificacion.repository.ts';
import type { UploadFiles } from '../../core/adapters/upload-files.ts';
import type { Deps } from '../../core/deps.ts';
import type { Item, Page } from '../../core/table.ts';
import { CUARENTENA } from '../../documentos/archivo.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { candidatoEntrevistaKey } from '../../entrada/entrevista-keys.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { zipKey } from '../../informes/informes-pdf/documento-files.ts';
import { carpetasDeCandidato } from '../pertenencias.ts';
import { eraseEntrevista } from './erase-entrevista.ts';
import { maskImportaciones } from './mask-importaciones.ts';
import type { Pasada, SupresionRecord, SupresionRepository } from './supresion.repository.ts';

export interface Services {
  supresiones: SupresionRepository;
  uploads: UploadFiles;
  deps: Deps;
  /** Throws when this run has to hand over. */
  checkTime: () => void;
}

/**
 * Erases what is left about a candidate, whatever earlier runs have erased. Interviews go first: from then on nobody
 * writes about the person any more. Counts of finished interviews stay: they name nobody.
 */
export async function erasePasada(
  pasada: Pasada,
  { email, entrevistaIds }: SupresionRecord,
  services: Services,
): Promise<void> {
  const { supresiones, checkTime, deps } = services;
  const ids = [...entrevistaIds, ...(await eraseEntrevistas(pasada, services)), pasada.candidatoId];
  await supresiones.sweepOwn(pasada, checkTime);
  const isAbout = ({ PK: _, SK: __, ...item }: Item) => mentions(item, email, ids);
  await supresiones.sweepMentions(pasada, isAbout, checkTime);
  await eraseNotificaciones(pasada, ids, services);
  await eraseArchivos(pasada, services);
  await eraseZips(pasada, isAbout, services);
  await eraseDeImportaciones(pasada, email, services);
  // What a job wrote in the meantime, from what it had read before.
  await supresiones.sweepOwn(pasada, checkTime);
  await supresiones.finish(pasada, deps.now().toISOString());
}

/** Ids are long and random, and an address is whole: what holds one of them is about the person. */
function mentions(item: object, email: string, ids: readonly string[]): boolean {
  const text = JSON.stringify(item);
  return (email !== '' && text.includes(JSON.stringify(email))) || ids.some((id) => text.includes(id));
}

async function eraseEntrevistas(pasada: Pasada, { supresiones, deps, checkTime }: Services): Promise<string[]> {
  const { empresaId, candidatoId } = pasada;
  const ids = await entrevistaRepository(deps.table).listIdsOfCandidato(empresaId, candidatoId);
  for (const id of ids) {
    checkTime();
    await eraseEntrevista(empresaId, id, deps);
    await supresiones.sweepEntrevista(pasada, id, checkTime);
    // Last, since it is what finds the interview.
    const pointer = { delete: candidatoEntrevistaKey(empresaId, candidatoId, id) };
    await supresiones.remove(pasada, { entrevistas: 1 }, [pointer]);
  }
  return ids;
}

/** Notifications of the team that lead to one of the person's interviews. */
async function eraseNotificaciones({ empresaId }: Pasada, ids: readonly string[], { deps, checkTime }: Services) {
  const notificaciones = notificacionRepository(deps.table);
  const usuarios = usuarioRepository(deps.table);
  const now = deps.now();
  const ofUsuarios = pages((cursor) => usuarios.listOfEmpresa(empresaId, cursor));
  for await (const { id: usuarioId } of ofUsuarios) {
    for await (const { id, actionUrl = '' } of pages((cursor) =>
      notificaciones.list(usuarioId, { limit: 100, cursor }, now),
    )) {
      checkTime();
      if (ids.some((each) => actionUrl.includes(each))) await notificaciones.remove(usuarioId, id, now);
    }
  }
}

async function* pages<T>(read: (cursor: string | undefined) => Promise<Page<T>>): AsyncGenerator<T> {
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    yield* page.items;
    cursor = page.cursor;
  } while (cursor);
}

async function eraseArchivos(pasada: Pasada, { supresiones, uploads, checkTime }: Services): Promise<void> {
  const { empresaId, candidatoId } = pasada;
  for (const folder of carpetasDeCandidato(empresaId, candidatoId, CUARENTENA)) {
    checkTime();
    const archivos = await uploads.erase(folder);
    if (archivos > 0) await supresiones.remove(pasada, { archivos }, []);
  }
}

/** Files that several people are in go whole: they can be made again without this one. */
async function eraseZips(pasada: Pasada, isAbout: (item: Item) => boolean, services: Services): Promise<void> {
  const { supresiones, uploads, checkTime } = services;
  for (const { id, writes } of await supresiones.listZips(pasada.empresaId, isAbout)) {
    checkTime();
    const archivos = await uploads.eraseFile(zipKey(pasada.empresaId, id));
    await supresiones.remove(pasada, { archivos }, writes);
  }
}

async function eraseDeImportaciones(pasada: Pasada, email: string, { supresiones, uploads, checkTime }: Services) {
  const archivos = await maskImportaciones({ ...pasada, email }, uploads, checkTime);
  if (archivos > 0) await supresiones.remove(pasada, { archivos }, []);
}
