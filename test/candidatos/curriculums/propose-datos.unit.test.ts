import { describe, expect, it } from 'vitest';
import { proposeDatos } from '#functions/candidatos/curriculums/propose-datos.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const propose = (texto: string) => proposeDatos(texto, NOW);
const valorDe = (texto: string, field: keyof ReturnType<typeof propose>) => propose(texto)[field]?.valor;

const CV = `Begoña Núñez Ibáñez
Técnica de Recursos Humanos
C/ Peñón, 12 · 41001 Sevilla · 612 34 56 78 · Begona.Nunez@correo.test

Experiencia profesional
Técnica de selección, Jamones Ñ S.L., 03/2018 - 02/2021
Responsable de formación, Acme, 2020 - actualidad

Formación
Grado en Psicología, Universidad de Sevilla, 2010 - 2014

Habilidades
• Negociación
• Excel (avanzado), Power BI; Gestión de equipos.

Idiomas
Inglés: C1`;

describe('proposeDatos', () => {
  it('finds what a CV says, with the line that says it', () => {
    expect(propose(CV)).toEqual({
      email: { valor: 'begona.nunez@correo.test', cita: expect.stringContaining('C/ Peñón') },
      telefono: { valor: '612 34 56 78', cita: expect.stringContaining('612 34 56 78') },
      ciudad: { valor: 'Sevilla', cita: expect.stringContaining('41001') },
      puesto: { valor: 'Técnica de Recursos Humanos', cita: 'Técnica de Recursos Humanos' },
      experiencia_años: { valor: 8, cita: expect.stringContaining('03/2018') },
      habilidades: {
        valor: ['Negociación', 'Excel', 'Power BI', 'Gestión de equipos'],
        cita: expect.stringContaining('Negociación'),
      },
    });
  });

  it('proposes nothing from a text that says nothing', () => {
    expect(propose('')).toEqual({});
    expect(propose('Este documento no es un currículum. Habla de 2015 - 2019 y de 12345678.')).toEqual({});
  });

  it.each([
    ['Tel.: 91 123 45 67', '91 123 45 67'],
    ['Móvil: (+34) 612-345-678', '(+34) 612-345-678'],
    ['+57 300 123 4567', '+57 300 123 4567'],
    ['2015 - 2019', undefined],
    ['NIF 12345678', undefined],
    ['Expediente 2023-000123', undefined],
  ])('takes a telephone number for what it is: %s', (linea, expected) => {
    expect(valorDe(linea, 'telefono')).toBe(expected);
  });

  it.each([
    ['Ciudad: Logroño (La Rioja)', 'Logroño'],
    ['Dirección: Rúa do Paseo 3, 32003 Ourense', 'Ourense'],
    ['Ana Ruiz\nBogotá, Colombia', 'Bogotá'],
    ['Ana Ruiz\nEstudié mucho en Madrid y otras ciudades', undefined],
  ])('finds a city where a line is about it: %s', (texto, expected) => {
    expect(valorDe(texto, 'ciudad')).toBe(expected);
  });

  it.each([
    ['Más de 12 años de experiencia en logística', 12],
    ['Experiencia de 5 años', 5],
    ['Experiencia laboral\nAlmacén Sur, 2010 - 2015\nAlmacén Norte, 2012 - 2016', 6],
    ['Experiencia laboral\nAlmacén Sur, enero de 2020 a diciembre de 2022', 2],
    ['Formación\nBachillerato, 2005 - 2007', undefined],
    ['Experiencia laboral\nUn turno de 1800 - 2100 cajas', undefined],
  ])('counts years of work once, and only those of work: %s', (texto, expected) => {
    expect(valorDe(texto, 'experiencia_años')).toBe(expected);
  });

  it('takes a labelled list of skills, and none twice', () => {
    expect(valorDe('Conocimientos informáticos: SQL, sql, C++, Diseño gráfico', 'habilidades')).toEqual([
      'SQL',
      'C++',
      'Diseño gráfico',
    ]);
    const sentence = 'Habilidades\nSoy una persona que se adapta con facilidad a todos los entornos de trabajo';
    expect(valorDe(sentence, 'habilidades')).toBeUndefined();
  });
});
