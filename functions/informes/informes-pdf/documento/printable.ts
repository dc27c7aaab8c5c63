/** What stands for a character that the font does not have, such as an emoji or a Chinese one. */
const MISSING = '□';

/**
 * Text as the page takes it: accents as one character each, plain line ends, no control or invisible characters, and one
 * mark for each sign that `hasGlyph` does not know.
 */
export function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const clean = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    // A joined emoji is one sign.
    .replace(
      /(\p{Extended_Pictographic}|\p{Regional_Indicator})[\u200D\uFE0F\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}\p{Regional_Indicator}]*/gu,
      (sign) => (hasGlyph(sign.codePointAt(0) ?? 0) ? sign : MISSING),
    )
    .replace(/[^\P{C}\n]/gu, '');
  return Array.from(clean, (sign) => (sign === '\n' || hasGlyph(sign.codePointAt(0) ?? 0) ? sign : MISSING)).join('');
}
