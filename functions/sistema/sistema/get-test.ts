import { APP_VERSION } from '#shared/core/version.ts';
import { sistemaApi } from '#shared/sistema/sistema/sistema.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { saludRepository } from './salud.repository.ts';
import { dependenciasOf, withLiveTable } from './salud-view.ts';

/** Public and asked often: one read, and no call of another service. */
export const getTest = endpoint(sistemaApi.getTest, { repos: { salud: saludRepository } }, async ({ repos, deps }) => {
  const { reachable, registro } = await repos.salud.readLatest();
  const now = deps.now();
  return {
    servidor: 'ok' as const,
    baseDatos: reachable ? ('ok' as const) : ('caido' as const),
    version: APP_VERSION,
    dependencias: withLiveTable(dependenciasOf(registro, now), reachable, now),
  };
});
export const { handler } = getTest;
