import type { ServicioValues } from './servicio-values.ts';

/** Parts of a service as people call them, in the order of the form. */
const PARTES = [
  ['nombre', 'Nombre', (v) => v.nombre],
  ['tipo', 'Tipo', (v) => v.tipo],
  ['categoria', 'Categoría', (v) => v.categoria],
  ['descripcion', 'Descripción', (v) => v.descripcion],
  ['descripcionDetallada', 'Descripción detallada', (v) => v.descripcionDetallada],
  ['experto', 'Perfil experto', (v) => v.experto],
  ['estructura.duracionEstimada', 'Duración', (v) => v.estructura.duracionEstimada],
  ['estructura.criterioPasado', 'Criterio de aprobado', (v) => v.estructura.criterioPasado],
  ['configuracion', 'Configuración', (v) => v.configuracion],
  ['estructura.competencias', 'Competencias', (v) => v.estructura.competencias],
  ['estructura.fases', 'Fases', (v) => v.estructura.fases],
  ['api_preferida', 'API preferida', (v) => v.api_preferida],
  ['contexto', 'Contexto', (v) => v.contexto],
  ['prompt_sistema', 'Prompt de sistema', (v) => v.prompt_sistema],
  ['prompt_usuario', 'Prompt de usuario', (v) => v.prompt_usuario],
] as const satisfies readonly (readonly [string, string, (values: ServicioValues) => unknown])[];
type Parte = (typeof PARTES)[number][0];

/** What was changed here since `base`, to be laid over what somebody else saved; `both` were changed by both. */
export function mergeServicio(base: ServicioValues, mine: ServicioValues, theirs: ServicioValues) {
  const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const kept = PARTES.filter(([, , read]) => differ(read(mine), read(base)));
  const both = kept.filter(([, , read]) => differ(read(theirs), read(base)) && differ(read(theirs), read(mine)));
  return {
    kept: kept.map(([path, , read]) => ({ path: path as Parte, value: read(mine) })),
    both: both.map(([, label]) => label),
  };
}
