/** Screens and PDF say it in the same words. */
export * from '#shared/informes/informes/informe-words.ts';
