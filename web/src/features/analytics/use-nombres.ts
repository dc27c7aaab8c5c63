import { SIN_AREA } from '#shared/analiticas/analitica.ts';
import { useApi } from '../../lib/use-api.ts';

export interface Nombres {
  areas: ReadonlyMap<string, string>;
  servicios: ReadonlyMap<string, string>;
}

const QUIET = { revalidateOnFocus: false };

/** What people call the areas and services whose figures come by id. */
export function useNombres(): Nombres {
  const areas = useApi('listAreas', { query: { limit: 200 } }, QUIET).data?.data ?? [];
  const servicios = useApi('listServiciosHr', { query: { limit: 200 } }, QUIET).data?.data ?? [];
  return {
    areas: new Map([
      ...areas.map(({ id, nombreArea, activo }) => [id, `${nombreArea}${activo ? '' : ' (archivada)'}`] as const),
      [SIN_AREA, 'Sin área'],
    ]),
    servicios: new Map(servicios.map(({ codigo, nombre }) => [codigo, nombre])),
  };
}
