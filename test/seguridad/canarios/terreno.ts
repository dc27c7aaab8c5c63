import type { Stack } from '#infra/local/start-stack.ts';
import type { Cosas } from '../matriz/filas/row.ts';
import type { Canario } from './canario.ts';
import type { Dicho, Persona } from './persona.ts';

/** What has been sown, and everybody who may knock. */
export interface Siembra {
  stack: Stack;
  canarios: Canario[];
  superadmin: Persona;
  duena: Persona;
  operadora: Persona;
  /** An administrator of another company. */
  ajena: Persona;
  /** Whoever holds the link of the interview, that of somebody else's, or nothing at all. */
  candidata: Persona;
  otraCandidata: Persona;
  nadie: Persona;
  /** All that anybody has been answered, also while it was sown. */
  dichos: Dicho[];
  empresaId: string;
  /** Ids of its people. */
  equipo: string[];
  /** What the company has, by the names under which the rows of the matrix ask for it. */
  cosas: Cosas;
}

/** Of the demo, which everybody knows; no answer says it all the same. */
export const DEMO = 'Demo-1234';
