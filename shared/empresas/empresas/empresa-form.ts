import * as z from 'zod';
import { changesOf } from '../../core/changes.ts';
import { fold } from '../../core/fold.ts';
import { idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { email, line, password, phone, record, version } from '../../core/schemas.ts';
import { licenciasInput } from '../licencias/licencia.ts';
import { planEstrategicoInput } from '../planes-estrategicos/plan-estrategico.ts';
import { METODOS_PAGO } from '../suscripciones/suscripcion.ts';
import { CAMPOS, holderOf } from './campos.ts';
import { ESTADOS_EMPRESA } from './empresa.states.ts';
import {
  configuracionEmpresaSchema,
  contextoSchema,
  direccionSchema,
  PAISES,
  SERVICIOS_POR_DEFECTO,
  TIPOS_EMPRESA,
} from './empresa.ts';
import { planInput } from './plan.ts';
import { isValidTaxId, TEXTO_CIF_INVALIDO } from './tax-id.ts';

const OBLIGATORIOS = 'Por favor complete los campos obligatorios (Nombre Legal, CIF, Email)';
const ADMIN_OBLIGATORIO = 'Por favor complete los datos del administrador';

/** Required fields say so in words of their own; what is there is then checked for itself. */
const filled = (message: string, schema: z.ZodString) =>
  z.string({ error: message }).check(z.regex(/\S/, { error: message, abort: true }), ...(schema.def.checks ?? []));

/** The administrator made together with the company. The password is temporary: the first sign-in replaces it. */
export const adminDataSchema = lazy(() =>
  z
    .strictObject({
      nombre: filled(ADMIN_OBLIGATORIO, line(120)),
      email: filled(ADMIN_OBLIGATORIO, email()),
      password: filled(ADMIN_OBLIGATORIO, password()),
      confirmPassword: z.string({ error: ADMIN_OBLIGATORIO }).max(128),
      telefono: phone().default(''),
      /** Becomes the position in their profile. */
      cargo: line(120).default(''),
    })
    .refine((admin) => admin.password === admin.confirmPassword, {
      path: ['confirmPassword'],
      message: 'Las contraseñas no coinciden',
    }),
);

/** What the company's own administrator may change as well. */
const perfil = lazy(() =>
  z.strictObject({
    nombreComercial: line(160).default(''),
    email: filled(OBLIGATORIOS, email()),
    telefono: phone().default(''),
    cantidadTrabajadores: z.coerce.number().int('Escribe un número entero').min(0).max(10_000_000).default(0),
    sectorIndustrial: line(80).default(''),
    tipoEmpresa: z.enum(TIPOS_EMPRESA).default('empresa'),
    direccion: direccionSchema().prefault({}),
  }),
);

/** How clients without states say it: true stands for the state `activa`, false for `suspendida`. */
const activa = () => z.boolean({ error: 'Elige si está activa' }).optional();

const empresaForm = lazy(() =>
  perfil().extend({
    nombreLegal: filled(OBLIGATORIOS, line(160)),
    cif: filled(OBLIGATORIOS, line(32).toUpperCase()),
    pais: z.enum(PAISES).default('España'),
    plan: planInput().default('professional'),
    serviciosContratados: record(line(80, 1), z.boolean(), 200).default(SERVICIOS_POR_DEFECTO),
    configuracion: configuracionEmpresaSchema().prefault({}),
    ...contextoSchema().shape,
  }),
);

export const validTaxId = (empresa: { pais: string; cif: string }) => isValidTaxId(empresa.pais, empresa.cif);
export const TAX_ID = { path: ['cif'], message: TEXTO_CIF_INVALIDO };

export const createEmpresaSchema = lazy(() =>
  empresaForm()
    .extend({
      adminData: adminDataSchema().optional(),
      /** Names of the areas that it begins with. */
      areas: z
        .array(line(80, 2))
        .max(20, 'Elige como máximo 20 áreas')
        .refine((names) => new Set(names.map(fold)).size === names.length, 'Hay dos áreas con el mismo nombre')
        .default([]),
      licencias: licenciasInput().optional(),
      planEstrategico: planEstrategicoInput().optional(),
      /** The approved request that it comes of. */
      solicitudId: idSchema('sol', 'La solicitud no existe').optional(),
      metodoPago: z.strictObject({ tipo: z.enum(METODOS_PAGO) }).default({ tipo: 'ninguno' }),
      /** Left out, the company begins in trial. */
      activa: activa(),
    })
    .refine(validTaxId, TAX_ID),
);
export type CreateEmpresa = z.output<ReturnType<typeof createEmpresaSchema>>;

/** A limit of a plan or company: a whole number, or -1 for none. */
const limite = () =>
  z
    .number({ error: 'Escribe un número o -1 para no poner límite' })
    .int('Escribe un número entero')
    .min(-1, 'Escribe un número o -1 para no poner límite')
    .max(1_000_000);

/**
 * `version` is the one that the company was read at. Fields that the caller's role may not change are refused when they
 * differ from what stands: see `changed-empresa.ts`.
 */
export const updateEmpresaSchema = lazy(() =>
  changesOf(empresaForm()).extend({
    limites: z.strictObject({ usuarios: limite(), candidatos: limite(), entrevistas: limite() }).optional(),
    licencias: licenciasInput().optional(),
    /** Moves the state, if that may be. */
    activa: activa(),
    planEstrategico: changesOf(planEstrategicoInput()).optional(),
    version: version(),
  }),
);
export type UpdateEmpresa = z.output<ReturnType<typeof updateEmpresaSchema>>;

/** A person's move of a company's state; the reason stays in its history. */
export const moveEmpresaSchema = lazy(() => z.strictObject({ estado: z.enum(ESTADOS_EMPRESA), motivo: line(300, 3) }));

/** Fields of `updateEmpresaSchema` that an administrator may send for the own company; all others are the superadmin's. */
export const CAMPOS_DE_ADMIN: readonly string[] = [
  ...new Set(CAMPOS.filter(([, { deAdmin }]) => deAdmin).map(([path]) => holderOf(path))),
];
