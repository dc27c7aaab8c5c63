import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { cuidadoRepos } from '../dignidad/cuidado.repository.ts';
import { saidIn } from '../dignidad/dichos.ts';
import { mensajeFor, presentacionFor } from '../dignidad/mensaje.ts';
import { type LoadedSala, loadSala, salaRepos } from './sala.service.ts';
import { salaView } from './sala-view.ts';

/** Said without a line to somebody who writes that they are in danger: it promises nothing that needs one. */
const SIN_CONEXION = 'rv.2.a';

export const getSala = endpoint(
  salaApi.getSala,
  { repos: { ...salaRepos, ...cuidadoRepos }, adapters: { secrets: kmsSecrets } },
  async ({ candidate, repos, adapters: { secrets }, deps }) => {
    const open = await loadSala(candidate, repos);
    const now = deps.now();
    const sala = salaView(open, now);
    const running = sala.estado === 'en_curso' || sala.estado === 'pausada';
    if (!running && sala.estado !== 'abierta') return sala;
    const presentacion = presentacionFor(open, now);
    const mensaje = running ? await lateMensaje(open, { repos, adapters: { secrets } }, now) : null;
    return { ...sala, mensaje, presentacion, urgencia: running ? mensajeFor(open, SIN_CONEXION, '', now) : null };
  },
);

/** Message of a late reading, until the room says that it has been shown. */
async function lateMensaje(open: LoadedSala, services: Parameters<typeof saidIn>[1], now: Date) {
  const { porDecir } = open.entrevista;
  if (!porDecir) return null;
  const nombre = (await saidIn(open.entrevista, services)).get(porDecir);
  return nombre === undefined ? null : mensajeFor(open, nombre, porDecir, now);
}

export const { handler } = getSala;
