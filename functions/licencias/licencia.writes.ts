import { type Conditions, EXISTS, NOT_EXISTS, type Write } from '../core/table.ts';
import { licenciasCifrasWrites } from '../plataforma/cifras.repository.ts';
import { LicenciaCambiada } from './licencia.errors.ts';
import {
  abiertaItem,
  abiertaKey,
  activasOf,
  expiryIndex,
  type Registro,
  type Resumen,
  resumenKey,
  terminadaItem,
  terminadaKey,
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
  if (after.fin) {
    return [
      { delete: abiertaKey(before.empresaId, before.id), if: asRead(before), orFail },
      { put: terminadaItem(after), if: NOT_EXISTS, orFail },
      ...resumenWrites(resumen, before.empresaId, { ...begun, terminadas: 1 }),
    ];
  }
  return [
    {
      update: abiertaKey(before.empresaId, before.id),
      add: { ocupadas: step.ocupadas, consumidas: step.consumidas },
      ...('vence' in begun && { set: { fechaInicio: now, vence: after.vence, ...expiryIndex(after) } }),
      if: {
        PK: { exists: true },
        ...sameVence(before.vence),
        ...(step.ocupadas === 1 && { ocupadas: { belowLimit: 'max' } }),
        // The last place ends the licence, which is another transaction.
        ...(step.consumidas === 1 && { consumidas: { absentOrBelow: before.max - 1 } }),
      },
      orFail,
    },
    ...resumenWrites(resumen, before.empresaId, begun),
  ];
}

/** Opens the next licence with its first place. `calm`: only if nobody else has opened one since the read. */
export function openWrites(resumen: Resumen, fresh: Registro, step: Step, now: string, calm: boolean): Write[] {
  const opened = moved(fresh, step, now);
  return [
    { put: opened.fin ? terminadaItem(opened) : abiertaItem(opened), if: NOT_EXISTS, orFail },
    ...resumenWrites(
      resumen,
      fresh.empresaId,
      { emitidas: 1, utilizadas: step.consumidas, terminadas: opened.fin ? 1 : 0, vence: opened.vence },
      { emitidas: calm ? { eq: resumen.emitidas } : { belowLimit: 'total' } },
    ),
  ];
}

/** A place that stays where it is: the licence is open, and its days are those that were read. */
export function keepWrite({ empresaId, id, vence }: Registro): Write {
  return { check: abiertaKey(empresaId, id), if: { ...EXISTS, ...sameVence(vence) }, orFail };
}

/** Gives up a place that was reserved and not used. */
export function leaveWrites({ empresaId, id, consumidas }: Registro): Write[] {
  return [
    {
      update: abiertaKey(empresaId, id),
      add: { ocupadas: -1 },
      if: { PK: { exists: true }, ocupadas: { above: consumidas } },
      orFail,
    },
  ];
}

/** Gives a consumed place back. A licence that it had used up is open again, unless its days are over. */
export function returnWrites(resumen: Resumen, before: Registro, now: string): Write[] {
  const { empresaId, id } = before;
  if (before.fin !== 'agotada' || !isValidAt(before, now)) {
    const update = before.fin ? terminadaKey(empresaId, id) : abiertaKey(empresaId, id);
    const add = { ocupadas: -1, consumidas: -1 };
    return [{ update, add, if: { PK: { exists: true }, consumidas: { above: 0 } }, orFail }];
  }
  const { fin: _, fechaFin: __, ...open } = before;
  const { ocupadas, consumidas } = before;
  return [
    { delete: terminadaKey(empresaId, id), if: asRead(before), orFail },
    { put: abiertaItem({ ...open, ocupadas: ocupadas - 1, consumidas: consumidas - 1 }), if: NOT_EXISTS, orFail },
    ...resumenWrites(resumen, empresaId, { terminadas: -1 }),
  ];
}

/** Ends a licence whose days are over. Its reservations lapse: those interviews take a place elsewhere when they begin. */
export function expireWrites(resumen: Resumen, before: Registro, now: string): Write[] {
  const after = { ...before, ocupadas: before.consumidas, fin: 'vencida' as const, fechaFin: now };
  return [
    { delete: abiertaKey(before.empresaId, before.id), if: asRead(before), orFail },
    { put: terminadaItem(after), if: NOT_EXISTS, orFail },
    ...resumenWrites(resumen, before.empresaId, { terminadas: 1 }),
  ];
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
