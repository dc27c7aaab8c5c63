import type { Area } from '#shared/empresas/areas/area.ts';
import { readWhole, useApi } from '../../../lib/use-api.ts';

/** The company's areas by name, archived ones too unless `activo`; undefined until they have been read. */
export function useAreas({ activo }: { activo?: 'true' } = {}) {
  const { data, error } = useApi(
    'listAreas',
    { query: { activo, limit: 200 } },
    { revalidateOnFocus: false },
    readWhole,
  );
  return { areas: data?.data, error };
}

export const areaLabel = ({ nombreArea, activo }: Pick<Area, 'nombreArea' | 'activo'>) =>
  activo ? nombreArea : `${nombreArea} (archivada)`;
