import type { Importacion } from '#shared/candidatos/importaciones/importacion.ts';
import type { AreaRepository } from '../../empresas/areas/area.repository.ts';
import type { Areas } from './parse-fila.ts';
import type { FilaLeida } from './tabla.ts';

/** Areas that take candidates, of those that the rows name as people do; by their folded name. */
export async function areasOfFilas(
  filas: readonly FilaLeida[],
  { empresaId, mapeo: { area } }: Pick<Importacion, 'empresaId' | 'mapeo'>,
  areas: AreaRepository,
): Promise<Areas> {
  const named = area === undefined ? [] : filas.map(({ celdas }) => celdas[area] ?? '');
  return areas.findAbiertasByNombre(empresaId, named);
}
