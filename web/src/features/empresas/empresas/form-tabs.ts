import type { FieldErrors } from 'react-hook-form';

const TABS = ['datos', 'servicios', 'contexto', 'plan', 'administrador'] as const;
export type TabId = (typeof TABS)[number];

/** The address may say with which tab the form opens: `/empresas/{id}/editar?pestana=plan`. */
export const PESTANA = 'pestana';

/** What the address names, when the person has such a tab. */
export function openingTab(search: URLSearchParams, isSuperadmin: boolean): TabId {
  const named = TABS.find((tab) => tab === search.get(PESTANA)) ?? 'datos';
  return named === 'administrador' && !isSuperadmin ? 'datos' : named;
}

const DATOS = [
  'nombreLegal',
  'nombreComercial',
  'pais',
  'cif',
  'email',
  'telefono',
  'sectorIndustrial',
  'tipoEmpresa',
  'cantidadTrabajadores',
  'direccion',
  'plan',
  'configuracion.subdominio',
  'configuracion.coloresPrimarios',
  'licencias',
  'limites',
];
const CONTEXTO = [
  'misionEmpresa',
  'visionEmpresa',
  'valoresEmpresa',
  'objetivosEstrategicos',
  'contextoEmpresarial',
  'configuracion.configuracionIA',
];

/** Where each field stands, in the order in which a person meets it. */
const FIELDS: readonly (readonly [string, TabId])[] = [
  ...DATOS.map((field) => [field, 'datos'] as const),
  ['serviciosContratados', 'servicios'],
  ...CONTEXTO.map((field) => [field, 'contexto'] as const),
  ['adminData', 'administrador'],
];

export interface FoundError {
  path: string;
  tab: TabId;
  message: string;
}

/** Every field that is wrong, in the order of tabs and fields. */
export function errorsInOrder(errors: FieldErrors): FoundError[] {
  const found = leavesOf(errors).map(([path, message]) => {
    const place = FIELDS.findIndex(([field]) => path === field || path.startsWith(`${field}.`));
    return { path, message, tab: FIELDS[place]?.[1] ?? ('datos' as const), place: place < 0 ? FIELDS.length : place };
  });
  return found.sort((a, b) => a.place - b.place).map(({ path, tab, message }) => ({ path, tab, message }));
}

function leavesOf(errors: object, prefix = ''): [string, string][] {
  return Object.entries(errors).flatMap(([name, error]): [string, string][] => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    const path = prefix + name;
    if (typeof error.type === 'string') return [[path, String(error.message ?? '')]];
    return leavesOf(error, `${path}.`);
  });
}
