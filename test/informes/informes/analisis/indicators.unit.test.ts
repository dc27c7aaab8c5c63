import { describe, expect, it } from 'vitest';
import { findMentions } from '#functions/informes/informes/analisis/indicators.ts';
import { splitSentences } from '#functions/lenguaje/sentences.ts';
import { findBuiltInServicio } from '#shared/entrevistas/servicios-hr/built-in-servicios.ts';

const comunicacion = findBuiltInServicio('entrevistas-profundidad')?.estructura.competencias.find(
  ({ id }) => id === 'comunicacion',
);

const mentionsOf = (texto: string) => {
  if (!comunicacion) throw new Error('The service has no such competency');
  return splitSentences(texto).flatMap((oracion) =>
    findMentions(comunicacion, oracion).map(({ indicador }) => indicador),
  );
};

describe('findMentions', () => {
  it('sees an indicator in any inflection', () => {
    expect(mentionsOf('Les preguntaba y escuchaba sus dudas.')).toEqual(['pregunté', 'escuché', 'dudas']);
  });

  it.each(['Escribí las reglas de conversión.', 'El programa hizo dos conversiones.'])(
    'does not take another word with the same stem for one: %s',
    (texto) => {
      expect(mentionsOf(texto)).not.toContain('conversación');
    },
  );
});
