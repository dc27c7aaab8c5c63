import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeInforme } from '#functions/informes/analisis/make-informe.ts';
import type { Turno } from '#shared/entrevistas/turno.ts';
import { type InformeIa, informeIaSchema } from '#shared/informes/informe.ts';
import { BUILT_IN_SERVICIOS } from '#shared/servicios-hr/built-in-servicios.ts';
import type { ServicioHr } from '#shared/servicios-hr/servicio-hr.ts';
import { ATTACKS } from './attacks.ts';
import { makeTurnos, turnosOfLevel, withTexts } from './make-turnos.ts';
import { TRANSCRIPTS } from './transcripts.ts';

const SERVICIO = BUILT_IN_SERVICIOS.find(({ codigo }) => codigo === 'entrevistas-profundidad') as ServicioHr;
const NIVELES = ['excelente', 'media', 'pobre'] as const;

const skillsOf = (informe: InformeIa) => [...informe.softSkills, ...informe.hardSkills];
const scoresOf = (informe: InformeIa) =>
  Object.fromEntries(skillsOf(informe).map(({ competenciaId, puntuacion }) => [competenciaId, puntuacion]));
const reportOf = (turnos: readonly Turno[]) => makeInforme(SERVICIO, turnos);

function expectExactQuotes(informe: InformeIa, turnos: readonly Turno[]) {
  const texts = new Map(turnos.map(({ turnoId, respuesta }) => [turnoId, respuesta?.texto ?? '']));
  for (const { turnoId, cita, inicio, fin } of skillsOf(informe).flatMap(({ evidencia }) => evidencia)) {
    expect(texts.get(turnoId)?.slice(inicio, fin)).toBe(cita);
  }
}

describe('written transcripts', () => {
  const [excelente, media, pobre] = NIVELES.map((nivel) => reportOf(turnosOfLevel(SERVICIO, nivel))) as [
    InformeIa,
    InformeIa,
    InformeIa,
  ];

  it('puts excellent above average above poor on every competencia', () => {
    for (const { id } of SERVICIO.estructura.competencias) {
      const [best, middle, worst] = [excelente, media, pobre].map((informe) => scoresOf(informe)[id] ?? null);
      expect(best, id).toBeGreaterThan(middle ?? 0);
      // Without evidence there is no score at all, which ranks below any.
      expect(middle, id).toBeGreaterThan(worst ?? 0);
    }
  });

  it('recommends the excellent one only', () => {
    expect(excelente.recomendacion).toBe('recomendado');
    expect(['con_reservas', 'no_recomendado']).toContain(media.recomendacion);
    expect(['no_recomendado', 'sin_datos']).toContain(pobre.recomendacion);
  });

  it('gives reports that the schema takes, in half points, with their rubric', () => {
    for (const informe of [excelente, media, pobre]) {
      expect(informeIaSchema().parse(informe)).toEqual(informe);
      expect(skillsOf(informe).every(({ puntuacion }) => Number.isInteger((puntuacion ?? 0) * 2))).toBe(true);
      expect(informe).toMatchObject({ motor: 'integrado', modelo: null, versionRubrica: 'entrevistas-profundidad@1' });
    }
  });

  it('quotes exactly, and has no score without a quote', () => {
    for (const nivel of NIVELES) {
      const turnos = turnosOfLevel(SERVICIO, nivel);
      const informe = reportOf(turnos);
      expectExactQuotes(informe, turnos);
      for (const { evidencia, puntuacion, justificacion } of skillsOf(informe)) {
        if (evidencia.length === 0) {
          expect(puntuacion).toBeNull();
          expect(justificacion).toMatch(/^Sin evidencia/);
        }
      }
    }
  });

  it('gives the same report for the same transcript', () => {
    const turnos = turnosOfLevel(SERVICIO, 'media');
    expect(reportOf(turnos)).toEqual(reportOf(structuredClone(turnos)));
  });

  it('says what it cannot claim, and never decides to hire', () => {
    for (const informe of [excelente, media, pobre]) {
      expect(informe.conclusiones).toContain('No comprueba si lo que se cuenta es cierto');
      const all = [informe.resumenEjecutivo, informe.conclusiones, ...informe.recomendaciones].join(' ');
      expect(all).not.toMatch(/contrat|descart|rechaz/i);
    }
  });
});

