import { describe, expect, it } from 'vitest';
import { findContradiction } from '#functions/entrevistas/entrevistador/engines/embedded/contradiction.ts';

/** Earlier and later answer of one story. */
const inOneStory = (antes: string, ahora: string) => findContradiction(ahora, [antes], []);
/** Answers to two different questions. */
const apart = (antes: string, ahora: string) => findContradiction(ahora, [], [antes]);

describe('Two statements that do not fit together are found, in the words they were made in', () => {
  it.each([
    [
      'En la tienda éramos cuatro personas.',
      'Trabajaba en un equipo de diez.',
      'éramos cuatro personas',
      'equipo de diez',
    ],
    ['Éramos 3 en el turno de noche.', 'En aquel grupo éramos ocho personas.', 'éramos 3', 'éramos ocho personas'],
    [
      'Las quejas bajaron un 30 %.',
      'Al final las quejas bajaron un 60 %.',
      'las quejas bajaron un 30 %',
      'al final las quejas bajaron un 60 %',
    ],
    ['Fue en 2019, en el almacén.', 'Aquello ocurrió en 2022.', 'fue en 2019', 'ocurrió en 2022'],
    [
      'Lo hice yo solo, de principio a fin.',
      'Me ayudó una compañera con los datos.',
      'lo hice yo solo',
      'me ayudó una compañera con los datos',
    ],
    [
      'Lo preparé sin ayuda de nadie.',
      'Lo preparamos entre tres personas del área.',
      'lo preparé sin ayuda',
      'lo preparamos entre tres personas',
    ],
    [
      'Me ayudaron dos técnicos.',
      'Al cliente lo llamé y lo resolví todo yo solo.',
      'me ayudaron dos técnicos',
      'lo resolví todo yo solo',
    ],
    [
      'Migrar los datos fue largo: tardamos dos semanas.',
      'Tardamos tres meses en migrar los datos.',
      'tardamos dos semanas',
      'tardamos tres meses',
    ],
  ])('in one story: %s / %s', (antes, ahora, ...citas) => {
    expect(Object.values(inOneStory(antes, ahora) ?? {})).toEqual(citas);
  });

  it.each([
    ['Tengo dos años de experiencia en ventas.', 'Tengo ocho años de experiencia en ventas.'],
    ['Llevo 3 años trabajando como cajera.', 'Llevo diez años trabajando como cajera y me gusta.'],
    ['Nunca he dirigido un equipo.', 'Dirigí un equipo durante el verano.'],
    ['No he trabajado nunca de cara al público.', 'Trabajé de cara al público en una zapatería.'],
    ['No hablo inglés.', 'Hablo inglés con los proveedores cada semana.'],
    ['No tengo experiencia en logística.', 'Tengo cinco años de experiencia en logística.'],
    ['He coordinado una campaña en mi barrio.', 'Nunca he coordinado una campaña.'],
    ['No tengo carné de conducir.', 'Tengo carné de conducir desde hace mucho.'],
  ])('in two stories: %s / %s', (antes, ahora) => {
    expect(apart(antes, ahora)).toBeDefined();
  });
});

describe('Nobody is asked about statements that go together', () => {
  it.each([
    // The speaker may or may not have counted themselves.
    ['Éramos cuatro personas.', 'Un equipo de cinco.'],
    ['Éramos cuatro personas.', 'Éramos cuatro en el turno.'],
    ['Éramos cuatro personas en el equipo.', 'Dábamos clase a un grupo de veinte alumnos.'],
    ['Al principio éramos cuatro.', 'Después crecimos y éramos doce.'],
    ['Éramos cuatro personas.', 'Perdón, me equivoqué: éramos siete.'],
    ['Las quejas bajaron un 30 %.', 'Las ventas subieron un 12 %.'],
    ['Analizar los datos me llevó dos días.', 'Preparar la web nos llevó tres semanas.'],
    ['Fue en 2019.', 'Entré en la empresa en 2015 y estudié hasta 2014.'],
    ['En 2018 entré en el hospital.', 'Fue en 2021 cuando pasó lo que cuento.'],
    ['Lo hice yo solo.', 'Llamé a los clientes y hablé con mi jefa.'],
    ['Organicé el inventario.', 'Reorganicé las estanterías.'],
    ['Bajamos los errores un 20 %.', 'En realidad los errores bajaron un 15 %.'],
  ])('in one story: %s / %s', (antes, ahora) => {
    expect(inOneStory(antes, ahora)).toBeUndefined();
  });

  it.each([
    // Each story has its own team, year and help.
    ['Éramos cuatro personas.', 'Éramos doce personas.'],
    ['Lo hice yo solo.', 'Me ayudó mi jefa.'],
    ['Fue en 2019.', 'Fue en 2022.'],
    ['Tengo dos años de experiencia en ventas.', 'Tengo ocho años de experiencia en hostelería.'],
    ['Tengo cuatro años de experiencia en ventas.', 'Tengo casi cinco años de experiencia en ventas.'],
    ['Nunca he dirigido un equipo grande.', 'Dirigí un equipo de tres personas.'],
    ['Nunca he dirigido un equipo, pero sí un taller.', 'Dirigí un equipo de voluntarios.'],
    ['Nunca había dirigido un equipo hasta entonces.', 'Dirigí un equipo de tres personas.'],
    ['No hablo francés.', 'Hablo inglés con los proveedores.'],
    ['Nunca he usado Excel.', 'Me gustaría usar Excel en este puesto.'],
    ['No tengo experiencia en logística.', 'No tengo experiencia en compras.'],
    ['Nunca he faltado al trabajo.', 'Falté a una clase en la universidad.'],
  ])('in two stories: %s / %s', (antes, ahora) => {
    expect(apart(antes, ahora)).toBeUndefined();
  });

  it('nor is anything repeated that could embarrass', () => {
    expect(inOneStory('Lo hice yo solo.', 'Me ayudó un gilipollas del almacén.')).toBeUndefined();
  });
});
