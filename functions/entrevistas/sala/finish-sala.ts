import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { interviewedWrites } from '../../candidatos/candidatos/move-candidato.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import type { Write } from '../../core/table.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { cierreKey } from '../../entrada/entrevista-keys.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import { countEjecucion } from '../servicios-hr/servicio-hr.record.ts';
import { faltanRespuestas, salaCerrada } from './sala.errors.ts';
import { changeOnce, loadSala, readSala, salaRepos } from './sala.service.ts';
import { salaView } from './sala-view.ts';

export const finishSala = endpoint(
  salaApi.finishSala,
  { repos: { ...salaRepos, candidatos: candidatoRepository } },
  async ({ candidate, repos, deps }) => {
    const open = await loadSala(candidate, repos);
    const { entrevista } = open;
    const { empresaId, id: entrevistaId } = entrevista;
    const view = salaView(open, deps.now());
    // Sent already: the receipt is the same.
    if (view.estado === 'completada') return view;
    if (view.estado === 'en_curso' || view.estado === 'pausada') throw faltanRespuestas();
    if (view.estado !== 'por_enviar') throw salaCerrada();

    const candidato = await repos.candidatos.get(empresaId, entrevista.candidatoId);
    const sending = repos.entrevistas.transition(
      entrevista,
      'finish',
      { fechaFin: deps.now().toISOString(), porEnviar: false },
      finishWrites(entrevista, candidato, deps),
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

/** What sending an interview changes besides the interview itself, all in its transaction. */
function finishWrites(entrevista: EntrevistaRecord, candidato: Candidato, deps: Deps): Write[] {
  const { empresaId, id: entrevistaId, servicioId, servicioNombre } = entrevista;
  return [
    { delete: cierreKey(empresaId, entrevistaId) },
    ...interviewedWrites(deps, candidato, { entrevistaId, detalle: servicioNombre }),
    countEjecucion(servicioId),
    eventWrite(deps, companyPartition(empresaId), 'EntrevistaCompletada', { empresaId, entrevistaId }),
  ];
}
