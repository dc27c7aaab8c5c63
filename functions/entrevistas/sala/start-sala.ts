import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { companyPartition } from '../../core/company-table.ts';
import { eventWrite } from '../../core/outbox.ts';
import { licenciaRepository } from '../../empresas/licencias/licencia.repository.ts';
import { consumePlaza } from '../../empresas/licencias/plaza.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { interviewerWiring, nextTurnoOf } from './next-turno.ts';
import { avisosCambiados, conducePersona, consentimientoPendiente, salaCerrada, salaNoAbierta } from './sala.errors.ts';
import { salaRepository } from './sala.repository.ts';
import { changeOnce, loadSala, readSala, salaRepos } from './sala.service.ts';
import { salaView } from './sala-view.ts';

export const startSala = endpoint(
  salaApi.startSala,
  {
    repos: { ...salaRepos, ...interviewerWiring.repos, sala: salaRepository, licencias: licenciaRepository },
    adapters: interviewerWiring.adapters,
  },
  async ({ candidate, repos, adapters, deps }) => {
    const open = await loadSala(candidate, repos);
    const { entrevista } = open;
    const { empresaId, id: entrevistaId } = entrevista;
    const view = salaView(open, deps.now());
    // A second press of the button, or a second device: the interview goes on where it is.
    if (entrevista.turnoActual > 0) return view;
    if (entrevista.conducePersona) throw conducePersona();
    assertMayBegin(view);
    const first = await nextTurnoOf(open, { repos, adapters, deps });
    if (!first) throw new Error('The engine proposed no first turn');
    const event = eventWrite(deps, companyPartition(empresaId), 'EntrevistaIniciada', { empresaId, entrevistaId });
    const begin =
      entrevista.estado === 'en_progreso'
        ? repos.sala.begin(entrevista, first)
        : consumePlaza(repos.licencias, deps, entrevista, (plaza) =>
            repos.sala.start(entrevista, first, plaza, [event]),
          );
    await changeOnce(
      begin,
      'ESTADO_NO_PERMITE',
      async () => (await loadSala(candidate, repos)).entrevista.turnoActual > 0,
    );
    deps.log.info('entrevista.started', { empresaId, entrevistaId });
    return readSala(candidate, repos, deps);
  },
);
export const { handler } = startSala;

function assertMayBegin({ estado, consentimientos, avisosCambiados: changed }: Sala): void {
  if (estado === 'no_abierta') throw salaNoAbierta();
  if (estado !== 'abierta') throw salaCerrada();
  if (changed) throw avisosCambiados();
  if (!consentimientos.every(({ aceptado }) => aceptado)) throw consentimientoPendiente();
}
