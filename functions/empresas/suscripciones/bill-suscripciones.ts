import { AVISOS_DIAS, type Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import { AppError } from '../../core/app-error.ts';
import { companyPartition } from '../../core/company-table.ts';
import { type Deps, runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { eventWrite } from '../../core/outbox.ts';
import { changeEstado } from '../empresas/change-estado.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { readEmpresa } from '../empresas/read-empresa.ts';
import { planRepository } from '../planes/plan.repository.ts';
import { billingStep } from './billing-step.ts';
import { changeSuscripcionWrites, suscripcionRepository } from './suscripcion.repository.ts';

const DAY = 24 * 60 * 60_000;
const PAGE = 100;
/** Who the history names when nobody pressed a button. */
const SISTEMA = { usuarioId: 'sistema', nombre: 'Facturación' };

/**
 * Takes every subscription whose day of payment is near one step on. Each step expects the version that was read, so it
 * is taken once however often the schedule fires. Answers how many steps were taken.
 */
export async function billSuscripciones(deps: Deps): Promise<number> {
  const repos = {
    suscripciones: suscripcionRepository(deps.table),
    empresas: empresaRepository(deps.table),
    planes: planRepository(deps.table),
  };
  const hasta = new Date(deps.now().getTime() + AVISOS_DIAS[0] * DAY).toISOString();
  let steps = 0;
  for (const estado of ['trial', 'activa'] as const) {
    let cursor: string | undefined;
    do {
      const page = await repos.suscripciones.list({ estado, hasta, limit: PAGE, cursor });
      for (const { empresaId } of page.items) if (await billOne(empresaId, repos, deps)) steps++;
      cursor = page.cursor;
    } while (cursor);
  }
  return steps;
}

type Repos = {
  suscripciones: ReturnType<typeof suscripcionRepository>;
  empresas: ReturnType<typeof empresaRepository>;
  planes: ReturnType<typeof planRepository>;
};

/** The list comes from an index, which may be behind: what counts is read anew. */
async function billOne(empresaId: string, repos: Repos, deps: Deps): Promise<boolean> {
  const suscripcion = await repos.suscripciones.find(empresaId);
  if (!suscripcion || !['trial', 'activa'].includes(suscripcion.estado)) return false;
  try {
    return await takeStep(suscripcion, repos, deps);
  } catch (error) {
    // Somebody else was faster: tomorrow's run, or the next one today, finds the new version.
    if (error instanceof AppError && ['VERSION_OBSOLETA', 'ESTADO_NO_PERMITE'].includes(error.code)) return false;
    throw error;
  }
}

async function takeStep(suscripcion: Suscripcion, repos: Repos, deps: Deps): Promise<boolean> {
  const { empresaId } = suscripcion;
  const step = billingStep(suscripcion, deps.now());
  const version = suscripcion.version + 1;
  const change = (set: Partial<Suscripcion>) =>
    changeSuscripcionWrites(suscripcion, { ...suscripcion, ...set, version });
  switch (step.kind) {
    case 'nothing':
      return false;
    case 'notice': {
      const event = eventWrite(deps, companyPartition(empresaId), 'PagoProximo', { empresaId, dias: step.dias });
      await deps.table.write([...change({ avisos: [...suscripcion.avisos, step.dias] }), event]);
      return true;
    }
    case 'renew': {
      const terms = {
        fechaProximoPago: step.fechaProximoPago,
        fechaFin: step.fechaFin,
        avisos: [],
        ultimoCargo: { fecha: deps.now().toISOString(), importe: suscripcion.precio },
      };
      if (suscripcion.estado === 'trial') {
        await move(empresaId, { estado: 'activa', motivo: 'Empieza el primer periodo de pago', terms }, repos, deps);
      } else await deps.table.write(change(terms));
      return true;
    }
    case 'suspend':
      await move(
        empresaId,
        { estado: 'suspendida', motivo: 'No hay método de pago y el plazo ha terminado' },
        repos,
        deps,
      );
      return true;
  }
}

type Move = Omit<Parameters<typeof changeEstado>[1], 'actor'>;

async function move(empresaId: string, to: Move, repos: Repos, deps: Deps): Promise<void> {
  const empresa = await readEmpresa(empresaId, repos.empresas);
  await changeEstado(empresa, { ...to, actor: SISTEMA }, repos, deps);
}

export async function handler(): Promise<void> {
  await billSuscripciones(runtimeDeps(dynamoTable(env('TABLE_NAME'))));
}
