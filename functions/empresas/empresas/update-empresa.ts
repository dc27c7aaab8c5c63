import { displayNombre, type Empresa } from '#shared/empresas/empresas/empresa.ts';
import { empresasApi } from '#shared/empresas/empresas/empresas.api.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import type { SessionUser } from '../../core/request.ts';
import type { Write } from '../../core/table.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { changeLicencias } from '../licencias/change-licencias.ts';
import { licenciaRepository } from '../licencias/licencia.repository.ts';
import { planRepository } from '../planes/plan.repository.ts';
import { changePlan } from '../planes-estrategicos/change-plan.ts';
import { planEstrategicoRepository } from '../planes-estrategicos/plan-estrategico.repository.ts';
import { availablePlan, companyMoves, limitesOf } from '../suscripciones/company-moves.ts';
import { suscripcionRepository } from '../suscripciones/suscripcion.repository.ts';
import { historyOf } from './change-estado.ts';
import { changedEmpresa } from './changed-empresa.ts';
import { empresaRepository } from './empresa.repository.ts';
import { readEmpresa } from './read-empresa.ts';

export const updateEmpresa = endpoint(
  empresasApi.updateEmpresa,
  {
    repos: {
      empresas: empresaRepository,
      planes: planRepository,
      suscripciones: suscripcionRepository,
      licencias: licenciaRepository,
      planesEstrategicos: planEstrategicoRepository,
    },
  },
  async ({ empresaId, body, usuario, repos, deps }) => {
    const previous = await readEmpresa(empresaId, repos.empresas);
    const empresa = changedEmpresa(previous, body, usuario, deps.now());
    const planMoved = empresa.plan !== previous.plan;
    if (planMoved && !body.limites) empresa.limites = limitesOf(await availablePlan(empresa.plan, repos.planes));
    const saved = await changePlan(empresa, body.planEstrategico, usuario, repos.planesEstrategicos, deps);
    const moves = [
      ...(await companyMoves(previous, empresa, { ...repos, now: deps.now() })),
      ...historyWrites(previous, empresa, usuario, deps),
      ...renameWrites(previous, empresa, deps),
      ...saved.writes,
    ];
    const entrevistas = planMoved ? empresa.limites.entrevistas : undefined;
    const { licencias } = body;
    await changeLicencias(repos.licencias, deps, { empresaId, entrevistas, licencias }, async (change) => {
      await repos.empresas.update(previous, empresa, [...moves, ...change.writes]);
      empresa.licencias = change.licencias ?? empresa.licencias;
    });
    deps.log.info('empresa.updated', { empresaId });
    return { ...empresa, planEstrategico: saved.plan };
  },
);
export const { handler } = updateEmpresa;

/** A move of the state that came with other changes; its reason is where it was made. */
function historyWrites(previous: Empresa, empresa: Empresa, { id, nombre }: SessionUser, deps: Deps): Write[] {
  if (empresa.estado === previous.estado) return [];
  const actor = { usuarioId: id, nombre };
  return [historyOf(previous, empresa, { motivo: 'Cambiado al editar la empresa', actor }, deps)];
}

/** The name that people see has changed: others carry it. */
function renameWrites(previous: Empresa, empresa: Empresa, deps: Deps): Write[] {
  if (displayNombre(previous) === displayNombre(empresa)) return [];
  const { id: empresaId } = empresa;
  return [eventWrite(deps, companyPartition(empresaId), 'EmpresaRenombrada', { empresaId })];
}
