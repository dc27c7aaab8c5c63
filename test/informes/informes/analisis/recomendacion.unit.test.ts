import { describe, expect, it } from 'vitest';
import { PALABRAS_MIN, recommend } from '#functions/informes/informes/analisis/recomendacion.ts';

const skills = (...scores: (number | null)[]) => scores.map((puntuacion) => ({ puntuacion }));
const ENOUGH = { palabras: 400, confianza: 0.7 };

describe('recommend', () => {
  it('compares the mean with the pass mark of the servicio', () => {
    expect(recommend(skills(7, 7, 7, 7), 7, 70, ENOUGH)).toBe('recomendado');
    expect(recommend(skills(7, 7, 7, 6.5), 6.9, 70, ENOUGH)).toBe('con_reservas');
    expect(recommend(skills(5.5, 5.5, 5.5, 5.5), 5.5, 70, ENOUGH)).toBe('con_reservas');
    expect(recommend(skills(5, 5, 5, 5), 5, 70, ENOUGH)).toBe('no_recomendado');
    expect(recommend(skills(5, 5, 5, 5), 5, 50, ENOUGH)).toBe('recomendado');
  });

  it('keeps reservations while a competencia is weak or many lack evidence', () => {
    expect(recommend(skills(10, 10, 10, 3), 8.3, 70, ENOUGH)).toBe('con_reservas');
    expect(recommend(skills(9, 9, null, null), 9, 70, ENOUGH)).toBe('con_reservas');
    expect(recommend(skills(9, 9, 9, null), 9, 70, ENOUGH)).toBe('recomendado');
  });

  it('recommends nothing on little text, few competencias or thin evidence', () => {
    expect(recommend(skills(9, 9, 9, 9), 9, 70, { ...ENOUGH, palabras: PALABRAS_MIN - 1 })).toBe('sin_datos');
    expect(recommend(skills(9, null, null, null), 9, 70, ENOUGH)).toBe('sin_datos');
    expect(recommend(skills(2, 2, 2, 2), 2, 70, { ...ENOUGH, confianza: 0.2 })).toBe('sin_datos');
    expect(recommend(skills(null, null), null, 70, ENOUGH)).toBe('sin_datos');
    expect(recommend(skills(9), 9, 70, ENOUGH)).toBe('recomendado');
  });
});
