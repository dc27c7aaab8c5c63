import { type Conditions, EXISTS, NOT_EXISTS, type Write } from '../../core/table.ts';
import { licenciasCifrasWrites } from '../plataforma/cifras.repository.ts';
import { LicenciaCambiada } from './licencia.errors.ts';
import {
  activasOf,
  expiryIndex,
  licenciaKey,
  type Registro,
  type Resumen,
  registroItem,
  registroKey,
  resumenKey,
  SITIOS,
  sitioOf,
} from './licencia.record.ts';

/**
 * How places and licences move, as writes for the transaction of what moves them. Each write expects the ledger as it
 * was read, in so far as it matters; when it has changed, the whole transaction fails with `LicenciaCambiada`.
 */
const orFail = () => new LicenciaCambiada();
const DAY = 24 * 60 * 60_000;

interface Step {
  ocupadas: 0 | 1;
  consumidas: 0 | 1;
}

/** Occupies a place, consumes one that is occupied, or both, in a licence that is open. */
export function occupyWrites(resumen: Resumen, before: Registro, step: Step, now: string): Write[] {
  const after = moved(before, step, now);
  const begun = step.consumidas === 1 && !before.vence ? { utilizadas: 1, vence: after.vence } : {};
  const set = 'vence' in begun ? { fechaInicio: now, vence: after.vence, ...expiryIndex(after) } : undefined;
  const expected = {
    ...sameVence(before.vence),
    // The last place moves the licence, which is another transaction.
    ...(step.ocupadas === 1 && { ocupadas: { absentOrBelow: before.max - 1 } }),
    ...(step.consumidas === 1 && { consumidas: { absentOrBelow: before.max - 1 } }),
  };
  return [
    ...stepWrites(before, after, expected, set),
    ...resumenWrites(resumen, before.empresaId, { ...begun, ...(after.fin && { terminadas: 1 }) }),
  ];
}

/** Opens the next licence with its first place. `calm`: only if nobody else has opened one since the read. */
export function openWrites(resumen: Resumen, fresh: Registro, step: Step, now: string, calm: boolean): Write[] {
  const opened = moved(fresh, step, now);
  return [
    { put: registroItem(opened), if: NOT_EXISTS, orFail },
    ...resumenWrites(
      resumen,
      fresh.empresaId,
      { emitidas: 1, utilizadas: step.consumidas, terminadas: opened.fin ? 1 : 0, vence: opened.vence },
      { emitidas: calm ? { eq: resumen.emitidas } : { belowLimit: 'total' } },
    ),
  ];
}

/** A place that stays where it is: the licence is open, and its days are those that were read. */
export function keepWrite(own: Registro): Write {
  return { check: registroKey(own), if: { ...EXISTS, ...sameVence(own.vence) }, orFail };
}

/** Expects of a licence that was found nowhere that it is not: it may have moved between the reads. */
export function absentWrites(empresaId: string, id: string): Write[] {
  return SITIOS.map((sitio) => ({ check: licenciaKey(empresaId, sitio, id), if: NOT_EXISTS, orFail }));
}

/** Gives up a place that was reserved and not used. With an expired licence the reservation ended already. */
export function leaveWrites(before: Registro): Write[] {
  if (before.fin) return [];
  const after = { ...before, ocupadas: before.ocupadas - 1 };
  return stepWrites(before, after, { ocupadas: { above: before.consumidas } });
}

/** Gives a consumed place back. A licence that it had used up is open again, unless its days are over. */
export function returnWrites(resumen: Resumen, before: Registro, now: string): Write[] {
  const { fin, fechaFin: _, ...open } = before;
  const opens = fin === 'agotada' && isValidAt(before, now);
  const places = { ocupadas: before.ocupadas - 1, consumidas: before.consumidas - 1 };
  const after: Registro = { ...(opens ? open : before), ...places };
  return [
    ...stepWrites(before, after, { consumidas: { above: 0 } }),
    ...resumenWrites(resumen, before.empresaId, opens ? { terminadas: -1 } : {}),
  ];
}

