import type { EstadoEmpresa } from '#shared/empresas/empresa.states.ts';
import type { Movimientos } from '#shared/plataforma/analiticas.ts';
import type { Suscripcion } from '#shared/suscripciones/suscripcion.ts';
import type { Write } from '../core/table.ts';

/** Days of the platform's subscriptions: PK `GLOBAL#ANALITICAS`, SK `DIA#<YYYY-MM-DD>`, see `analiticas.repository.ts`. */
export const ANALITICAS = 'GLOBAL#ANALITICAS';
export const diaKey = (dia: string) => ({ PK: ANALITICAS, SK: `DIA#${dia}` });

export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Part of every transaction that creates a subscription or moves its state; nothing when the state stays. */
export function movimientoWrites(
  from: EstadoEmpresa | undefined,
  { estado, estadoDesde }: Pick<Suscripcion, 'estado' | 'estadoDesde'>,
): Write[] {
  const add = movimientoOf(from, estado);
  if (Object.keys(add).length === 0) return [];
  const dia = dayOf(new Date(estadoDesde));
  return [{ update: diaKey(dia), set: { tipo: 'DIA_ANALITICAS', dia }, add }];
}

function movimientoOf(from: EstadoEmpresa | undefined, to: EstadoEmpresa): Partial<Movimientos> {
  if (from === to) return {};
  if (from === undefined) return { altas: 1 };
  if (from === 'trial') return { finPruebas: 1, ...(to === 'activa' && { conversiones: 1 }) };
  if (from === 'activa') return { bajas: 1 };
  return to === 'activa' ? { reactivaciones: 1 } : {};
}
