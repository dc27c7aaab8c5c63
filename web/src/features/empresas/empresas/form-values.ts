import type { UseFormReturn } from 'react-hook-form';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { SERVICIOS_POR_DEFECTO } from '#shared/empresas/empresas/empresa.ts';

type Contexto = 'contextoEmpresarial' | 'misionEmpresa' | 'visionEmpresa' | 'valoresEmpresa' | 'objetivosEstrategicos';

/** What the five tabs edit: all that the contracts of a new company and of a change have in common, and their own. */
export interface EmpresaValues
  extends Pick<
    Empresa,
    | Contexto
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

export const EMPRESA_NUEVA = {
  nombreLegal: '',
  nombreComercial: '',
  cif: '',
  pais: 'España',
  email: '',
  telefono: '',
  cantidadTrabajadores: 0,
  sectorIndustrial: '',
  tipoEmpresa: 'empresa',
  direccion: {
    calle: '',
    numero: '',
    piso: '',
    puerta: '',
    codigoPostal: '',
    ciudad: '',
    provincia: '',
    pais: 'España',
  },
  plan: 'professional',
  serviciosContratados: SERVICIOS_POR_DEFECTO,
  configuracion: {
    subdominio: undefined,
    coloresPrimarios: { primario: '#0066cc', secundario: '#f0f9ff' },
    configuracionIA: {
      chatgpt_enabled: true,
      claude_enabled: true,
      gemini_enabled: true,
      perplexity_enabled: true,
      deepgram_enabled: true,
      analisis_personalizado: false,
      prompt_personalizado: '',
      criterios_evaluacion: '',
    },
  },
  licencias: { activas: undefined, configuracion: { vigenciaDias: 30, maxEntrevistasPorLicencia: 5 } },
  contextoEmpresarial: '',
  misionEmpresa: '',
  visionEmpresa: '',
  valoresEmpresa: '',
  objetivosEstrategicos: '',
  adminData: undefined,
} satisfies EmpresaValues & { adminData: undefined };

/** An existing company as the form edits it. */
export function toValues(empresa: Empresa) {
  const { activas, configuracion } = empresa.licencias;
  return {
    nombreLegal: empresa.nombreLegal,
    nombreComercial: empresa.nombreComercial,
    cif: empresa.cif,
    pais: empresa.pais as (typeof EMPRESA_NUEVA)['pais'],
    email: empresa.email,
    telefono: empresa.telefono,
    cantidadTrabajadores: empresa.cantidadTrabajadores,
    sectorIndustrial: empresa.sectorIndustrial,
    tipoEmpresa: empresa.tipoEmpresa,
    direccion: empresa.direccion,
    plan: empresa.plan,
    serviciosContratados: empresa.serviciosContratados,
    configuracion: { ...empresa.configuracion, subdominio: empresa.configuracion.subdominio },
    licencias: { activas, configuracion },
    limites: empresa.limites,
    contextoEmpresarial: empresa.contextoEmpresarial,
    misionEmpresa: empresa.misionEmpresa,
    visionEmpresa: empresa.visionEmpresa,
    valoresEmpresa: empresa.valoresEmpresa,
    objetivosEstrategicos: empresa.objetivosEstrategicos,
    version: empresa.version,
  } satisfies EmpresaValues;
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
