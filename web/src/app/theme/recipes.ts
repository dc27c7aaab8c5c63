import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

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
  _disabled: { ...disabled, bg: 'bg.muted' },
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

export const nativeSelectRecipe = defineSlotRecipe({
  className: 'campo-lista',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { display: 'flex', width: '100%', position: 'relative', height: 'fit-content' },
    field: { ...control, pe: '8', ps: '3', h: '9', textStyle: 'sm', '& > option': { bg: 'bg.panel', color: 'fg' } },
    indicator: {
      position: 'absolute',
      display: 'inline-flex',
      alignItems: 'center',
      pointerEvents: 'none',
      top: '0',
      bottom: '0',
      insetEnd: '2.5',
      color: 'fg.subtle',
      _icon: { width: '4', height: '4' },
    },
  },
  variants: { size: { sm: { field: { h: '8' } }, md: {}, lg: { field: { h: '11', textStyle: 'md' } } } },
  defaultVariants: { size: 'md' },
});

export const fieldRecipe = defineSlotRecipe({
  className: 'campo',
  slots: ['root', 'label', 'requiredIndicator', 'errorText', 'helperText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', width: '100%', gap: '1.5' },
    label: { display: 'flex', alignItems: 'center', gap: '1', textStyle: 'sm', fontWeight: 'medium', color: 'fg' },
    requiredIndicator: { color: 'fg.error', lineHeight: '1' },
    errorText: { display: 'inline-flex', alignItems: 'flex-start', gap: '1.5', color: 'fg.error', textStyle: 'sm' },
    helperText: { color: 'fg.muted', textStyle: 'sm' },
  },
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
    variant: { pulse: { _motionSafe: { animation: 'pulse 1.6s ease-in-out infinite' } }, none: {} },
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
