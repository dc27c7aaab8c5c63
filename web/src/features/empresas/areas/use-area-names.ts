import { useMemo } from 'react';
import { useApi } from '../../../lib/use-api.ts';
import { areaLabel, useAreas } from './use-areas.ts';

/** Names of the areas by their id, archived ones too: what belongs to them stays. */
export function useAreaNames() {
  const { areas: list, error } = useAreas();
  const areas: ReadonlyMap<string, string> | undefined = useMemo(
    () => list && new Map(list.map((area) => [area.id, areaLabel(area)])),
    [list],
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
