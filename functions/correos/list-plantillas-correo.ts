import { correosApi } from '#shared/correos/correos.api.ts';
import { NOMBRES_PLANTILLA } from '#shared/correos/plantillas.ts';
import { endpoint } from '../entrada/endpoint.ts';
import { plantillaRepository, unchanged } from './plantillas/plantilla.repository.ts';
import { resumenOf } from './plantillas/plantilla-view.ts';

export const listPlantillasCorreo = endpoint(
  correosApi.listPlantillasCorreo,
  { repos: { plantillas: plantillaRepository } },
  async ({ repos }) => {
    const states = await repos.plantillas.states();
    return { items: NOMBRES_PLANTILLA.map((plantilla) => resumenOf(plantilla, states[plantilla] ?? unchanged())) };
  },
);
export const { handler } = listPlantillasCorreo;
