/**
 * The room in the company's colour. A colour says nothing about what can be read on it, so each use of it is made of the
 * chosen one until it has the contrast that WCAG asks for; one that would have to change beyond recognition is left out.
 */
type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** The panels of the style sheet's two themes. */
const LIGHT_PANEL = WHITE;
const DARK_PANEL: Rgb = [19, 24, 32];
/** Text, and what is not text. */
const READABLE = 4.5;
const VISIBLE = 1.6;
/** How much black or white may be mixed in. */
const MOST_CHANGE = 0.45;
const STEP = 0.05;

/** The default of companies that have chosen none: the style sheet's own shades of it are finer. */
const OWN = '#0066cc';

/** Values for the style sheet's properties, by name; undefined when its own are to stay. */
export function brandColors(color: string): Record<string, string> | undefined {
  const chosen = parse(color);
  if (!chosen || color.toLowerCase() === OWN) return undefined;
  const button = buttonOf(chosen);
  const darkButton = button && mixedUntil(button, WHITE, (each) => contrast(each, DARK_PANEL) >= VISIBLE);
  const darkText = mixedUntil(chosen, WHITE, (each) => contrast(each, DARK_PANEL) >= READABLE + 1, 1);
  if (!button || !darkButton || !darkText || contrast(darkButton, WHITE) < READABLE) return undefined;
  const lightTint = mix(LIGHT_PANEL, button, 0.06);
  const text = mixedUntil(button, BLACK, (each) => contrast(each, lightTint) >= READABLE, 1) ?? BLACK;
  return {
    '--marca': themed(button, darkButton),
    '--marca-viva': themed(mix(button, BLACK, 0.18), mix(darkButton, BLACK, 0.12)),
    '--marca-texto': themed(text, darkText),
    '--marca-tinta': themed(lightTint, mix(DARK_PANEL, button, 0.22)),
    '--marca-linea': themed(mix(LIGHT_PANEL, button, 0.3), mix(DARK_PANEL, darkText, 0.3)),
    '--marca-media': themed(mix(button, WHITE, 0.35), mix(darkButton, WHITE, 0.35)),
    '--foco': themed(text, darkText),
  };
}

export interface ColorCheck {
  /** Of white text on the colour as it was chosen: 4.5 can be read. */
  contraste: number;
  /** What the room does with it: takes it, darkens it until white can be read on it, or keeps the platform's. */
  uso: 'tal_cual' | 'oscurecido' | 'plataforma';
  /** What buttons have in the light theme, as `#rrggbb`. */
  boton: string;
}

/** What becomes of a colour in the room; undefined for what is no colour. */
export function checkColor(color: string): ColorCheck | undefined {
  const chosen = parse(color);
  if (!chosen) return undefined;
  const contraste = contrast(chosen, WHITE);
  const button = buttonOf(chosen);
  const own = color.toLowerCase() === OWN;
  if (!button || !(own || brandColors(color))) return { contraste, uso: 'plataforma', boton: OWN };
  return { contraste, uso: contraste >= READABLE ? 'tal_cual' : 'oscurecido', boton: hex(button) };
}

const buttonOf = (chosen: Rgb) => mixedUntil(chosen, BLACK, (each) => contrast(each, WHITE) >= READABLE);

/** Ratio from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function parse(color: string): Rgb | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1);
  return parts?.map((part) => Number.parseInt(part, 16)) as unknown as Rgb | undefined;
}

function mixedUntil(from: Rgb, to: Rgb, suits: (color: Rgb) => boolean, most = MOST_CHANGE): Rgb | undefined {
  for (let share = 0; share <= most; share += STEP) {
    const mixed = mix(from, to, share);
    if (suits(mixed)) return mixed;
  }
  return undefined;
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((value, index) => Math.round(value + ((to[index] as number) - value) * share)) as unknown as Rgb;

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const hex = (color: Rgb) => `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
const themed = (light: Rgb, dark: Rgb) => `light-dark(${hex(light)}, ${hex(dark)})`;
