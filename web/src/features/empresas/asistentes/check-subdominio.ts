import { normalizeSubdominio } from '#shared/empresas/empresas/normalize-subdominio.ts';
import { api } from '../../../lib/api.ts';
import type { ErrorDetail } from '../../../lib/api-error.ts';
import type { Values } from './wizard-values.ts';

export const SUBDOMINIO = 'configuracion.subdominio';
export const EN_USO = 'Este subdominio ya está en uso';

/** Asked again when its step is left, so that nobody finds out at the end. */
export async function checkSubdominio({ configuracion }: Values): Promise<ErrorDetail | undefined> {
  const subdominio = normalizeSubdominio(configuracion?.subdominio ?? '');
  const { libre } = await api.call('checkSubdominio', { params: { subdominio } });
  return libre ? undefined : { path: SUBDOMINIO, msg: EN_USO };
}
