import { configuracionApi } from '#shared/configuracion/configuracion.api.ts';
import { emailConfigRepository } from '../correos/email-config.repository.ts';
import { emailConfigView } from '../correos/email-config-writes.ts';
import { endpoint } from '../endpoint.ts';
import { configuracionOf } from './configuracion-view.ts';
import { proveedorRepository } from './proveedor.repository.ts';

export const getConfiguracionGlobal = endpoint(
  configuracionApi.getConfiguracionGlobal,
  { repos: { proveedores: proveedorRepository, emailConfig: emailConfigRepository } },
  async ({ repos }) => ({
    ...configuracionOf(await repos.proveedores.listInOrden()),
    emailConfig: emailConfigView(await repos.emailConfig.get()),
  }),
);
export const { handler } = getConfiguracionGlobal;
