import { APP_VERSION } from '#shared/core/version.ts';
import { sistemaApi } from '#shared/sistema/sistema.api.ts';
import { endpoint } from '../endpoint.ts';
import { statusRepository } from './status.repository.ts';

export const getTest = endpoint(sistemaApi.getTest, { repos: { status: statusRepository } }, async ({ repos }) => {
  const reachable = await repos.status.isReachable();
  return { servidor: 'ok' as const, baseDatos: reachable ? ('ok' as const) : ('caido' as const), version: APP_VERSION };
});
export const { handler } = getTest;
