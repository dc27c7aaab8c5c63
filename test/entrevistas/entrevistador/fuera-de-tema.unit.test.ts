import { describe, expect, it } from 'vitest';
import { isOffTopic } from '#functions/entrevistas/entrevistador/engines/embedded/off-topic.ts';
import { splitSentences } from '#functions/lenguaje/sentences.ts';
import { entrevistasProfundidad } from '#shared/entrevistas/servicios-hr/plantillas/entrevistas-profundidad.ts';
import { testVocacional } from '#shared/entrevistas/servicios-hr/plantillas/test-vocacional.ts';
import type { Plantilla } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';

function offTopic({ estructura }: Plantilla, preguntaId: string, texto: string): boolean {
  const pregunta = estructura.fases.flatMap(({ preguntas }) => preguntas).find(({ id }) => id === preguntaId);
  if (!pregunta) throw new Error(`No pregunta ${preguntaId}`);
  const competencias = estructura.competencias.filter(({ id }) => pregunta.competencias.includes(id));
  return isOffTopic(splitSentences(texto), pregunta, competencias);
}
const aProblem = (texto: string) => offTopic(entrevistasProfundidad, 'problema-dificil', texto);
const aGoodEnvironment = (texto: string) =>
  offTopic(testVocacional, testVocacional.estructura.fases[2]?.preguntas[0]?.id ?? '', texto);

describe('An answer beside the point is seen', () => {
  it.each([
    'Ayer ganó mi equipo de fútbol tres a uno.',
    'Me encanta la tortilla de patatas con cebolla.',
    'Hoy hace mucho calor en la calle.',
    'Mi perro es un labrador de tres años.',
    'Los gatos duermen muchas horas durante el día.',
    'La película del domingo era muy larga.',
    'Pues en mi pueblo la fiesta es en agosto.',
    'El presidente del gobierno sale mucho por televisión.',
    'Madrid tiene un río pequeño y Sevilla uno grande.',
    'Mi signo del horóscopo es leo.',
  ])('to a question about a problem: %s', (texto) => expect(aProblem(texto)).toBe(true));

  it.each(['Ayer ganó el Betis tres a uno.', 'Dos más dos son cuatro y tres son siete.'])(
    'to an open question: %s',
    (texto) => expect(aGoodEnvironment(texto)).toBe(true),
  );
});

describe('An answer to the point stays one, however loose it is', () => {
  it.each([
    'Depende un poco de cada caso.',
    'Normalmente intento hacerlo lo mejor posible.',
    'Siempre se puede mejorar.',
    'El cliente estaba enfadado por el retraso.',
    'Cambié la tubería y dejó de gotear.',
    'En la playa donde vigilaba rescaté a un niño.',
    'Una vez se fue la luz en plena boda y conecté el generador.',
    'Hablé con las dos partes hasta que se calmaron.',
    'Se estropeó el horno del restaurante.',
    'Hubo un fallo y nadie lo veía.',
    'Creo que lo importante es trabajar bien.',
    'Con calma y paciencia, supongo.',
  ])('to a question about a problem: %s', (texto) => expect(aProblem(texto)).toBe(false));

  it.each([
    'Me gusta la música y estar tranquilo.',
    'Prefiero la playa a una mesa.',
    'Con silencio y buena luz.',
    'En sitios donde me dejan hablar con la gente.',
  ])('to an open question, where tastes are the answer: %s', (texto) => expect(aGoodEnvironment(texto)).toBe(false));
});
