import type { EstadoEmpresa } from '#shared/empresas/empresas/empresa.states.ts';
import type { Movimientos } from '#shared/empresas/plataforma/analiticas.ts';
import type { Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import type { Write } from '../../core/table.ts';

/** Days of the platform's subscriptions: PK `GLOBAL#ANALITICAS`, SK `DIA#<YYYY-MM-DD>`, see `analiticas.repository.ts`. */
export const ANALITICAS = 'GLOBAL#ANALITICAS';
export const diaKey = (dia: string) => ({ PK: ANALITICAS, SK: `DIA#${dia}` });

export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The charge that a change of a subscription brings, if it brings one. */
export function newCargo(before: Suscripcion | undefined, after: Suscripcion): Suscripcion['ultimoCargo'] {
  return after.ultimoCargo?.fecha === before?.ultimoCargo?.fecha ? null : after.ultimoCargo;
}

/** Part of every transaction that creates a subscription or changes it; nothing when its state stays and nobody pays. */
export function movimientoWrites(before: Suscripcion | undefined, after: Suscripcion): Write[] {
  const cargo = newCargo(before, after);
  const add = { ...movimientoOf(before?.estado, after.estado), ...(cargo && { cargos: cargo.importe }) };
  if (Object.keys(add).length === 0) return [];
  // Both dates are the transaction's own: a charge comes with the move that it brings about.
  const dia = dayOf(new Date(cargo?.fecha ?? after.estadoDesde));
  return [{ update: diaKey(dia), set: { tipo: 'DIA_ANALITICAS', dia }, add }];
}

function movimientoOf(from: EstadoEmpresa | undefined, to: EstadoEmpresa): Partial<Movimientos> {
  if (from === to) return {};
  if (from === undefined) return { altas: 1 };
  if (from === 'trial') return { finPruebas: 1, ...(to === 'activa' && { conversiones: 1 }) };
  if (from === 'activa') return { bajas: 1 };
  return to === 'activa' ? { reactivaciones: 1 } : {};
}
