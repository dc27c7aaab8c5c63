import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { mensajeFor } from '../dignidad/mensaje.ts';
import { loadSala, salaRepos } from './sala.service.ts';
import { salaView } from './sala-view.ts';

/** Said without a line to somebody who writes that they are in danger: it promises nothing that needs one. */
const SIN_CONEXION = 'rv.2.a';

export const getSala = endpoint(salaApi.getSala, { repos: salaRepos }, async ({ candidate, repos, deps }) => {
  const open = await loadSala(candidate, repos);
  const sala = salaView(open, deps.now());
  if (sala.estado !== 'en_curso' && sala.estado !== 'pausada') return sala;
  return { ...sala, urgencia: mensajeFor(open, SIN_CONEXION, '', deps.now()) };
});
export const { handler } = getSala;
