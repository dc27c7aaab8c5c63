import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { startAfterCopia } from './after-copia.ts';
import { actorOf, confirmedNombre } from './asked-empresa.ts';
import { estadoNoPermite } from './datos.errors.ts';
import { operacionRepository } from './operacion.repository.ts';

export const restoreCopia = endpoint(
  datosApi.restoreCopia,
  { repos: { operaciones: operacionRepository, empresas: empresaRepository } },
  async ({ params, body, usuario, empresaId, repos, deps }) => {
    const copia = await repos.operaciones.get(empresaId, params.id, 'copia');
    if (copia.estado !== 'terminada') throw estadoNoPermite('Solo se puede restaurar una copia terminada');
    const empresaNombre = await confirmedNombre(empresaId, body.confirmacion, repos.empresas);
    const asked = {
      empresaId,
      empresaNombre,
      clase: 'restauracion',
      politica: 'sobrescribir',
      copiaId: copia.id,
      actor: actorOf(usuario),
    } as const;
    return startAfterCopia(asked, repos.operaciones, deps);
  },
);
export const { handler } = restoreCopia;
