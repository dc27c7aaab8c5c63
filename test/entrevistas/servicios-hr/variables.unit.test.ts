import { describe, expect, it } from 'vitest';
import { fillVariables, splitVariables, unknownVariables } from '#shared/entrevistas/servicios-hr/variables.ts';

const ANA = { nombre: 'Ana', posicion: 'Analista', experiencia: '4 años', skills: 'SQL', educacion: 'Física' };

describe('variables of a prompt', () => {
  it('are replaced wherever they stand, and nothing else is', () => {
    expect(fillVariables('{nombre} y {nombre}: {posicion}, {sueldo}, { nombre }', ANA)).toBe(
      'Ana y Ana: Analista, {sueldo}, { nombre }',
    );
  });

  it('are known by their exact names', () => {
    expect(unknownVariables('{nombre} {posicion} {experiencia} {skills} {educacion}')).toEqual([]);
    expect(unknownVariables('{sueldo} {Nombre} {sueldo} {años}')).toEqual(['sueldo', 'Nombre', 'años']);
  });

  it('leave braces around other things alone', () => {
    expect(unknownVariables('Responde con {"clave": 1} o {} o { nombre }')).toEqual([]);
  });

  it('split a text without losing a character', () => {
    const text = 'Hola {nombre}, {otra} fin';
    expect(splitVariables(text)).toEqual([
      { text: 'Hola ' },
      { text: '{nombre}', variable: 'nombre', known: true },
      { text: ', ' },
      { text: '{otra}', variable: 'otra', known: false },
      { text: ' fin' },
    ]);
    expect(
      splitVariables(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('never take a value for another variable', () => {
    expect(fillVariables('{nombre}', { ...ANA, nombre: '{skills}' })).toBe('{skills}');
  });
});
