import { configuracionApi } from '#shared/ia/configuracion/configuracion.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { proveedorRepository, withoutClave } from './proveedor.repository.ts';

export const getConfiguracionSistema = endpoint(
  configuracionApi.getConfiguracionSistema,
  { repos: { proveedores: proveedorRepository } },
  async ({ repos }) => {
    const records = (await repos.proveedores.list()).map(withoutClave);
    const maskOf = (proveedor: string) => records.find((each) => each.proveedor === proveedor)?.clave || undefined;
    return { claudeApiKey: maskOf('claude'), openaiApiKey: maskOf('openai'), geminiApiKey: maskOf('gemini') };
  },
);
export const { handler } = getConfiguracionSistema;
