import { correosApi } from '#shared/correos/correos.api.ts';
import { endpoint } from '../entrada/endpoint.ts';
import { checkBorrador } from './plantillas/check-borrador.ts';
import { plantillaNamed } from './plantillas/plantilla-view.ts';
import { ejemplosOf, renderFuente } from './plantillas/render.ts';

export const validatePlantillaCorreo = endpoint(
  correosApi.validatePlantillaCorreo,
  { repos: {} },
  async ({ params, body }) => {
    const plantilla = plantillaNamed(params.plantilla);
    const { fuente } = checkBorrador(plantilla, body);
    return { ...renderFuente(fuente, ejemplosOf(plantilla)), fuente: fuente.html };
  },
);
export const { handler } = validatePlantillaCorreo;
