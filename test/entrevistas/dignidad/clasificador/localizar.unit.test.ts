import { describe, expect, it } from 'vitest';
import { localizadorOf } from '#functions/entrevistas/dignidad/clasificador/localizar.ts';

const TEXTO = 'Llevo años así. Ya no quiero vivír, ¿sabes?  Mi hijo es autista y mi hijo me ayuda. Mañana empiezo.';
const words = (tramo: string, texto = TEXTO) =>
  localizadorOf(texto)(tramo).map(({ inicio, fin }) => texto.slice(inicio, fin));

describe('A span that a model copied', () => {
  it.each([
    ['letter by letter', 'Ya no quiero vivír', ['Ya no quiero vivír']],
    ['with other case, accents and signs', '«ya NO quiero vivir»', ['Ya no quiero vivír']],
    ['with other blanks', 'sabes?\n\nMi hijo', ['sabes?  Mi hijo']],
    ['wherever it stands, as it is written first', 'mi hijo', ['mi hijo', 'Mi hijo']],
    ['in pieces, with words left out', 'Ya no quiero … Mañana empiezo', ['Ya no quiero', 'Mañana empiezo']],
    ['as whole words: its own before those within others', 'ana', ['Mañana']],
    ['when it is cut in the middle of a word', 'no quie', ['no quiero']],
    ['when it is the whole text', TEXTO, [TEXTO]],
  ])('is found %s', (_, tramo, found) => expect(words(tramo)).toEqual(found));

  it('is found at every place where it says the same letters', () => {
    expect(words('MI HIJO')).toEqual(['Mi hijo', 'mi hijo']);
  });

  it('is found in a text of signs alone, and across signs that nobody sees', () => {
    expect(words('??', '??')).toEqual(['??']);
    expect(words('me quiero morir', 'me qui\u200bero mo\u00adrir hoy')).toEqual(['me qui\u200bero mo\u00adrir']);
    expect(words('me quiero morir', 'me quiero morír hoy'.normalize('NFD'))).toEqual([
      'me quiero morír'.normalize('NFD'),
    ]);
  });

  it.each([
    ['what the text does not say', 'me quiero morir'],
    ['nothing', '  '],
    ['signs', '...'],
    ['one letter', 'y'],
    ['pieces in another order', 'Mañana empiezo … Ya no quiero'],
  ])('is dropped: %s', (_, tramo) => expect(localizadorOf(TEXTO)(tramo)).toEqual([]));
});
