import { isWritable } from '#shared/empresas/empresas/empresa.states.ts';
import type { AssertCompany } from '../core/middleware/company.ts';
import type { Table } from '../core/table.ts';
import { type EmpresaEstadoRepository, empresaEstadoRepository } from './empresa-estado.repository.ts';
import { empresaNoEncontrada, empresaSuspendida } from './entrada.errors.ts';

export function existingEmpresa(table: Table): AssertCompany {
  const estados = empresaEstadoRepository(table);
  return async (empresaId) => {
    if (!(await estados.find(empresaId))) throw empresaNoEncontrada(empresaId);
  };
}

/** Suspended and cancelled companies are read-only. */
export function writableEmpresa(table: Table): AssertCompany {
  const estados = empresaEstadoRepository(table);
  return (empresaId) => assertWritableEmpresa(empresaId, estados);
}

export async function assertWritableEmpresa(empresaId: string, estados: EmpresaEstadoRepository): Promise<void> {
  const estado = await estados.find(empresaId);
  if (!estado) throw empresaNoEncontrada(empresaId);
  if (!isWritable(estado)) throw empresaSuspendida();
}
