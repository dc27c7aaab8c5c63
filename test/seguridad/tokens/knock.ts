import { ALL_ENDPOINTS, type ListedEndpoint, loadEndpoint } from '../../support/endpoints.ts';
import type { Answer, CallOptions, TestApp } from '../../support/test-app.ts';

/** Every route that asks for a session. */
export const PROTECTED = ALL_ENDPOINTS.filter(
  ({ contract }) => !['public', 'candidate'].includes(String(contract.access)),
);

/** Asks a route, with ids of nothing and an empty body. */
export async function knock(app: TestApp, endpoint: ListedEndpoint, options: CallOptions = {}): Promise<Answer> {
  const names = [...endpoint.contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, 'x_00000000000000000000000000']));
  return app.call(await loadEndpoint(endpoint), { params, body: {}, ...options });
}

/** Routes that answered anything but 401 and nothing more. */
export async function openTo(app: TestApp, options: CallOptions): Promise<string[]> {
  const open: string[] = [];
  for (const endpoint of PROTECTED) {
    const { status, code, data } = await knock(app, endpoint, options);
    if (status !== 401 || code !== 'SESION_INVALIDA' || data !== undefined)
      open.push(`${endpoint.operation} ${status}`);
  }
  return open;
}
