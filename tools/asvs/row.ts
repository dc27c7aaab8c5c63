/** How a requirement stands: met; about something that this product has not; met in part; not met. */
export type Decision = 'cumple' | 'no aplica' | 'parcial' | 'pendiente';

export interface Row {
  /** As the standard numbers it, without the V. */
  id: string;
  level: 1 | 2;
  /** In our own words, short. */
  asks: string;
  decision: Decision;
  /** One sentence; of what is open, what is missing. */
  reason: string;
  /** `file` or `file > name of a test in it`, from the project's root. */
  evidence: readonly string[];
}

export interface Chapter {
  number: number;
  title: string;
  rows: readonly Row[];
}
