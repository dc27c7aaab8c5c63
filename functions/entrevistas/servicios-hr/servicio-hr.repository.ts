import { findBuiltInServicio } from '#shared/entrevistas/servicios-hr/built-in-servicios.ts';
import {
  type ServicioHr,
  type ServicioHrDetalle,
  servicioHrSchema,
} from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { ServicioVersion } from '#shared/entrevistas/servicios-hr/servicio-version.ts';
import type { Table, Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { servicioNoEncontrado } from './servicio-hr.errors.ts';
import { headItem, headKey, metricasOf, toDetalle, versionKey, versionWrites } from './servicio-hr.record.ts';

/** What HR services are, those that ship with the platform and those that the superadmin made. Keys: `servicio-hr.record.ts`. */
export function servicioHrRepository(table: Table) {
  /** The current version and its head, as just written when `consistent`. */
  async function findCurrent(codigo: string, consistent: boolean) {
    const head = await table.get(headKey(codigo), { consistent });
    const version = head?.version as number | undefined;
    const servicio =
      version === undefined ? findBuiltInServicio(codigo) : await findVersion(codigo, version, consistent);
    return servicio && { head, servicio };
  }

  /** What was saved comes before what ships: a changed service goes on counting versions by itself. */
  async function findVersion(codigo: string, version: number, consistent = false): Promise<ServicioHr | undefined> {
    const item = await table.get(versionKey(codigo, version), { consistent });
    if (item) return servicioHrSchema().parse(item.servicio);
    const builtIn = findBuiltInServicio(codigo, version);
    // A version is never changed, so one that is not there yet may only be too new for this kind of read.
    return builtIn ?? (consistent ? undefined : findVersion(codigo, version, true));
  }

  async function getDetalle(codigo: string, { consistent = false } = {}): Promise<ServicioHrDetalle> {
    const found = await findCurrent(codigo, consistent);
    if (!found) throw servicioNoEncontrado(codigo);
    return toDetalle(found.servicio, metricasOf(found.head));
  }

  return {
    getDetalle,
    findVersion: (codigo: string, version: number) => findVersion(codigo, version),

    /** The current version, or the one that an interview was booked with. */
    async get(codigo: string, version?: number): Promise<ServicioHr> {
      const servicio =
        version === undefined ? (await findCurrent(codigo, false))?.servicio : await findVersion(codigo, version);
      if (!servicio) throw servicioNoEncontrado(codigo);
      return servicio;
    },

    /** Stores the next version while `previous` is the current one. */
    async update(
      previous: ServicioHr,
      servicio: ServicioHrDetalle,
      saved: Omit<ServicioVersion, 'version'>,
    ): Promise<void> {
      const { PK, SK, ...set } = headItem(servicio);
      await table.write([
        { update: { PK, SK }, set, if: asRead(previous), orFail: versionObsoleta },
        ...versionWrites(servicio, saved),
      ]);
    },
  };
}
export type ServicioHrRepository = ReturnType<typeof servicioHrRepository>;

const asRead = ({ codigo, version }: ServicioHr): Write['if'] =>
  // One that is as it ships has no version of its own yet.
  findBuiltInServicio(codigo)?.version === version
    ? { version: { absentOrBelow: version + 1 } }
    : { version: { eq: version } };
