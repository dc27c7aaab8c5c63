import { empresasApi } from '#shared/empresas/empresas.api.ts';
import { endpoint } from '../endpoint.ts';
import { empresaNoEncontrada } from './empresa.errors.ts';
import { empresaRepository, toEmpresa } from './empresa.repository.ts';

export const getEmpresa = endpoint(
  empresasApi.getEmpresa,
  { repos: { empresas: empresaRepository } },
  async ({ params, usuario, repos }) => {
    const mayRead = usuario.rol === 'superadmin' || usuario.empresaId === params.id;
    const [record, uso] = mayRead
      ? await Promise.all([repos.empresas.find(params.id), repos.empresas.findUso(params.id)])
      : [];
    if (!record || !uso) throw empresaNoEncontrada(params.id);
    return toEmpresa(record, uso);
  },
);
export const { handler } = getEmpresa;
