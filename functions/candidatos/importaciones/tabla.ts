/** A cell is its text; null stands for a formula, whose result nobody should take for what a person typed. */
export type Celda = string | null;

/** A row that has something in it, with its number as spreadsheets show it. */
export interface FilaLeida {
  fila: number;
  celdas: Celda[];
}

/** `A`, `Z`, `AA`: how spreadsheets name the column at this place, counted from 0. */
export function letterOf(columna: number): string {
  const rest = Math.floor(columna / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (columna % 26));
}

export const isFilled = (celda: Celda | undefined) => celda === null || (celda !== undefined && celda !== '');
