import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { line, paragraph } from '../../core/schemas.ts';
import { planEstrategicoInput, TEXTO_NOMBRE_OBLIGATORIO } from '../planes-estrategicos/plan-estrategico.ts';
import { configuracionEmpresaSchema, contextoSchema } from './empresa.ts';
import { adminDataSchema, createEmpresaSchema, TAX_ID, validTaxId } from './empresa-form.ts';
import { subdominioSchema } from './subdominio.ts';

/**
 * Steps of the two wizards that create a company. Each checks its own slice of what `createEmpresa` takes, and asks for what the wizard marks as required; the API checks the whole again.
 */
const empresa = () => createEmpresaSchema().shape;
const configuracion = () => configuracionEmpresaSchema().shape;
const contratacion = () => contextoSchema().shape.contratacion.unwrap().shape;

const identidad = () => {
  const { nombreLegal, cif, pais, email, telefono } = empresa();
  return { nombreLegal, cif, pais, email, telefono };
};

const basico = lazy(() =>
  z
    .object({
      ...identidad(),
      nombreComercial: line(160, 1),
      plan: empresa().plan,
      configuracion: z.object({
        subdominio: subdominioSchema(),
        coloresPrimarios: configuracion().coloresPrimarios,
      }),
    })
    .refine(validTaxId, TAX_ID),
);

const contexto = lazy(() =>
  z.object({
    sectorIndustrial: line(80, 1),
    misionEmpresa: paragraph(2000, 1),
    visionEmpresa: paragraph(2000, 1),
    valoresEmpresa: empresa().valoresEmpresa,
    contratacion: z.object({ tamaño: contratacion().tamaño, cultura_organizacional: paragraph(4000, 1) }),
  }),
);

const objetivos = lazy(() => {
  const { competencias_clave, desafios_principales, tipos_posiciones, proceso_actual } = contratacion();
  return z.object({
    contratacion: z.object({
      objetivos_hiring: paragraph(4000, 1),
      competencias_clave,
      desafios_principales,
      tipos_posiciones,
      proceso_actual,
    }),
  });
});

/** None at all, or one with a name. */
const planEstrategico = lazy(() => {
  const { descripcion, contenido_texto } = planEstrategicoInput().shape;
  return z
    .object({ nombre: line(160), descripcion, contenido_texto })
    .refine((plan) => plan.nombre !== '' || (plan.descripcion === '' && plan.contenido_texto === ''), {
      path: ['nombre'],
      message: TEXTO_NOMBRE_OBLIGATORIO,
    });
});

const estrategia = lazy(() =>
  z.object({
    planEstrategico: planEstrategico(),
    contratacion: z.object({ expectativas_ia: paragraph(4000, 1) }),
    configuracion: z.object({ configuracionIA: configuracion().configuracionIA }),
  }),
);

export const PASOS_EMPRESA = [basico, contexto, objetivos, estrategia] as const;

const empresaOnboarding = lazy(() => {
  const { nombreComercial, cantidadTrabajadores, sectorIndustrial } = empresa();
  return z
    .object({ ...identidad(), nombreComercial, cantidadTrabajadores, sectorIndustrial })
    .refine(validTaxId, TAX_ID);
});

const administrador = lazy(() => {
  const { nombre, email, telefono, cargo } = adminDataSchema().shape;
  return z.object({ adminData: z.object({ nombre, email, telefono, cargo }) });
});

const tenant = lazy(() => {
  const { dominio_personalizado, logo_url, coloresPrimarios } = configuracion();
  return z.object({
    configuracion: z.object({ subdominio: subdominioSchema(), dominio_personalizado, logo_url, coloresPrimarios }),
  });
});

const plan = lazy(() => z.object({ plan: empresa().plan }));

const inicial = lazy(() => {
  const { servicios_activos, integraciones } = configuracion();
  return z.object({ areas: empresa().areas, configuracion: z.object({ servicios_activos, integraciones }) });
});

const resumen = lazy(() => z.object({}));

export const PASOS_ONBOARDING = [empresaOnboarding, administrador, tenant, plan, inicial, resumen] as const;
