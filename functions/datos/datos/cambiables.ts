import { updateCandidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import type { NombreImportable } from '#shared/datos/datos/entidades.ts';
import { updateAreaSchema } from '#shared/empresas/areas/area.ts';
import type { Elemento } from './entidad.record.ts';

/** Fields of a form. `version` is counted, never brought. */
const formOf = (schema: { shape: object }, ...left: string[]) =>
  Object.keys(schema.shape).filter((name) => ![...left, 'version'].includes(name));

/**
 * Fields that a file may set back in an item that is there already: those that whoever brings it could write into its form.
 * All else stays as others wrote it: states, authors, answers, consents, scores, validations (ADR 25). An address stays too,
 * since links and messages go to it.
 */
const CAMBIABLES: Record<NombreImportable, () => readonly string[]> = {
  areas: () => formOf(updateAreaSchema()),
  candidatos: () => formOf(updateCandidatoSchema(), 'email'),
  actividades: () => [],
  historial: () => [],
  notas: () => [],
  entrevistas: () => [],
  turnos: () => [],
  encuestas: () => [],
  informes: () => [],
};

/** Item as it would be after the file: the file's where nothing is there, otherwise what is there with what may be set back. */
export function targetOf({ entidad, datos }: Elemento, current: Elemento | undefined): Record<string, unknown> {
  if (!current) return datos;
  const names = CAMBIABLES[entidad as NombreImportable]();
  return {
    ...current.datos,
    ...Object.fromEntries(names.flatMap((name) => (name in datos ? [[name, datos[name]]] : []))),
  };
}

/**
 * Kinds that come back only together with what they belong to: under an interview or a candidate that was there before,
 * one more of them would be words put into somebody's mouth. A note is signed, and stands for itself.
 */
export const CON_SU_DUENO: readonly string[] = [
  'actividades',
  'historial',
  'turnos',
  'encuestas',
  'informes',
] satisfies NombreImportable[];
