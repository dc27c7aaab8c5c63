import { describe, expect, it } from 'vitest';
import { mediaRevisada, puntuacionesOf } from '#shared/informes/informes/puntuaciones.ts';
import { drawnOf, filasOf, valeOf, whyNotComparable } from '../../../web/src/features/informes/informes/comparacion.ts';
import { completoPath, markOf } from '../../../web/src/features/informes/informes/informe-paths.ts';
import { anInforme, validated } from '../informes/an-informe.ts';

const [first, second] = [anInforme(4), anInforme(5)];
const reviewed = validated(first, [{ habilidad: 'Liderazgo', puntuacion: 8 }]);

describe('the scores of a report', () => {
  it('keep the engine beside the person, and a score that is missing apart from a low one', () => {
    expect(puntuacionesOf(reviewed)).toEqual([
      { competenciaId: 'comunicación', habilidad: 'Comunicación', motor: 2.5 },
      { competenciaId: 'liderazgo', habilidad: 'Liderazgo', motor: null, persona: 8 },
    ]);
    expect(mediaRevisada(reviewed)).toBe(5.3);
    expect(mediaRevisada(first)).toBe(2.5);
  });

  it('have the embedded engine beside a model, also where only one of them has a score', () => {
    const rubrica = {
      puntuacionMedia: 3,
      recomendacion: 'sin_datos' as const,
      confianza: 0.5,
      versionRubrica: 'x@1',
      habilidades: [{ competenciaId: 'liderazgo', puntuacion: 3, confianza: 0.5 }],
    };
    expect(puntuacionesOf({ ...first, rubrica }).map((each) => each.rubrica)).toEqual([null, 3]);
  });
});

describe('a comparison', () => {
  it('draws only what every candidate has a score for', () => {
    const { drawn, missing } = drawnOf(filasOf([reviewed, second]));
    expect(drawn.map(({ habilidad, celdas }) => [habilidad, celdas.map(valeOf)])).toEqual([['Comunicación', [2.5, 3]]]);
    expect(missing.map(({ habilidad }) => habilidad)).toEqual(['Liderazgo']);
  });

  it('keeps the place of a competency that one version of the service did not have', () => {
    const older = {
      ...second,
      informeIA: { ...second.informeIA, softSkills: second.informeIA.softSkills.slice(0, 1) },
    };
    expect(filasOf([older, first]).map(({ habilidad, celdas }) => [habilidad, celdas.map(Boolean)])).toEqual([
      ['Comunicación', [true, true]],
      ['Liderazgo', [false, true]],
    ]);
  });

  it.each([
    [1, 'al menos dos'],
    [5, 'como máximo 4'],
  ])('says why %s cannot be compared', (count, why) => {
    expect(whyNotComparable(Array.from({ length: count }, () => first))).toContain(why);
  });

  it('is of one service', () => {
    expect(whyNotComparable([first, second])).toBeUndefined();
    expect(whyNotComparable([first, anInforme(3)])).toContain('servicios distintos');
  });
});

describe('the address of a quote', () => {
  it('says which words, where the reader came from, and is read back', () => {
    const evidencia = { turnoId: 'tur_1', inicio: 0, fin: 12 };
    const url = new URL(completoPath('ent_1', evidencia, 'cita-x'), 'https://idonea.test');
    expect(url.pathname).toBe('/informes/ent_1/completo');
    expect(markOf(url.searchParams)).toEqual({ mark: evidencia, from: 'cita-x' });
  });

  it('may name a whole turn, and nothing', () => {
    expect(markOf(new URLSearchParams('turno=tur_1&inicio=x'))).toEqual({ mark: { turnoId: 'tur_1' }, from: '' });
    expect(markOf(new URLSearchParams('revisar=1'))).toBeUndefined();
  });
});
