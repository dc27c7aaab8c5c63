import { correosApi } from '#shared/correos/correos.api.ts';
import { endpoint } from '../entrada/endpoint.ts';
import { plantillaRepository } from './plantillas/plantilla.repository.ts';
import { plantillaNamed, plantillaView } from './plantillas/plantilla-view.ts';

export const restorePlantillaCorreo = endpoint(
  correosApi.restorePlantillaCorreo,
  { repos: { plantillas: plantillaRepository } },
  async ({ params, body: { version }, usuario, repos, deps }) => {
    const plantilla = plantillaNamed(params.plantilla);
    const previous = { ...(await repos.plantillas.get(plantilla)), version };
    const change = { plantilla, previous, enabled: previous.enabled, texto: undefined };
    await repos.plantillas.write([change], usuario.nombre, deps.now());
    deps.log.info('plantilla.restored', { usuarioId: usuario.id, plantilla });
    return plantillaView(plantilla, repos.plantillas);
  },
);
export const { handler } = restorePlantillaCorreo;
