import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import type { SessionUser } from '../../core/request.ts';
import type { EmpresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { confirmacionIncorrecta } from './datos.errors.ts';

type Empresas = Pick<EmpresaRepository, 'find'>;

/** The company's name as people know it. */
export async function nombreOf(empresaId: string, empresas: Empresas): Promise<string> {
  const empresa = await empresas.find(empresaId);
  if (!empresa) throw empresaNoEncontrada(empresaId);
  return displayNombre(empresa);
}

/** @throws AppError VALIDACION when something else was typed. */
export async function confirmedNombre(empresaId: string, typed: string, empresas: Empresas): Promise<string> {
  const nombre = await nombreOf(empresaId, empresas);
  if (typed.trim() !== nombre) throw confirmacionIncorrecta(nombre);
  return nombre;
}

export const actorOf = ({ id, nombre }: SessionUser) => ({ usuarioId: id, nombre });
