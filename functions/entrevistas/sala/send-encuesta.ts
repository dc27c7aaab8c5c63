import type { Encuesta } from '#shared/entrevistas/sala/encuesta.ts';
import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { companyPartition } from '../../core/company-table.ts';
import { eventWrite } from '../../core/outbox.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { countEncuesta } from '../servicios-hr/servicio-hr.record.ts';
import { encuestaRepository } from './encuesta.repository.ts';
import { encuestaAntesDeTiempo } from './sala.errors.ts';
import { changeOnce, loadSala, readSala, salaRepos } from './sala.service.ts';
import { salaView } from './sala-view.ts';

export const sendEncuesta = endpoint(
  salaApi.sendEncuesta,
  { repos: { ...salaRepos, encuestas: encuestaRepository } },
  async ({ body, candidate, repos, deps }) => {
    const open = await loadSala(candidate, repos);
    const { empresaId, id: entrevistaId } = open.entrevista;
    if (salaView(open, deps.now()).estado !== 'completada') throw encuestaAntesDeTiempo();
    const sending = repos.encuestas.create(open.entrevista, { ...body, fecha: deps.now().toISOString() }, [
      countEncuesta(open.entrevista.servicioId, body.satisfaccion),
      eventWrite(deps, companyPartition(empresaId), 'EncuestaRespondida', { empresaId, entrevistaId }),
    ]);
    await changeOnce(sending, 'ENCUESTA_YA_ENVIADA', async () => {
      // The same again, after a lost acknowledgement, is no second opinion.
      const stored = await repos.encuestas.find(empresaId, entrevistaId);
      return stored !== undefined && ANSWERS.every((name) => stored[name] === body[name]);
    });
    return readSala(candidate, repos, deps);
  },
);
export const { handler } = sendEncuesta;

const ANSWERS: (keyof Encuesta)[] = ['satisfaccion', 'equidad', 'claridad', 'comentario'];
