import { describe, expect, it } from 'vitest';
import type { HechosEmpresa } from '#functions/entrevistas/entrevistador/engine.ts';
import { quotePhrase } from '#functions/entrevistas/entrevistador/engines/embedded/candidate-phrase.ts';
import { embeddedEngine, nextTurno } from '#functions/entrevistas/entrevistador/engines/embedded/embedded-engine.ts';
import { progreso } from '#functions/entrevistas/entrevistador/progreso.ts';
import { readAnswer } from '#functions/lenguaje/steering.ts';
import type { Turno, TurnoPropuesto } from '#shared/entrevistas/entrevistas/turno.ts';
import { SERVICIO } from './servicio-fixture.ts';

const FECHA = '2026-01-15T10:00:00.000Z';
const EN_HORA = { duracionEstimada: 30, transcurrido: 2 };
const STORY =
  'Hace dos años, en mi empresa anterior, teníamos retrasos. Mi tarea era ordenar los pedidos. Organicé una lista y llamé a cada cliente. Al final entregamos a tiempo.';

function answered(turnos: readonly Turno[], propuesto: TurnoPropuesto | undefined, texto: string | undefined): Turno[] {
  if (!propuesto) throw new Error('No turn to answer');
  const secuencia = turnos.length + 1;
  const respuesta = { respuestaId: `r${secuencia}`, texto: texto ?? '', omitida: texto === undefined, fecha: FECHA };
  return [...turnos, { ...propuesto, turnoId: `t${secuencia}`, secuencia, fecha: FECHA, respuesta }];
}

/** Answers in order (undefined skips), whatever is asked, and gives the next turn. */
function converse(...answers: (string | undefined)[]): { turnos: Turno[]; next: TurnoPropuesto | undefined } {
  let turnos: Turno[] = [];
  for (const texto of answers) turnos = answered(turnos, nextTurno(SERVICIO, turnos, EN_HORA), texto);
  return { turnos, next: nextTurno(SERVICIO, turnos, EN_HORA) };
}

const LONG_VIEW =
  'Me atrae porque combina trato con la gente y orden, y porque cada día aprendo algo nuevo de los demás, de los errores y de los proveedores con los que hablo.';
/** Gets past the opening question to `semana`, which asks for a lived situation. */
const toSemana = (...answers: (string | undefined)[]) => converse(LONG_VIEW, ...answers);

