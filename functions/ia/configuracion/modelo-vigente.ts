import { modelosDe } from '#shared/ia/configuracion/modelos.ts';
import type { ProveedorRecord } from './proveedor.repository.ts';

type Chosen = Pick<ProveedorRecord, 'proveedor' | 'modelo' | 'retirados'>;

/** The model to call: the chosen one, or the first of ours when that is retired. Null when none is left. */
export function modeloVigente({ proveedor, modelo, retirados }: Chosen): string | null {
  const known = modelosDe(proveedor);
  const isRetirado = (id: string) => retirados.includes(id) || known.some((each) => each.id === id && each.retirado);
  const candidates = [...(modelo ? [modelo] : []), ...known.map(({ id }) => id)];
  return candidates.find((id) => !isRetirado(id)) ?? null;
}
