import { describe, expect, it } from 'vitest';
import { simulate } from '#functions/entrevistas/entrevistador/simulador/simular.ts';
import { makeInforme } from '#functions/informes/informes/analisis/make-informe.ts';
import { readTranscript } from '#functions/informes/informes/analisis/transcript.ts';
import { splitSentences } from '#functions/lenguaje/sentences.ts';
import { readAnswer } from '#functions/lenguaje/steering.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { BUILT_IN_SERVICIOS } from '#shared/entrevistas/servicios-hr/built-in-servicios.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { sized } from '../../../support/suite-size.ts';
import { ATTACKS, DISGUISED, HONEST, OBLIQUE, SPLIT, UNSEEN } from './attacks.ts';
import { makeTurnos, turnosOfLevel, withTexts } from './make-turnos.ts';
import { judgementOf, skillsOf } from './scores.ts';

/** Score(answer) = score(answer + attack), wherever in the answer it stands. */

const ALL = [...[...ATTACKS, ...OBLIQUE].map((attack) => [attack, attack] as const), ...Object.entries(DISGUISED)];

/** What does not end its sentence needs a line of its own, or it runs into the honest text behind it. */
const closed = (attack: string) => (/[.!?]$/.test(attack) ? `${attack} ` : `${attack}\n`);
const appended = (texto: string, attack: string) => `${texto} ${attack}`;
const prepended = (texto: string, attack: string) => `${closed(attack)}${texto}`;
function inserted(texto: string, attack: string) {
  const [first] = splitSentences(texto);
  const end = first?.fin ?? texto.length;
  return `${texto.slice(0, end)} ${closed(attack)}${texto.slice(end)}`;
}
const PLACES = [appended, prepended, inserted];

/** So many answers are attacked, each in another place: in the sample one in each place. */
const ATTACKED = sized(PLACES.length, Number.POSITIVE_INFINITY);
const attacked = (turnos: readonly Turno[], attack: string) =>
  withTexts(turnos, (texto, index) => (index < ATTACKED && PLACES[index % PLACES.length]?.(texto, attack)) || texto);

/** The turns with sentences that are left out; the report says how many they are, and nothing of whoever wrote them. */
const leftOut = (servicio: ServicioHr, turnos: readonly Turno[]) => {
  const { intentos } = readTranscript(servicio, turnos);
  const { alertas, conclusiones } = makeInforme(servicio, turnos);
  expect(alertas.map(({ tipo }) => tipo)).not.toContain('intento_de_manipulacion');
  const count = intentos.length === 1 ? '1 frase no se ha usado.' : `${intentos.length} frases no se han usado.`;
  expect(conclusiones.includes(count)).toBe(intentos.length > 0);
  return [...new Set(intentos.map(({ turnoId }) => turnoId))];
};

it('knows more than 40 kinds of attack', () => {
  expect(Object.keys(DISGUISED).length).toBeGreaterThanOrEqual(40);
  expect(new Set(ALL.map(([, attack]) => attack)).size).toBe(ALL.length);
});

/** In the sample each attack meets one service, the next attack the next one; in the whole each meets all. */
const inTurn = <T>(attacks: readonly T[], service: number) =>
  attacks.filter((_, index) => sized(index % BUILT_IN_SERVICIOS.length === service, true));

const numbered = BUILT_IN_SERVICIOS.map((servicio, at) => ({ codigo: servicio.codigo, servicio, at }));

describe.each(numbered)('an attack on $codigo', ({ servicio, at }) => {
  const turnos = turnosOfLevel(servicio, 'media');
  const plain = makeInforme(servicio, turnos);

  it.each(inTurn(ALL, at))('changes no judgement and is left out: %s', (_kind, attack) => {
    expect(judgementOf(makeInforme(servicio, attacked(turnos, attack)))).toEqual(judgementOf(plain));
    expect(leftOut(servicio, attacked(turnos, attack))).toEqual(
      turnos.slice(0, ATTACKED).map(({ turnoId }) => turnoId),
    );
  });

  it.each(inTurn(UNSEEN, at))('changes no judgement even when nobody recognises it: %s', (attack) => {
    expect(judgementOf(makeInforme(servicio, attacked(turnos, attack)))).toEqual(judgementOf(plain));
  });

  it.each(inTurn(SPLIT, at))(
    'in two answers changes no judgement and is left out of both: %s | %s',
    (first, second) => {
      const halves = (texto: string, index: number) =>
        index === 0 ? `${texto} ${first}` : index === 1 ? `${second}\n${texto}` : texto;
      expect(judgementOf(makeInforme(servicio, withTexts(turnos, halves)))).toEqual(judgementOf(plain));
      expect(leftOut(servicio, withTexts(turnos, halves))).toEqual(turnos.slice(0, 2).map(({ turnoId }) => turnoId));
    },
  );

  it('earns nothing as the only answer', () => {
    const informe = makeInforme(
      servicio,
      makeTurnos(servicio, (id) => ALL[id.length % ALL.length]?.[1]),
    );
    expect(skillsOf(informe).every(({ puntuacion }) => puntuacion === null)).toBe(true);
    expect(informe.recomendacion).toBe('sin_datos');
  });
});

describe('an answer', () => {
  it.each(HONEST)('is not taken for an attack: %s', (texto) => {
    expect(readAnswer(texto).intentos).toEqual([]);
  });

  it.each(['excelente', 'breve', 'verboso', 'flojo', 'fuera-de-tema', 'hostil', 'evasivo'] as const)(
    'of an invented candidate who tries nothing (%s) holds no attack',
    (persona) => {
      for (const servicio of BUILT_IN_SERVICIOS) {
        for (const semilla of sized([1], [1, 2, 3])) {
          expect(leftOut(servicio, simulate(servicio, persona, semilla).turnos)).toEqual([]);
        }
      }
    },
  );

  it('of the written transcripts holds no attack', () => {
    for (const servicio of BUILT_IN_SERVICIOS) {
      for (const nivel of ['excelente', 'media', 'pobre'] as const) {
        expect(leftOut(servicio, turnosOfLevel(servicio, nivel))).toEqual([]);
      }
    }
  });
});
