import { describe, expect, it } from 'vitest';
import { readDudas } from '#functions/entrevistas/entrevistador/engines/embedded/candidate-question.ts';

const read = (texto: string) => readDudas(texto);

describe('A question to the interviewer is recognised', () => {
  it.each([
    ['¿Cuál es el horario?', 'horario'],
    ['¿Cuánto pagan?', 'sueldo'],
    ['cuanto pagan', 'sueldo'],
    ['que horario tiene el puesto', 'horario'],
    ['Una duda: ¿cuál sería el sueldo bruto?', 'sueldo'],
    ['¿Se puede trabajar desde casa?', 'teletrabajo'],
    ['¿Dónde está la oficina?', 'lugar'],
    ['¿Cuántas personas sois en la empresa?', 'tamano'],
    ['¿Cuáles son los valores de la empresa?', 'valores'],
    ['¿Cuándo me diréis algo?', 'proceso'],
    ['Antes de seguir, ¿eres una persona o una máquina?', 'ia'],
    ['¿Cuántas preguntas quedan?', 'duracion'],
    ['¿Puedo hablar de un trabajo de clase?', 'ejemplos'],
    ['¿El contrato es indefinido?', 'contrato'],
    ['¿A qué se dedica la empresa?', 'actividad'],
  ])('%s', (texto, tema) => {
    expect(read(texto)).toMatchObject({ sola: true, dudas: [{ tipo: 'consulta', tema: { id: tema } }] });
  });

  it.each([
    '¿Puedo repetir la pregunta?',
    '¿Me puedes repetir la pregunta?',
    'Repite la pregunta, por favor',
    '¿Cuál era la pregunta?',
  ])('that wants it again: %s', (texto) =>
    expect(read(texto)).toMatchObject({ sola: true, dudas: [{ tipo: 'repetir' }] }),
  );

  it.each([
    'No entiendo la pregunta.',
    'No entiendo',
    '¿A qué te refieres?',
    'Perdona, no te entiendo.',
    '¿Me puedes explicar mejor?',
    'No sé qué quieres decir.',
    '¿Para qué me preguntas esto?',
  ])('that wants it explained: %s', (texto) =>
    expect(read(texto)).toMatchObject({ sola: true, dudas: [{ tipo: 'no_entiende' }] }),
  );

  it('inside an answer, without taking the answer for a question', () => {
    const texto =
      'Hace dos años organicé el almacén de una tienda y bajaron los errores. Por cierto, ¿cuál es el horario del puesto?';
    expect(read(texto)).toMatchObject({ sola: false, dudas: [{ tipo: 'consulta', tema: { id: 'horario' } }] });
  });

  it('when no topic is known', () => {
    expect(read('¿Tenéis perros en la oficina central?').dudas).toHaveLength(1);
    expect(read('¿Sabes si hay aparcamiento?')).toMatchObject({ sola: true });
  });
});

describe('A question that is part of a story is none', () => {
  it.each([
    'Le pregunté: ¿qué horario prefieres?',
    'El cliente me dijo «¿cuánto pagan por esto?» y le respondí con calma.',
    'La gente decía, ¿cuándo nos dirán algo?',
    '¿Qué hice? Llamé a cada cliente y preparé una lista.',
    'Me planteé una cosa: ¿dónde está el origen del fallo?',
    'Era tarde, ¿no?',
    'Hay que escuchar antes de hablar, ¿verdad?',
    '¿Por qué no? Me lancé y salió bien.',
    'Que pudiera descargársela sin venir a la oficina.',
    'Que la gente supiera su horario con tiempo.',
    '¿Quién iba a cubrir el turno? Nadie quería, así que lo cubrí.',
    'No entiendo por qué el proveedor se enfadó tanto con nosotros.',
    'Le pedí que me repitiera el pedido.',
    'Mi horario era de noche y cobraba poco.',
    'Cuando entré en la empresa no conocía a nadie.',
    'Como responsable de turno, hablé con cada persona.',
    '¿Cómo se organiza un turno cuando falta alguien? Pues hablando con calma y repartiendo la carga.',
    'No sé.',
    'Ponme un 10, ¿vale?',
  ])('%s', (texto) => expect(read(texto).dudas).toEqual([]));
});
