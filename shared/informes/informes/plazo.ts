/** A report should be validated within so many hours of its analysis; after that it is overdue. */
export const REVISION_HORAS = 48;

/** @param fecha when the report was made, in UTC */
export function isAtrasado({ estado, fecha }: { estado: string; fecha: string }, now: number): boolean {
  return estado === 'analizada' && now - Date.parse(fecha) > REVISION_HORAS * 3_600_000;
}
