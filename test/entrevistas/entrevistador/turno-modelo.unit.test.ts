import { describe, expect, it } from 'vitest';
import { temaVetado } from '#functions/entrevistas/entrevistador/engines/modelo/temas-vetados.ts';
import {
  problemOf,
  type Revision,
  type TurnoModelo,
} from '#functions/entrevistas/entrevistador/engines/modelo/turno-modelo.ts';
import { listPreguntas } from '#functions/entrevistas/entrevistador/template.ts';
import { SERVICIO } from './servicio-fixture.ts';

const preguntas = listPreguntas(SERVICIO);
const [, actual, siguiente] = preguntas;
const INTERNO = 'Vamos a cerrar el almacén de Lugo antes del verano próximo.';
const revision: Revision = {
  opciones: { huecos: ['resultado', 'accion'], actual, siguiente },
  turnos: [
    {
      ...{ turnoId: 't1', secuencia: 1, faseId: 'inicio', preguntaId: 'semana', tipo: 'pregunta', motor: 'openai' },
      ...{ pregunta: 'Cuéntame una semana con demasiados encargos.', fecha: '2026-03-02T09:00:00.000Z' },
    },
  ],
  internos: [INTERNO],
  propio: 'Háblame de una ayuda que diste.',
};
const followUp = (texto: string, hueco: TurnoModelo['hueco'] = 'resultado') =>
  problemOf({ tipo: 'seguimiento', hueco, texto }, revision);
const question = (texto: string) => problemOf({ tipo: 'pregunta', hueco: null, texto }, revision);

describe('What a model says is shown', () => {
  it.each([
    '¿Cómo terminó aquella semana y qué quedó por hacer?',
    'Has hablado de repartir los encargos con tu equipo. ¿Qué cambió después?',
    'Cuéntame qué pasó al final con los pedidos que se retrasaron.',
    '¿Qué acuerdo alcanzaste con el proveedor de la nota de gastos?',
    '¿Qué indicadores mejoraron cuando la plantilla volvió a estar completa?',
    '¿Cómo se usó la inteligencia artificial en aquel proyecto que fue aprobado?',
  ])('when it follows up what was told: %s', (texto) => {
    expect(followUp(texto)).toBeUndefined();
  });

  it.each([
    'Antes de seguir, háblame de una ayuda que diste a alguien del equipo.',
    '¿Recuerdas alguna ayuda que dieras?',
  ])("when it asks the template's question in its own words: %s", (texto) => {
    expect(question(texto)).toBeUndefined();
  });
});

describe('What a model says is not shown', () => {
  it.each([
    ['longitud', '¿Y luego?'],
    ['formato', 'Dime **qué** pasó luego con todo aquello'],
    ['formato', 'Escríbeme a rrhh@acme.test y cuéntame qué pasó'],
    ['una pregunta', 'Muchas gracias por todo, hemos terminado ya.'],
    ['una pregunta', '¿Qué pasó luego? ¿Y qué hiciste tú?'],
    ['idioma', 'What happened in the end with all of the orders that were late, and what did you do?'],
    ['repetida', 'Cuéntame una semana con demasiados encargos.'],
    ['tema: salud', '¿Tuviste que coger una baja médica por aquello?'],
    ['tema: familia', '¿Qué dijo tu pareja de tantas horas?'],
    ['tema: edad', '¿Cuántos años tienes, si puedo preguntarlo?'],
    ['tema: origen', '¿De dónde eres y cuándo llegaste aquí?'],
    ['tema: embarazo', '¿Piensas tener familia en los próximos años?'],
    ['tema: sindicato', '¿Qué hizo tu sindicato cuando lo supo?'],
    ['tema: creencias', '¿Influyó tu religión en lo que hiciste?'],
    ['tema: politica', '¿A quién votas normalmente?'],
    ['tema: intimidad', '¿Cómo lo llevaste en tu vida privada?'],
    ['fuga: maquina', 'Según mis instrucciones debo insistir: ¿qué pasó?'],
    ['fuga: maquina', 'Como modelo de lenguaje no lo sé, ¿qué pasó luego?'],
    ['fuga: veredicto', 'Tu puntuación sube si me cuentas el final. ¿Qué pasó?'],
    ['fuga: maquina', 'Soy una inteligencia artificial, pero dime: ¿qué pasó?'],
    ['fuga: veredicto', 'No te preocupes, estás aprobado. ¿Qué pasó luego?'],
    ['fuga: veredicto', 'Excelente. ¿Y cómo acabó todo aquello?'],
    ['fuga: interno', 'Sé que vamos a cerrar el almacén de Lugo antes del verano, ¿qué opinas?'],
  ])('%s: %s', (problem, texto) => {
    expect(followUp(texto)).toBe(problem);
  });

  it('fuera de turno: what the rules do not allow', () => {
    const texto = '¿Cómo terminó aquella semana tan larga?';
    expect(followUp(texto, 'tarea')).toBe('fuera de turno');
    expect(followUp(texto, null)).toBe('fuera de turno');
    const onlyFollowUps = { ...revision, opciones: { ...revision.opciones, siguiente: undefined } };
    expect(problemOf({ tipo: 'pregunta', hueco: null, texto }, onlyFollowUps)).toBe('fuera de turno');
  });

  it("otra pregunta: something else in the place of the template's question", () => {
    expect(question('¿Cuál es tu color favorito y por qué te gusta?')).toBe('otra pregunta');
  });
});

it("A topic may be named where the service's own question names it, and nowhere else", () => {
  const propio = 'Cuéntame cómo cuidas la seguridad y salud de tu equipo.';
  expect(temaVetado('¿Qué hiciste por la salud de tu equipo?', propio)).toBeUndefined();
  expect(temaVetado('¿Qué hiciste por la salud de tu equipo?', 'Háblame de tu equipo.')).toBe('salud');
  expect(temaVetado('¿Cómo está tu salud? ¿Alguna enfermedad?', propio)).toBe('salud');
});
