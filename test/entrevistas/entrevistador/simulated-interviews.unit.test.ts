import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HechosEmpresa } from '#functions/entrevistas/entrevistador/engine.ts';
import { cifrasOf } from '#functions/entrevistas/entrevistador/simulador/cifras.ts';
import * as F from '#functions/entrevistas/entrevistador/simulador/frases.ts';
import { conduct, simulate } from '#functions/entrevistas/entrevistador/simulador/simular.ts';
import { makeInforme } from '#functions/informes/informes/analisis/make-informe.ts';
import { BUILT_IN_SERVICIOS } from '#shared/entrevistas/servicios-hr/built-in-servicios.ts';
import { PERSONAS } from '#shared/entrevistas/servicios-hr/simulacion.ts';
import { sized } from '../../support/suite-size.ts';
import { SERVICIO } from './servicio-fixture.ts';

const _EMPRESA: HechosEmpresa = {
  nombre: 'Viveros del Norte',
  sector: 'Agricultura',
  contexto: 'Cultivamos plantas de huerta y las vendemos a cooperativas. El equipo del vivero son doce personas.',
  mision: 'Que cada huerta tenga plantas sanas.',
  vision: 'Ser el vivero de referencia del norte.',
  valores: 'Cuidado, paciencia y palabra dada.',
  objetivos: 'Abrir un segundo vivero este año.',
  contratacion: {
    cultura: '',
    competencias: [],
    posiciones: [],
    desafios: '',
    objetivos: '',
    proceso: '',
    expectativas: 'Descartar a quien dude mucho.',
  },
  plan: 'Plan interno de cierre de la sede vieja.',
  criterios: '',
};

const CASES = BUILT_IN_SERVICIOS.flatMap((servicio) =>
  PERSONAS.map((persona) => ({ codigo: servicio.codigo, persona, servicio })),
);

describe.each(CASES)('$codigo with the $persona candidate', ({ servicio, persona }) => {
  const runs = Array.from({ length: sized(1, 20) }, (_, index) => simulate(servicio, persona, index + 1));

  it('covers every competencia in time, never repeats itself and breaks no rule', () => {
    for (const { cifras } of runs) {
      expect(cifras.incumplimientos).toEqual([]);
      expect(cifras).toMatchObject({ cobertura: 100, repeticiones: 0 });
    }
  });

  it('takes no longer than planned, but for the last answer', () => {
    for (const { turnos, cifras } of runs) {
      const last = turnos.at(-1);
      const lastAnswer = (Date.parse(last?.respuesta?.fecha ?? '') - Date.parse(last?.fecha ?? '')) / 60_000;
      expect(cifras.minutos - lastAnswer).toBeLessThanOrEqual(servicio.estructura.duracionEstimada);
    }
  });

  it('repeats exactly for the same seed', () => {
    expect(simulate(servicio, persona, 1)).toEqual(runs[0]);
  });

  it('covers every competencia in half the time too', () => {
    const { cifras } = simulate(servicio, persona, 4, {
      duracion: Math.ceil(servicio.estructura.duracionEstimada / 2),
    });
    expect(cifras.cobertura).toBe(100);
  });
});

describe('The candidates are what their names say', () => {
  const servicio = BUILT_IN_SERVICIOS.find(({ codigo }) => codigo === 'entrevistas-profundidad') ?? SERVICIO;
  const SEEDS = [1, 2, 3, 4, 5];
  const huecos = (persona: (typeof PERSONAS)[number]) =>
    new Set(SEEDS.flatMap((semilla) => simulate(servicio, persona, semilla).cifras.motivos.map(({ hueco }) => hueco)));
  const scores = (persona: (typeof PERSONAS)[number]) => {
    const { softSkills, hardSkills } = makeInforme(servicio, simulate(servicio, persona, 1).turnos);
    return [...softSkills, ...hardSkills].map(({ puntuacion }) => puntuacion);
  };

  it.each([
    ['breve', 'brevedad'],
    ['fuera-de-tema', 'tema'],
    ['flojo', 'contradiccion'],
  ] as const)('%s leads to the follow-up %s', (persona, hueco) => {
    expect(huecos(persona)).toContain(hueco);
  });

  it('excelente answers each question by its own competencias: evidence for all, and hardly a follow-up', () => {
    expect(scores('excelente').every((puntuacion) => puntuacion !== null && puntuacion >= 6)).toBe(true);
    expect(simulate(servicio, 'excelente', 1).cifras.seguimientos).toBeLessThanOrEqual(2);
  });

  it('flojo and who does not answer stay far below', () => {
    const mean = (all: readonly (number | null)[]) =>
      all.reduce<number>((sum, each) => sum + (each ?? 0), 0) / all.length;
    expect(mean(scores('flojo'))).toBeLessThan(mean(scores('excelente')) - 3);
    for (const persona of ['silencioso', 'fuera-de-tema', 'hostil', 'manipulador'] as const)
      expect(scores(persona).filter((puntuacion) => (puntuacion ?? 0) > 5)).toEqual([]);
  });

  it('different seeds tell different stories', () => {
    const told = SEEDS.map((semilla) => JSON.stringify(simulate(servicio, 'excelente', semilla).turnos));
    expect(new Set(told).size).toBe(SEEDS.length);
  });
});

describe('The figures', () => {
  it('say which rules an interview broke', () => {
    const short = simulate(SERVICIO, 'verboso', 1, { duracion: 1 });
    expect(short.cifras.incumplimientos.join()).toMatch(/Sin preguntar dentro del tiempo|después de la hora prevista/);
    expect(short.cifras.cobertura).toBeLessThan(100);
  });

  it('add up over the phases', () => {
    const { cifras, turnos } = simulate(SERVICIO, 'breve', 2);
    const sum = (figure: 'preguntas' | 'seguimientos' | 'palabras') =>
      cifras.fases.reduce((total, fase) => total + fase[figure], 0);
    expect(sum('preguntas')).toBe(cifras.preguntas);
    expect(sum('seguimientos')).toBe(cifras.seguimientos);
    expect(sum('palabras')).toBe(cifras.palabras);
    expect(cifras.preguntas + cifras.seguimientos + cifras.vueltas).toBe(turnos.length);
    expect(cifras.motivos.reduce((total, { veces }) => total + veces, 0)).toBe(cifras.seguimientos);
  });
});

describe('Whatever is answered', () => {
  it('the interview comes to its end without a failure, asks about everything and repeats nothing', () => {
    const pieces = fc.constantFrom(
      ...F.SITUACIONES,
      ...F.ACCIONES,
      ...F.CONSULTAS,
      ...F.MANIPULACIONES,
      ...F.HOSTILES,
      ...F.AJENAS,
      'Éramos 3.',
      '«¿',
      '{cita}',
      '¿?',
      '12.000.000 %',
      '🙂‍↔️',
      '\u202Etxet',
    );
    const answer = fc.oneof(
      fc.array(pieces, { maxLength: 4 }).map((all) => all.join(' ')),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 12 }), (answers) => {
        let n = 0;
        const turnos = conduct(SERVICIO, () => answers[n++ % answers.length] || undefined, 30);
        const { cobertura, repeticiones, incumplimientos } = cifrasOf(SERVICIO, turnos, 30);
        expect({ cobertura, repeticiones, incumplimientos }).toEqual({
          cobertura: 100,
          repeticiones: 0,
          incumplimientos: [],
        });
      }),
      { numRuns: sized(50, 500) },
    );
  });
});
