import { fold } from '#shared/core/fold.ts';
import type { AreaRepository } from '../areas/area.repository.ts';
import type { Areas } from './parse-fila.ts';

/** Areas that take candidates, by their folded name: files name areas as people do. */
export async function listAllAreas(empresaId: string, areas: AreaRepository): Promise<Areas> {
  const byName = new Map<string, string>();
  let cursor: string | undefined;
  do {
    const page = await areas.list(empresaId, { activo: 'true', orden: 'nombre', limit: 200, cursor });
    for (const { id, nombreArea, reasignacion } of page.items) if (!reasignacion) byName.set(fold(nombreArea), id);
    cursor = page.cursor;
  } while (cursor);
  return byName;
}
