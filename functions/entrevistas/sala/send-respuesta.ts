import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { modelosOf } from '../../ia/modelos/ask-modelos.ts';
import { cuidadoRepos } from '../dignidad/cuidado.repository.ts';
import { cuidar } from '../dignidad/cuidar.ts';
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
    const { entrevista } = open;
    const turno = open.turnos.find(({ turnoId }) => turnoId === body.turnoId);
    const view = salaView(open, deps.now());
    const { respuestaId, texto } = body;
    const { empresaId, id: entrevistaId } = entrevista;
    const modelos = modelosOf({ empresaId, entrevistaId }, open.servicio.api_preferida, { repos, adapters, deps });
    const read = await cuidar(open, { id: respuestaId, texto, turno }, { repos, adapters, deps, modelos });
    const { respuesta, intervencion } = read;
    // The same answer again, after a lost acknowledgement: it is stored already, or nothing of it is to be.
    if (read.repetido) return { ...view, ...read.repetido };
    if (view.estado === 'pausada') throw salaPausada();
    // Whoever is in danger is heard also where another window has answered this question.
    if (!read.fuera && (!turno || turno.respuesta)) throw turnoYaRespondido();
    if (view.estado !== 'en_curso' && !(read.fuera && view.estado === 'por_enviar')) throw salaCerrada();
    if (!turno || !respuesta) {
      await repos.sala.note(entrevista, { ...intervencion, writes: read.writes });
      return readSala(candidate, repos, deps, intervencion);
    }

    const given = { ...respuesta, omitida: respuesta.omitida || body.omitida };
    const answered = { ...turno, respuesta: { respuestaId, ...given, fecha: deps.now().toISOString() } };
    const others = open.turnos.filter(({ turnoId }) => turnoId !== turno.turnoId);
    // What somebody was just spoken to about is followed by another question, never by one about it.
    const heard = intervencion?.sinRepregunta
      ? { ...answered, respuesta: { ...answered.respuesta, texto: '', omitida: true } }
      : answered;
    const next = await nextTurnoOf({ ...open, turnos: [...others, heard] }, { repos, adapters, deps });
    await changeOnce(
      repos.sala.answer(entrevista, answered, next, { ...intervencion, writes: read.writes }),
      'TURNO_YA_RESPONDIDO',
      async () => {
        const { turnos: stored } = await loadSala(candidate, repos);
        return stored.some((each) => each.turnoId === turno.turnoId && each.respuesta?.respuestaId === respuestaId);
      },
    );
    return readSala(candidate, repos, deps, intervencion);
  },
);
export const { handler } = sendRespuesta;
