import { type Informe, informeSchema } from '#shared/informes/informes/informe.ts';
import type { InformeResumen } from '#shared/informes/informes/informes.api.ts';
import { companyPartition } from '../../core/company-table.ts';
import { type Item, NOT_EXISTS, type Page, type Table, type Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { informeNoEncontrado, resultadoEnviado, sinValidar } from './informe.errors.ts';
import { type InformesQuery, listadoWrites, listInformes, removeListadoWrites } from './informe-listado.repository.ts';
import { contadorWrite, validadoContadorWrite } from './informes-contador.repository.ts';

/**
 * Reports; lists have items of their own: `informe-listado.repository.ts`.
 *
 * | Access                          | Key                                                     |
 * | ------------------------------- | ------------------------------------------------------- |
 * | report of an interview          | PK `EMPRESA#<id>`, SK `INFORME#<entrevistaId>`          |
 */
const key = (empresaId: string, entrevistaId: string) => ({
  PK: companyPartition(empresaId),
  SK: `INFORME#${entrevistaId}`,
});

/** The report comes into being together with the interview's new state. */
export function informeWrites(informe: Informe): Write[] {
  return [{ put: toItem(informe), if: NOT_EXISTS }, ...listadoWrites(informe), contadorWrite(informe, 1)];
}

/** A validated report, written over the version that the reviewer read. */
export function validatedWrites(informe: Informe, previousVersion: number): Write[] {
  const { validacion: _, ...rest } = informe;
  return [
    {
      put: toItem(informe),
      if: { version: { eq: previousVersion }, estado: { eq: 'analizada' } },
      orFail: (found) => (found ? versionObsoleta() : informeNoEncontrado()),
    },
    ...listadoWrites(informe, { ...rest, estado: 'analizada' }),
    validadoContadorWrite(informe.empresaId),
  ];
}

/** What the candidate is told of it: once, and only of a validated report. */
export function resultadoWrite(
  { empresaId, entrevistaId }: Informe,
  resultado: NonNullable<Informe['resultado']>,
): Write {
  return {
    update: key(empresaId, entrevistaId),
    set: { resultado },
    if: { estado: { eq: 'validada' }, resultado: { exists: false } },
    orFail: (found) =>
      !found ? informeNoEncontrado() : found.estado === 'validada' ? resultadoEnviado() : sinValidar(),
  };
}

/** Writes that bring back a report as it was once. */
export function restoreInformeWrites(informe: Informe): Write[] {
  return [{ put: toItem(informe), if: NOT_EXISTS }, ...listadoWrites(informe), contadorWrite(informe, 1)];
}

/** In the transaction of what was made from it: the report is still the one that was read. */
export function unchangedInforme({ empresaId, entrevistaId, version }: Informe): Write {
  return { check: key(empresaId, entrevistaId), if: { version: { eq: version } }, orFail: () => informeNoEncontrado() };
}

/** The report as it was read, while the state of its interview has not moved since: the caller's condition. */
export function deleteInformeWrites(informe: Informe): Write[] {
  const { empresaId, entrevistaId } = informe;
  return [{ delete: key(empresaId, entrevistaId) }, ...removeListadoWrites(informe), contadorWrite(informe, -1)];
}

export function informeRepository(table: Table) {
  async function find(empresaId: string, entrevistaId: string): Promise<Informe | undefined> {
    const item = await table.get(key(empresaId, entrevistaId), { consistent: true });
    return item && informeSchema().parse(item);
  }

  return {
    find,

    /** Writes that travel with a change of one report. */
    async store(writes: readonly Write[], result?: unknown): Promise<void> {
      await table.write(writes, { result });
    },

    /** Reports of up to 100 interviews, those that have one. */
    /** Stores that its candidate has another name. Of a validated one, its document keeps the name that it was validated with. */
    async rename(informe: Informe, candidatoNombre: string): Promise<void> {
      const version = informe.version + 1;
      await table.write([
        {
          update: key(informe.empresaId, informe.entrevistaId),
          set: { candidatoNombre, version },
          if: { version: { eq: informe.version } },
          orFail: (found) => (found ? versionObsoleta() : informeNoEncontrado()),
        },
        ...listadoWrites({ ...informe, candidatoNombre, version }, informe),
      ]);
    },

    async findMany(empresaId: string, entrevistaIds: readonly string[]): Promise<Informe[]> {
      const items = await table.batchGet(entrevistaIds.map((id) => key(empresaId, id)));
      return items.map((item) => informeSchema().parse(item));
    },

    async get(empresaId: string, entrevistaId: string): Promise<Informe> {
      const informe = await find(empresaId, entrevistaId);
      if (!informe) throw informeNoEncontrado();
      return informe;
    },

    list: (empresaId: string, query: InformesQuery): Promise<Page<InformeResumen>> =>
      listInformes(table, empresaId, query),
  };
}
export type InformeRepository = ReturnType<typeof informeRepository>;

function toItem(informe: Informe): Item {
  return { ...key(informe.empresaId, informe.entrevistaId), tipo: 'INFORME', ...informe };
}