describe('attempts to steer', () => {
  const turnos = turnosOfLevel(SERVICIO, 'media');
  const plain = reportOf(turnos);

  it.each(ATTACKS)('does not move any puntuacion and is flagged: %s', (attack) => {
    const informe = reportOf(withTexts(turnos, (texto, index) => (index % 3 === 2 ? `${texto} ${attack}` : texto)));
    expect(skillsOf(informe)).toEqual(skillsOf(plain));
    expect(informe.recomendacion).toBe(plain.recomendacion);
    expect(informe.bertAnalysis).toEqual(plain.bertAnalysis);
    const flagged = informe.alertas.filter(({ tipo }) => tipo === 'intento_de_manipulacion').map((a) => a.turnoId);
    expect(flagged).toEqual(turnos.filter((_, index) => index % 3 === 2).map(({ turnoId }) => turnoId));
  });

  it('earn nothing as the only answers', () => {
    const informe = reportOf(makeTurnos(SERVICIO, (id) => ATTACKS[id.length % ATTACKS.length]));
    expect(skillsOf(informe).map(({ puntuacion }) => puntuacion)).toEqual(
      SERVICIO.estructura.competencias.map(() => null),
    );
    expect(informe.recomendacion).toBe('sin_datos');
  });
});

describe('fairness', () => {
  const turnos = turnosOfLevel(SERVICIO, 'media');
  const plain = scoresOf(reportOf(turnos));

  it('gives nothing for saying everything twice', () => {
    expect(scoresOf(reportOf(withTexts(turnos, (texto) => `${texto} ${texto}`)))).toEqual(plain);
  });

  it('gives nothing for doubling every word', () => {
    const doubled = withTexts(turnos, (texto) => texto.replace(/\p{L}+/gu, '$& $&'));
    for (const [id, puntuacion] of Object.entries(scoresOf(reportOf(doubled)))) {
      expect(puntuacion ?? 0, id).toBeLessThanOrEqual(plain[id] ?? 0);
    }
  });

  it('gives nothing for length without content', () => {
    const filler =
      'La verdad es que es un tema interesante y da para mucho. Como se suele decir, hay de todo en la viña.';
    expect(scoresOf(reportOf(withTexts(turnos, (texto) => `${texto} ${filler}`)))).toEqual(plain);
  });

  it('gives nothing for a list of the rubric words', () => {
    const list = (id: string) =>
      SERVICIO.estructura.competencias.find((competencia) => competencia.id === id)?.indicadores.join(', ') ?? '';
    const listed = makeTurnos(SERVICIO, (preguntaId) => {
      const asked = SERVICIO.estructura.fases.flatMap(({ preguntas }) => preguntas).find(({ id }) => id === preguntaId);
      return `${asked?.competencias.map(list).join(', ')}.`;
    });
    for (const { puntuacion } of skillsOf(reportOf(listed))) expect(puntuacion ?? 0).toBeLessThanOrEqual(3);
  });

  it('flags copied answers and counts them once', () => {
    const copied = TRANSCRIPTS['problema-dificil']?.excelente;
    const informe = reportOf(makeTurnos(SERVICIO, () => copied));
    expect(informe.alertas.filter(({ tipo }) => tipo === 'respuestas_repetidas')).toHaveLength(15);
    expect(informe.recomendacion).toBe('sin_datos');
  });

  it('scores the same with and without accents where the words stay clear', () => {
    const strip = (texto: string) =>
      texto
        .normalize('NFD')
        .replace(/\u0301/g, '')
        .normalize('NFC');
    const excellent = scoresOf(reportOf(turnosOfLevel(SERVICIO, 'excelente')));
    const bare = scoresOf(reportOf(withTexts(turnosOfLevel(SERVICIO, 'excelente'), strip)));
    for (const [id, puntuacion] of Object.entries(excellent)) {
      expect(Math.abs((puntuacion ?? 0) - (bare[id] ?? 0)), id).toBeLessThanOrEqual(1);
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
    const texto = TRANSCRIPTS['problema-dificil']?.excelente;
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

  it('names an answer in another language', () => {
    const english = 'When I was in my last job I had to work with the sales team and it was very hard for all of us.';
    const informe = reportOf(makeTurnos(SERVICIO, (id) => (id === 'desacuerdo' ? english : undefined)));
    expect(informe.alertas.map(({ tipo }) => tipo)).toEqual(['otro_idioma']);
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
    const story = TRANSCRIPTS['encargo-de-principio-a-fin']?.excelente;
    const turnos = makeTurnos(servicio, (id) => `${story} ${TRANSCRIPTS[id]?.excelente ?? ''}`);
    expectExactQuotes(makeInforme(servicio, turnos), turnos);
  });
});
