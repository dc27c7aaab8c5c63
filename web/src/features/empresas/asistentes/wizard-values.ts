import type * as z from 'zod';
import type { createEmpresaSchema } from '#shared/empresas/empresas/empresa-form.ts';
import { SERVICIOS_ONBOARDING } from '#shared/empresas/empresas/onboarding.ts';
import { SERVICIOS_POR_DEFECTO } from '#shared/empresas/empresas/opciones.ts';
import type { Solicitud } from '#shared/empresas/solicitudes/solicitud.ts';

/** What both wizards gather: the body of `createEmpresa`, in which each step has its place. */
export type Values = z.input<ReturnType<typeof createEmpresaSchema>>;

/** Specification 2, section 9. */
const COLORES = { primario: '#0066cc', secundario: '#f0f9ff' };

const IDENTIDAD = {
  nombreLegal: '',
  nombreComercial: '',
  cif: '',
  pais: 'España',
  email: '',
  telefono: '',
  sectorIndustrial: '',
  plan: 'professional',
} as const;

export const EMPRESA_VACIA = {
  ...IDENTIDAD,
  misionEmpresa: '',
  visionEmpresa: '',
  valoresEmpresa: '',
  configuracion: {
    subdominio: '',
    coloresPrimarios: COLORES,
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
  contratacion: {
    tamaño: 'mediana',
    cultura_organizacional: '',
    competencias_clave: [],
    desafios_principales: '',
    objetivos_hiring: '',
    tipos_posiciones: [],
    proceso_actual: '',
    expectativas_ia: '',
  },
  planEstrategico: { nombre: '', descripcion: '', contenido_texto: '' },
} satisfies Values;

/** The password comes when everything is sent: it is never part of what is typed, nor of its draft. */
export const ONBOARDING_VACIO = {
  ...IDENTIDAD,
  cantidadTrabajadores: 10,
  adminData: { nombre: '', email: '', telefono: '', cargo: '', password: '', confirmPassword: '' },
  areas: [] as string[],
  configuracion: {
    subdominio: '',
    dominio_personalizado: '',
    logo_url: '',
    coloresPrimarios: COLORES,
    servicios_activos: ['entrevistas_ia', 'analisis_bert', 'reportes_avanzados', 'panel_ejecutivo'],
    integraciones: { smtp_personalizado: false, sso_enabled: false, api_externa: false },
  },
  serviciosContratados: {
    ...SERVICIOS_POR_DEFECTO,
    ...SERVICIOS_ONBOARDING,
  },
} satisfies Values;

/** What a company said when it asked for its account. */
export function valuesOfSolicitud({ id, empresa, cif, email, telefono, trabajadores }: Solicitud): Values {
  return {
    ...EMPRESA_VACIA,
    nombreLegal: empresa,
    nombreComercial: empresa,
    cif: cif.toUpperCase(),
    email,
    telefono,
    cantidadTrabajadores: trabajadores,
    contratacion: { ...EMPRESA_VACIA.contratacion, tamaño: tamanoOf(trabajadores) },
    solicitudId: id,
  };
}

function tamanoOf(trabajadores: number) {
  if (trabajadores <= 10) return 'startup';
  if (trabajadores <= 50) return 'pequeña';
  if (trabajadores <= 250) return 'mediana';
  return trabajadores <= 1000 ? 'grande' : 'multinacional';
}
