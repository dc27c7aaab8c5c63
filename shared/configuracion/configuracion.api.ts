import { defineApi } from '../core/contract.ts';
import {
  configuracionGlobalSchema,
  pruebaSchema,
  testProveedorSchema,
  updateProveedoresSchema,
} from '../proveedores/proveedor.ts';

const access = { permission: 'manage_empresas' } as const;

export const configuracionApi = defineApi({
  getConfiguracionGlobal: {
    method: 'GET',
    path: '/api/configuracion/global',
    access,
    scope: 'plataforma',
    summary: "The platform's providers: keys masked, models, what the last try of each key gave",
    response: configuracionGlobalSchema,
    uses: { table: 'read' },
  },
  updateConfiguracionGlobal: {
    method: 'PUT',
    path: '/api/configuracion/global',
    access,
    scope: 'plataforma',
    summary: 'Store or remove keys of providers, and set which ones are on and with which model',
    body: updateProveedoresSchema,
    response: configuracionGlobalSchema,
    uses: { table: 'write', secrets: ['encrypt'] },
  },
  testProveedor: {
    method: 'POST',
    path: '/api/configuracion/probar-api',
    access,
    scope: 'plataforma',
    summary: 'Try a key at its provider by a real call, 5 times a minute at most',
    body: testProveedorSchema,
    response: pruebaSchema,
    uses: { table: 'write', secrets: ['decrypt'], providers: true },
    timeoutSeconds: 15,
  },
});
