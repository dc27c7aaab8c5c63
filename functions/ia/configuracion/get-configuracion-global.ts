import { configuracionApi } from '#shared/ia/configuracion/configuracion.api.ts';
import { emailConfigRepository } from '../../correos/email-config.repository.ts';
import { emailConfigView } from '../../correos/email-config-writes.ts';
import { plantillaRepository } from '../../correos/plantillas/plantilla.repository.ts';
import { templatesOf } from '../../correos/plantillas/templates-view.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { catalogoRepository } from './catalogo.repository.ts';
import { configuracionOf } from './configuracion-view.ts';
import { proveedorRepository } from './proveedor.repository.ts';

export const getConfiguracionGlobal = endpoint(
  configuracionApi.getConfiguracionGlobal,
  {
    repos: {
      proveedores: proveedorRepository,
      catalogos: catalogoRepository,
      emailConfig: emailConfigRepository,
      plantillas: plantillaRepository,
    },
  },
  async ({ query, repos: { proveedores, catalogos, emailConfig, plantillas } }) => {
    const found = await Promise.all([proveedores.listInOrden(), catalogos.list(), emailConfig.get()]);
    const templates = query.templates ? templatesOf(await plantillas.changed()) : undefined;
    return { ...configuracionOf(found[0], found[1]), emailConfig: emailConfigView(found[2], templates) };
  },
);
export const { handler } = getConfiguracionGlobal;
