import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { cuidadoRepos, cuidar } from '../dignidad/cuidar.ts';
import { salaCerrada, salaPausada, sinResponder } from './sala.errors.ts';
import { type Answered, salaRepository } from './sala.repository.ts';
import { changeOnce, loadSala, readSala, salaRepos } from './sala.service.ts';
import { salaView } from './sala-view.ts';

/** Until the interview is sent: reports are made of the corrected text, and what was answered first is kept nowhere. */
export const sendCorreccion = endpoint(
  salaApi.sendCorreccion,
  { repos: { ...salaRepos, ...cuidadoRepos, sala: salaRepository }, adapters: { secrets: kmsSecrets } },
  async ({ body, candidate, repos, adapters, deps }) => {
    const { turnoId, texto, correccionId = deps.newId('cor') } = body;
    const open = await loadSala(candidate, repos);
    const turno = open.turnos.find((each) => each.turnoId === turnoId);
    const view = salaView(open, deps.now());
    const mensaje = await cuidar(open, { id: correccionId, texto }, { repos, adapters, deps });
    if (mensaje) return { ...(await readSala(candidate, repos, deps)), mensaje };
    if (view.estado === 'pausada') throw salaPausada();
    if (view.estado !== 'en_curso' && view.estado !== 'por_enviar') throw salaCerrada();
    if (!turno?.respuesta) throw sinResponder();
    // Also the same correction again, after a lost acknowledgement.
    const repeated = turno.respuesta.correccion?.correccionId === correccionId;
    if (repeated || turno.respuesta.texto === texto) return view;

    const corrected = {
      ...turno.respuesta,
      texto,
      omitida: false,
      correccion: {
        correccionId,
        fecha: deps.now().toISOString(),
      },
    };
    const correcting = repos.sala.correct(open.entrevista, turno as Answered, corrected);
    await changeOnce(correcting, 'RESPUESTA_YA_CORREGIDA', async () => {
      const { turnos } = await loadSala(candidate, repos);
      return turnos.some((each) => each.turnoId === turnoId && each.respuesta?.texto === texto);
    });
    return readSala(candidate, repos, deps);
  },
);
export const { handler } = sendCorreccion;
