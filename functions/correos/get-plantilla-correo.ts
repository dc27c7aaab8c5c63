import { correosApi } from '#shared/correos/correos.api.ts';
import { endpoint } from '../entrada/endpoint.ts';
import { plantillaRepository } from './plantillas/plantilla.repository.ts';
import { plantillaNamed, plantillaView } from './plantillas/plantilla-view.ts';

export const getPlantillaCorreo = endpoint(
  correosApi.getPlantillaCorreo,
  { repos: { plantillas: plantillaRepository } },
  async ({ params, repos }) => plantillaView(plantillaNamed(params.plantilla), repos.plantillas),
);
export const { handler } = getPlantillaCorreo;
