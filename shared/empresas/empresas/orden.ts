/** Orders of the list of companies: by date of creation or by name, `-` for the other way round. */
export const ORDENES_EMPRESA = ['recientes', 'fechaCreacion', '-fechaCreacion', 'nombre', '-nombre'] as const;
export type OrdenEmpresa = (typeof ORDENES_EMPRESA)[number];
