import { SERVICIOS_POR_DEFECTO } from './opciones.ts';

/** The tab of the company's form. */
export type Pestana = 'datos' | 'servicios' | 'contexto';

interface Campo {
  label: string;
  pestana: Pestana;
  /** What the form of a new company begins with; none, when it follows from the rest. */
  vacio?: unknown;
  /** The company's own administrator may change it too; everything else is the superadmin's. */
  deAdmin?: true;
  /** One line of text: in which part of the form, and how it is typed. The others have a control of their own. */
  texto?: { parte: 'identidad' | 'perfil' | 'direccion'; tipo?: 'email' | 'tel'; ayuda?: string; obligatorio?: true };
}

const deAdmin = true;
const direccion = { pestana: 'datos', vacio: '', deAdmin, texto: { parte: 'direccion' } } as const;
const contexto = { pestana: 'contexto', vacio: '' } as const;
const proveedor = { pestana: 'contexto', vacio: true } as const;

/**
 * The fields of a company by their path, in the order in which a person meets them: the form, the assistants, the words of
 * its errors and conflicts, and what an administrator may change read them here. Their rules stand in `empresa-form.ts`.
 */
export const CAMPOS_EMPRESA = {
  nombreLegal: {
    label: 'Nombre Legal',
    pestana: 'datos',
    vacio: '',
    texto: { parte: 'identidad', obligatorio: true },
  },
  nombreComercial: {
    label: 'Nombre Comercial',
    pestana: 'datos',
    vacio: '',
    deAdmin,
    texto: { parte: 'identidad', ayuda: 'El que verán los candidatos.' },
  },
  pais: { label: 'País', pestana: 'datos', vacio: 'España' },
  cif: { label: 'CIF', pestana: 'datos', vacio: '' },
  email: {
    label: 'Email',
    pestana: 'datos',
    vacio: '',
    deAdmin,
    texto: { parte: 'identidad', tipo: 'email', obligatorio: true },
  },
  telefono: { label: 'Teléfono', pestana: 'datos', vacio: '', deAdmin, texto: { parte: 'identidad', tipo: 'tel' } },
  sectorIndustrial: {
    label: 'Sector industrial',
    pestana: 'datos',
    vacio: '',
    deAdmin,
    texto: { parte: 'perfil' },
  },
  tipoEmpresa: { label: 'Tipo de empresa', pestana: 'datos', vacio: 'empresa', deAdmin },
  cantidadTrabajadores: { label: 'Cantidad de trabajadores', pestana: 'datos', vacio: 0, deAdmin },
  'direccion.calle': { label: 'Calle', ...direccion },
  'direccion.numero': { label: 'Número', ...direccion },
  'direccion.piso': { label: 'Piso', ...direccion },
  'direccion.puerta': { label: 'Puerta', ...direccion },
  'direccion.codigoPostal': { label: 'Código postal', ...direccion },
  'direccion.ciudad': { label: 'Ciudad', ...direccion },
  'direccion.provincia': { label: 'Provincia', ...direccion },
  'direccion.pais': { label: 'País de la dirección', ...direccion, vacio: 'España' },
  plan: { label: 'Plan', pestana: 'datos', vacio: 'professional' },
  'configuracion.subdominio': { label: 'Subdominio', pestana: 'datos' },
  'configuracion.coloresPrimarios.primario': { label: 'Color primario', pestana: 'datos', vacio: '#0066cc' },
  'configuracion.coloresPrimarios.secundario': { label: 'Color secundario', pestana: 'datos', vacio: '#f0f9ff' },
  'licencias.activas': { label: 'Licencias activas', pestana: 'datos' },
  'licencias.configuracion.vigenciaDias': { label: 'Vigencia (días)', pestana: 'datos', vacio: 30 },
  'licencias.configuracion.maxEntrevistasPorLicencia': {
    label: 'Entrevistas por licencia',
    pestana: 'datos',
    vacio: 5,
  },
  'limites.usuarios': { label: 'Máximo de usuarios', pestana: 'datos' },
  'limites.candidatos': { label: 'Máximo de candidatos', pestana: 'datos' },
  'limites.entrevistas': { label: 'Máximo de entrevistas', pestana: 'datos' },
  serviciosContratados: { label: 'Servicios', pestana: 'servicios', vacio: SERVICIOS_POR_DEFECTO },
  misionEmpresa: { label: 'Misión', ...contexto },
  visionEmpresa: { label: 'Visión', ...contexto },
  valoresEmpresa: { label: 'Valores', ...contexto },
  objetivosEstrategicos: { label: 'Objetivos estratégicos', ...contexto },
  contextoEmpresarial: { label: 'Contexto empresarial', ...contexto },
  'configuracion.configuracionIA.chatgpt_enabled': { label: 'ChatGPT', ...proveedor },
  'configuracion.configuracionIA.claude_enabled': { label: 'Claude', ...proveedor },
  'configuracion.configuracionIA.gemini_enabled': { label: 'Gemini', ...proveedor },
  'configuracion.configuracionIA.perplexity_enabled': { label: 'Perplexity', ...proveedor },
  'configuracion.configuracionIA.deepgram_enabled': { label: 'Respuestas por voz (Deepgram)', ...proveedor },
  'configuracion.configuracionIA.analisis_personalizado': {
    label: 'Análisis personalizado',
    pestana: 'contexto',
    vacio: false,
  },
  'configuracion.configuracionIA.criterios_evaluacion': { label: 'Criterios de evaluación', ...contexto },
  'configuracion.configuracionIA.prompt_personalizado': { label: 'Instrucciones propias', ...contexto },
} as const satisfies Record<string, Campo>;

export type CampoEmpresa = keyof typeof CAMPOS_EMPRESA;

export const CAMPOS: readonly (readonly [CampoEmpresa, Campo])[] = Object.entries(CAMPOS_EMPRESA) as never;

/** The field of the body that holds a path: `direccion` of `direccion.calle`. */
export const holderOf = (path: string): string => path.split('.')[0] ?? path;
