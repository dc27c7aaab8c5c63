import { describe, expect, it } from 'vitest';
import { locateCita } from '#functions/informes/informes/modelo/locate-cita.ts';
import { findBuiltInServicio } from '#shared/entrevistas/servicios-hr/built-in-servicios.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { makeTurnos } from '../analisis/make-turnos.ts';

const SERVICIO = findBuiltInServicio('entrevistas-profundidad') as ServicioHr;
const TEXTO = 'Le dije: «vamos  con calma»,\ny preparé tres planes (A, B y C). Después revisé el coste: 1.200 €.';
const OTRO = 'Formé a dos personas nuevas en el almacén.';
const turnos = makeTurnos(SERVICIO, (id) => ({ 'recorrido-breve': TEXTO, 'tarea-compleja': OTRO })[id]);

describe('locateCita', () => {
  it.each<[string, string, string?]>([
    ['letter by letter', 'preparé tres planes (A, B y C)'],
    ['with other quote marks', 'Le dije: "vamos con calma", y preparé'],
    ['with other blanks', 'vamos con calma', 'vamos  con calma'],
    ['within quote marks of its own', '“preparé tres planes”', 'preparé tres planes'],
    ['cut with dots', '…revisé el coste: 1.200 €...', 'revisé el coste: 1.200 €'],
  ])('finds what an answer says %s, as the answer has it', (_how, texto, expected) => {
    const found = locateCita(turnos, { turno: 1, texto });
    expect(found?.turnoId).toBe('t1');
    expect(TEXTO.slice(found?.inicio, found?.fin)).toBe(found?.cita);
    if (expected) expect(found?.cita).toBe(expected);
  });

  it('finds it in another answer than the one that was named', () => {
    expect(locateCita(turnos, { turno: 1, texto: 'Formé a dos personas' })?.turnoId).toBe('t3');
  });

  it.each([
    ['words that nobody said', 'preparé cuatro planes distintos'],
    ['another spelling', 'prepare tres planes'],
    ['two words', 'preparé tres'],
    ['nothing', '   '],
    ['a pattern', '.* .* .*'],
    ['a whole page', 'preparé tres planes '.repeat(60)],
  ])('does not find %s', (_what, texto) => {
    expect(locateCita(turnos, { turno: 1, texto })).toBeUndefined();
  });
});
