import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import type { TipoAtencion } from '#shared/entrevistas/atencion/atencion.ts';
import { REVISION_HORAS } from '#shared/informes/informes/plazo.ts';
import type { Item, Write } from '../../core/table.ts';
import { turnosPartition } from '../../entrada/entrevista-keys.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';

/**
 * The agenda: what has to be looked at when a time comes. Items are written in the transaction that gives the reason,
 * and stand beside the interview that they are about.
 *
 * | Access                              | Key                                                              |
 * | ----------------------------------- | ---------------------------------------------------------------- |
 * | one of an interview                 | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `AGENDA#<asunto>` |
 * | what is due (all companies)         | GSI1 `GLOBAL#AGENDA#<0…3>`, `<vence>#<entrevistaId>`             |
 *
 * Nobody has to remove an item when its reason goes away: whoever finds it due looks at the interview first.
 */
export const ASUNTOS = [
  'recordatorio_dia',
  'recordatorio_hora',
  'enlace_por_cerrar',
  'revision_atrasada',
  'aviso_neutro',
  'pausa_larga',
  'urgente_sin_abrir',
  'neutro_sin_abrir',
] as const;

export const agendaSchema = lazy(() =>
  z.object({
    PK: z.string(),
    SK: z.string(),
    empresaId: z.string(),
    entrevistaId: z.string(),
    asunto: z.enum(ASUNTOS),
    vence: z.string(),
    /** The booked time that a reminder was made for, the closing that a warning was made for, what nobody has opened. */
    referencia: z.string(),
    /** How often it has been due, this time included. */
    vez: z.number().int(),
  }),
);
export type AgendaEntry = z.output<ReturnType<typeof agendaSchema>>;
type NewEntry = Omit<AgendaEntry, 'PK' | 'SK' | 'empresaId' | 'entrevistaId'>;

const SHARDS = 4;
export const agendaShards = Array.from({ length: SHARDS }, (_, shard) => `GLOBAL#AGENDA#${shard}`);

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** A report is overdue when nobody has validated it for this long; it is said again every day… */
const REVISION_MS = REVISION_HORAS * HOUR;
const REVISION_AGAIN_MS = DAY;
/** …but not more often than this. */
export const REVISION_VECES = 3;

const before = (instant: string, ms: number) => new Date(Date.parse(instant) - ms).toISOString();
const after = (instant: Date | string, ms: number) => new Date(new Date(instant).getTime() + ms).toISOString();

type Ids = Pick<EntrevistaRecord, 'empresaId' | 'id'>;
type Booked = Ids & Pick<EntrevistaRecord, 'fechaProgramada' | 'cierra'>;

const entryKey = ({ empresaId, id }: Ids, asunto: AgendaEntry['asunto']) => ({
  PK: turnosPartition(empresaId, id),
  SK: `AGENDA#${asunto}`,
});

function putEntry(ids: Ids, entry: NewEntry): Write {
  const { empresaId, id } = ids;
  const put: Item = {
    ...entryKey(ids, entry.asunto),
    tipo: 'AGENDA',
    ...dueIndex(id, entry.vence),
    empresaId,
    entrevistaId: id,
    ...entry,
  };
  return { put };
}

function dueIndex(entrevistaId: string, vence: string) {
  const shard = entrevistaId.charCodeAt(entrevistaId.length - 1) % SHARDS;
  return { GSI1PK: `GLOBAL#AGENDA#${shard}`, GSI1SK: `${vence}#${entrevistaId}` };
}

const bookingEntries = ({ fechaProgramada, cierra }: Booked): NewEntry[] => [
  { asunto: 'recordatorio_dia', vence: before(fechaProgramada, DAY), referencia: fechaProgramada, vez: 1 },
  { asunto: 'recordatorio_hora', vence: before(fechaProgramada, HOUR), referencia: fechaProgramada, vez: 1 },
  { asunto: 'enlace_por_cerrar', vence: before(cierra, DAY), referencia: cierra, vez: 1 },
];

