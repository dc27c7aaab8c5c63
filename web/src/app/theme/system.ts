import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { badgeRecipe, buttonRecipe, headingRecipe, linkRecipe, skeletonRecipe, spinnerRecipe } from './recipes.ts';
import { rememberStyles } from './remember-styles.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

const textStyle = (fontSize: string, lineHeight: string) => ({
  value: { fontSize: `{fontSizes.${fontSize}}`, lineHeight },
});

/**
 * Our own system on Chakra's engine: `defaultSystem` would bring every recipe (60 kB gz) and a look that is not ours.
 * A Chakra component may be used when its recipe is listed here.
 */
const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'id',
  globalCss: {
    html: {
      color: 'fg',
      bg: 'bg.canvas',
      lineHeight: '1.5',
      colorPalette: 'gray',
      fontFeatureSettings: '"cv11", "ss03"',
      // Pages with and without a scroll bar keep the same width.
      overflowY: 'scroll',
      '--global-font-mono': 'fonts.mono',
      '--global-font-body': 'fonts.body',
      '--global-color-border': 'colors.border',
    },
    body: { minHeight: '100dvh', fontSize: 'sm', overflowWrap: 'break-word' },
    '*::placeholder': { color: 'fg.subtle', opacity: '1' },
    '*::selection': { bg: 'brand.emphasized' },
    /** What a keyboard reaches and a recipe does not style. */
    ':where(a, button, [tabindex="0"], summary):focus-visible': {
      outline: '2px solid {colors.brand.focusRing}',
      outlineOffset: '2px',
    },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    tokens,
    semanticTokens,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: '0.5' } },
      rise: { from: { opacity: '0', transform: 'translateY(6px)' } },
    },
    textStyles: {
      '2xs': textStyle('2xs', '1rem'),
      xs: textStyle('xs', '1rem'),
      sm: textStyle('sm', '1.25rem'),
      md: textStyle('md', '1.5rem'),
      lg: textStyle('lg', '1.625rem'),
      xl: textStyle('xl', '1.75rem'),
      '2xl': textStyle('2xl', '2rem'),
      '3xl': textStyle('3xl', '2.375rem'),
    },
    recipes: {
      badge: badgeRecipe,
      button: buttonRecipe,
      heading: headingRecipe,
      link: linkRecipe,
      skeleton: skeletonRecipe,
      spinner: spinnerRecipe,
    },
  },
});

/** Takes a slow phone as long as React does to draw a page: who calls it, calls it in a task of its own. */
export const makeSystem = () => rememberStyles(createSystem(defaultBaseConfig, config));
