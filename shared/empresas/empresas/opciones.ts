/** Choices without the schemas that hold them, for what a browser loads before anything is checked. */
export const PAISES = ['España', 'Colombia', 'México', 'Argentina', 'Chile', 'Perú', 'Otro'] as const;

export const SERVICIOS_POR_DEFECTO = {
  'test-vocacional': true,
  'entrevistas-profundidad': true,
  'mapeo-organizacional': false,
};
