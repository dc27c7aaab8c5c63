import type { WordClasses } from './patterns.ts';

/** Words that patterns of several families mean by one name, as alternatives of the pattern language. */
export const CLASSES: WordClasses = {
  querer: 'quiero|quisiera|queria|querria|quise|deseo|desearia|prefiero|preferiria|necesito',
  mi_gente:
    '(mi|mis|un|una) (padre|papa|viejo|madre|mama|vieja|hermano|hermana|primo|prima|hijo|hija|esposo|esposa|marido|mujer|pareja|novio|novia|amigo|amiga|tio|tia|abuelo|abuela)',
};
