import { typedValor } from '#shared/empresas/configuraciones/configuracion.ts';
import { configuracionesApi } from '#shared/empresas/configuraciones/configuraciones.api.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { valorInvalido } from './configuracion.errors.ts';
import { configuracionRepository } from './configuracion.repository.ts';
import { readConfiguracion } from './read-configuracion.ts';

export const updateConfiguracion = endpoint(
  configuracionesApi.updateConfiguracion,
  { repos: { configuraciones: configuracionRepository } },
  async ({ params, body: { version, ...changes }, usuario, repos, deps }) => {
    const before = await readConfiguracion(params.id, usuario, repos.configuraciones, 'actualizar');
    if (version !== undefined && version !== before.version) throw versionObsoleta();
    // By the type that it has afterwards, whichever of the two is changed.
    const entry = typedValor(
      { ...before, ...changes, fechaActualizacion: deps.now().toISOString(), version: before.version + 1 },
      { addIssue: (issue) => refuse(issue) },
    );
    await repos.configuraciones.put(before, entry);
    deps.log.info('configuracion.stored', { empresaId: before.empresaId });
    return entry;
  },
);
export const { handler } = updateConfiguracion;

function refuse(issue: string | { message?: string | undefined }): never {
  throw valorInvalido(typeof issue === 'string' ? issue : (issue.message ?? ''));
}
