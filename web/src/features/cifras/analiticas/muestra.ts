/** A picture of four reports would say who they are, and nothing about the rest. */
export const MUESTRA = 5;
