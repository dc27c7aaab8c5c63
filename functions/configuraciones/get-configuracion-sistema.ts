import { configuracionesApi } from '#shared/configuraciones/configuraciones.api.ts';
import { proveedorRepository, withoutClave } from '../configuracion/proveedor.repository.ts';
import { endpoint } from '../entrada/endpoint.ts';

export const getConfiguracionSistema = endpoint(
  configuracionesApi.getConfiguracionSistema,
  { repos: { proveedores: proveedorRepository } },
  async ({ repos }) => {
    const records = (await repos.proveedores.list()).map(withoutClave);
    const maskOf = (proveedor: string) => records.find((each) => each.proveedor === proveedor)?.clave || undefined;
    return { claudeApiKey: maskOf('claude'), openaiApiKey: maskOf('openai'), geminiApiKey: maskOf('gemini') };
  },
);
export const { handler } = getConfiguracionSistema;
