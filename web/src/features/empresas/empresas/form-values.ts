import { set, type UseFormReturn } from 'react-hook-form';
import { CAMPOS, holderOf } from '#shared/empresas/empresas/campos.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { CreateEmpresa } from '#shared/empresas/empresas/empresa-form.ts';

/** What the five tabs edit: all that the contracts of a new company and of a change have in common, and their own. */
export interface EmpresaValues
  extends Pick<
    CreateEmpresa,
    | 'nombreLegal'
    | 'nombreComercial'
    | 'cif'
    | 'email'
    | 'telefono'
    | 'cantidadTrabajadores'
    | 'sectorIndustrial'
    | 'tipoEmpresa'
    | 'direccion'
    | 'plan'
    | 'serviciosContratados'
    | 'contextoEmpresarial'
    | 'misionEmpresa'
    | 'visionEmpresa'
    | 'valoresEmpresa'
    | 'objetivosEstrategicos'
  > {
  pais: string;
  configuracion: Omit<Empresa['configuracion'], 'subdominio'> & { subdominio: string | undefined };
  licencias: { activas: number | undefined; configuracion: Empresa['licencias']['configuracion'] };
  /** Of an existing company; a new one begins with those of its plan. */
  limites?: Empresa['limites'];
  version?: number;
  /** Of a new company, when its administrator is made with it. */
  adminData?: AdminValues;
}

export interface AdminValues {
  nombre: string;
  email: string;
  telefono: string;
  password: string;
  confirmPassword: string;
}

export type EmpresaForm = UseFormReturn<EmpresaValues>;

export const ADMIN_VACIO: AdminValues = { nombre: '', email: '', telefono: '', password: '', confirmPassword: '' };

export const EMPRESA_NUEVA = CAMPOS.reduce<Record<string, unknown>>((values, [path, { vacio }]) => {
  if (vacio !== undefined) set(values, path, vacio);
  return values;
}, {}) as unknown as EmpresaValues;

const EDITED = [...new Set(CAMPOS.map(([path]) => holderOf(path)))] as (keyof Empresa)[];

/** An existing company as the form edits it. */
export function toValues(empresa: Empresa): EmpresaValues & { version: number } {
  const { activas, configuracion } = empresa.licencias;
  const edited = Object.fromEntries(EDITED.map((name) => [name, empresa[name]])) as unknown as EmpresaValues;
  return { ...edited, licencias: { activas, configuracion }, version: empresa.version };
}

/** Of what the form holds only the fields that were changed, and the version that they were changed from. */
export function onlyChanged<T extends { version: number }>(body: T, dirty: object): T {
  const changed = Object.entries(body).filter(([name]) => name === 'version' || name in dirty);
  return Object.fromEntries(changed) as T;
}

/** What is typed into a field of numbers; empty becomes undefined. */
export const asNumber = { setValueAs: (text: unknown) => (text === '' || text == null ? undefined : Number(text)) };

/** An empty optional text is none. */
export const asOptional = {
  setValueAs: (text: unknown) => (typeof text === 'string' && text.trim() ? text : undefined),
};
