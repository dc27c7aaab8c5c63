import { defineSemanticTokens } from '@chakra-ui/react';

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
const ref = (name: string) => `{colors.${name}}`;

/** The roles that recipes ask of a colour: the same eight names for every palette, so a state is one word. */
const palette = (name: string) => ({
  solid: { value: ref(`${name}.600`) },
  contrast: { value: ref('white') },
  fg: pair(ref(`${name}.700`), ref(`${name}.300`)),
  subtle: pair(ref(`${name}.50`), `color-mix(in srgb, ${ref(`${name}.300`)} 12%, transparent)`),
  muted: pair(ref(`${name}.100`), `color-mix(in srgb, ${ref(`${name}.300`)} 20%, transparent)`),
  emphasized: pair(ref(`${name}.200`), `color-mix(in srgb, ${ref(`${name}.300`)} 32%, transparent)`),
  border: pair(ref(`${name}.200`), `color-mix(in srgb, ${ref(`${name}.300`)} 32%, transparent)`),
  focusRing: pair(ref(`${name}.600`), ref(`${name}.300`)),
});

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair(ref('white'), ref('gray.900')),
      /** Behind everything. */
      canvas: pair(ref('gray.25'), ref('gray.950')),
      panel: pair(ref('white'), ref('gray.900')),
      subtle: pair(ref('gray.50'), ref('gray.850')),
      muted: pair(ref('gray.100'), ref('gray.800')),
      emphasized: pair(ref('gray.200'), ref('gray.700')),
      inverted: pair(ref('gray.900'), ref('gray.100')),
      error: pair(ref('red.50'), ref('red.950')),
    },
    fg: {
      DEFAULT: pair(ref('gray.900'), '#e9ecf1'),
      muted: pair(ref('gray.600'), '#aab3c0'),
      subtle: pair(ref('gray.500'), '#8e99a8'),
      inverted: pair(ref('white'), ref('gray.950')),
      error: pair(ref('red.700'), ref('red.300')),
    },
    border: {
      DEFAULT: pair(ref('gray.200'), '#272f3a'),
      muted: pair(ref('gray.100'), '#1d242d'),
      /** Edges of inputs: 3 to 1 against the panel, so that a field is found without its label. */
      emphasized: pair('#8b95a3', '#5d6876'),
      error: pair(ref('red.600'), ref('red.300')),
    },
    brand: { ...palette('brand'), solid: pair(ref('brand.600'), ref('brand.600')) },
    blue: palette('blue'),
    amber: palette('amber'),
    teal: palette('teal'),
    violet: palette('violet'),
    green: palette('green'),
    red: palette('red'),
    gray: {
      solid: pair(ref('gray.900'), '#e9ecf1'),
      contrast: pair(ref('white'), ref('gray.950')),
      fg: pair(ref('gray.700'), '#ccd3db'),
      subtle: pair(ref('gray.100'), ref('gray.800')),
      muted: pair(ref('gray.200'), ref('gray.700')),
      emphasized: pair(ref('gray.300'), ref('gray.600')),
      border: pair(ref('gray.200'), '#323c49'),
      focusRing: pair(ref('brand.600'), ref('brand.300')),
    },
  },
  shadows: {
    /** The one soft level, for what floats. */
    float: pair(
      '0 0 0 1px rgb(19 24 32 / 0.06), 0 4px 8px -2px rgb(19 24 32 / 0.08), 0 16px 32px -8px rgb(19 24 32 / 0.14)',
      '0 0 0 1px rgb(255 255 255 / 0.09), 0 16px 40px -8px rgb(0 0 0 / 0.7)',
    ),
    xs: pair('0 1px 2px rgb(19 24 32 / 0.05)', '0 1px 2px rgb(0 0 0 / 0.4)'),
  },
});
