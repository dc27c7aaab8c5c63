import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeInforme } from '#functions/informes/informes/analisis/make-informe.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { BUILT_IN_SERVICIOS } from '#shared/entrevistas/servicios-hr/built-in-servicios.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { type InformeIa, informeIaSchema } from '#shared/informes/informes/informe.ts';
import { makeTurnos, turnosOfLevel } from './make-turnos.ts';
import { scoresOf, skillsOf } from './scores.ts';
import { NIVELES, TRANSCRIPTS } from './transcripts/transcripts.ts';

const SERVICIO = BUILT_IN_SERVICIOS.find(({ codigo }) => codigo === 'entrevistas-profundidad') as ServicioHr;
const reportOf = (turnos: readonly Turno[]) => makeInforme(SERVICIO, turnos);

function expectExactQuotes(informe: InformeIa, turnos: readonly Turno[]) {
  const texts = new Map(turnos.map(({ turnoId, respuesta }) => [turnoId, respuesta?.texto ?? '']));
  for (const { turnoId, cita, inicio, fin } of skillsOf(informe).flatMap(({ evidencia }) => evidencia)) {
    expect(texts.get(turnoId)?.slice(inicio, fin)).toBe(cita);
  }
}

describe.each(BUILT_IN_SERVICIOS)('written transcripts of $codigo', (servicio) => {
  const reports = NIVELES.map((nivel) => makeInforme(servicio, turnosOfLevel(servicio, nivel)));
  const [excelente, media, pobre] = reports as [InformeIa, InformeIa, InformeIa];

  it.each(servicio.estructura.competencias.map(({ id }) => id))('puts excellent above average above poor: %s', (id) => {
    const [best, middle, worst] = reports.map((informe) => scoresOf(informe)[id] ?? null);
    expect(best).toBeGreaterThan(middle ?? 10);
    // Without evidence there is no score at all, which ranks below any; an average answer has one.
    expect(middle).not.toBeNull();
    expect(middle).toBeGreaterThan(worst ?? 0);
  });

  it('recommends the excellent one only', () => {
    expect(excelente.recomendacion).toBe('recomendado');
    expect(['con_reservas', 'no_recomendado']).toContain(media.recomendacion);
    expect(['no_recomendado', 'sin_datos']).toContain(pobre.recomendacion);
  });

  it('gives reports that the schema takes, in half points, with their rubric', () => {
    for (const informe of reports) {
      expect(informeIaSchema().parse(informe)).toEqual(informe);
      expect(skillsOf(informe).every(({ puntuacion }) => Number.isInteger((puntuacion ?? 0) * 2))).toBe(true);
      expect(informe).toMatchObject({ motor: 'integrado', modelo: null, versionRubrica: `${servicio.codigo}@1` });
    }
  });

  it('quotes exactly, and has no score without a quote', () => {
    for (const nivel of NIVELES) {
      const turnos = turnosOfLevel(servicio, nivel);
      const informe = makeInforme(servicio, turnos);
      expectExactQuotes(informe, turnos);
      for (const { evidencia, puntuacion, justificacion } of skillsOf(informe)) {
        if (evidencia.length > 0) continue;
        expect(puntuacion).toBeNull();
        expect(justificacion).toMatch(/^Sin evidencia/);
      }
    }
  });

  it('gives the same report for the same transcript', () => {
    const turnos = turnosOfLevel(servicio, 'media');
    expect(makeInforme(servicio, structuredClone(turnos))).toEqual(media);
  });

  it('says what it cannot claim, and never decides to hire', () => {
    for (const informe of reports) {
      expect(informe.conclusiones).toContain('No comprueba si lo que se cuenta es cierto');
      const all = [informe.resumenEjecutivo, informe.conclusiones, ...informe.recomendaciones].join(' ');
      expect(all).not.toMatch(/contrat|descart|rechaz/i);
    }
  });
});

describe('negation', () => {
  it.each([
    'No me gusta trabajar en equipo y nunca ayudé a mis compañeros.',
    'El trabajo en equipo no me interesa.',
    'Nunca colaboré con otras áreas, la verdad.',
  ])('is no evidence of teamwork: %s', (texto) => {
    const informe = reportOf(makeTurnos(SERVICIO, (id) => (id === 'trabajo-compartido' ? texto : undefined)));
    expect(informe.softSkills.find(({ competenciaId }) => competenciaId === 'trabajo-equipo')?.evidencia).toEqual([]);
  });

  it('is not heard in «no solo» and «no dudé en»', () => {
    const texto = 'No solo colaboré con el otro turno: no dudé en ofrecer ayuda a mis compañeros.';
    const informe = reportOf(makeTurnos(SERVICIO, (id) => (id === 'trabajo-compartido' ? texto : undefined)));
    expect(informe.softSkills.find(({ competenciaId }) => competenciaId === 'trabajo-equipo')?.evidencia).toHaveLength(
      1,
    );
  });
});

describe('too little to judge', () => {
  it('is sin_datos without scores under 150 words', () => {
    const texto = TRANSCRIPTS['entrevistas-profundidad']?.['problema-dificil']?.excelente;
    const informe = reportOf(makeTurnos(SERVICIO, (id) => (id === 'problema-dificil' ? texto : undefined)));
    expect(informe).toMatchObject({ recomendacion: 'sin_datos', puntuacionMedia: null });
    expect(skillsOf(informe).every(({ puntuacion }) => puntuacion === null)).toBe(true);
  });

  it.each([
    ['no turn at all', []],
    ['every question skipped', makeTurnos(SERVICIO, () => undefined)],
    ['an interview that broke off', turnosOfLevel(SERVICIO, 'excelente').slice(0, 1)],
  ])('is sin_datos for %s', (_name, turnos) => {
    expect(reportOf(turnos as Turno[])).toMatchObject({ recomendacion: 'sin_datos', puntuacionMedia: null });
  });

  it('says nothing of the language of an answer', () => {
    const english = 'When I was in my last job I had to work with the sales team and it was very hard for all of us.';
    const informe = reportOf(makeTurnos(SERVICIO, (id) => (id === 'desacuerdo' ? english : undefined)));
    expect(informe.alertas).toEqual([]);
  });
});

describe('whatever is typed', () => {
  it('gives a valid report with exact quotes', () => {
    const word = fc.constantFrom(
      'organicé',
      'no',
      'el equipo',
      'nunca',
      '20 %',
      '¿',
      '…',
      '\n',
      'constructor',
      '🙂',
      'é',
      '.',
    );
    const answer = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(fc.array(answer, { minLength: 16, maxLength: 16 }), (answers) => {
        let next = 0;
        const turnos = makeTurnos(SERVICIO, () => answers[next++]);
        const informe = reportOf(turnos);
        informeIaSchema().parse(informe);
        expectExactQuotes(informe, turnos);
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  it.each(BUILT_IN_SERVICIOS)('works for $codigo', (servicio) => {
    const story = TRANSCRIPTS['entrevistas-profundidad']?.['encargo-de-principio-a-fin']?.excelente;
    const turnos = makeTurnos(servicio, (id) => `${story} ${TRANSCRIPTS[servicio.codigo]?.[id]?.excelente ?? ''}`);
    expectExactQuotes(makeInforme(servicio, turnos), turnos);
  });
});
