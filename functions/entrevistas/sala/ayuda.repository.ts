import { type Ayuda, ayudaSchema } from '#shared/entrevistas/sala/ayuda.ts';
import { NOT_EXISTS, type Table, type Write } from '../../core/table.ts';
import { turnosPartition } from '../../entrada/entrevista-keys.ts';
import { demasiadasAyudas, preguntaYaEnviada } from './sala.errors.ts';

/**
 * Limit on how often candidates ask for help. A request is a case (`atencion.record.ts`); requests from before there were
 * cases stand here still, and go with the interview.
 *
 * | Access                                     | Key                                                                      |
 * | ------------------------------------------ | ------------------------------------------------------------------------ |
 * | requests of before, in order                | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `AYUDA#<ayudaId>`        |
 * | a question that was sent, for a day        | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `PREGUNTA#<preguntaId>`  |
 * | how many there were within an hour         | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `VENTANA_AYUDA#<second>` |
 */
const HOUR_SECONDS = 60 * 60;
/** Seconds that a browser may send the same question again. */
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Each of them is told to a person. */
const MAX_PER_HOUR = 5;

interface OfEntrevista {
  empresaId: string;
  id: string;
}

export function ayudaRepository(table: Table) {
  return {
    /** Counts a request with the writes that make it. @throws AppError DEMASIADOS_INTENTOS */
    async create({ empresaId, id: entrevistaId }: OfEntrevista, now: Date, opened: readonly Write[]): Promise<void> {
      const seconds = Math.floor(now.getTime() / 1000);
      const start = seconds - (seconds % HOUR_SECONDS);
      await table.write([
        {
          update: { PK: turnosPartition(empresaId, entrevistaId), SK: `VENTANA_AYUDA#${start}` },
          set: { tipo: 'VENTANA_AYUDA', expira: start + 2 * HOUR_SECONDS },
          add: { n: 1 },
          if: { n: { absentOrBelow: MAX_PER_HOUR } },
          orFail: () => demasiadasAyudas(start + HOUR_SECONDS - seconds),
        },
        ...opened,
      ]);
    },

    /** The same of a question, once for its id. */
    async ask(of: OfEntrevista, preguntaId: string, now: Date, opened: readonly Write[]): Promise<void> {
      const key = { PK: turnosPartition(of.empresaId, of.id), SK: `PREGUNTA#${preguntaId}` };
      if (await table.get(key, { consistent: true })) return;
      const expira = Math.floor(now.getTime() / 1000) + DAY_SECONDS;
      const once: Write = { put: { ...key, tipo: 'PREGUNTA', expira }, if: NOT_EXISTS, orFail: preguntaYaEnviada };
      await this.create(of, now, [once, ...opened]);
    },

    /** Those of before: a few, since they were limited. */
    async list({ empresaId, id }: OfEntrevista): Promise<Ayuda[]> {
      const { items } = await table.query({ pk: turnosPartition(empresaId, id), sk: { beginsWith: 'AYUDA#' } });
      return items.map((item) => ayudaSchema().parse(item));
    },
  };
}
export type AyudaRepository = ReturnType<typeof ayudaRepository>;
