/// <reference path="./subset-font.d.ts" />
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const PUBLISHED = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
/** What style sheets import. */
const SHEET = '#letra.css';
const FAMILY = 'Inter Variable';
/** What tokens.ts and the room ask for. */
const WEIGHTS = { min: 400, max: 700 };
/** Pairs of letters that stand closer, and figures of one width. */
const FEATURES = ['kern', 'tnum'];

const SPANISH = [
  ...[span('a', 'z'), span('A', 'Z'), span('0', '9')].flat(),
  ...'áéíóúüñÁÉÍÓÚÜÑªº .,:;-–—()/%@+&\'"“”«»¿?¡!·•…→\u00a0',
];
/** The rest of ASCII and of the languages west of it. Other letters are the system's. */
const WESTERN = [...span(' ', '~'), ...span('\u00a1', 'ÿ'), ...'ŒœŸ‘’‚„‹›€™↑↓−'];

/** A file of letters: a browser fetches it when a page has one of them. */
const SLICES = [
  { name: 'inter-es', letters: SPANISH },
  { name: 'inter-oeste', letters: WESTERN.filter((letter) => !SPANISH.includes(letter)) },
];

/**
 * The text face, in slices. As it is published, it has weights from 100 to 900 and letters that hardly any page has; what Spanish
 * texts need is a quarter of that, and comes with a server's first answer (14 kB, RFC 6928). It is needed for the first paint
 * of every page, so its fetch does not wait for the style sheet.
 *
 * @param folder where the slices and `#letra.css`, their style sheet, are written.
 */
export function ownFont(folder: string): Plugin {
  const sheet = path.join(folder, 'letra.css');
  return {
    name: 'idonea-letra',
    async config() {
      const published = await readFile(fileURLToPath(import.meta.resolve(PUBLISHED)));
      await mkdir(folder, { recursive: true });
      for (const { name, letters } of SLICES) {
        const options = { keepFeatures: FEATURES, noHinting: true, variationAxes: { wght: WEIGHTS } };
        const font = await subsetFont(published, letters.join(''), { ...options, targetFormat: 'woff2' });
        await writeFile(path.join(folder, `${name}.woff2`), font);
      }
      await writeFile(sheet, SLICES.map(faceOf).join('\n'));
      return { resolve: { alias: { [SHEET]: sheet } } };
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /[\\/]inter-es-[^\\/]+\.woff2$/.test(name));
        if (!font) return [];
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }];
      },
    },
  };
}

const faceOf = ({ name, letters }: (typeof SLICES)[number]) => `@font-face {
  font-family: "${FAMILY}";
  font-style: normal;
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url("./${name}.woff2") format("woff2-variations");
  unicode-range: ${rangesOf(letters.map(codeOf)).join(', ')};
}`;

/** As style sheets say it: `U+41-5a`. */
export function rangesOf(codes: readonly number[]): string[] {
  const sorted = codes.toSorted((one, other) => one - other);
  const firsts = sorted.filter((code) => !sorted.includes(code - 1));
  const lasts = sorted.filter((code) => !sorted.includes(code + 1));
  return firsts.map((first, at) => {
    const last = lasts[at] as number;
    return last === first ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`;
  });
}

function span(first: string, last: string): string[] {
  const length = codeOf(last) - codeOf(first) + 1;
  return Array.from({ length }, (_, at) => String.fromCodePoint(codeOf(first) + at));
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) as number;
}
