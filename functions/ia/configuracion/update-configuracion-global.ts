import { configuracionApi } from '#shared/ia/configuracion/configuracion.api.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { emailConfigRepository } from '../../correos/email-config.repository.ts';
import { emailConfigView, emailConfigWrites } from '../../correos/email-config-writes.ts';
import { plantillaRepository, plantillaWrites } from '../../correos/plantillas/plantilla.repository.ts';
import { templateChanges } from '../../correos/plantillas/template-changes.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { catalogoRepository } from './catalogo.repository.ts';
import { configuracionOf } from './configuracion-view.ts';
import { proveedorRepository } from './proveedor.repository.ts';
import { proveedorWrites } from './proveedor-writes.ts';

export const updateConfiguracionGlobal = endpoint(
  configuracionApi.updateConfiguracionGlobal,
  {
    repos: {
      proveedores: proveedorRepository,
      catalogos: catalogoRepository,
      emailConfig: emailConfigRepository,
      plantillas: plantillaRepository,
    },
    adapters: { secrets: kmsSecrets },
  },
  async ({ body: { emailConfig, ...body }, usuario, repos, adapters, deps }) => {
    const [records, catalogos] = await Promise.all([repos.proveedores.list(), repos.catalogos.list()]);
    const { writes, changed } = await proveedorWrites(body, { records, catalogos }, adapters.secrets, deps.now());
    const mail = await emailConfigWrites(emailConfig, await repos.emailConfig.get(), adapters.secrets);
    const templates =
      emailConfig?.templates && templateChanges(emailConfig.templates, await repos.plantillas.changed());
    const texts = plantillaWrites(templates ?? [], usuario.nombre, deps.now());
    await repos.proveedores.write([...writes, ...mail, ...texts]);
    if (emailConfig) deps.log.info('email_config.updated', { usuarioId: usuario.id });
    deps.log.info('proveedor.updated', { usuarioId: usuario.id, proveedores: changed.join(',') });
    return {
      ...configuracionOf(await repos.proveedores.listInOrden(), catalogos),
      emailConfig: emailConfigView(await repos.emailConfig.get()),
    };
  },
);
export const { handler } = updateConfiguracionGlobal;
