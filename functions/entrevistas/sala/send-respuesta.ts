import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { cuidadoRepos, cuidar } from '../dignidad/cuidar.ts';
import { interviewerWiring, nextTurnoOf } from './next-turno.ts';
import { salaCerrada, salaPausada, turnoYaRespondido } from './sala.errors.ts';
import { salaRepository } from './sala.repository.ts';
import { changeOnce, loadSala, readSala, salaRepos } from './sala.service.ts';
import { salaView } from './sala-view.ts';

export const sendRespuesta = endpoint(
  salaApi.sendRespuesta,
  {
    repos: { ...salaRepos, ...cuidadoRepos, ...interviewerWiring.repos, sala: salaRepository },
    adapters: interviewerWiring.adapters,
  },
  async ({ body, candidate, repos, adapters, deps }) => {
    const open = await loadSala(candidate, repos);
    const turno = open.turnos.find(({ turnoId }) => turnoId === body.turnoId);
    const view = salaView(open, deps.now());
    // The same answer again, after a lost acknowledgement: it is stored already.
    if (turno?.respuesta?.respuestaId === body.respuestaId) return view;
    const { respuestaId, texto, omitida } = body;
    const mensaje = await cuidar(open, { id: respuestaId, texto }, { repos, adapters, deps });
    if (mensaje) return { ...(await readSala(candidate, repos, deps)), mensaje };
    if (view.estado === 'pausada') throw salaPausada();
    if (!turno || turno.respuesta) throw turnoYaRespondido();
    if (view.estado !== 'en_curso') throw salaCerrada();

    const answered = { ...turno, respuesta: { respuestaId, texto, omitida, fecha: deps.now().toISOString() } };
    const turnos = [...open.turnos.filter(({ turnoId }) => turnoId !== turno.turnoId), answered];
    const next = await nextTurnoOf({ ...open, turnos }, { repos, adapters, deps });
    await changeOnce(repos.sala.answer(open.entrevista, answered, next), 'TURNO_YA_RESPONDIDO', async () => {
      const { turnos: stored } = await loadSala(candidate, repos);
      return stored.some((each) => each.turnoId === turno.turnoId && each.respuesta?.respuestaId === respuestaId);
    });
    return readSala(candidate, repos, deps);
  },
);
export const { handler } = sendRespuesta;
