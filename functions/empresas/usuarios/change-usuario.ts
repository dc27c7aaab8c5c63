import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import type { UpdateUsuario } from '#shared/empresas/usuarios/gestion.ts';
import type { Deps } from '../../core/deps.ts';
import type { SessionUser } from '../../core/request.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { tokensFrom, type UsuarioRecord } from '../../entrada/usuario.record.ts';
import type { EmpresaRepository } from '../empresas/empresa.repository.ts';
import { assertMayGive } from './managed-usuario.ts';
import { cuentaEnPreparacion, eligeEmpresa, usuarioPropio } from './usuario.errors.ts';

interface Change {
  actor: SessionUser;
  previous: UsuarioRecord;
  body: UpdateUsuario;
  /** The company that a superadmin joins who gets another role. */
  destino: string | undefined;
  empresas: EmpresaRepository;
  deps: Deps;
}

/**
 * The user after a change that the caller may make. That the company keeps an administrator is a
 * condition of the write.
 */
export async function changeUsuario({
  actor,
  previous,
  body,
  destino,
  empresas,
  deps,
}: Change): Promise<UsuarioRecord> {
  const { version, ...changes } = body;
  if (version !== previous.version) throw versionObsoleta();
  const usuario = { ...previous, ...changes, version: version + 1 };
  const movesRol = usuario.rol !== previous.rol;
  const movesActivo = usuario.activo !== previous.activo;
  if (movesRol) assertMayGive(actor, usuario.rol);
  if (actor.id === previous.id && movesRol) throw usuarioPropio('cambiar tu propio rol');
  if (actor.id === previous.id && movesActivo) throw usuarioPropio('desactivarte');
  // Old tokens do not outlive what they were given for.
  if (movesRol || movesActivo) usuario.sesionesDesde = tokensFrom(deps.now());
  return { ...usuario, ...(movesRol && (await empresaOf(usuario, destino, empresas))) };
}

/** Superadmins have no company, everyone else has one. */
async function empresaOf(
  usuario: UsuarioRecord,
  destino: string | undefined,
  empresas: EmpresaRepository,
): Promise<Pick<UsuarioRecord, 'empresaId' | 'empresaNombre'>> {
  const { empresaId, empresaNombre } = usuario;
  const isSuperadmin = usuario.rol === 'superadmin';
  if (isSuperadmin === (empresaId === null)) return { empresaId, empresaNombre };
  // The password on its way is encrypted for the company that the user is about to leave or join.
  if (usuario.estado === 'pendiente' || usuario.enOtraEmpresa) throw cuentaEnPreparacion();
  if (isSuperadmin) return { empresaId: null, empresaNombre: null };
  if (!destino) throw eligeEmpresa();
  const empresa = await empresas.get(destino);
  return { empresaId: empresa.id, empresaNombre: displayNombre(empresa) };
}
