import { salaApi } from '#shared/sala/sala.api.ts';
import { candidatoRepository } from '../candidatos/candidato.repository.ts';
import { interviewedWrites } from '../candidatos/move-candidato.ts';
import { companyPartition } from '../core/company-table.ts';
import { eventWrite } from '../core/outbox.ts';
import { endpoint } from '../endpoint.ts';
import { cierreKey } from '../entrevistas/entrevista.record.ts';
import { countEjecucion } from '../servicios-hr/servicio-hr.record.ts';
import { faltanRespuestas, salaCerrada } from './sala.errors.ts';
import { changeOnce, loadSala, readSala, salaRepos } from './sala.service.ts';
import { salaView } from './sala-view.ts';

export const finishSala = endpoint(
  salaApi.finishSala,
  { repos: { ...salaRepos, candidatos: candidatoRepository } },
  async ({ candidate, repos, deps }) => {
    const { entrevista, servicio, turnos } = await loadSala(candidate, repos);
    const { empresaId, id: entrevistaId } = entrevista;
    const view = salaView(entrevista, servicio, turnos, deps.now());
    // Sent already: the receipt is the same.
    if (view.estado === 'completada') return view;
    if (view.estado === 'en_curso' || view.estado === 'pausada') throw faltanRespuestas();
    if (view.estado !== 'por_enviar') throw salaCerrada();

    const candidato = await repos.candidatos.get(empresaId, entrevista.candidatoId);
    const sending = repos.entrevistas.transition(
      entrevista,
      'finish',
      { fechaFin: deps.now().toISOString(), porEnviar: false },
      [
        { delete: cierreKey(empresaId, entrevistaId) },
        ...interviewedWrites(deps, candidato, { entrevistaId, detalle: entrevista.servicioNombre }),
        countEjecucion(entrevista.servicioId),
        eventWrite(deps, companyPartition(empresaId), 'EntrevistaCompletada', { empresaId, entrevistaId }),
      ],
    );
    await changeOnce(
      sending,
      'ESTADO_NO_PERMITE',
      async () => (await readSala(candidate, repos, deps)).estado === 'completada',
    );
    deps.log.info('entrevista.finished', { empresaId, entrevistaId });
    return readSala(candidate, repos, deps);
  },
);
export const { handler } = finishSala;
