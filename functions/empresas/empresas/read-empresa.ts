import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { type EmpresaRepository, toEmpresa } from './empresa.repository.ts';

/** The whole company. @throws AppError EMPRESA_NO_ENCONTRADA */
export async function readEmpresa(id: string, empresas: EmpresaRepository): Promise<Empresa> {
  const [record, uso, contexto, licencias] = await Promise.all([
    empresas.find(id),
    empresas.findUso(id),
    empresas.findContexto(id),
    empresas.findLicencias(id),
  ]);
  if (!record || !uso || !contexto || !licencias) throw empresaNoEncontrada(id);
  return toEmpresa(record, uso, contexto, licencias);
}
