import { isWritable } from '#shared/empresas/empresas/empresa.states.ts';
import type { EmpresaEstadoRepository } from '../../entrada/empresa-estado.repository.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { planDeSoloLectura } from './plan-estrategico.errors.ts';

/** Plans of suspended and cancelled companies stay as they are, for the superadmin too. */
export async function assertChangeable(empresaId: string, estados: EmpresaEstadoRepository): Promise<void> {
  const estado = await estados.find(empresaId);
  if (!estado) throw empresaNoEncontrada(empresaId);
  if (!isWritable(estado)) throw planDeSoloLectura();
}
