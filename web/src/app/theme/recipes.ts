import { defineRecipe } from '@chakra-ui/react';

/** Fingers need 44 px; a mouse does not. */
const touchTarget = { '@media (pointer: coarse)': { minH: '11', minW: '11' } } as const;
const disabled = { opacity: '0.55', cursor: 'not-allowed' } as const;

export const buttonRecipe = defineRecipe({
  className: 'boton',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    borderRadius: 'l2',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    flexShrink: '0',
    outline: '0',
    lineHeight: '1.2',
    fontWeight: 'medium',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: disabled,
    _icon: { flexShrink: '0', width: '4', height: '4' },
    ...touchTarget,
  },
  variants: {
    size: {
      xs: { h: '7', minW: '7', textStyle: 'xs', px: '2', gap: '1.5' },
      sm: { h: '8', minW: '8', textStyle: 'sm', px: '3', gap: '1.5' },
      md: { h: '9', minW: '9', textStyle: 'sm', px: '3.5', gap: '2' },
      lg: { h: '11', minW: '11', textStyle: 'md', px: '5', gap: '2' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        boxShadow: 'inset 0 1px 0 rgb(255 255 255 / 0.12)',
        _hover: { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, black)' },
      },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      outline: {
        bg: 'bg.panel',
        borderColor: 'colorPalette.border',
        color: 'colorPalette.fg',
        boxShadow: 'xs',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      plain: { color: 'colorPalette.fg', px: '0', h: 'auto', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

export const badgeRecipe = defineRecipe({
  className: 'insignia',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'full',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1',
    flexShrink: '0',
    verticalAlign: 'middle',
  },
  variants: {
    variant: {
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        boxShadow: 'inset 0 0 0 1px {colors.colorPalette.border}',
      },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      outline: { color: 'colorPalette.fg', boxShadow: 'inset 0 0 0 1px {colors.colorPalette.border}' },
      plain: { color: 'colorPalette.fg' },
    },
    size: {
      xs: { textStyle: '2xs', px: '1.5', h: '4', minW: '4', justifyContent: 'center' },
      sm: { textStyle: 'xs', px: '2', h: '5.5' },
      md: { textStyle: 'sm', px: '2.5', h: '7' },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
});

export const linkRecipe = defineRecipe({
  className: 'enlace',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'xs',
    outline: 'none',
    focusVisibleRing: 'outside',
    cursor: 'pointer',
  },
  variants: {
    variant: {
      underline: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
      plain: { color: 'colorPalette.fg', _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    },
  },
  defaultVariants: { variant: 'plain' },
});

export const headingRecipe = defineRecipe({
  className: 'titulo',
  base: { fontFamily: 'heading', fontWeight: 'semibold', letterSpacing: 'tight', textWrap: 'balance' },
  variants: {
    size: {
      xs: { textStyle: 'xs' },
      sm: { textStyle: 'sm' },
      md: { textStyle: 'md' },
      lg: { textStyle: 'lg' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '2xl', letterSpacing: 'tighter' },
      '3xl': { textStyle: '3xl', letterSpacing: 'tighter' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const skeletonRecipe = defineRecipe({
  className: 'hueso',
  base: {},
  variants: {
    loading: {
      true: {
        borderRadius: 'sm',
        color: 'transparent',
        cursor: 'default',
        pointerEvents: 'none',
        userSelect: 'none',
        bg: 'bg.muted',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: {},
    },
    // Most of what is waited for comes within a second: until then no frames are drawn that would hold it up.
    variant: { pulse: { _motionSafe: { animation: 'pulse 1.6s ease-in-out 1s infinite' } }, none: {} },
  },
  defaultVariants: { variant: 'pulse', loading: true },
});

export const spinnerRecipe = defineRecipe({
  className: 'espera',
  base: {
    display: 'inline-block',
    borderColor: 'currentColor',
    borderStyle: 'solid',
    borderWidth: '2px',
    borderRadius: 'full',
    width: '4',
    height: '4',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    animation: 'spin 700ms linear infinite',
    _motionReduce: { animationDuration: '3s' },
  },
});
