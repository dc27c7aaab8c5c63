import type { EstadoEmpresa } from '#shared/empresas/empresas/empresa.states.ts';
import { type Suscripcion, suscripcionSchema } from '#shared/empresas/suscripciones/suscripcion.ts';
import { companyPartition } from '../../core/company-table.ts';
import { type Item, NOT_EXISTS, type Page, type Table, type Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { suscriptoresWrite } from '../planes/plan.repository.ts';
import { ingresosWrites } from '../plataforma/cifras.repository.ts';
import { movimientoWrites } from '../plataforma/movimiento.record.ts';
import { suscripcionNoEncontrada } from './suscripcion.errors.ts';

/**
 * Subscriptions: one for each company, whose id it carries.
 *
 * | Access                              | Key                                                          |
 * | ----------------------------------- | ------------------------------------------------------------ |
 * | a company's                         | PK `EMPRESA#<id>`, SK `SUSCRIPCION`                          |
 * | all, the next payment first         | GSI1 `GLOBAL#SUSCRIPCIONES`, `<fechaProximoPago>#<id>`        |
 * | those of one state                  | GSI2 `GLOBAL#SUSCRIPCIONES#<estado>`, `<fechaProximoPago>#<id>` |
 */
const key = (empresaId: string) => ({ PK: companyPartition(empresaId), SK: 'SUSCRIPCION' });
const LISTA = 'GLOBAL#SUSCRIPCIONES';

export const suscripcionId = (empresaId: string) => empresaId.replace(/^emp_/, 'sus_');
const empresaIdOf = (id: string) => id.replace(/^sus_/, 'emp_');

interface ListQuery {
  limit: number;
  cursor?: string | undefined;
  estado?: EstadoEmpresa | undefined;
  /** Only those whose next payment is at or before this instant. */
  hasta?: string;
  orden?: 'proximoPago' | '-proximoPago';
}

export function createSuscripcionWrites(suscripcion: Suscripcion): Write[] {
  return [{ put: toItem(suscripcion), if: NOT_EXISTS }, ...countWrites(undefined, suscripcion)];
}

/** `previous` is the version that the change was made from. */
export function changeSuscripcionWrites(previous: Suscripcion, suscripcion: Suscripcion): Write[] {
  return [
    {
      put: toItem(suscripcion),
      if: { version: { eq: previous.version } },
      orFail: versionObsoleta,
      cambios: [
        { campo: 'plan', antes: previous.planNombre, despues: suscripcion.planNombre },
        { campo: 'metodoPago', antes: previous.metodoPago.tipo, despues: suscripcion.metodoPago.tipo },
        { campo: 'proximoPago', antes: previous.fechaProximoPago, despues: suscripcion.fechaProximoPago },
      ],
    },
    ...countWrites(previous, suscripcion),
  ];
}

export function suscripcionRepository(table: Table) {
  async function find(empresaId: string): Promise<Suscripcion | undefined> {
    const item = await table.get(key(empresaId), { consistent: true });
    return item && suscripcionSchema().parse(item);
  }

  return {
    find,

    async get(id: string): Promise<Suscripcion> {
      const suscripcion = id.startsWith('sus_') ? await find(empresaIdOf(id)) : undefined;
      if (!suscripcion) throw suscripcionNoEncontrada();
      return suscripcion;
    },

    async list({ estado, hasta, orden, limit, cursor }: ListQuery): Promise<Page<Suscripcion>> {
      const page = await table.query({
        ...(estado ? { index: 'GSI2', pk: `${LISTA}#${estado}` } : { index: 'GSI1', pk: LISTA }),
        ...(hasta && { sk: { lte: hasta } }),
        reverse: orden === '-proximoPago',
        limit,
        cursor,
      });
      return { items: page.items.map((item) => suscripcionSchema().parse(item)), cursor: page.cursor };
    },

    async change(previous: Suscripcion, suscripcion: Suscripcion): Promise<void> {
      await table.write(changeSuscripcionWrites(previous, suscripcion), { result: suscripcion });
    },
  };
}
export type SuscripcionRepository = ReturnType<typeof suscripcionRepository>;

/** Who has which plan, what the platform earns with it, and how subscriptions come and go. */
function countWrites(previous: Suscripcion | undefined, suscripcion: Suscripcion): Write[] {
  const from = planInUse(previous);
  const to = planInUse(suscripcion);
  return [
    ...(from && from !== to ? [suscriptoresWrite(from, -1)] : []),
    ...(to && from !== to ? [suscriptoresWrite(to, 1)] : []),
    ...ingresosWrites(previous, suscripcion),
    ...movimientoWrites(previous, suscripcion),
  ];
}

function planInUse(suscripcion: Suscripcion | undefined): string | undefined {
  return suscripcion?.estado === 'cancelada' ? undefined : suscripcion?.planId;
}

function toItem(suscripcion: Suscripcion): Item {
  const order = `${suscripcion.fechaProximoPago}#${suscripcion.id}`;
  return {
    ...key(suscripcion.empresaId),
    tipo: 'SUSCRIPCION',
    GSI1PK: LISTA,
    GSI1SK: order,
    GSI2PK: `${LISTA}#${suscripcion.estado}`,
    GSI2SK: order,
    ...suscripcion,
  };
}
