import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { mensajeFor, presentacionFor } from '../dignidad/mensaje.ts';
import { loadSala, salaRepos } from './sala.service.ts';
import { salaView } from './sala-view.ts';

/** Said without a line to somebody who writes that they are in danger: it promises nothing that needs one. */
const SIN_CONEXION = 'rv.2.a';

export const getSala = endpoint(salaApi.getSala, { repos: salaRepos }, async ({ candidate, repos, deps }) => {
  const open = await loadSala(candidate, repos);
  const now = deps.now();
  const sala = salaView(open, now);
  const running = sala.estado === 'en_curso' || sala.estado === 'pausada';
  if (!running && sala.estado !== 'abierta') return sala;
  const presentacion = presentacionFor(open, now);
  return { ...sala, presentacion, urgencia: running ? mensajeFor(open, SIN_CONEXION, '', now) : null };
});
export const { handler } = getSala;
