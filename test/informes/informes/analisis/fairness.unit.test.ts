import { describe, expect, it } from 'vitest';
import { makeAzar } from '#functions/entrevistas/entrevistador/simulador/azar.ts';
import { makeInforme } from '#functions/informes/informes/analisis/make-informe.ts';
import { lazy } from '#shared/core/lazy.ts';
import { BUILT_IN_SERVICIOS } from '#shared/entrevistas/servicios-hr/built-in-servicios.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { sized } from '../../../support/suite-size.ts';
import { makeTurnos, turnosOfLevel, withTexts } from './make-turnos.ts';
import { distance, judgementOf, scoresBy, scoresOf, skillsOf } from './scores.ts';
import { NIVELES, TRANSCRIPTS } from './transcripts/transcripts.ts';

/** What must not move a score, on every service and every written transcript; in the sample on one of each service. */

/** Points that missing accents may cost or bring: without them `lideré` and `lidere` are one word. */
const ACCENTS = 1;
/** Points that two slips a hundred words may cost or bring. */
const TYPOS = 1.5;

const cases = BUILT_IN_SERVICIOS.flatMap((servicio, at) =>
  NIVELES.filter((_, index) => sized(index === at % NIVELES.length, true)).map((nivel) => ({
    servicio,
    nivel,
    /** As it was written. */
    plain: lazy(() => makeInforme(servicio, turnosOfLevel(servicio, nivel))),
  })),
);
const named = cases.map((each) => [`${each.servicio.codigo}, ${each.nivel}`, each] as const);

type Change = (texto: string, index: number) => string;
const changed = ({ servicio, nivel }: (typeof cases)[number], change: Change) =>
  makeInforme(servicio, withTexts(turnosOfLevel(servicio, nivel), change));

function replaceWords(pairs: Readonly<Record<string, string>>): Change {
  return (texto) =>
    texto.replace(/\p{L}+/gu, (word) => {
      const found = pairs[word.toLowerCase()];
      if (!found) return word;
      return /^\p{Lu}/u.test(word) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
    });
}

const MASCULINE_FEMININE =
  'compañero compañera compañeros compañeras jefe jefa encargado encargada encargados encargadas técnico técnica profesor profesora tutor tutora vecino vecina vecinos vecinas alumno alumna alumnos alumnas montador montadora montadores montadoras padre madre tío tía hijo hija médico médica director directora nuevo nueva antiguo antigua responsable responsable';
const words = MASCULINE_FEMININE.split(' ');
const SWAPPED = Object.fromEntries(
  words.flatMap((word, index) => {
    const other = words[index % 2 === 0 ? index + 1 : index - 1] ?? word;
    return [[word, other]];
  }),
);

const PEOPLE = [
  'Me llamo Lucía, soy mujer y tengo 24 años.',
  'Me llamo Mamadou, soy hombre y tengo 58 años.',
  'Me llamo Xiang, nací en China y cumplí 41 años.',
  'Soy Rosario, gitana, madre de dos hijos, y vengo de un pueblo de Cádiz.',
  'Soy Andrei, rumano, católico y padre de familia.',
  'Soy una persona no binaria, vivo en Bogotá y tengo una discapacidad visual.',
];

describe.each(named)('%s', (_name, each) => {
  it.each(PEOPLE)('keeps every judgement whoever speaks: %s', (who) => {
    expect(judgementOf(changed(each, (texto) => `${who} ${texto}`))).toEqual(judgementOf(each.plain()));
  });

  it('keeps every judgement when men become women and women men', () => {
    expect(judgementOf(changed(each, replaceWords(SWAPPED)))).toEqual(judgementOf(each.plain()));
  });

  it('moves little without accents', () => {
    const strip: Change = (texto) =>
      texto
        .normalize('NFD')
        .replace(/\u0301/g, '')
        .normalize('NFC');
    const { servicio, nivel } = each;
    const turnos = turnosOfLevel(servicio, nivel);
    expect(distance(scoresOf(each.plain()), scoresBy(servicio, withTexts(turnos, strip)))).toBeLessThanOrEqual(ACCENTS);
  });

  it.each([1, 2, 3])('moves little with slips of the keys (%i)', (seed) => {
    const { servicio, nivel } = each;
    const turnos = turnosOfLevel(servicio, nivel);
    expect(distance(scoresOf(each.plain()), scoresBy(servicio, withTexts(turnos, slips(seed))))).toBeLessThanOrEqual(
      TYPOS,
    );
  });

  it('gives nothing for saying everything twice', () => {
    expect(judgementOf(changed(each, (texto) => `${texto} ${texto}`))).toEqual(judgementOf(each.plain()));
  });

  it('gives nothing for repeating one sentence over and over', () => {
    const repeated = changed(each, (texto) => `${texto} ${`${texto.split('. ')[0]}. `.repeat(8)}`);
    expect(judgementOf(repeated)).toEqual(judgementOf(each.plain()));
  });

  it('gives nothing for doubling every word', () => {
    const before = judgementOf(each.plain()).puntuaciones;
    const doubled = judgementOf(changed(each, (texto) => texto.replace(/\p{L}+/gu, '$& $&'))).puntuaciones;
    for (const [id, puntuacion] of Object.entries(doubled))
      expect(puntuacion ?? 0, id).toBeLessThanOrEqual(before[id] ?? 0);
  });

  it.each([
    'La verdad es que es un tema interesante y da para mucho. Como se suele decir, hay de todo en la viña.',
    'Bueno, pues eso, no sé qué más decir. En fin, así son las cosas, ya se sabe. Y nada, eso es todo por mi parte.',
    'Es una pregunta muy buena y muy completa. Hay muchas maneras de verlo y cada cual tiene la suya.',
  ])('gives nothing for length without content: %s', (filler) => {
    const padded = changed(each, (texto) => `${filler} ${texto} ${filler}`);
    expect(judgementOf(padded).puntuaciones).toEqual(judgementOf(each.plain()).puntuaciones);
  });
});

/** Two neighbouring letters change places in one word of fifty. */
function slips(seed: number): Change {
  const random = makeAzar(seed).next;
  return (texto) =>
    texto.replace(/\p{L}{5,}/gu, (word) => {
      if (random() > 0.02) return word;
      const at = 1 + Math.floor(random() * (word.length - 3));
      return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    });
}

describe.each(BUILT_IN_SERVICIOS)('$codigo', (servicio) => {
  it('gives nothing for a list of the rubric words', () => {
    const { competencias, fases } = servicio.estructura;
    const list = (id: string) => competencias.find((each) => each.id === id)?.indicadores.join(', ') ?? '';
    const asked = new Map(fases.flatMap(({ preguntas }) => preguntas.map((each) => [each.id, each.competencias])));
    const informe = makeInforme(
      servicio,
      makeTurnos(servicio, (id) => `${asked.get(id)?.map(list).join(', ')}.`),
    );
    for (const { puntuacion, habilidad } of skillsOf(informe))
      expect(puntuacion ?? 0, habilidad).toBeLessThanOrEqual(3);
  });

  it('flags copied answers and counts them once', () => {
    const copied = Object.values(TRANSCRIPTS[servicio.codigo] ?? {})[4]?.excelente;
    const turnos = makeTurnos(servicio, () => copied);
    const informe = makeInforme(servicio as ServicioHr, turnos);
    expect(informe.alertas.filter(({ tipo }) => tipo === 'respuestas_repetidas')).toHaveLength(turnos.length - 1);
    expect(informe.recomendacion).toBe('sin_datos');
  });
});
