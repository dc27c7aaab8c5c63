import * as z from 'zod';
import type { AnaliticasQuery } from '#shared/cifras/analiticas/analitica.ts';
import { lazy } from '#shared/core/lazy.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { ConditionFailedError, type Item, NOT_EXISTS, type Table, type Write } from '../../core/table.ts';
import { differenceOf, gruposOf, type Hechos } from './hechos.ts';
import { type Medidas, medidasOfAmbito, sumOf } from './medidas.ts';
import { type Periodo, splitPeriodo } from './periodo.ts';

/**
 * Aggregates of interviews, and what each interview counts for in them. Both change in one transaction, so an event
 * that comes twice, late or out of order changes nothing: what is added is the difference to what was counted before.
 *
 * | Access                                    | Key                                                              |
 * | ----------------------------------------- | ---------------------------------------------------------------- |
 * | what an interview counts for              | PK `EMPRESA#<id>#ANALITICA`, SK `HECHO#<entrevistaId>`           |
 * | the days of a period                      | PK `EMPRESA#<id>#ANALITICA`, SK `<ámbito>#D#<YYYY-MM-DD>`        |
 * | its whole months                          | PK `EMPRESA#<id>#ANALITICA`, SK `<ámbito>#M#<YYYY-MM>`           |
 * | the same of the whole platform            | PK `GLOBAL#ENTREVISTAS`, SK as above                            |
 *
 * `ámbito` is the whole (TODO), an area, a service, or both joined by `#`; the platform has no areas.
 */
export const analiticaPartition = (empresaId: string) => `${companyPartition(empresaId)}#ANALITICA`;
const PLATAFORMA = 'GLOBAL#ENTREVISTAS';

const hechoSchema = lazy(() =>
  z.object({ hechos: z.record(z.string(), z.record(z.string(), z.number())), version: z.number().int() }),
);

/** Everything that an aggregate adds up, and the day or month that it is of. */
export interface Suma {
  fecha: string;
  medidas: Medidas;
}

export interface Contada {
  id: string;
  empresaId: string;
  areaId: string | null;
  servicioId: string;
}

/** Somebody else has counted the same interview meanwhile: read it again. */
const MAX_TRIES = 4;

export function analiticaRepository(table: Table) {
  const hechoKey = ({ empresaId, id }: Contada) => ({ PK: analiticaPartition(empresaId), SK: `HECHO#${id}` });

  async function countOnce(entrevista: Contada, hechos: Hechos): Promise<boolean> {
    const item = await table.get(hechoKey(entrevista), { consistent: true });
    const before = item && hechoSchema().parse(item);
    const change = differenceOf(before?.hechos ?? {}, hechos);
    if (Object.keys(change).length === 0) return false;
    const version = (before?.version ?? 0) + 1;
    const { id: entrevistaId, areaId, servicioId } = entrevista;
    await table.write([
      {
        put: { ...hechoKey(entrevista), tipo: 'HECHO', entrevistaId, areaId, servicioId, hechos, version },
        if: before ? { version: { eq: before.version } } : NOT_EXISTS,
      },
      ...addWrites(entrevista, { ...ofDias(change), ...ofMeses(change) }),
    ]);
    return true;
  }

  async function readRange(pk: string, ambito: string, [from, to]: readonly [string, string]): Promise<Suma[]> {
    const items: Item[] = [];
    let cursor: string | undefined;
    do {
      const page = await table.query({ pk, sk: { between: [`${ambito}#${from}`, `${ambito}#${to}`] }, cursor });
      items.push(...page.items);
      cursor = page.cursor;
    } while (cursor);
    return items.map(toSuma);
  }

  return {
    /** Counts an interview for what it counts for now. False when nothing had changed. */
    async count(entrevista: Contada, hechos: Hechos): Promise<boolean> {
      for (let tries = 1; ; tries++) {
        try {
          return await countOnce(entrevista, hechos);
        } catch (error) {
          if (!(error instanceof ConditionFailedError) || tries === MAX_TRIES) throw error;
        }
      }
    },

    /** From its beginning, or from where a page ended. */
    async requestRecuento(empresaId: string, deps: Pick<Deps, 'newId' | 'now'>, cursor?: string): Promise<void> {
      const event = eventWrite(deps, companyPartition(empresaId), 'RecuentoSolicitado', { empresaId, cursor });
      await table.write([event], { result: null });
    },

    /** Whole months are read as such when `byMonth`, so a year costs about what a month does. */
    async read(
      empresaId: string | undefined,
      query: AnaliticasQuery,
      { byMonth }: { byMonth: boolean },
    ): Promise<Suma[]> {
      const pk = empresaId ? analiticaPartition(empresaId) : PLATAFORMA;
      const ambito = ambitoOf(query);
      const ranges = byMonth ? splitPeriodo(query) : [daysOf(query)];
      return (await Promise.all(ranges.map((range) => readRange(pk, ambito, range)))).flat();
    },
  };
}
export type AnaliticaRepository = ReturnType<typeof analiticaRepository>;

const daysOf = ({ desde, hasta }: Periodo) => [`D#${desde}`, `D#${hasta}`] as const;

function ambitoOf({ areaId, servicioId }: Pick<AnaliticasQuery, 'areaId' | 'servicioId'>): string {
  const parts = [areaId && `AREA#${areaId}`, servicioId && `SERVICIO#${servicioId}`].filter(Boolean);
  return parts.length === 0 ? 'TODO' : parts.join('#');
}

/** `D#2026-03-02` → what changed on that day. */
const ofDias = (change: Hechos): Hechos =>
  Object.fromEntries(Object.entries(change).map(([dia, medidas]) => [`D#${dia}`, medidas]));

/** `M#2026-03` → the same of all its days: a transaction changes an item once. */
function ofMeses(change: Hechos): Hechos {
  const meses: Hechos = {};
  for (const [dia, medidas] of Object.entries(change)) {
    const mes = `M#${dia.slice(0, 7)}`;
    meses[mes] = sumOf([meses[mes] ?? {}, medidas]);
  }
  return meses;
}

/** What changed of one interview, in every aggregate that it belongs to. */
function addWrites(entrevista: Contada, change: Hechos): Write[] {
  const { area, servicio } = gruposOf(entrevista);
  const pk = analiticaPartition(entrevista.empresaId);
  const ambitos = [
    { pk, areaId: undefined, servicioId: undefined },
    { pk, areaId: area, servicioId: undefined },
    { pk, areaId: undefined, servicioId: servicio },
    { pk, areaId: area, servicioId: servicio },
    { pk: PLATAFORMA, areaId: undefined, servicioId: undefined },
    { pk: PLATAFORMA, areaId: undefined, servicioId: servicio },
  ];
  return ambitos.flatMap((ambito) => {
    // The platform has no areas of its own to tell apart.
    const groups = ambito.pk === PLATAFORMA ? { servicio } : { area, servicio };
    return Object.entries(change).map(([fecha, medidas]): Write => {
      const SK = `${ambitoOf(ambito)}#${fecha}`;
      const add = medidasOfAmbito(medidas, ambito, groups);
      return { update: { PK: ambito.pk, SK }, set: { tipo: 'SUMA_ANALITICA', fecha: fecha.slice(2) }, add };
    });
  });
}

function toSuma({ PK: _, SK: __, tipo: ___, fecha, ...rest }: Item): Suma {
  const medidas = Object.entries(rest).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return { fecha: String(fecha), medidas: Object.fromEntries(medidas) };
}
