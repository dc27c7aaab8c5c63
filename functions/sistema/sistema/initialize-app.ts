import { sistemaApi } from '#shared/sistema/sistema/sistema.api.ts';
import { companiesOf } from '../../acceso/auth/open-session.ts';
import { Reply } from '../../core/reply.ts';
import { empresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';

export const initializeApp = endpoint(
  sistemaApi.initializeApp,
  { repos: { empresas: empresaListadoRepository } },
  async ({ usuario, repos }) => {
    const empresas = await companiesOf(usuario, repos.empresas);
    return new Reply({ user: usuario, empresas }, { message: 'Aplicación inicializada correctamente' });
  },
);
export const { handler } = initializeApp;
