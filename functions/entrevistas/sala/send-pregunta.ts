import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { openWrites } from '../atencion/atencion.record.ts';
import { ayudaRepository } from './ayuda.repository.ts';
import { loadSala, readSala, salaRepos } from './sala.service.ts';

/** From the landing to the receipt. It goes as it was written, to contact and deputy alone. */
export const sendPregunta = endpoint(
  salaApi.sendPregunta,
  { repos: { ...salaRepos, ayudas: ayudaRepository } },
  async ({ body: { preguntaId, texto }, candidate, repos, deps }) => {
    const sala = await loadSala(candidate, repos);
    const opened = openWrites(deps, sala, { tipo: 'consulta', texto });
    await repos.ayudas.ask(sala.entrevista, preguntaId, deps.now(), opened);
    return readSala(candidate, repos, deps);
  },
);
export const { handler } = sendPregunta;