describe('following up', () => {
  it('asks for the own action first when only the setting is told', () => {
    const { next } = toSemana('En mi anterior empresa había muchas quejas porque los pedidos llegaban tarde.');
    expect(next).toMatchObject({ tipo: 'seguimiento', hueco: 'accion', preguntaId: 'semana', motor: 'integrado' });
  });

  it('asks what the person did when only the group acts', () => {
    const { next } = toSemana(
      'En mi anterior empresa teníamos que entregar tarde. Reorganizamos los turnos y al final cumplimos el plazo.',
    );
    expect(next).toMatchObject({ tipo: 'seguimiento', hueco: 'accion' });
    expect(next?.pregunta).toMatch(/plural|equipo|grupo|personalmente|tú/);
  });

  it('asks for the result in the words of the candidate', () => {
    const { next } = toSemana(
      'Hace dos años trabajaba en una tienda y tenía que preparar el inventario. Reorganicé las estanterías del almacén.',
    );
    expect(next).toMatchObject({ tipo: 'seguimiento', hueco: 'resultado' });
  });

  it.each([
    ['Como resultado, redujimos los errores un 20 % y el cliente renovó.', 'redujimos los errores un 20 %'],
    ['Con la subida ahorramos unos 300€ cada mes.', 'ahorramos unos 300€'],
    ['Preparé la apertura y acordé con mis compañeras quién hacía cada parte.', 'preparé la apertura'],
    ['Acordé con mis compañeras quién hacía cada parte.', 'acordé con mis compañeras'],
    ['Coordiné a las personas del turno de noche durante el invierno.', 'coordiné a las personas del turno de noche'],
  ])('quotes no half of what was said: %s', (texto, cita) => {
    expect(quotePhrase(readAnswer(texto).oraciones)).toBe(cita);
  });

  it('asks for a lived occasion when the answer is only general', () => {
    const { next } = toSemana('Normalmente intento hacerlo lo mejor posible.');
    expect(next).toMatchObject({ tipo: 'seguimiento', hueco: 'situacion' });
  });

  it('asks nothing more after a whole story', () => {
    expect(toSemana(STORY).next).toMatchObject({ tipo: 'pregunta', preguntaId: 'ayuda' });
  });

  it('stops after two follow-ups', () => {
    const { turnos, next } = toSemana(
      'Organicé las tareas en una lista larga de prioridades.',
      'Después cambié el orden de las entregas con cada proveedor por teléfono.',
      'También preparé un cartel para la entrada de la tienda grande.',
    );
    expect(turnos.map(({ tipo }) => tipo)).toEqual(['pregunta', 'pregunta', 'seguimiento', 'seguimiento']);
    expect(next).toMatchObject({ tipo: 'pregunta', preguntaId: 'ayuda' });
  });

  it('never asks for the same part twice', () => {
    const { turnos } = toSemana('Organicé las tareas en una lista larga.', 'Llamé a los proveedores de la zona norte.');
    const huecos = turnos.flatMap(({ hueco }) => hueco ?? []);
    expect(new Set(huecos).size).toBe(huecos.length);
  });

  it('asks an open question back only when the answer is short or vague', () => {
    expect(converse('El trato.').next).toMatchObject({
      tipo: 'seguimiento',
      hueco: 'brevedad',
      preguntaId: 'opinion',
    });
    expect(converse('Me gusta un poco de todo lo que tiene que ver con atender al público.').next).toMatchObject({
      tipo: 'seguimiento',
      hueco: 'concrecion',
    });
    expect(converse(LONG_VIEW).next).toMatchObject({ tipo: 'pregunta', preguntaId: 'semana' });
    expect(converse('El trato.', 'No sé, me gusta.').next).toMatchObject({ tipo: 'pregunta', preguntaId: 'semana' });
  });

  it('repeats no contact data, health or insults of the candidate', () => {
    for (const texto of [
      'Hace un año tenía que responder quejas. Escribí a pepe@correo.test con copia.',
      'Hace un año tenía que cubrir turnos. Avisé de mi depresión al encargado nuevo.',
      'Hace un año tenía que atender llamadas. Llamé gilipollas al cliente de siempre.',
    ]) {
      expect(toSemana(texto).next?.pregunta).not.toMatch(/pepe|depresión|gilipollas/);
    }
  });
});

describe('respect', () => {
  it('takes a skipped or empty answer', () => {
    expect(toSemana(undefined).next).toMatchObject({ tipo: 'pregunta', preguntaId: 'ayuda' });
    expect(toSemana('...').next).toMatchObject({ tipo: 'pregunta', preguntaId: 'ayuda' });
  });

  it('moves on when a follow-up is skipped', () => {
    expect(toSemana('Organicé las tareas en una lista larga.', undefined).next).toMatchObject({ preguntaId: 'ayuda' });
  });
});

describe('time', () => {
  const ask = (turnos: readonly Turno[], transcurrido: number, duracionEstimada = 30) =>
    nextTurno(SERVICIO, turnos, { duracionEstimada, transcurrido });

  it('asks every pregunta when there is time', () => {
    let turnos: Turno[] = [];
    for (let next = ask(turnos, 0); next; next = ask(turnos, turnos.length)) turnos = answered(turnos, next, STORY);
    expect(turnos.map(({ preguntaId }) => preguntaId)).toEqual([
      'opinion',
      'semana',
      'ayuda',
      'bronca',
      'reparto',
      'final',
    ]);
  });

  it('leaves out what is covered when a candidate needs long', () => {
    const turnos = answered([], ask([], 0), LONG_VIEW);
    // 20 of 30 minutes are gone: one question covers both competencies that are left.
    expect(ask(turnos, 20)).toMatchObject({ preguntaId: 'reparto' });
  });

  it('still reaches uncovered competencias and says goodbye when time is over', () => {
    let turnos = answered([], ask([], 0), LONG_VIEW);
    turnos = answered(turnos, ask(turnos, 31), 'Hicimos cosas.');
    expect(turnos.at(-1)).toMatchObject({ preguntaId: 'reparto' });
    turnos = answered(turnos, ask(turnos, 33), 'No.');
    expect(turnos.at(-1)).toMatchObject({ preguntaId: 'final', tipo: 'pregunta' });
    expect(ask(turnos, 34)).toBeUndefined();
  });

  it('asks for one pregunta per competencia in the shortest interview', () => {
    expect(ask([], 0, 5)).toMatchObject({ preguntaId: 'opinion' });
  });
});

