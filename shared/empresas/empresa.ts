import * as z from 'zod';
import { lazy } from '../core/lazy.ts';
import { email, line, paragraph, password, phone } from '../core/schemas.ts';
import { isValidTaxId } from './tax-id.ts';

export const PLANES = ['starter', 'professional', 'enterprise'] as const;
export type Plan = (typeof PLANES)[number];
export const ESTADOS_EMPRESA = ['activa', 'suspendida', 'trial', 'cancelada'] as const;

/** Limits applied when a company is created (specification 1, section 9); -1 means unlimited. */
export const PLAN_LIMITES: Record<Plan, { usuarios: number; candidatos: number; entrevistas: number }> = {
  starter: { usuarios: 3, candidatos: 100, entrevistas: 50 },
  professional: { usuarios: 10, candidatos: 500, entrevistas: 200 },
  enterprise: { usuarios: -1, candidatos: -1, entrevistas: -1 },
};

const PLAN_NAMES: Record<string, Plan> = {
  basico: 'starter',
  starter: 'starter',
  profesional: 'professional',
  professional: 'professional',
  empresarial: 'enterprise',
  enterprise: 'enterprise',
};

export const SERVICIOS_POR_DEFECTO = {
  'test-vocacional': true,
  'entrevistas-profundidad': true,
  'mapeo-organizacional': false,
};

export const PAISES = ['España', 'Colombia', 'México', 'Argentina', 'Chile', 'Perú', 'Otro'] as const;

const cantidades = lazy(() =>
  z.object({ usuarios: z.number().int(), candidatos: z.number().int(), entrevistas: z.number().int() }),
);

export const empresaSchema = lazy(() =>
  z.object({
    id: z.string(),
    nombreLegal: line(160, 2),
    nombreComercial: line(160),
    cif: line(32, 3),
    pais: line(60, 2),
    email: email(),
    telefono: phone(),
    plan: z.enum(PLANES),
    estado: z.enum(ESTADOS_EMPRESA),
    serviciosContratados: z.record(z.string(), z.boolean()),
    /** What the interviewer and the report know about the company. */
    contextoEmpresarial: paragraph(8000),
    limites: cantidades(),
    uso: cantidades(),
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

const OBLIGATORIOS = 'Por favor complete los campos obligatorios (Nombre Legal, CIF, Email)';
const ADMIN_OBLIGATORIO = 'Por favor complete los datos del administrador';

/** The administrator made together with the company. The password is temporary: the first sign-in replaces it. */
export const adminDataSchema = lazy(() =>
  z
    .strictObject({
      nombre: line(120).min(1, ADMIN_OBLIGATORIO),
      email: email(),
      password: password(),
      confirmPassword: z.string(),
      telefono: phone().default(''),
    })
    .refine((admin) => admin.password === admin.confirmPassword, {
      path: ['confirmPassword'],
      message: 'Las contraseñas no coinciden',
    }),
);

export const createEmpresaSchema = lazy(() =>
  z
    .strictObject({
      nombreLegal: line(160).min(1, OBLIGATORIOS),
      nombreComercial: line(160).default(''),
      cif: line(32).min(1, OBLIGATORIOS).toUpperCase(),
      pais: z.enum(PAISES).default('España'),
      email: email(),
      telefono: phone().default(''),
      plan: z
        .string()
        .default('professional')
        .transform((name, context) => {
          const plan = PLAN_NAMES[name];
          if (!plan) context.addIssue({ code: 'custom', message: 'Elige un plan de la lista' });
          return plan ?? z.NEVER;
        }),
      serviciosContratados: z.record(z.string().max(80), z.boolean()).default(SERVICIOS_POR_DEFECTO),
      contextoEmpresarial: paragraph(8000).default(''),
      adminData: adminDataSchema().optional(),
    })
    .refine((empresa) => isValidTaxId(empresa.pais, empresa.cif), {
      path: ['cif'],
      message: 'El CIF no es válido: revisa las cifras y la letra de control',
    }),
);
export type CreateEmpresa = z.output<ReturnType<typeof createEmpresaSchema>>;

/** Name that people see; the specification's texts for missing values are never stored. */
export function displayNombre(empresa: Pick<Empresa, 'nombreComercial' | 'nombreLegal'>): string {
  return empresa.nombreComercial || empresa.nombreLegal || 'Empresa sin nombre';
}
