import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { sdkLanguageModels } from '../../core/adapters/language-models.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { modelosOf, modelosRepos } from '../../ia/modelos/ask-modelos.ts';
import { cuidadoRepos } from '../dignidad/cuidado.repository.ts';
import { cuidar } from '../dignidad/cuidar.ts';
import { salaCerrada, salaPausada, sinResponder } from './sala.errors.ts';
import { type Answered, salaRepository } from './sala.repository.ts';
import { changeOnce, loadSala, readSala, salaRepos } from './sala.service.ts';
import { salaView } from './sala-view.ts';

/** Until the interview is sent: reports are made of the corrected text, and what was answered first is kept nowhere. */
export const sendCorreccion = endpoint(
  salaApi.sendCorreccion,
  {
    repos: { ...salaRepos, ...cuidadoRepos, ...modelosRepos, sala: salaRepository },
    adapters: { languageModels: sdkLanguageModels, secrets: kmsSecrets },
  },
  async ({ body, candidate, repos, adapters, deps }) => {
    const { turnoId, texto, correccionId = deps.newId('cor'), destapados } = body;
    const open = await loadSala(candidate, repos);
    const { entrevista } = open;
    const turno = open.turnos.find((each) => each.turnoId === turnoId);
    const view = salaView(open, deps.now());
    const { empresaId, id: entrevistaId } = entrevista;
    const modelos = modelosOf({ empresaId, entrevistaId }, open.servicio.api_preferida, { repos, adapters, deps });
    const read = await cuidar(open, { id: correccionId, texto, turno }, { repos, adapters, deps, modelos });
    const { respuesta, intervencion } = read;
    // Also the same correction again, after a lost acknowledgement.
    if (read.repetido) return { ...view, ...read.repetido };
    if (view.estado === 'pausada') throw salaPausada();
    if (view.estado !== 'en_curso' && view.estado !== 'por_enviar') throw salaCerrada();
    if (!respuesta) {
      await repos.sala.note(entrevista, { ...intervencion, writes: read.writes });
      return readSala(candidate, repos, deps, intervencion);
    }
    if (!turno?.respuesta) throw sinResponder();
    const marcas = respuesta.marcas?.filter(
      (marca) => !destapados.some(({ inicio, fin }) => inicio === marca.inicio && fin === marca.fin),
    );
    const { respuestaId, fecha } = turno.respuesta;
    const correccion = { correccionId, fecha: deps.now().toISOString() };
    const corrected = { respuestaId, fecha, ...respuesta, ...(marcas && { marcas }), correccion };
    const correcting = repos.sala.correct(entrevista, turno as Answered, corrected, {
      ...intervencion,
      writes: read.writes,
    });
    await changeOnce(correcting, 'RESPUESTA_YA_CORREGIDA', async () => {
      const { turnos } = await loadSala(candidate, repos);
      return turnos.some(
        (each) => each.turnoId === turnoId && each.respuesta?.correccion?.correccionId === correccionId,
      );
    });
    return readSala(candidate, repos, deps, intervencion);
  },
);
export const { handler } = sendCorreccion;
