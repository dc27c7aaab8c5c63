import { correosApi } from '#shared/correos/correos.api.ts';
import { endpoint } from '../entrada/endpoint.ts';
import { plantillaRepository } from './plantillas/plantilla.repository.ts';
import { plantillaChange } from './plantillas/plantilla-change.ts';
import { plantillaNamed, plantillaView } from './plantillas/plantilla-view.ts';

export const updatePlantillaCorreo = endpoint(
  correosApi.updatePlantillaCorreo,
  { repos: { plantillas: plantillaRepository } },
  async ({ params, body: { version, ...body }, usuario, repos, deps }) => {
    const plantilla = plantillaNamed(params.plantilla);
    const previous = { ...(await repos.plantillas.get(plantilla)), version };
    await repos.plantillas.write([plantillaChange(plantilla, previous, body)], usuario.nombre, deps.now());
    deps.log.info('plantilla.updated', { usuarioId: usuario.id, plantilla });
    return plantillaView(plantilla, repos.plantillas);
  },
);
export const { handler } = updatePlantillaCorreo;
