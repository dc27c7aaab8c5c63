export const LOGO_MAX_BYTES = 1024 * 1024;
/** Sides of a logo, in pixels: what can still be recognised, and what every phone opens without effort. */
export const LOGO_MIN_SIDE = 32;
export const LOGO_MAX_SIDE = 2048;
/** The long side to the short one: beyond it a logo is a line. */
export const LOGO_MAX_RATIO = 8;
