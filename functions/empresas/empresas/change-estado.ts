import { EMPRESA_TRANSITIONS, type EstadoEmpresa } from '#shared/empresas/empresas/empresa.states.ts';
import type { CambioEstado, Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import type { Deps } from '../../core/deps.ts';
import type { Write } from '../../core/table.ts';
import type { PlanRepository } from '../planes/plan.repository.ts';
import { companyMoves } from '../suscripciones/company-moves.ts';
import type { SuscripcionRepository } from '../suscripciones/suscripcion.repository.ts';
import { estadoEmpresaNoPermite } from './empresa.errors.ts';
import { type EmpresaRepository, estadoHistoryWrite } from './empresa.repository.ts';

interface Repos {
  empresas: EmpresaRepository;
  suscripciones: SuscripcionRepository;
  planes: PlanRepository;
}

interface Move extends Pick<CambioEstado, 'motivo' | 'actor'> {
  estado: EstadoEmpresa;
  /** What else changes in the subscription. */
  terms?: Partial<Suscripcion>;
}

/** Moves a company's state, and its subscription's with it. Who, why and when stay in the company's history. */
export async function changeEstado(
  previous: Empresa,
  { estado, motivo, actor, terms }: Move,
  repos: Repos,
  deps: Pick<Deps, 'now' | 'newId' | 'log'>,
  /** Of a request that is answered the company as it is then. */
  { answersEmpresa = false } = {},
): Promise<Empresa> {
  const empresa = {
    ...previous,
    estado,
    version: previous.version + 1,
    fechaActualizacion: deps.now().toISOString(),
  };
  const history = historyOf(previous, empresa, { motivo, actor }, deps);
  const moves = await companyMoves(previous, empresa, { ...repos, now: deps.now(), terms });
  await repos.empresas.update(previous, empresa, [history, ...moves], answersEmpresa ? { result: empresa } : {});
  deps.log.info('empresa.moved', { empresaId: empresa.id, estado });
  return empresa;
}

/** The entry of the company's history, for a move that its states allow. */
export function historyOf(
  { estado: desde }: Pick<Empresa, 'estado'>,
  { id, estado: hasta }: Pick<Empresa, 'id' | 'estado'>,
  { motivo, actor }: Pick<Move, 'motivo' | 'actor'>,
  deps: Pick<Deps, 'now' | 'newId'>,
): Write {
  if (!EMPRESA_TRANSITIONS[desde].includes(hasta)) throw estadoEmpresaNoPermite(desde, hasta);
  return estadoHistoryWrite(id, {
    id: deps.newId('cam'),
    desde,
    hasta,
    motivo,
    fecha: deps.now().toISOString(),
    actor,
  });
}

/** The state that `activa` stands for on input; undefined leaves it as it is. */
export const estadoOf = (activa: boolean | undefined): EstadoEmpresa | undefined =>
  activa === undefined ? undefined : activa ? 'activa' : 'suspendida';
