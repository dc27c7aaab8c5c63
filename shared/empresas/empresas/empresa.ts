import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { email, line, paragraph, phone } from '../../core/schemas.ts';
import { licenciasSchema } from '../licencias/licencia.ts';
import { ESTADOS_EMPRESA } from './empresa.states.ts';
import { SERVICIOS_ACTIVOS } from './onboarding.ts';
import { subdominioSchema } from './subdominio.ts';

export { PAISES, SERVICIOS_POR_DEFECTO } from './opciones.ts';

export const TIPOS_EMPRESA = ['empresa', 'startup', 'pyme', 'corporacion', 'ong', 'consultora'] as const;
export const TAMANOS_EMPRESA = ['startup', 'pequeña', 'mediana', 'grande', 'multinacional'] as const;

export const cantidadesSchema = lazy(() =>
  z.object({ usuarios: z.number().int(), candidatos: z.number().int(), entrevistas: z.number().int() }),
);

export const direccionSchema = lazy(() =>
  z.strictObject({
    calle: line(160).default(''),
    numero: line(20).default(''),
    piso: line(20).default(''),
    puerta: line(20).default(''),
    codigoPostal: line(16).default(''),
    ciudad: line(80).default(''),
    provincia: line(80).default(''),
    pais: line(60).default('España'),
  }),
);

const color = () => z.string().regex(/^#[0-9a-f]{6}$/i, 'Escribe un color como #0066cc');

/** As `#rrggbb`. */
export const coloresSchema = lazy(() =>
  z.strictObject({ primario: color().default('#0066cc'), secundario: color().default('#f0f9ff') }),
);

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && !username && !password && hostname.includes('.');
}

/** What is optional here stays as it is when a change does not name it. */
export const configuracionEmpresaSchema = lazy(() =>
  z.strictObject({
    /** Unique on the platform; made of the name when none is given. */
    subdominio: subdominioSchema().optional(),
    coloresPrimarios: coloresSchema().prefault({}),
    /** An address of the company's own, such as `talento.empresa.com`. It is kept; nothing is served there by itself. */
    dominio_personalizado: z
      .string()
      .trim()
      .toLowerCase()
      .max(253)
      .regex(
        /^$|^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
        'Escribe un dominio como talento.empresa.com',
      )
      .optional(),
    /** Where the company's logo can be found, as its wizard asked. What people see is the file of the brand: `shared/empresas/marca`. */
    logo_url: z
      .string()
      .trim()
      .max(500, 'Escribe como máximo 500 caracteres')
      .refine((text) => text === '' || isWebAddress(text), 'Escribe una dirección que empiece por https://')
      .optional(),
    servicios_activos: z.array(z.enum(SERVICIOS_ACTIVOS)).max(SERVICIOS_ACTIVOS.length).optional(),
    integraciones: z
      .strictObject({
        smtp_personalizado: z.boolean().default(false),
        sso_enabled: z.boolean().default(false),
        api_externa: z.boolean().default(false),
      })
      .optional(),
    configuracionIA: z
      .strictObject({
        chatgpt_enabled: z.boolean().default(true),
        claude_enabled: z.boolean().default(true),
        gemini_enabled: z.boolean().default(true),
        perplexity_enabled: z.boolean().default(true),
        /** Speech to text in the room. */
        deepgram_enabled: z.boolean().default(true),
        analisis_personalizado: z.boolean().default(false),
        prompt_personalizado: paragraph(4000).default(''),
        criterios_evaluacion: paragraph(4000).default(''),
      })
      .prefault({}),
  }),
);

/**
 * All that interviewer and report know about the company: its words about itself, and what the
 * wizard asks about hiring. It stands apart from the company's item, which every request of the company may read.
 */
export const contextoSchema = lazy(() =>
  z.strictObject({
    contextoEmpresarial: paragraph(8000).default(''),
    misionEmpresa: paragraph(2000).default(''),
    visionEmpresa: paragraph(2000).default(''),
    valoresEmpresa: paragraph(2000).default(''),
    objetivosEstrategicos: paragraph(4000).default(''),
    contratacion: z
      .strictObject({
        tamaño: z.enum(TAMANOS_EMPRESA).default('mediana'),
        cultura_organizacional: paragraph(4000).default(''),
        competencias_clave: z.array(line(80, 1)).max(40).default([]),
        desafios_principales: paragraph(4000).default(''),
        objetivos_hiring: paragraph(4000).default(''),
        tipos_posiciones: z.array(line(80, 1)).max(40).default([]),
        proceso_actual: paragraph(4000).default(''),
        expectativas_ia: paragraph(4000).default(''),
      })
      .prefault({}),
  }),
);
export type Contexto = z.output<ReturnType<typeof contextoSchema>>;

export const empresaSchema = lazy(() =>
  z.object({
    id: z.string(),
    nombreLegal: line(160, 2),
    nombreComercial: line(160),
    cif: line(32, 3),
    pais: line(60, 2),
    email: email(),
    telefono: phone(),
    cantidadTrabajadores: z.number().int().min(0).default(0),
    sectorIndustrial: line(80).default(''),
    tipoEmpresa: z.enum(TIPOS_EMPRESA).default('empresa'),
    direccion: direccionSchema().prefault({}),
    /** Id of the plan. */
    plan: z.string(),
    estado: z.enum(ESTADOS_EMPRESA),
    serviciosContratados: z.record(z.string(), z.boolean()),
    configuracion: configuracionEmpresaSchema().prefault({}),
    ...contextoSchema().shape,
    limites: cantidadesSchema(),
    uso: cantidadesSchema(),
    licencias: licenciasSchema(),
    fechaCreacion: z.string(),
    fechaActualizacion: z.string(),
    version: z.number().int(),
  }),
);
export type Empresa = z.output<ReturnType<typeof empresaSchema>>;

/** What lists and the company selector need. */
export const empresaResumenSchema = lazy(() =>
  empresaSchema().pick({
    id: true,
    nombreLegal: true,
    nombreComercial: true,
    email: true,
    telefono: true,
    plan: true,
    estado: true,
    fechaCreacion: true,
  }),
);
export type EmpresaResumen = z.output<ReturnType<typeof empresaResumenSchema>>;

/** One move of a company's state: who, why, when. */
export const cambioEstadoSchema = lazy(() =>
  z.object({
    id: z.string(),
    desde: z.enum(ESTADOS_EMPRESA),
    hasta: z.enum(ESTADOS_EMPRESA),
    motivo: z.string(),
    fecha: z.string(),
    actor: z.object({ usuarioId: z.string(), nombre: z.string() }),
  }),
);
export type CambioEstado = z.output<ReturnType<typeof cambioEstadoSchema>>;

/** Name that people see; texts in the place of missing values are never stored. */
export function displayNombre(empresa: Pick<Empresa, 'nombreComercial' | 'nombreLegal'>): string {
  return empresa.nombreComercial || empresa.nombreLegal || 'Empresa sin nombre';
}