describe('contract', () => {
  it('refuses to ask past an unanswered turn', () => {
    const pending = answered([], nextTurno(SERVICIO, [], EN_HORA), 'x').map(({ respuesta: _, ...turno }) => turno);
    expect(() => nextTurno(SERVICIO, pending, EN_HORA)).toThrow(/not been answered/);
  });

  it('does not change what it is given', () => {
    const { turnos } = toSemana(STORY);
    const before = structuredClone(turnos);
    nextTurno(SERVICIO, turnos, EN_HORA);
    expect(turnos).toEqual(before);
  });
});

describe('progreso', () => {
  it('tells phases, counts and per cent', () => {
    expect(progreso(SERVICIO, [])).toMatchObject({ preguntasHechas: 0, preguntasPrevistas: 6, porcentaje: 0 });
    const { turnos } = toSemana(STORY, STORY);
    const now = progreso(SERVICIO, turnos);
    expect(now.fases.map(({ estado }) => estado)).toEqual(['hecha', 'actual', 'pendiente']);
    expect(now).toMatchObject({ preguntasHechas: 3, preguntasPrevistas: 6 });
    expect(progreso(SERVICIO, turnos, { terminada: true })).toMatchObject({ porcentaje: 100, preguntasPrevistas: 3 });
  });
});

const EMPRESA: HechosEmpresa = {
  nombre: 'Talleres Ebro',
  sector: 'Automoción',
  contexto: 'Somos un taller de Zaragoza con 40 empleados. El horario es de 8 a 16, de lunes a viernes.',
  mision: 'Alargar la vida de los coches.',
  vision: '',
  valores: 'Palabra dada y manos limpias.',
  objetivos: '',
  contratacion: {
    cultura: '',
    competencias: [],
    posiciones: [],
    desafios: 'El sueldo de entrada se queda en 18.000 euros.',
    objetivos: '',
    proceso: '',
    expectativas: '',
  },
  plan: 'Este año cerraremos la sede de Huesca. El salario no sube.',
  criterios: '',
};
const _NO_DATA = 'No tengo ese dato; pregúntaselo a la persona que te invitó.';

describe('answers of other kinds', () => {
  it('returns gently to the question, once', () => {
    const tortilla = 'Me encanta la tortilla de patatas con cebolla.';
    expect(toSemana(tortilla).next).toMatchObject({ tipo: 'seguimiento', hueco: 'tema' });
    expect(toSemana(tortilla, 'Hoy hace mucho calor en la calle.').next).toMatchObject({ preguntaId: 'ayuda' });
  });

  it('asks for more when there are a few words', () => {
    expect(toSemana('Con calma.').next).toMatchObject({ tipo: 'seguimiento', hueco: 'brevedad' });
    expect(toSemana('Llamé al cliente.').next).not.toMatchObject({ hueco: 'brevedad' });
  });

  it('asks kindly about two statements that do not fit together, once', () => {
    const before = 'Hace un año éramos cuatro personas en la tienda y organicé los turnos del mes de mayo.';
    const after = 'Éramos diez personas y al final entregamos a tiempo.';
    const { next } = toSemana(before, after);
    expect(next).toMatchObject({ tipo: 'seguimiento', hueco: 'contradiccion' });
    expect(next?.pregunta).toContain('«éramos cuatro personas»');
    expect(next?.pregunta).toContain('«éramos diez personas»');
    expect(next?.pregunta).not.toMatch(/contradic|mentir|falso|error/);
  });
});