/** Ends a licence whose days are over. Its reservations lapse: those interviews take a place elsewhere when they begin. */
export function expireWrites(resumen: Resumen, before: Registro, now: string): Write[] {
  const after = { ...before, ocupadas: before.consumidas, fin: 'vencida' as const, fechaFin: now };
  return [...moveWrites(before, after), ...resumenWrites(resumen, before.empresaId, { terminadas: 1 })];
}

/** Other figures than those that were read: the superadmin's change. */
export function resumenChangeWrites(empresaId: string, before: Resumen, after: Resumen): Write[] {
  const { total, vigenciaDias, maxEntrevistas } = after;
  return [
    {
      update: resumenKey(empresaId),
      set: { total, vigenciaDias, maxEntrevistas },
      if: {
        total: { eq: before.total },
        emitidas: { eq: before.emitidas },
        terminadas: { eq: before.terminadas },
      },
      orFail,
    },
    ...licenciasCifrasWrites(activasOf(after) - activasOf(before)),
  ];
}

/** Whether an interview can begin with it at that time. */
export function isValidAt({ vence }: Registro, instant: string): boolean {
  return !vence || vence >= instant;
}

/**
 * Places that change: counted in the licence where it stands, under these conditions, or moved with it when it does not
 * stand there afterwards. A licence that has been moved meanwhile is not where its step was to be made.
 */
function stepWrites(before: Registro, after: Registro, expected: Conditions, set?: Record<string, unknown>): Write[] {
  if (sitioOf(before) !== sitioOf(after)) return moveWrites(before, after);
  const add = { ocupadas: after.ocupadas - before.ocupadas, consumidas: after.consumidas - before.consumidas };
  return [{ update: registroKey(before), add, ...(set && { set }), if: { ...EXISTS, ...expected }, orFail }];
}

/** From the key where a licence stood to the one where it stands now, if nothing has changed in it. */
function moveWrites(before: Registro, after: Registro): Write[] {
  return [
    { delete: registroKey(before), if: asRead(before), orFail },
    { put: registroItem(after), if: NOT_EXISTS, orFail },
  ];
}

function moved(before: Registro, { ocupadas, consumidas }: Step, now: string): Registro {
  const begins = consumidas === 1 && !before.vence;
  const after: Registro = {
    ...before,
    ocupadas: before.ocupadas + ocupadas,
    consumidas: before.consumidas + consumidas,
    ...(begins && { fechaInicio: now, vence: new Date(Date.parse(now) + before.vigenciaDias * DAY).toISOString() }),
  };
  return after.consumidas === after.max ? { ...after, fin: 'agotada', fechaFin: now } : after;
}

interface ResumenStep {
  emitidas?: number;
  utilizadas?: number;
  terminadas?: number;
  vence?: string | undefined;
}

/** One write for all that changes in the figures; nothing when nothing does. */
function resumenWrites(resumen: Resumen, empresaId: string, step: ResumenStep, conditions: Conditions = {}): Write[] {
  const { emitidas = 0, utilizadas = 0, terminadas = 0, vence } = step;
  if (emitidas === 0 && utilizadas === 0 && terminadas === 0) return [];
  const latest = vence && vence > (resumen.fechaVencimiento ?? '') ? vence : undefined;
  const after = {
    ...resumen,
    emitidas: resumen.emitidas + emitidas,
    terminadas: resumen.terminadas + terminadas,
  };
  return [
    {
      update: resumenKey(empresaId),
      add: { emitidas, utilizadas, terminadas },
      ...(latest && { set: { fechaVencimiento: latest } }),
      if: {
        ...EXISTS,
        // What the platform counts depends on whether there is a limit.
        total: { eq: resumen.total },
        ...(latest && { fechaVencimiento: { absentOrBelow: latest } }),
        ...conditions,
      },
      orFail,
    },
    ...licenciasCifrasWrites(activasOf(after) - activasOf(resumen)),
  ];
}

function asRead({ ocupadas, consumidas, vence }: Registro): Conditions {
  return {
    ocupadas: { eq: ocupadas },
    consumidas: { eq: consumidas },
    ...sameVence(vence),
  };
}

const sameVence = (vence: string | undefined): Conditions => ({ vence: vence ? { eq: vence } : { exists: false } });
