import { ALL_ENDPOINTS, loadEndpoint } from '../../../support/endpoints.ts';
import type { CallOptions, TestApp } from '../../../support/test-app.ts';

/** Calls an operation by its name and expects it to succeed: what the scene is built with must not fail unseen. */
export async function callOk<T>(app: TestApp, operation: string, options: CallOptions): Promise<T> {
  const listed = ALL_ENDPOINTS.find((each) => each.operation === operation);
  if (!listed) throw new Error(`There is no operation ${operation}`);
  const { status, data, text } = await app.call<T>(await loadEndpoint(listed), options);
  if (status >= 400) throw new Error(`${operation} answered ${status}: ${text}`);
  return data;
}
