import { describe, expect, it } from 'vitest';
import { SEGUIMIENTOS_MAX } from '#functions/entrevistador/engine.ts';
import { contentStems, similarity } from '#functions/lenguaje/tokens.ts';
import type { Turno } from '#shared/entrevistas/turno.ts';
import { BUILT_IN_SERVICIOS } from '#shared/servicios-hr/built-in-servicios.ts';
import type { ServicioHr } from '#shared/servicios-hr/servicio-hr.ts';
import { PERSONAS } from './personas.ts';
import { simulate } from './simulate.ts';

const SEEDS = [1, 2];
const CASES = BUILT_IN_SERVICIOS.flatMap((servicio) =>
  Object.entries(PERSONAS).map(([nombre, persona]) => ({ codigo: servicio.codigo, nombre, servicio, persona })),
);

function uncovered(servicio: ServicioHr, turnos: readonly Turno[]): string[] {
  const asked = new Set(turnos.map((turno) => `${turno.faseId}/${turno.preguntaId}`));
  const covered = servicio.estructura.fases.flatMap((fase) =>
    fase.preguntas.filter(({ id }) => asked.has(`${fase.id}/${id}`)).flatMap(({ competencias }) => competencias),
  );
  return servicio.estructura.competencias.map(({ id }) => id).filter((id) => !covered.includes(id));
}

function nearRepetitions(turnos: readonly Turno[]): string[] {
  return turnos.flatMap((turno, index) =>
    turnos
      .slice(0, index)
      .filter((other) => similarity(contentStems(other.pregunta), contentStems(turno.pregunta)) >= 0.75)
      .map((other) => `${other.pregunta} ≈ ${turno.pregunta}`),
  );
}

describe.each(CASES)('$codigo with the $nombre candidate', ({ servicio, persona }) => {
  const runs = SEEDS.map((seed) => simulate(servicio, persona, seed));

  it('asks about every competencia', () => {
    for (const { turnos } of runs) expect(uncovered(servicio, turnos)).toEqual([]);
  });

  it('never repeats itself, not even in other words', () => {
    for (const { turnos } of runs) {
      expect(new Set(turnos.map(({ pregunta }) => pregunta)).size).toBe(turnos.length);
      expect(nearRepetitions(turnos)).toEqual([]);
    }
  });

  it('follows up at most twice per pregunta and never leaves a placeholder', () => {
    for (const { turnos } of runs) {
      const followUps = turnos.filter(({ tipo }) => tipo === 'seguimiento');
      for (const own of Map.groupBy(followUps, ({ faseId, preguntaId }) => `${faseId}/${preguntaId}`).values()) {
        expect(own.length).toBeLessThanOrEqual(SEGUIMIENTOS_MAX);
      }
      expect(turnos.filter(({ pregunta }) => /[{}]|undefined/.test(pregunta))).toEqual([]);
    }
  });

  it('keeps the phases in order and its progress never falls', () => {
    const order = servicio.estructura.fases.map(({ id }) => id);
    for (const { turnos, porcentajes } of runs) {
      const places = turnos.map(({ faseId }) => order.indexOf(faseId));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(porcentajes).toEqual(porcentajes.toSorted((a, b) => a - b));
      expect(Math.min(...porcentajes)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...porcentajes)).toBeLessThanOrEqual(100);
    }
  });

  it('ends within its time and a little courtesy', () => {
    for (const { minutos } of runs) expect(minutos).toBeLessThanOrEqual(servicio.estructura.duracionEstimada * 1.1);
  });

  it('repeats exactly for the same answers', () => {
    expect(simulate(servicio, persona, 1).turnos).toEqual(runs[0]?.turnos);
  });

  it('covers every competencia in a third of the time too', () => {
    const { turnos } = simulate(servicio, persona, 4, Math.ceil(servicio.estructura.duracionEstimada / 3));
    expect(uncovered(servicio, turnos)).toEqual([]);
  });
});
