/** The first that fits: others name themselves like those they descend from. */
const NAVEGADORES: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SISTEMAS: readonly [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** A browser's `User-Agent` in words: 'Chrome en Windows'. All that is kept of it. */
export function dispositivoDe(userAgent = ''): string {
  const nameIn = (names: typeof SISTEMAS) => names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const navegador = nameIn(NAVEGADORES) ?? 'Otro navegador';
  const sistema = nameIn(SISTEMAS);
  return sistema ? `${navegador} en ${sistema}` : navegador;
}
