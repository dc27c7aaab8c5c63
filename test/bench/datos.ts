import { loadEndpoint } from '#test/support/endpoints.ts';
import { type Call, getCalls, nameOf, type Samples, writeCalls } from './endpoint-calls.ts';
import type { Figure } from './figure.ts';
import { type GrownCompany, grownCompany, idOfCopy, type Units } from './grown-company.ts';
import { PREPARATIONS } from './write-preparations.ts';

const DAY = 24 * 60 * 60_000;

export interface DataCost {
  name: string;
  /** Read units at each size, the session's among them: the dearest of the values that a filter may have. */
  units: number[];
  max: number;
  /** What no way of keeping the data spares: the caller's record, and the answer as one read of so many bytes. */
  floor: number;
}

export interface WriteCost {
  name: string;
  /** At each size, the session's among them. */
  units: Units[];
}

export interface DataCosts {
  reads: DataCost[];
  writes: WriteCost[];
  /** Operations whose sample has nothing to do in this company. */
  refused: string[];
}

/** Units of every endpoint of signed-in people, in a company with so many of everything. */
export async function dataCosts(sizes: readonly number[]): Promise<DataCosts> {
  const company = await grownCompany();
  const samples = samplesOf(company);
  const gets = getCalls(company.idsOfA, samples);
  const calls = writeCalls(company.idsOfA, samples);
  const reads = new Map(
    gets.map((call) => [nameOf(call), { name: nameOf(call), max: call.max, units: sizes.map(() => 0), floor: 0 }]),
  );
  const writes = new Map<string, Units[]>();
  for (const [at, size] of sizes.entries()) {
    company.grow(size);
    for (const call of gets) await countRead(company, call, reads.get(nameOf(call)), at);
    for (const call of calls) {
      const { status, units } = await run(company, call);
      const { operation } = call.endpoint;
      if (status < 400) writes.set(operation, [...(writes.get(operation) ?? []), units]);
    }
  }
  for (const [name, units] of writes) {
    if (units.length < sizes.length) throw new Error(`${name} is refused in some sizes only`);
  }
  return {
    reads: [...reads.values()],
    writes: [...writes].map(([name, units]) => ({ name, units })),
    refused: calls.map(({ endpoint }) => endpoint.operation).filter((operation) => !writes.has(operation)),
  };
}

/** Of the values that a filter may have, the dearest counts. */
async function countRead(company: GrownCompany, call: Call, cost: DataCost | undefined, at: number): Promise<void> {
  const { units, bytes } = await run(company, call);
  if (!cost || units.read <= (cost.units[at] ?? 0)) return;
  cost.units[at] = units.read;
  // What comes with the product is read from nowhere.
  cost.floor = Math.min(units.read, SESSION + Math.ceil(bytes / READ_BYTES) / 2);
}

/** Units of an eventually consistent read of the caller's record, and bytes that half a unit reads. */
const SESSION = 0.5;
const READ_BYTES = 4096;

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

async function run(company: GrownCompany, { endpoint, rol, params, query, body }: Call) {
  const { app, people } = company;
  const defined = await loadEndpoint(endpoint);
  let status = 0;
  let bytes = 0;
  const as = people[rol];
  const before = async () => PREPARATIONS[endpoint.operation]?.({ app, as, ids: company.idsOfA });
  const units = await company.unitsOf(async (prepared) => {
    const asked = { as, params, query, ...(body !== undefined && { body }), ...prepared };
    const answer = await app.call(defined, asked);
    status = answer.status;
    bytes = Buffer.byteLength(answer.text);
    // What the company does not have is looked for all the same.
    if (endpoint.contract.method === 'GET' && status >= 400 && status !== 404)
      throw new Error(`${endpoint.operation} ${JSON.stringify(query)}: ${answer.text}`);
  }, before);
  return { status, bytes, units };
}

export async function measureData(): Promise<Figure[]> {
  const sizes = [100, 1000, 10_000, 50_000];
  const { reads, writes, refused } = await dataCosts(sizes);
  return [
    ...reads.map(
      ({ name, units, max, floor }): Figure => ({
        name,
        value: Math.max(...units),
        unit: 'RU',
        budget: max,
        note: `${units.join(', ')}; × ${((units.at(-1) ?? 0) / (units[0] ?? 1)).toFixed(2)}; floor ${floor}`,
      }),
    ),
    ...writes.map(
      ({ name, units }): Figure => ({
        name: `${name}, largest ÷ smallest`,
        value: growthOf(units),
        unit: '×',
        budget: 1,
        note: units.map(({ read, write }) => `${read} + ${write}`).join(', '),
      }),
    ),
    {
      name: 'writes without a sample for this company',
      value: refused.length,
      unit: 'functions',
      note: refused.join(', '),
    },
  ];
}

/** Reads and writes of the largest company by those of the smallest. */
export function growthOf(units: readonly Units[]): number {
  const sum = (one: Units | undefined) => (one?.read ?? 0) + (one?.write ?? 0);
  return sum(units.at(-1)) / sum(units[0]);
}
