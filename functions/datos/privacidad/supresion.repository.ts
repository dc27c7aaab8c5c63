import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { type Supresion, supresionSchema } from '#shared/datos/privacidad/privacidad.ts';
import { type CandidatoRecord, ownItems } from '../../candidatos/candidatos/candidato.record.ts';
import { deleteCandidatoWrites } from '../../candidatos/candidatos/candidato.repository.ts';
import { suprimidoWrite } from '../../candidatos/candidatos/suprimido.record.ts';
import type { Actividad } from '../../candidatos/candidatos/ultima-actividad.record.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { type Item, type Key, type KeyPrefix, NOT_EXISTS, type Table, type Write } from '../../core/table.ts';
import { turnosPartition } from '../../entrada/entrevista-keys.ts';
import { prefijosOf } from '../pertenencias.ts';
import { PasadaTerminada } from './privacidad.errors.ts';

/**
 * Erasures of candidates: what is left of them, and what they remove besides the candidate.
 *
 * | Access                                  | Key                                                                       |
 * | --------------------------------------- | ------------------------------------------------------------------------- |
 * | the erasure of a candidate              | PK `EMPRESA#<id>`, SK `SUPRESION#<candidatoId>`                           |
 * | everything of an interview, to be erased | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`                              |
 * | e-mails, stored answers, rows of imports | PK `EMPRESA#<id>`, SK begins `CORREO#`, `IDEMPOTENCIA#`, `IMPORTACION_FILA#` |
 *
 * While it runs the erasure knows whom it is about; when it ends both attributes go, and the hash stays. `pasadaId`
 * names one run of the job: each of its writes expects to be the current one, so counts are exact.
 */
const recordSchema = lazy(() =>
  supresionSchema()
    .omit({ cuentas: true })
    .extend({
      ...supresionSchema().shape.cuentas.shape,
      pasadaId: z.string(),
      email: z.string().default(''),
      entrevistaIds: z.array(z.string()).default([]),
    }),
);
export type SupresionRecord = z.output<ReturnType<typeof recordSchema>>;
export type Cuentas = Supresion['cuentas'];
interface NewSupresion {
  record: Supresion;
  entrevistaIds: readonly string[];
  /** Nothing may have happened to the candidate since. */
  inactivo?: Actividad;
}
export type Pasada = Pick<SupresionRecord, 'candidatoId' | 'pasadaId'> & { empresaId: string };

const key = (empresaId: string, candidatoId: string): Key => ({
  PK: companyPartition(empresaId),
  SK: `SUPRESION#${candidatoId}`,
});

/** Of one transaction, with room for the record. */
const PAGE = 50;
function pasadaWrite(
  { empresaId, candidatoId, pasadaId }: Pasada,
  change: { add?: Partial<Cuentas>; set?: Record<string, unknown>; remove?: readonly string[] },
): Write {
  return {
    update: key(empresaId, candidatoId),
    ...change,
    if: { pasadaId: { eq: pasadaId }, estado: { eq: 'en_curso' } },
    orFail: () => new PasadaTerminada(),
  };
}

const startEvent = (deps: Pick<Deps, 'newId' | 'now'>, { empresaId, candidatoId, pasadaId }: Pasada) =>
  eventWrite(deps, companyPartition(empresaId), 'SupresionSolicitada', { empresaId, candidatoId, pasadaId });