/** What a booking puts on the agenda; what would be due already is left out. */
export function bookingAgenda(entrevista: Booked, now: Date): Write[] {
  return bookingEntries(entrevista)
    .filter(({ vence }) => vence > now.toISOString())
    .map((entry) => putEntry(entrevista, entry));
}

/** The same for another time: what was put for the old one is written over, or taken off. */
export function rebookingAgenda(entrevista: Booked, now: Date): Write[] {
  return bookingEntries(entrevista).map((entry) =>
    entry.vence > now.toISOString() ? putEntry(entrevista, entry) : { delete: entryKey(entrevista, entry.asunto) },
  );
}

export function cancelledAgenda(entrevista: Booked): Write[] {
  return bookingEntries(entrevista).map(({ asunto }) => ({ delete: entryKey(entrevista, asunto) }));
}

/** What a new report puts on the agenda. */
export function reviewAgenda(entrevista: Ids, now: Date): Write {
  const vence = after(now, REVISION_MS);
  return putEntry(entrevista, { asunto: 'revision_atrasada', vence, referencia: now.toISOString(), vez: 1 });
}

/** Between a stop and the neutral notice of it, unless the person wants none. */
const AVISO_NEUTRO_MS = 10 * 60_000;
/** Until an urgent notice that nobody has opened goes to the platform's guard. */
const URGENTE_SIN_ABRIR_MS = 15 * 60_000;

/**
 * A room stops: the neutral notice follows 10 minutes later. The person may do without it (`cancelledNeutro`) as long as it
 * has not gone out.
 */
export function neutroAgenda(entrevista: Ids, now: Date): Write {
  const vence = after(now, AVISO_NEUTRO_MS);
  return putEntry(entrevista, { asunto: 'aviso_neutro', vence, referencia: now.toISOString(), vez: 1 });
}

export const cancelledNeutro = (entrevista: Ids): Write => ({ delete: entryKey(entrevista, 'aviso_neutro') });

/** Somebody was offered a pause and took it: the neutral notice follows if it lasts for more than a day. */
export function pausaLargaAgenda(entrevista: Ids, now: Date): Write {
  return putEntry(entrevista, { asunto: 'pausa_larga', vence: after(now, DAY), referencia: now.toISOString(), vez: 1 });
}

/** They are back. */
export const cancelledPausaLarga = (entrevista: Ids): Write => ({ delete: entryKey(entrevista, 'pausa_larga') });

/** Reminder of a notice that nobody has opened: an urgent one after 15 minutes, a neutral one when its time is over. */
export function sinAbrirAgenda(
  entrevista: Ids,
  { atencionId, tipo, vence }: { atencionId: string; tipo: TipoAtencion; vence: string },
  now: Date,
): Write[] {
  const due =
    tipo === 'urgente'
      ? ({ asunto: 'urgente_sin_abrir', vence: after(now, URGENTE_SIN_ABRIR_MS) } as const)
      : tipo === 'neutro' && ({ asunto: 'neutro_sin_abrir', vence } as const);
  return due ? [putEntry(entrevista, { ...due, referencia: atencionId, vez: 1 })] : [];
}

const unmoved = ({ vence, vez }: AgendaEntry) => ({ vence: { eq: vence }, vez: { eq: vez } });

/** Takes an entry off, or puts off a review that goes on waiting; fails when another run has done so. */
export function doneWrite(entry: AgendaEntry): Write {
  return { delete: { PK: entry.PK, SK: entry.SK }, if: unmoved(entry) };
}

export function againWrite(entry: AgendaEntry, now: Date): Write {
  const vence = after(now, REVISION_AGAIN_MS);
  return {
    update: { PK: entry.PK, SK: entry.SK },
    set: { vence, vez: entry.vez + 1, ...dueIndex(entry.entrevistaId, vence) },
    if: unmoved(entry),
  };
}
