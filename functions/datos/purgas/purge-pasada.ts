import type { Files } from '../../core/adapters/files.ts';
import type { UploadFiles } from '../../core/adapters/upload-files.ts';
import type { Deps } from '../../core/deps.ts';
import type { Write } from '../../core/table.ts';
import { CUARENTENA } from '../../documentos/archivo.ts';
import { type EmpresaRepository, purgeEmpresaWrites } from '../../empresas/empresas/empresa.repository.ts';
import { readEmpresa } from '../../empresas/empresas/read-empresa.ts';
import { discardLogo } from '../../empresas/marca/logo.ts';
import type { MarcaRepository } from '../../empresas/marca/marca.repository.ts';
import { discardAvatar } from '../../empresas/usuarios/avatar.ts';
import { purgeUsuarioWrites } from '../../empresas/usuarios/gestion.repository.ts';
import type { UsuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { tokenKey } from '../../entrada/entrevista-keys.ts';
import { uncountReserva } from '../../entrevistas/servicios-hr/servicio-hr.record.ts';
import { carpetasOf, clavesOf } from '../pertenencias.ts';
import type { PurgaRecord, PurgaRepository } from './purga.repository.ts';

export interface Services {
  purgas: PurgaRepository;
  usuarios: UsuarioRepository;
  empresas: EmpresaRepository;
  marcas: MarcaRepository;
  files: Files;
  uploads: UploadFiles;
  deps: Deps;
  /** Throws when this run has to hand over. */
  checkTime: () => void;
}

/** What the last transaction needs, and takes with it. */
const LAST = clavesOf('empresa', ({ purga }) => purga === 'ultima');

/**
 * Removes what is left of a company, whatever earlier runs have removed. Each transaction removes something together with
 * what it counts for; the company itself comes last, so that until then everything can be found from it.
 */
export async function purgePasada(record: PurgaRecord, services: Services): Promise<void> {
  const { empresaId } = record;
  const { purgas, checkTime, deps } = services;
  await removeUsuarios(record, services);
  await removeEntrevistas(record, services);
  await purgas.sweepPartes(empresaId, record, checkTime);
  await removeArchivos(record, services);
  await purgas.sweepEmpresa(empresaId, record, checkTime, LAST);
  await removeEmpresa(record, services);
  // What a job wrote in the meantime, from what it had read before.
  await removeUsuarios(record, services);
  await purgas.sweepPartes(empresaId, record, checkTime);
  await purgas.sweepEmpresa(empresaId, record, checkTime, []);
  await purgas.finish(record, deps.now().toISOString());
}

async function removeUsuarios(record: PurgaRecord, services: Services): Promise<void> {
  const { purgas, checkTime } = services;
  let cursor: string | undefined;
  do {
    const page = await purgas.listUsuarioIds(record.empresaId, cursor);
    for (const id of page.items) {
      checkTime();
      await removeUsuario(id, record, services);
    }
    cursor = page.cursor;
  } while (cursor);
}

/** The account in Cognito follows by the event that is written with it. */
async function removeUsuario(id: string, record: PurgaRecord, services: Services): Promise<void> {
  const { purgas, usuarios, files, deps, checkTime } = services;
  const usuario = await usuarios.find(id, { consistent: true });
  // The index may still show one who is gone, or who belongs elsewhere by now.
  if (usuario?.empresaId !== record.empresaId) return;
  await purgas.sweepUsuario(id, record, checkTime);
  await discardAvatar(usuario.avatarUrl, files, deps);
  await purgas.remove(record, { usuarios: 1 }, purgeUsuarioWrites(usuario, deps));
}

async function removeEntrevistas(record: PurgaRecord, { purgas, checkTime }: Services): Promise<void> {
  const { empresaId } = record;
  for (;;) {
    const entrevistas = await purgas.listEntrevistas(empresaId);
    if (entrevistas.length === 0) return;
    for (const { PK, SK, id, tokenHash, servicioId } of entrevistas) {
      await purgas.sweepEntrevista(empresaId, String(id), record, checkTime);
      const token = typeof tokenHash === 'string' ? [{ delete: tokenKey(tokenHash) }] : [];
      const gone: Write[] = [{ delete: { PK, SK } }, uncountReserva(String(servicioId))];
      await purgas.remove(record, { entrevistas: 1 }, [...token, ...gone]);
    }
  }
}

async function removeArchivos(record: PurgaRecord, services: Services): Promise<void> {
  const { purgas, marcas, uploads, files: publicFiles, checkTime, deps } = services;
  await discardLogo(await marcas.findLogo(record.empresaId), publicFiles, deps);
  for (const folder of carpetasOf(record.empresaId, CUARENTENA)) {
    for (;;) {
      checkTime();
      const { files } = await uploads.list(folder);
      if (files.length === 0) break;
      for (const { key } of files) await uploads.delete(key);
      await purgas.count(record, { archivos: files.length });
    }
  }
}

/** Once: with the company go its guards, its lists, and what the platform counts of it. */
async function removeEmpresa(record: PurgaRecord, { purgas, empresas }: Services): Promise<void> {
  const found = await empresas.find(record.empresaId, { consistent: true });
  if (!found) return;
  const empresa = await readEmpresa(record.empresaId, empresas);
  const licencias = await empresas.findLicencias(record.empresaId);
  const writes = purgeEmpresaWrites(empresa, licencias);
  await purgas.remove(record, { elementos: LAST.length }, writes);
}