export function supresionRepository(table: Table) {
  /** Deletes in one transaction with what it counts for. */
  async function removeItems(items: readonly Item[], pasada: Pasada): Promise<void> {
    if (items.length === 0) return;
    const deletes = items.map(({ PK, SK }): Write => ({ delete: { PK, SK } }));
    await table.write([...deletes, pasadaWrite(pasada, { add: { elementos: items.length } })]);
  }

  /** Deletes what `isGone` picks of a partition, or of a prefix of it, page by page. */
  async function sweep(
    { pk, prefix }: { pk: string; prefix?: KeyPrefix },
    pasada: Pasada,
    checkTime: () => void,
    isGone: (item: Item) => boolean = () => true,
  ): Promise<void> {
    let cursor: string | undefined;
    do {
      checkTime();
      const page = await table.query({
        pk,
        ...(prefix && { sk: { beginsWith: prefix } }),
        limit: PAGE,
        cursor,
        consistent: true,
      });
      await removeItems(page.items.filter(isGone), pasada);
      cursor = page.cursor;
    } while (cursor);
  }

  return {
    async find(empresaId: string, candidatoId: string): Promise<SupresionRecord | undefined> {
      const item = await table.get(key(empresaId, candidatoId), { consistent: true });
      return item && recordSchema().parse(item);
    },

    /** The candidate goes at once, so that nothing new can be written about them; the rest follows. */
    async start(
      candidato: CandidatoRecord,
      { record, entrevistaIds, inactivo }: NewSupresion,
      deps: Pick<Deps, 'newId' | 'now'>,
    ): Promise<void> {
      const { empresaId, id: candidatoId, email } = candidato;
      const { cuentas, ...rest } = record;
      const pasadaId = deps.newId('pas');
      const put = {
        ...key(empresaId, candidatoId),
        tipo: 'SUPRESION',
        ...rest,
        ...cuentas,
        pasadaId,
        email,
        entrevistaIds,
      };
      await table.write(
        [
          ...deleteCandidatoWrites(candidato, inactivo),
          { put, if: NOT_EXISTS },
          suprimidoWrite(empresaId, email, record.fechaInicio),
          startEvent(deps, { empresaId, candidatoId, pasadaId }),
        ],
        { result: record },
      );
    },

    /** Begins again after a failure. */
    async restart(empresaId: string, record: SupresionRecord, deps: Pick<Deps, 'newId' | 'now'>): Promise<void> {
      const next = { empresaId, candidatoId: record.candidatoId, pasadaId: deps.newId('pas') };
      await table.write([
        {
          update: key(empresaId, record.candidatoId),
          set: { estado: 'en_curso', motivo: null, pasadaId: next.pasadaId },
          if: { pasadaId: { eq: record.pasadaId } },
          orFail: () => new PasadaTerminada(),
        },
        startEvent(deps, next),
      ]);
    },

    async handOver(pasada: Pasada, deps: Pick<Deps, 'newId' | 'now'>): Promise<void> {
      const next = { ...pasada, pasadaId: deps.newId('pas') };
      await table.write([pasadaWrite(pasada, { set: { pasadaId: next.pasadaId } }), startEvent(deps, next)]);
    },

    fail: (pasada: Pasada, motivo: string) =>
      table.write([pasadaWrite(pasada, { set: { estado: 'fallida', motivo } })]),

    finish: (pasada: Pasada, fechaFin: string) =>
      table.write([
        pasadaWrite(pasada, { set: { estado: 'terminada', fechaFin }, remove: ['email', 'entrevistaIds'] }),
      ]),

    /** Deletes in one transaction with what they count for. */
    remove: (pasada: Pasada, add: Partial<Cuentas>, writes: readonly Write[]) =>
      table.write([...writes, pasadaWrite(pasada, { add })]),

    sweepEntrevista: (pasada: Pasada, entrevistaId: string, checkTime: () => void) =>
      sweep({ pk: turnosPartition(pasada.empresaId, entrevistaId) }, pasada, checkTime),

    async sweepOwn(pasada: Pasada, checkTime: () => void): Promise<void> {
      for await (const items of ownItems(table, pasada.empresaId, pasada.candidatoId, PAGE)) {
        checkTime();
        await removeItems(items, pasada);
      }
    },

    /** ZIP files of reports that are about the person, with what removes each. */
    async listZips(empresaId: string, isAbout: (item: Item) => boolean): Promise<{ id: string; writes: Write[] }[]> {
      const found: { id: string; writes: Write[] }[] = [];
      for (const beginsWith of prefijosOf('empresa', ({ supresion }) => supresion === 'mencionConArchivo')) {
        let cursor: string | undefined;
        do {
          const query = { pk: companyPartition(empresaId), sk: { beginsWith }, consistent: true };
          const page = await table.query({ ...query, limit: PAGE, cursor });
          for (const item of page.items.filter(isAbout)) {
            found.push({ id: String(item.id), writes: [{ delete: { PK: item.PK, SK: item.SK } }] });
          }
          cursor = page.cursor;
        } while (cursor);
      }
      return found;
    },

    /** E-mails to the person or about their interviews, answers that repeated requests would get, and rows of imports. */
    async sweepMentions(pasada: Pasada, isAbout: (item: Item) => boolean, checkTime: () => void): Promise<void> {
      const pk = companyPartition(pasada.empresaId);
      for (const prefix of prefijosOf('empresa', ({ supresion }) => supresion === 'mencion')) {
        await sweep({ pk, prefix }, pasada, checkTime, isAbout);
      }
    },
  };
}
export type SupresionRepository = ReturnType<typeof supresionRepository>;

export function toSupresion(record: SupresionRecord): Supresion {
  const { entrevistas, archivos, elementos, pasadaId: _, email: _email, entrevistaIds: _ids, ...rest } = record;
  return { ...rest, cuentas: { entrevistas, archivos, elementos } };
}
