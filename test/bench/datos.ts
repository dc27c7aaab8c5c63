import { loadEndpoint } from '#test/support/endpoints.ts';
import type { Figure } from './figure.ts';
import { type GetCall, getCalls, nameOf, type Samples } from './get-calls.ts';
import { type GrownCompany, grownCompany, idOfCopy } from './grown-company.ts';

const DAY = 24 * 60 * 60_000;

export interface DataCost {
  name: string;
  /** Read units at each size, the session's among them: the dearest of the values that a filter may have. */
  units: number[];
  max: number;
}

/** Read units of every GET in a company with so many of everything. */
export async function dataCosts(sizes: readonly number[]): Promise<DataCost[]> {
  const company = await grownCompany();
  const calls = getCalls(company.idsOfA, samplesOf(company));
  const costs = new Map(calls.map((call) => [nameOf(call), { max: call.max, units: sizes.map(() => 0) }]));
  for (const [at, size] of sizes.entries()) {
    company.grow(size);
    for (const call of calls) {
      const { units } = costs.get(nameOf(call)) ?? { units: [] };
      units[at] = Math.max(units[at] ?? 0, await unitsOf(company, call));
    }
  }
  return [...costs].map(([name, cost]) => ({ name, ...cost }));
}

/** What may be asked for of this company. */
function samplesOf({ idsOfA, people, app }: GrownCompany): Samples {
  const instant = (days: number) => new Date(app.clock.getTime() + days * DAY).toISOString();
  const either = (days: number) => [instant(days).slice(0, 10), instant(days)];
  const entrevista = `${idsOfA.entrevistas?.id}`;
  return {
    q: ['nuria'],
    areaId: [`${idsOfA.areas?.id}`],
    candidatoId: [`${idsOfA.candidatos?.id}`],
    servicioId: ['entrevistas-profundidad'],
    actorId: [people.admin.id],
    entidad: ['candidatos'],
    operacion: ['POST /api/candidatos'],
    desde: either(-30),
    hasta: either(1),
    entrevistas: [`${entrevista},${idOfCopy(entrevista, 0)}`],
    subdominio: ['acme'],
  };
}

async function unitsOf(company: GrownCompany, { endpoint, rol, params, query }: GetCall): Promise<number> {
  const { app, people } = company;
  const defined = await loadEndpoint(endpoint);
  return company.unitsOf(async () => {
    const { status, text } = await app.call(defined, { as: people[rol], params, query });
    // What the company does not have is looked for all the same.
    if (status >= 400 && status !== 404) throw new Error(`${endpoint.operation} ${JSON.stringify(query)}: ${text}`);
  });
}

export async function measureData(): Promise<Figure[]> {
  const sizes = [100, 1000, 10_000, 50_000];
  const costs = await dataCosts(sizes);
  return costs.map(({ name, units, max }) => ({
    name,
    value: Math.max(...units),
    unit: 'RU',
    budget: max,
    note: `${units.join(', ')}; × ${((units.at(-1) ?? 0) / (units[0] ?? 1)).toFixed(2)}`,
  }));
}
