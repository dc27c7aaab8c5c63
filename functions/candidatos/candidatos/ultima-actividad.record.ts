import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Item, Key, Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';

/**
 * When something last happened to a candidate, moved in the transaction of what happened. It stands apart from the
 * candidate, so that the index holds nothing else of them and a note does not make an open form stale.
 *
 * | Access                               | Key                                                                       |
 * | ------------------------------------ | ------------------------------------------------------------------------- |
 * | of one candidate                     | PK `EMPRESA#<id>`, SK `CANDIDATO_ACTIVIDAD#<candidatoId>`                 |
 * | of a company's, the longest ago first | GSI1 `EMPRESA#<id>#CANDIDATOS#ACTIVIDAD`, `<fecha>#<candidatoId>`         |
 */
export const actividadSchema = lazy(() =>
  z.object({
    empresaId: z.string(),
    candidatoId: z.string(),
    nombre: z.string().default(''),
    fecha: z.string(),
    /** When the company was told that they are about to be erased; any activity takes it away. */
    avisado: z.string().nullable().default(null),
  }),
);
export type Actividad = z.output<ReturnType<typeof actividadSchema>>;

export const actividadKey = (empresaId: string, candidatoId: string): Key => ({
  PK: companyPartition(empresaId),
  SK: `CANDIDATO_ACTIVIDAD#${candidatoId}`,
});
export const actividadPartition = (empresaId: string) => `${companyPartition(empresaId)}#CANDIDATOS#ACTIVIDAD`;

interface Subject {
  empresaId: string;
  id: string;
  /** What is said of it before stays without it. */
  nombre?: string | undefined;
}

/** Part of every transaction that does something about a candidate who is there. */
export function actividadWrite({ empresaId, id, nombre }: Subject, fecha: string): Write {
  return {
    update: actividadKey(empresaId, id),
    set: {
      tipo: 'CANDIDATO_ACTIVIDAD',
      empresaId,
      candidatoId: id,
      nombre,
      fecha,
      GSI1PK: actividadPartition(empresaId),
      GSI1SK: `${fecha}#${id}`,
    },
    remove: ['avisado'],
  };
}

/** As it was once. */
export function actividadItem({ empresaId, candidatoId, nombre, fecha }: Omit<Actividad, 'avisado'>): Item {
  return {
    ...actividadKey(empresaId, candidatoId),
    tipo: 'CANDIDATO_ACTIVIDAD',
    empresaId,
    candidatoId,
    nombre,
    fecha,
    GSI1PK: actividadPartition(empresaId),
    GSI1SK: `${fecha}#${candidatoId}`,
  };
}

const unmoved = ({ fecha }: Actividad) => ({ fecha: { eq: fecha } });

/** The company is told now; nothing when something has happened to the candidate since. */
export function avisadoWrite(actividad: Actividad, now: string): Write {
  return {
    update: actividadKey(actividad.empresaId, actividad.candidatoId),
    set: { avisado: now },
    if: unmoved(actividad),
    instead: () => [],
  };
}

/** With the candidate; `expected` says that nothing may have happened to them since. */
export function removeActividadWrite(empresaId: string, id: string, expected?: Actividad): Write {
  const remove = { delete: actividadKey(empresaId, id) };
  if (!expected) return remove;
  const told = { avisado: { eq: expected.avisado } };
  return { ...remove, if: { ...unmoved(expected), ...told }, orFail: () => versionObsoleta() };
}
