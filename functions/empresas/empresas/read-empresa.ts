import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { Usuario } from '#shared/empresas/usuarios/usuario.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { type EmpresaRepository, toEmpresa } from './empresa.repository.ts';

/** The whole company, for those who may see it: the superadmin any, everyone else their own. Others seem not to exist. */
export async function readEmpresa(
  id: string,
  usuario: Pick<Usuario, 'rol' | 'empresaId'>,
  empresas: EmpresaRepository,
): Promise<Empresa> {
  const mayRead = usuario.rol === 'superadmin' || usuario.empresaId === id;
  const [record, uso, contexto, licencias] = mayRead
    ? await Promise.all([
        empresas.find(id),
        empresas.findUso(id),
        empresas.findContexto(id),
        empresas.findLicencias(id),
      ])
    : [];
  if (!record || !uso || !contexto || !licencias) throw empresaNoEncontrada(id);
  return toEmpresa(record, uso, contexto, licencias);
}
