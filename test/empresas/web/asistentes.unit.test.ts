import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { PASOS_EMPRESA, PASOS_ONBOARDING } from '#shared/empresas/empresas/asistentes.ts';
import { createEmpresaSchema } from '#shared/empresas/empresas/empresa-form.ts';
import { ONBOARDING_DEMO } from '../../../web/src/features/empresas/asistentes/onboarding/demo-values.ts';
import {
  EMPRESA_VACIA,
  ONBOARDING_VACIO,
  valuesOfSolicitud,
} from '../../../web/src/features/empresas/asistentes/wizard-values.ts';

const refused = (schema: () => z.ZodType, values: unknown) =>
  Object.fromEntries(
    (schema().safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('The steps of the company wizard', () => {
  it('ask for what is marked as required, each in its place', () => {
    expect(PASOS_EMPRESA.map((paso) => Object.keys(refused(paso, EMPRESA_VACIA)))).toEqual([
      ['nombreLegal', 'cif', 'email', 'nombreComercial', 'configuracion.subdominio'],
      ['sectorIndustrial', 'misionEmpresa', 'visionEmpresa', 'contratacion.cultura_organizacional'],
      ['contratacion.objetivos_hiring'],
      ['contratacion.expectativas_ia'],
    ]);
  });

  it('check the tax id by its country, and a colour', () => {
    const values = { ...EMPRESA_VACIA, nombreLegal: 'A', nombreComercial: 'A', email: 'a@a.test' };
    const configuracion = { subdominio: 'acme', coloresPrimarios: { primario: 'azul', secundario: '#f0f9ff' } };
    expect(refused(PASOS_EMPRESA[0], { ...values, cif: 'A58818502', configuracion })).toEqual({
      cif: 'El CIF no es válido: revisa las cifras y la letra de control',
      'configuracion.coloresPrimarios.primario': 'Escribe un color como #0066cc',
    });
  });

  it('take no plan, or one with a name', () => {
    const estrategia = (planEstrategico: object) => ({
      ...EMPRESA_VACIA,
      contratacion: { ...EMPRESA_VACIA.contratacion, expectativas_ia: 'Rapidez' },
      planEstrategico: { ...EMPRESA_VACIA.planEstrategico, ...planEstrategico },
    });
    expect(refused(PASOS_EMPRESA[3], estrategia({}))).toEqual({});
    expect(refused(PASOS_EMPRESA[3], estrategia({ contenido_texto: 'Crecer' }))).toEqual({
      'planEstrategico.nombre': 'El nombre del plan es obligatorio',
    });
  });

  it('begin with what a lead said', () => {
    const values = valuesOfSolicitud({
      id: 'sol_1',
      motivo: 'nueva_empresa',
      estado: 'aprobada',
      nombre: 'Ana Ruiz',
      empresa: 'Otra S.L.',
      cif: 'b65410011',
      email: 'ana@otra.test',
      telefono: '600 100 200',
      trabajadores: 251,
      mensaje: '',
      fecha: '2026-03-02T09:00:00.000Z',
      avisoLegal: { version: '1', hash: 'x', fecha: '2026-03-02T09:00:00.000Z', direccion: '203.0.113.7' },
      resolucion: null,
      empresaId: null,
      version: 2,
    });
    expect(values).toMatchObject({
      nombreComercial: 'Otra S.L.',
      cif: 'B65410011',
      cantidadTrabajadores: 251,
      contratacion: { tamaño: 'grande' },
      solicitudId: 'sol_1',
    });
    expect(Object.keys(refused(PASOS_EMPRESA[0], values))).toEqual(['configuracion.subdominio']);
  });
});

describe('The steps of the onboarding', () => {
  it('ask for company, administrator and subdomain, and no step for a password', () => {
    expect(PASOS_ONBOARDING.map((paso) => Object.keys(refused(paso, ONBOARDING_VACIO)))).toEqual([
      ['nombreLegal', 'cif', 'email'],
      ['adminData.nombre', 'adminData.email'],
      ['configuracion.subdominio'],
      [],
      [],
      [],
    ]);
  });

  it('refuse a domain and a logo that are no addresses', () => {
    const configuracion = {
      ...ONBOARDING_VACIO.configuracion,
      subdominio: 'acme',
      dominio_personalizado: 'acme',
      logo_url: 'x',
    };
    expect(refused(PASOS_ONBOARDING[2], { ...ONBOARDING_VACIO, configuracion })).toEqual({
      'configuracion.dominio_personalizado': 'Escribe un dominio como talento.empresa.com',
      'configuracion.logo_url': 'Escribe una dirección que empiece por https://',
    });
  });

  it('let the demonstration through as it stands, and what they let through the API takes', () => {
    for (const paso of PASOS_ONBOARDING) expect(refused(paso, ONBOARDING_DEMO)).toEqual({});
    const adminData = { ...ONBOARDING_DEMO.adminData, password: 'Temporal-1', confirmPassword: 'Temporal-1' };
    expect(refused(createEmpresaSchema, { ...ONBOARDING_DEMO, adminData })).toEqual({});
  });
});
