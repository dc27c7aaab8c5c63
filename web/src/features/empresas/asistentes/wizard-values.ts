import type * as z from 'zod';
import type { createEmpresaSchema } from '#shared/empresas/empresas/empresa-form.ts';
import { SERVICIOS_ONBOARDING } from '#shared/empresas/empresas/onboarding.ts';
import { SERVICIOS_POR_DEFECTO } from '#shared/empresas/empresas/opciones.ts';
import type { Solicitud } from '#shared/empresas/solicitudes/solicitud.ts';
import { EMPRESA_NUEVA } from '../empresas/form-values.ts';

/** What both wizards gather: the body of `createEmpresa`, in which each step has its place. */
export type Values = z.input<ReturnType<typeof createEmpresaSchema>>;

/** Who a company is: what both begin with. */
const { nombreLegal, nombreComercial, cif, pais, email, telefono, sectorIndustrial, plan, ...rest } = EMPRESA_NUEVA;
const IDENTIDAD = {
  nombreLegal,
  nombreComercial,
  cif,
  pais: pais as Values['pais'],
  email,
  telefono,
  sectorIndustrial,
  plan,
};
const { coloresPrimarios, configuracionIA } = rest.configuracion;

export const EMPRESA_VACIA = {
  ...IDENTIDAD,
  misionEmpresa: '',
  visionEmpresa: '',
  valoresEmpresa: '',
  configuracion: {
    subdominio: '',
    coloresPrimarios,
    configuracionIA,
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
    coloresPrimarios,
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
