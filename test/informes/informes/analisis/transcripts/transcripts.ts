import { entrevistasProfundidad } from './entrevistas-profundidad.ts';
import { mapeoOrganizacional } from './mapeo-organizacional.ts';
import { testVocacional } from './test-vocacional.ts';

export const NIVELES = ['excelente', 'media', 'pobre'] as const;
export type Nivel = (typeof NIVELES)[number];

/** Answers by the template's question ids. All invented. */
export type Transcript = Readonly<Record<string, Readonly<Record<Nivel, string>>>>;

/** By code of the built-in service. */
export const TRANSCRIPTS: Readonly<Record<string, Transcript>> = {
  'entrevistas-profundidad': entrevistasProfundidad,
  'mapeo-organizacional': mapeoOrganizacional,
  'test-vocacional': testVocacional,
};
