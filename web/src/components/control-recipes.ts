import { defineRecipe } from '@chakra-ui/react';

/** Inputs, text areas and selects share one look. 16 px on touch keeps phones from zooming in. */
const control = {
  width: '100%',
  minWidth: '0',
  outline: '0',
  position: 'relative',
  appearance: 'none',
  textAlign: 'start',
  borderRadius: 'l2',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  bg: 'bg.panel',
  color: 'fg',
  transitionProperty: 'border-color, outline-color',
  transitionDuration: 'fast',
  '--focus-color': 'colors.brand.focusRing',
  focusVisibleRing: 'inside',
  focusRingColor: 'var(--focus-color)',
  focusRingWidth: '1px',
  _hover: { borderColor: 'fg.subtle' },
  _disabled: { opacity: '0.55', cursor: 'not-allowed', bg: 'bg.muted' },
  _invalid: { focusRingColor: 'colors.border.error', borderColor: 'border.error' },
  '@media (pointer: coarse)': { fontSize: 'md', minH: '11' },
} as const;

export const inputRecipe = defineRecipe({
  className: 'campo-texto',
  base: control,
  variants: {
    size: {
      sm: { textStyle: 'sm', px: '2.5', h: '8' },
      md: { textStyle: 'sm', px: '3', h: '9' },
      lg: { textStyle: 'md', px: '3.5', h: '11' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const textareaRecipe = defineRecipe({
  className: 'campo-parrafo',
  base: { ...control, lineHeight: 'moderate', resize: 'vertical', minH: '24' },
  variants: { size: { md: { textStyle: 'sm', px: '3', py: '2' } } },
  defaultVariants: { size: 'md' },
});

export const selectRecipe = defineRecipe({
  className: 'campo-lista',
  base: { ...control, ps: '3', pe: '8', textOverflow: 'ellipsis', '& > option': { bg: 'bg.panel', color: 'fg' } },
  variants: {
    size: { sm: { textStyle: 'sm', h: '8' }, md: { textStyle: 'sm', h: '9' }, lg: { textStyle: 'md', h: '11' } },
  },
  defaultVariants: { size: 'md' },
});
