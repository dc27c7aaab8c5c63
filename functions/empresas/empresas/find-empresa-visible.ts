import type { SessionUser } from '../../core/request.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import type { EmpresaRecord, EmpresaRepository } from './empresa.repository.ts';

/** The company, for those who may see it: the superadmin any, everyone else their own. @throws AppError EMPRESA_NO_ENCONTRADA */
export async function findEmpresaVisible(
  empresaId: string,
  usuario: SessionUser,
  empresas: Pick<EmpresaRepository, 'get'>,
): Promise<EmpresaRecord> {
  if (usuario.rol !== 'superadmin' && usuario.empresaId !== empresaId) throw empresaNoEncontrada(empresaId);
  return empresas.get(empresaId);
}
