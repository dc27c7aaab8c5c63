import { SIN_AREA } from '#shared/cifras/analiticas/analitica.ts';
import { useApi } from '../../../lib/use-api.ts';
import { areaLabel, useAreas } from '../../empresas/areas/use-areas.ts';

export interface Nombres {
  areas: ReadonlyMap<string, string>;
  servicios: ReadonlyMap<string, string>;
}

const QUIET = { revalidateOnFocus: false };

/** What people call the areas and services whose figures come by id. */
export function useNombres(): Nombres {
  const { areas = [] } = useAreas();
  const servicios = useApi('listServiciosHr', { query: { limit: 200 } }, QUIET).data?.data ?? [];
  return {
    areas: new Map([...areas.map((area) => [area.id, areaLabel(area)] as const), [SIN_AREA, 'Sin área']]),
    servicios: new Map(servicios.map(({ codigo, nombre }) => [codigo, nombre])),
  };
}
