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

/** The name of a thing's area, read beside the thing itself; `areaKnown` once the areas have been read. */
export function useAreaName(areaId: string | null | undefined) {
  const { areas, areasFailed } = useAreaNames();
  const found = areaId ? areas?.get(areaId) : undefined;
  // A company may have more areas than are read at once.
  const alone = areaId && areas && !found ? areaId : undefined;
  const { data } = useApi(alone ? 'getArea' : null, { params: { id: alone ?? '' } });
  return { area: found ?? data?.nombreArea, areaKnown: !areaId || areas !== undefined || areasFailed };
}
