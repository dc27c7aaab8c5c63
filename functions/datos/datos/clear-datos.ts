import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { startAfterCopia } from './after-copia.ts';
import { actorOf, confirmedNombre } from './asked-empresa.ts';
import { operacionRepository } from './operacion.repository.ts';

export const clearDatos = endpoint(
  datosApi.clearDatos,
  { repos: { operaciones: operacionRepository, empresas: empresaRepository } },
  async ({ body, usuario, empresaId, repos, deps }) => {
    const empresaNombre = await confirmedNombre(empresaId, body.confirmacion, repos.empresas);
    const uso = await repos.empresas.findUso(empresaId);
    // What there is to go through, as far as it is counted.
    const pasosTotal = (uso?.candidatos ?? 0) + (uso?.entrevistas ?? 0);
    const asked = { empresaId, empresaNombre, clase: 'vaciado', pasosTotal, actor: actorOf(usuario) } as const;
    return startAfterCopia(asked, repos.operaciones, deps);
  },
);
export const { handler } = clearDatos;
