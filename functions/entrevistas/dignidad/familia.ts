import type { Grammar } from './lectura/patterns.ts';
import type { Lectura, Rango } from './lectura/reading.ts';

export type Gravedad = 1 | 2 | 3;

/** One thing that a text says, and where. It decides which approved text is offered and what is kept out of sight. */
export interface Hallazgo {
  categoria: string;
  gravedad: Gravedad;
  subtipo?: string;
  /** In UTF-16 units of the text. */
  tramo: { inicio: number; fin: number };
  fuente: 'reglas' | 'modelo';
  /** Nothing is said of it and it stops nothing: it only masks, marks or notes. */
  callado?: true;
}

/** A pattern that was found in a text: of which group, in which words, sentence and clause. */
export interface Coincidencia extends Rango {
  grupo: string;
  /** Index of the sentence. */
  oracion: number;
  /** Index, in the sentence, of the clause of its first word. */
  clausula: number;
  inicio: number;
  fin: number;
}

/** What the patterns of one family found. */
export interface Hallado {
  lectura: Lectura;
  /** All of these groups, in the order of the text. */
  de(...grupos: string[]): Coincidencia[];
  /** Is one of these groups in the sentence, or in that clause of it? */
  hay(where: { oracion: number; clausula?: number }, ...grupos: string[]): boolean;
  /** Codes of what earlier texts of the same interview gave, as `riesgo_vital:1`; never text. */
  memoria: readonly string[];
}

/** The patterns of one category, by groups that its code names, and what follows from those that are found. */
export interface Familia {
  gramatica: Grammar;
  /** Words so heavy that a typing error must not hide them; of 7 letters or more, none of them an everyday word. */
  cabezas?: readonly string[];
  decidir(hallado: Hallado): Hallazgo[];
}
