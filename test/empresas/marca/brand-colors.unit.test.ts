import { describe, expect, it } from 'vitest';
import { brandColors, contrast, parse } from '#shared/empresas/marca/brand-colors.ts';

const WHITE = [255, 255, 255] as const;
const LIGHT = [251, 252, 253] as const;
const DARK = [12, 16, 22] as const;

/** The two colours of `light-dark(…, …)`. */
function themes(value: string | undefined) {
  const [light, dark] = value?.match(/#[0-9a-f]{6}/g) ?? [];
  return { light: parse(light ?? '') ?? WHITE, dark: parse(dark ?? '') ?? WHITE };
}

describe('The company’s colour in the room', () => {
  it('keeps the room’s own shades for the platform’s colour, and for what is no colour', () => {
    expect(brandColors('#0066cc')).toBeUndefined();
    expect(brandColors('#0066CC')).toBeUndefined();
    expect(brandColors('')).toBeUndefined();
    expect(brandColors('red')).toBeUndefined();
  });

  it('takes a colour that white can be read on as it is', () => {
    expect(themes(brandColors('#7a1f5c')?.['--marca']).light).toEqual([0x7a, 0x1f, 0x5c]);
  });

  it.each(['#7a1f5c', '#000000', '#e4572e', '#2a9d8f', '#00205b', '#808080', '#c1121f', '#3a0ca3'])(
    'makes of %s what can be read in both themes',
    (color) => {
      const made = brandColors(color);
      const button = themes(made?.['--marca']);
      const text = themes(made?.['--marca-texto']);
      const tint = themes(made?.['--marca-tinta']);
      expect(contrast(button.light, WHITE)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(button.dark, WHITE)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(themes(made?.['--marca-viva']).dark, WHITE)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text.light, LIGHT)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text.light, tint.light)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text.dark, DARK)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text.dark, tint.dark)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('falls back where the colour would no longer be the same one', () => {
    for (const color of ['#ffffff', '#fff3b0', '#f5f5f5']) expect(brandColors(color)).toBeUndefined();
  });
});
