import type { EstadoEmpresa } from '#shared/empresas/empresas/empresa.states.ts';
import { isWritable } from '#shared/empresas/empresas/empresa.states.ts';
import type { Usuario } from '#shared/empresas/usuarios/usuario.ts';
import type { EmpresaEstadoRepository } from '../../entrada/empresa-estado.repository.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { planDeSoloLectura } from './plan-estrategico.errors.ts';

/** Whose plan it is: any company for the superadmin, the own one for its people. Others seem not to exist. */
export async function assertReadable(
  empresaId: string,
  usuario: Pick<Usuario, 'rol' | 'empresaId'>,
  estados: EmpresaEstadoRepository,
): Promise<EstadoEmpresa> {
  const mayRead = usuario.rol === 'superadmin' || usuario.empresaId === empresaId;
  const estado = mayRead ? await estados.find(empresaId) : undefined;
  if (!estado) throw empresaNoEncontrada(empresaId);
  return estado;
}

export async function assertChangeable(
  empresaId: string,
  usuario: Pick<Usuario, 'rol' | 'empresaId'>,
  estados: EmpresaEstadoRepository,
): Promise<void> {
  if (!isWritable(await assertReadable(empresaId, usuario, estados))) throw planDeSoloLectura();
}
