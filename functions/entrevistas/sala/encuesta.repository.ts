import { type Encuesta, encuestaSchema } from '#shared/entrevistas/sala/encuesta.ts';
import { EXISTS, NOT_EXISTS, type Table, type Write } from '../../core/table.ts';
import { salaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { entrevistaKey, turnosPartition } from '../../entrada/entrevista-keys.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import { encuestaYaEnviada } from './sala.errors.ts';

/**
 * The survey of an interview. What is counted of it names nobody; the rest goes with the interview.
 *
 * | Access                    | Key                                                           |
 * | ------------------------- | ------------------------------------------------------------- |
 * | the survey of an interview | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `ENCUESTA`    |
 */
const encuestaKey = (empresaId: string, id: string) => ({ PK: turnosPartition(empresaId, id), SK: 'ENCUESTA' });

export function encuestaRepository(table: Table) {
  return {
    async find(empresaId: string, entrevistaId: string): Promise<(Encuesta & { fecha: string }) | undefined> {
      const item = await table.get(encuestaKey(empresaId, entrevistaId), { consistent: true });
      return item && { ...encuestaSchema().strip().parse(item), fecha: String(item.fecha) };
    },

    /** @throws AppError ENCUESTA_YA_ENVIADA */
    async create(
      { empresaId, id }: EntrevistaRecord,
      encuesta: Encuesta & { fecha: string },
      alongside: readonly Write[],
    ): Promise<void> {
      await table.write([
        {
          put: { ...encuestaKey(empresaId, id), tipo: 'ENCUESTA', ...encuesta },
          if: NOT_EXISTS,
          orFail: encuestaYaEnviada,
        },
        { update: entrevistaKey(empresaId, id), set: { encuestada: true }, if: EXISTS, orFail: salaNoEncontrada },
        ...alongside,
      ]);
    },
  };
}
export type EncuestaRepository = ReturnType<typeof encuestaRepository>;