describe('closing', () => {
  const upToTheLast = (servicio = SERVICIO) => {
    let turnos: Turno[] = [];
    for (let n = 0; n < 5; n += 1)
      turnos = answered(turnos, nextTurno(servicio, turnos, EN_HORA), n === 0 ? LONG_VIEW : STORY);
    return turnos;
  };

  it('thanks in the company’s name before the last question', async () => {
    const next = await embeddedEngine.nextTurno(SERVICIO, upToTheLast(), { ...EN_HORA, empresa: async () => EMPRESA });
    expect(next).toMatchObject({
      preguntaId: 'final',
      aclaracion: 'Esta es la última pregunta. Talleres Ebro te agradece el tiempo y lo que has contado.',
    });
    expect(nextTurno(SERVICIO, upToTheLast(), EN_HORA)?.aclaracion).toMatch(/^Esta es la última pregunta\. Gracias/);
  });

  it('says so once: not when the template’s own words do, and not before', () => {
    const servicio = structuredClone(SERVICIO);
    const final = servicio.estructura.fases.at(-1)?.preguntas[0];
    if (final) final.texto = 'Esta era la última. ¿Deseas añadir algo?';
    expect(nextTurno(servicio, upToTheLast(servicio), EN_HORA)).toMatchObject({ preguntaId: 'final' });
    expect(nextTurno(servicio, upToTheLast(servicio), EN_HORA)?.aclaracion).toBeUndefined();
    expect(upToTheLast().some(({ aclaracion }) => aclaracion)).toBe(false);
  });
});

describe('time between phases', () => {
  const at = (turnos: readonly Turno[], transcurrido: number, duracionEstimada = 30) =>
    nextTurno(SERVICIO, turnos, { duracionEstimada, transcurrido });
  /** Answers fully, each turn taking so many minutes, and gives the questions asked. */
  function asked(minutes: (turno: number) => number, duracion?: number): string[] {
    let turnos: Turno[] = [];
    let clock = 0;
    for (let next = at([], 0, duracion); next; next = at(turnos, clock, duracion)) {
      turnos = answered(turnos, next, STORY);
      clock += minutes(turnos.length);
    }
    return turnos.map(({ preguntaId }) => preguntaId);
  }

  it('moves from a phase that ends early to the later ones', () => {
    // The first phase takes 2 of its 10 minutes; the second may then take 7 for each question instead of 5.
    expect(asked((turno) => (turno <= 2 ? 1 : 7))).toEqual([
      'opinion',
      'semana',
      'ayuda',
      'bronca',
      'reparto',
      'final',
    ]);
  });

  it('is taken by a long phase from optional questions, never from a competencia’s only one', () => {
    const questions = asked((turno) => (turno === 1 ? 14 : 4));
    expect(questions.length).toBeLessThan(6);
    expect(questions).toContain('reparto');
    expect(questions.at(-1)).toBe('final');
  });

  it('grows with extra time: what did not fit does', () => {
    expect(asked(() => 7, 30).length).toBeLessThan(6);
    expect(asked(() => 7, 60)).toHaveLength(6);
  });
});

describe('a template that asks two competencias the same', () => {
  it('asks the second time in other words', () => {
    const fase = SERVICIO.estructura.fases[1];
    const pregunta = fase?.preguntas[0];
    if (!fase || !pregunta) throw new Error('fixture');
    const twin = { ...pregunta, id: 'gemela', competencias: ['dialogo'] };
    const servicio = {
      ...SERVICIO,
      estructura: { ...SERVICIO.estructura, fases: [{ ...fase, preguntas: [pregunta, twin] }] },
    };
    const first = answered([], nextTurno(servicio, [], EN_HORA), STORY);
    const second = nextTurno(servicio, first, EN_HORA);
    expect(second).toMatchObject({ preguntaId: 'gemela', tipo: 'pregunta' });
    expect(second?.pregunta).not.toBe(pregunta.texto);
    expect(second?.pregunta).toContain('«dialogo»');
  });
});
