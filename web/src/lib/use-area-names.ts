import { useMemo } from 'react';
import { useApi } from './use-api.ts';

/** Names of the areas by their id, archived ones too: what belongs to them stays. */
export function useAreaNames() {
  const { data, error } = useApi('listAreas', { query: { limit: 200 } }, { revalidateOnFocus: false });
  const areas: ReadonlyMap<string, string> | undefined = useMemo(
    () =>
      data &&
      new Map(data.data.map(({ id, nombreArea, activo }) => [id, `${nombreArea}${activo ? '' : ' (archivada)'}`])),
    [data],
  );
  return { areas, areasFailed: Boolean(error) };
}
