import { VERSIONES_INTEGRADAS } from '#shared/entrevistas/servicios-hr/codigos-integrados.ts';
import type { ServicioHrDetalle } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { type ServicioVersion, servicioVersionSchema } from '#shared/entrevistas/servicios-hr/servicio-version.ts';
import { NOT_EXISTS, type Page, type Table, type Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { servicioDuplicado, servicioEnUso, servicioIntegrado, servicioNoEncontrado } from './servicio-hr.errors.ts';
import {
  headItem,
  headKey,
  isBuiltIn,
  SAVED,
  savedKey,
  versionKey,
  versionsPartition,
  versionWrites,
} from './servicio-hr.record.ts';

/** A transaction takes 100 writes; one stays for the audit log. */
const MOST_WRITES = 98;

/**
 * Which HR services and versions there are, for what does not ask what they say: so its functions do not carry the texts of
 * those that ship. Keys: `servicio-hr.record.ts`.
 */
export function servicioHrCabeceraRepository(table: Table) {
  return {
    /** Cheaper than reading the service: its head alone. */
    async assertExists(codigo: string): Promise<void> {
      if (!isBuiltIn(codigo) && !(await table.get(headKey(codigo)))) throw servicioNoEncontrado(codigo);
    },

    /** Fails when the codigo is taken. */
    async create(servicio: ServicioHrDetalle, saved: Omit<ServicioVersion, 'version'>): Promise<void> {
      if (isBuiltIn(servicio.codigo)) throw servicioDuplicado();
      await table.write(
        [{ put: headItem(servicio), if: NOT_EXISTS, orFail: servicioDuplicado }, ...versionWrites(servicio, saved)],
        { result: servicio },
      );
    },

    /** Refused once an interview was booked with it, also by one that is booked at this moment. */
    async delete(codigo: string): Promise<void> {
      if (isBuiltIn(codigo)) throw servicioIntegrado();
      const head = await table.get(headKey(codigo), { consistent: true });
      if (!head) throw servicioNoEncontrado(codigo);
      const version = Number(head.version);
      const versions = Array.from({ length: version }, (_, before) => version - before);
      const writes: Write[] = [
        {
          delete: headKey(codigo),
          if: { version: { eq: version }, entrevistas: { absentOrBelow: 1 } },
          orFail: (found) =>
            Number(found?.entrevistas) > 0 ? servicioEnUso(Number(found?.entrevistas)) : versionObsoleta(),
        },
        ...versions.flatMap((each): Write[] => [
          { delete: savedKey(codigo, each) },
          { delete: versionKey(codigo, each) },
        ]),
      ];
      for (let from = 0; from < writes.length; from += MOST_WRITES)
        await table.write(writes.slice(from, from + MOST_WRITES));
    },

    /** The newest first; the last ones are those that ship. */
    async listVersiones(
      codigo: string,
      page: { limit: number; cursor?: string | undefined },
    ): Promise<Page<ServicioVersion>> {
      const { items, cursor } = await table.query({
        pk: versionsPartition(codigo),
        sk: { beginsWith: SAVED },
        reverse: true,
        ...page,
      });
      const shipped = cursor ? [] : (VERSIONES_INTEGRADAS[codigo] ?? []).toReversed();
      return {
        items: [
          ...items.map((item) => servicioVersionSchema().parse(item)),
          ...shipped.map((version) => ({ version, fecha: null, autor: null })),
        ],
        cursor,
      };
    },
  };
}
