import { BUILT_IN_SERVICIOS, findBuiltInServicio } from '#shared/servicios-hr/built-in-servicios.ts';
import {
  type ServicioHr,
  type ServicioHrDetalle,
  type ServicioHrResumen,
  servicioHrSchema,
} from '#shared/servicios-hr/servicio-hr.ts';
import { type ServicioVersion, servicioVersionSchema } from '#shared/servicios-hr/servicio-version.ts';
import { type Item, NOT_EXISTS, type Page, type Table, type Write } from '../core/table.ts';
import { versionObsoleta } from '../core/version.errors.ts';
import { servicioDuplicado, servicioEnUso, servicioIntegrado, servicioNoEncontrado } from './servicio-hr.errors.ts';
import {
  headKey,
  isBuiltIn,
  metricasOf,
  SAVED,
  savedKey,
  toDetalle,
  toResumen,
  versionKey,
  versionsPartition,
} from './servicio-hr.record.ts';

/** A transaction takes 100 writes; one stays for the audit log. */
const MOST_WRITES = 98;

/** HR services, those that ship with the platform and those that the superadmin made. Keys: `servicio-hr.record.ts`. */
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

    /** Cheaper than reading the service: its head alone. */
    async assertExists(codigo: string): Promise<void> {
      if (!isBuiltIn(codigo) && !(await table.get(headKey(codigo)))) throw servicioNoEncontrado(codigo);
    },

    /** The current version, or the one that an interview was booked with. */
    async get(codigo: string, version?: number): Promise<ServicioHr> {
      const servicio =
        version === undefined ? (await findCurrent(codigo, false))?.servicio : await findVersion(codigo, version);
      if (!servicio) throw servicioNoEncontrado(codigo);
      return servicio;
    },

    /** Fails when the codigo is taken. */
    async create(servicio: ServicioHrDetalle, saved: Omit<ServicioVersion, 'version'>): Promise<void> {
      if (isBuiltIn(servicio.codigo)) throw servicioDuplicado();
      await table.write(
        [{ put: headItem(servicio), if: NOT_EXISTS, orFail: servicioDuplicado }, ...versionWrites(servicio, saved)],
        { result: servicio },
      );
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

    /** Refused once an interview was booked with it, also by one that is booked at this moment. */
    async delete({ codigo, version }: ServicioHr): Promise<void> {
      if (isBuiltIn(codigo)) throw servicioIntegrado();
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
      const shipped = cursor ? [] : BUILT_IN_SERVICIOS.filter((servicio) => servicio.codigo === codigo).toReversed();
      return {
        items: [
          ...items.map((item) => servicioVersionSchema().parse(item)),
          ...shipped.map(({ version }) => ({ version, fecha: null, autor: null })),
        ],
        cursor,
      };
    },
  };
}
export type ServicioHrRepository = ReturnType<typeof servicioHrRepository>;

const asRead = ({ codigo, version }: ServicioHr): Write['if'] =>
  // One that is as it ships has no version of its own yet.
  findBuiltInServicio(codigo)?.version === version
    ? { version: { absentOrBelow: version + 1 } }
    : { version: { eq: version } };

function headItem(servicio: ServicioHrDetalle): Item {
  const { metricas: _, ...resumen } = toResumen(servicio, servicio.metricas) satisfies ServicioHrResumen;
  const { codigo, version, configuracion } = servicio;
  return {
    ...headKey(codigo),
    tipo: 'SERVICIO_HR',
    codigo,
    version,
    activo: configuracion.activo,
    resumen,
  };
}

function versionWrites(
  { integrado: _, metricas: __, ...servicio }: ServicioHrDetalle,
  saved: Omit<ServicioVersion, 'version'>,
): Write[] {
  const { codigo, version } = servicio;
  return [
    { put: { ...versionKey(codigo, version), tipo: 'SERVICIO_HR_VERSION', servicio } },
    { put: { ...savedKey(codigo, version), tipo: 'SERVICIO_HR_GUARDADO', version, ...saved } },
  ];
}
