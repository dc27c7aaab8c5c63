import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { operacionRepository } from './operacion.repository.ts';

/** One that has stopped goes on as it began. */
export const applyImportacionDatos = endpoint(
  datosApi.applyImportacionDatos,
  { repos: { operaciones: operacionRepository } },
  async ({ params, body, empresaId, repos, deps }) => {
    const asked = await repos.operaciones.get(empresaId, params.id, 'importacion');
    const politica = asked.estado === 'fallida' ? asked.politica : body.politica;
    const set = { estado: 'en_curso', motivo: '', fechaFin: null, politica } as const;
    const started = await repos.operaciones.begin(asked, ['revisada', 'fallida'], set, deps);
    deps.log.info('datos.requested', { empresaId, operacionId: asked.id, clase: asked.clase });
    return started;
  },
);
export const { handler } = applyImportacionDatos;
