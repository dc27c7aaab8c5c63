/** Disguises in which people write to machines: undone before a text is searched, never in what is stored or quoted. */

/** Characters of the tag block spell ASCII that nobody sees. */
export const HIDDEN_RUN = /[\u{E0020}-\u{E007F}]{4,}/gu;
/** A text that is shown backwards: right-to-left overrides have no place in Spanish. */
export const OVERRIDDEN_RUN = /[\u202d\u202e][^\n\u202c]*/gu;
/** `I g n o r a`, `p.o.n.m.e`. */
export const SPACED_RUN = /(?<!\p{L})(?:\p{L}[ .\-_*]){3,}\p{L}(?!\p{L})/gu;
/**
 * Letters, figures and padding, with both cases in it: no word is written so. Each run is looked at from its beginning
 * only: the time would grow with the square of its length.
 */
const BASE64_RUN = /(?<![A-Za-z0-9+/])(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{16,}={0,2}/g;

/** Letters as pairs of hexadecimal figures, with or without spaces: `49 67 6e 6f 72 61`. */
export const HEX_RUN = /(?<![\p{L}\d])(?:[2-7][0-9a-f][ :]?){11,}[2-7][0-9a-f](?![\p{L}\d])/giu;
/** As addresses write spaces and accents. */
const PERCENT_RUN = /(?:[\p{L}\d]|%[0-9a-f]{2}){4,}/giu;

const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'аaеeоoрpсcуyхxіiѕsјjԁdһhӏlѵvԝwмmтtкkвbнhгrзeАAВBЕEКKМMНHОOРPСCТTХXУYІIЅSЈJ',
    'αaεeοoιiκkνvρpτtυuχxηnωwΑAΒBΕEΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXΖZ',
  ]
    .flatMap((pairs) => pairs.match(/../gu) ?? [])
    .map(([from, to]) => [from, to]),
);
const FIGURES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Figures within words stand for letters: `1gn0r4`. A figure by itself stays one. */
function readFigures(texto: string): string {
  return texto.replace(/(?<![\p{L}\d])\d*\p{L}[\p{L}\d]*/gu, (word) =>
    word.replace(/[013457]/g, (figure) => FIGURES[figure] ?? figure),
  );
}

function readTags(hidden: string): string {
  return [...hidden].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0xe0020) - 0xe0000)).join('');
}

function readBase64(texto: string): string[] {
  return [...texto.matchAll(BASE64_RUN)]
    .map(([run]) => Buffer.from(run, 'base64').toString('utf8'))
    .filter((decoded) => !/[^\p{L}\p{N}\p{P}\p{Z}\p{S}\s]/u.test(decoded));
}

function readHex(texto: string): string[] {
  return [...texto.matchAll(HEX_RUN)]
    .map(([run]) => Buffer.from(run.replace(/[ :]/g, ''), 'hex').toString('utf8'))
    .filter((decoded) => /\p{L}{3}/u.test(decoded));
}

/** `%20` for a space; what is no such writing stays as it is. */
function readPercent(texto: string): string {
  return texto.replace(PERCENT_RUN, (run) => (/(?:%[0-9a-f]{2}.*){2}/i.test(run) ? decoded(run) : run));
}

function decoded(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/** The text as a reader of any of its disguises would have it; the plain one first. */
export function unmask(texto: string): string[] {
  const clear = texto
    .replace(HIDDEN_RUN, readTags)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (sign) => LOOK_ALIKES[sign] ?? sign)
    .replace(SPACED_RUN, (spaced) => spaced.replace(/[ .\-_*]/g, ''));
  const readings = [clear, ...readBase64(clear), ...readHex(clear)];
  if (/%[0-9a-f]{2}/i.test(clear)) readings.push(readPercent(clear));
  if (/\p{L}\d|\d\p{L}/u.test(clear)) readings.push(readFigures(clear));
  return readings;
}
