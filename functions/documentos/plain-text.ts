export type Charset = 'utf-8' | 'windows-1252';

/** C0 controls that text has: tab, line breaks, form feed, escape. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);
/** What windows-1252 does not define. */
const NO_LATIN = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** The encoding of a text file, or undefined when these bytes are no text. Latin-1 is read as its superset. */
export function charsetOf(bytes: Buffer): Charset | undefined {
  if (bytes.some((byte) => byte === 0x7f || (byte < 0x20 && !TEXT_CONTROLS.has(byte)))) return undefined;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return bytes.some((byte) => NO_LATIN.has(byte)) ? undefined : 'windows-1252';
  }
}

/** Text as people would have typed it: composed letters, plain line breaks, no control characters, no wide gaps. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\ufeff/gu, '')
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Up to so many characters, at the end of a word. */
export function cutText(text: string, max: number): { texto: string; caracteres: number; recortado: boolean } {
  if (text.length <= max) return { texto: text, caracteres: text.length, recortado: false };
  const start = text.slice(0, max);
  const lastGap = start.search(/\s\S*$/);
  const texto = (lastGap > max / 2 ? start.slice(0, lastGap) : start.toWellFormed()).trimEnd();
  return { texto, caracteres: text.length, recortado: true };
}
