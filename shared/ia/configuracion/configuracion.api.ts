import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { dependenciaPublicaSchema } from '../../core/dependencias.ts';
import { lazy } from '../../core/lazy.ts';
import { emailConfigSchema, updateEmailConfigSchema } from '../../correos/email-config.ts';
import { configuracionSistemaSchema } from '../../empresas/configuraciones/configuracion.ts';
import {
  apisEmpresaSchema,
  statsApisSchema,
  updateClaveEmpresaSchema,
  updatePermitidosSchema,
} from './apis-empresa.ts';
import { catalogoActualizadoSchema } from './catalogo.ts';
import {
  configuracionGlobalSchema,
  pruebaHechaSchema,
  testProveedorSchema,
  updateProveedoresSchema,
} from './proveedor.ts';

const configuracionSchema = lazy(() => configuracionGlobalSchema().extend({ emailConfig: emailConfigSchema() }));
const updateConfiguracionGlobalSchema = lazy(() =>
  updateProveedoresSchema()
    .extend({ emailConfig: updateEmailConfigSchema().optional() })
    .refine(
      ({ orden, apiKeys, proveedores, emailConfig }) =>
        orden || Object.keys({ ...apiKeys, ...proveedores, ...emailConfig }).length > 0,
      'No hay nada que guardar',
    ),
);

/** `templates=false` leaves the texts of e-mails out, which most screens do not show. */
const getConfiguracionGlobalQuery = lazy(() =>
  z.object({
    templates: z
      .enum(['true', 'false'])
      .default('true')
      .transform((value) => value === 'true'),
  }),
);

const access = { permission: 'manage_empresas' } as const;
/** Administrators look at their company's; what they may not change is refused by the use case. */
const ofCompany = { permission: 'manage_users' } as const;

export const configuracionApi = defineApi({
  getConfiguracionGlobal: {
    method: 'GET',
    path: '/api/configuracion/global',
    access,
    scope: 'plataforma',
    summary: "The platform's providers in their order, and how it sends e-mail: keys and passwords masked",
    query: getConfiguracionGlobalQuery,
    response: configuracionSchema,
    reads: ['configuracion', 'correos'],
    uses: { table: 'read', mailSettings: true },
  },
  updateConfiguracionGlobal: {
    method: 'PUT',
    path: '/api/configuracion/global',
    access,
    scope: 'plataforma',
    summary:
      'Store or remove keys of providers, set which ones are on, with which model and in which order, and e-mail',
    body: updateConfiguracionGlobalSchema,
    response: configuracionSchema,
    audit: 'Cambió la configuración de las APIs',
    changes: ['configuracion'],
    uses: { table: 'write', secrets: ['encrypt'], mailSettings: true },
  },
  testProveedor: {
    method: 'POST',
    path: '/api/configuracion/probar-api',
    access: ofCompany,
    scope: 'plataforma',
    summary: 'Try a key at its provider by a real call, 5 times a minute at most; administrators those in use only',
    body: testProveedorSchema,
    response: pruebaHechaSchema,
    whileReadOnly: true,
    audit: 'Probó una API',
    changes: ['configuracion'],
    uses: { table: 'write', secrets: ['decrypt'], providers: true },
    timeoutSeconds: 15,
  },
  updateCatalogo: {
    method: 'POST',
    path: '/api/configuracion/proveedores/{proveedor}/catalogo',
    access,
    scope: 'plataforma',
    summary:
      "Ask a provider for its models with the platform's key: the new ones can be chosen, the missing are retired",
    response: catalogoActualizadoSchema,
    audit: 'Actualizó los modelos de un proveedor',
    changes: ['configuracion'],
    uses: { table: 'write', secrets: ['decrypt'], providers: true },
    timeoutSeconds: 20,
  },
  getEstadoIa: {
    method: 'GET',
    path: '/api/configuracion/estado-ia',
    access: 'session',
    scope: 'empresa',
    summary: "Whether a language model answers for the company, by the last tries of its own keys and the platform's",
    response: dependenciaPublicaSchema,
    uses: { table: 'read' },
  },
  getApisEmpresa: {
    method: 'GET',
    path: '/api/configuracion/empresa/{empresaId}/apis',
    access: ofCompany,
    scope: 'ruta',
    summary: 'Which providers a company may use, with whose key, and what the last try of it gave; keys masked',
    response: apisEmpresaSchema,
    beside: statsApisSchema,
    reads: ['configuracion', 'empresas'],
    uses: { table: 'read' },
  },
  updatePermitidos: {
    method: 'PUT',
    path: '/api/configuracion/empresa/{empresaId}/apis',
    access,
    scope: 'ruta',
    wholeTable: true,
    summary: 'Set which providers a company may use',
    body: updatePermitidosSchema,
    response: apisEmpresaSchema,
    beside: statsApisSchema,
    audit: 'Eligió los modelos de IA de una empresa',
    changes: ['configuracion', 'empresas'],
    uses: { table: 'write' },
  },
  updateClaveEmpresa: {
    method: 'PUT',
    path: '/api/configuracion/empresa/{empresaId}/apis/{proveedor}',
    access,
    scope: 'ruta',
    summary: "Store or remove a company's own key of a provider: it comes before the platform's",
    body: updateClaveEmpresaSchema,
    response: apisEmpresaSchema,
    beside: statsApisSchema,
    audit: 'Cambió una clave de API de una empresa',
    changes: ['configuracion'],
    uses: { table: 'write', secrets: ['encrypt'] },
  },
  getConfiguracionSistema: {
    method: 'GET',
    path: '/api/configuracion/sistema',
    access: { permission: 'manage_empresas' },
    scope: 'plataforma',
    summary: "The platform's keys of Claude, OpenAI and Gemini, masked",
    response: configuracionSistemaSchema,
    uses: { table: 'read' },
  },
});
