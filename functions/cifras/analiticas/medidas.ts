/** How much of each measure: counts, sums to the hundredth. `hechos.ts` names them. */
export type Medidas = Record<string, number>;

/** What is known of each area and service within an aggregate; everything else is known of the whole only. */
const OF_A_GROUP = /^(programadas|completadas|noPresentadas|caducadas|validadas|(suma|n)\.puntuacion|tramo\.\d)$/;
const OF_A_COMPETENCY = /^hab\./;

interface Ambito {
  areaId: string | undefined;
  servicioId: string | undefined;
}

/**
 * What an aggregate adds for one day of an interview: the measures themselves, some of them again for its area and its
 * service where the aggregate is of several, and those of competencies only where it is of one service, whose they are.
 */
export function medidasOfAmbito(
  medidas: Medidas,
  { areaId, servicioId }: Ambito,
  groups: { area?: string; servicio: string },
): Medidas {
  const all = Object.entries(medidas);
  const own = all.filter(([name]) => servicioId !== undefined || !OF_A_COMPETENCY.test(name));
  const ofGroup = all.filter(([name]) => OF_A_GROUP.test(name));
  const under = (prefix: string) => ofGroup.map(([name, value]) => [`${prefix}.${name}`, value] as const);
  return Object.fromEntries([
    ...own,
    ...(areaId === undefined && groups.area !== undefined ? under(`area.${groups.area}`) : []),
    ...(servicioId === undefined ? under(`servicio.${groups.servicio}`) : []),
  ]);
}

/** Sums of decimals stay exact to the hundredth, whatever the order in which they are added. */
export const round = (value: number) => Math.round(value * 100) / 100;

export function sumOf(all: readonly Medidas[]): Medidas {
  const sum: Medidas = {};
  for (const medidas of all) {
    for (const [name, value] of Object.entries(medidas)) sum[name] = round((sum[name] ?? 0) + value);
  }
  return sum;
}

/** The measures of one kind by group: `area.<id>.completadas` → id → `{ completadas }`. Ids hold no dot. */
export function groupsOf(medidas: Medidas, kind: 'area' | 'servicio' | 'hab'): Map<string, Medidas> {
  const groups = new Map<string, Medidas>();
  for (const [name, value] of Object.entries(medidas)) {
    const [prefix, id, ...rest] = name.split('.');
    if (prefix !== kind || !id) continue;
    const own = groups.get(id) ?? {};
    own[rest.join('.')] = value;
    groups.set(id, own);
  }
  return groups;
}
