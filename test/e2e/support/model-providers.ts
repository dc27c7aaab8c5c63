import { inject } from 'vitest';
import type { ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';
import type { GuionModelo } from '../../support/guiones-modelo.ts';

/** Tells the stand-in of a provider what its model does from now on; its address stands in the pages' own policy. */
export async function playModel(proveedor: ProveedorLenguaje, guion: GuionModelo): Promise<void> {
  const policy = (await fetch(`${inject('origin')}/entrevista/x`)).headers.get('content-security-policy') ?? '';
  const address = /ws:\/\/(127\.0\.0\.1:\d+)/.exec(policy)?.[1];
  await fetch(`http://${address}/_modelo/${proveedor}/${guion}`);
}
