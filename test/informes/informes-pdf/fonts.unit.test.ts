import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { FONTS, type FontName, featuresOf } from '#functions/informes/informes-pdf/documento/fonts.ts';

interface Run {
  glyphs: { id: number }[];
  positions: { xAdvance: number; xOffset: number }[];
}

const LETTERS = [...'aábcdeéfghiíjklmnñoópqrstuúüvwxyzçàèòAÁBCDEÉFGHIÍJKLMNÑOÓPQRSTUÚÜVWXYZÇ'];
const SIGNS = [...'aéfilxñAXÑ .,;?!¿¡«»'];

it.each(Object.keys(FONTS) as FontName[])(
  'words look the same in %s without what they are laid out without',
  (name) => {
    const doc = new PDFDocument({ font: null as unknown as string });
    doc.registerFont(name, Buffer.from(FONTS[name])).font(name);
    const { font } = (doc as unknown as { _font: { font: { layout(text: string, features: object): Run } } })._font;
    const drawn = (text: string, features: object) => {
      const { glyphs, positions } = font.layout(text, features);
      return [glyphs.map(({ id }) => id), positions.map(({ xAdvance, xOffset }) => [xAdvance, xOffset])];
    };
    for (const letter of LETTERS) {
      for (const sign of SIGNS) {
        const text = `${letter}${sign}${letter}`;
        expect(drawn(text, featuresOf(text)), text).toEqual(drawn(text, { tnum: true }));
      }
    }
    // What is laid out with them, and would look otherwise.
    for (const text of ['->', '2x3', '(A)'])
      expect(drawn(text, featuresOf(text)), text).not.toEqual(drawn(text, featuresOf('a')));
  },
);
