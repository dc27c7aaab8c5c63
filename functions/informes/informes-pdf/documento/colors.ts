/** `#rrggbb` throughout. */
export const INK = '#16181d';
export const MUTED = '#545b67';
export const LINE = '#d8dce3';
export const PAPER = '#f5f6f8';
export const WHITE = '#ffffff';

/** Text and ground of a state: readable on paper in grey as well. */
export const TONES = {
  green: { text: '#17603a', ground: '#e5f4eb' },
  amber: { text: '#7a4a00', ground: '#fdf1d8' },
  red: { text: '#96231c', ground: '#fbe9e7' },
  gray: { text: '#454b57', ground: '#eceef2' },
} as const;
export type Tone = keyof typeof TONES;

/** WCAG's least for text. */
const READABLE = 4.5;
const DARKER = 0.08;

/** A company's colour, dark enough to be read on white. */
export function readable(color: string): string {
  let tried = color;
  for (let share = DARKER; contrastWithWhite(tried) < READABLE && share <= 1; share += DARKER) {
    tried = mix(color, '#000000', share);
  }
  return tried;
}

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [channels(first), channels(second)];
  const mixed = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
