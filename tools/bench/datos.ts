import { loadEndpoint } from '#test/support/endpoints.ts';
import { type Call, getCalls, nameOf, otherCalls, type Samples } from './endpoint-calls.ts';
import type { Figure } from './figure.ts';
import { type GrownCompany, grownCompany, idOfCopy, type Units } from './grown-company.ts';
import { READ_PREPARATIONS } from './read-preparations.ts';
import { ROOM_PREPARATIONS } from './room-preparations.ts';
import { SIGN_IN_PREPARATIONS } from './sign-in-preparations.ts';
import { WRITE_PREPARATIONS } from './write-preparations.ts';

const PREPARATIONS = { ...READ_PREPARATIONS, ...WRITE_PREPARATIONS, ...ROOM_PREPARATIONS, ...SIGN_IN_PREPARATIONS };
const DAY = 24 * 60 * 60_000;

export interface DataCost {
  name: string;
  /** Read units at each size, the session's among them: the dearest of the values that a filter may have. */
  units: number[];
  max: number;
  /** What no way of keeping the data spares: the caller's record, and the answer as one read of so many bytes. */
  floor: number;
}

/** Of a write, a call of the candidate's room or a way in. */
export interface OtherCost {
  name: string;
  /** At each size, the session's among them. */
  units: Units[];
}

export interface DataCosts {
  reads: DataCost[];
  others: OtherCost[];
}

/** Units of every endpoint, in a company with so many of everything. */
export async function dataCosts(sizes: readonly number[]): Promise<DataCosts> {
  // The deployment's, without which the ways in by a provider are shut.
  process.env.SOCIAL_PROVIDERS = 'google';
  const company = await grownCompany();
  const samples = samplesOf(company);
  const gets = getCalls(company.ids, samples);
  const calls = otherCalls(company.ids, samples);
  const reads = new Map(
    gets.map((call) => [nameOf(call), { name: nameOf(call), max: call.max, units: sizes.map(() => 0), floor: 0 }]),
  );
  const others = calls.map(({ endpoint }): OtherCost => ({ name: endpoint.operation, units: [] }));
  for (const [at, size] of sizes.entries()) {
    company.grow(size);
    for (const call of gets) await countRead(company, call, reads.get(nameOf(call)), at);
    for (const [n, call] of calls.entries()) others[n]?.units.push((await run(company, call)).units);
  }
  return { reads: [...reads.values()], others };
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
function samplesOf({ ids, people, app }: GrownCompany): Samples {
  const instant = (days: number) => new Date(app.clock.getTime() + days * DAY).toISOString();
  const either = (days: number) => [instant(days).slice(0, 10), instant(days)];
  const entrevista = `${ids.entrevistas?.id}`;
  return {
    q: ['nuria'],
    areaId: [`${ids.areas?.id}`],
    candidatoId: [`${ids.candidatos?.id}`],
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
  let bytes = 0;
  const before = async () => PREPARATIONS[endpoint.operation]?.(company) ?? company.requests[endpoint.operation];
  const units = await company.unitsOf(async (prepared) => {
    const asked = { ...(rol && { as: people[rol] }), params, query, ...(body !== undefined && { body }), ...prepared };
    const answer = await app.call(defined, asked);
    bytes = Buffer.byteLength(answer.text);
    if (answer.status >= 400) throw new Error(`${endpoint.operation} ${JSON.stringify(query)}: ${answer.text}`);
  }, before);
  return { bytes, units };
}

export async function measureData(): Promise<Figure[]> {
  const sizes = [100, 1000, 10_000, 50_000];
  const { reads, others } = await dataCosts(sizes);
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
    ...others.map(
      ({ name, units }): Figure => ({
        name: `${name}, largest ÷ smallest`,
        value: growthOf(units),
        unit: '×',
        budget: 1,
        note: units.map(({ read, write }) => `${read} + ${write}`).join(', '),
      }),
    ),
  ];
}

/** Reads and writes of the largest company by those of the smallest. */
export function growthOf(units: readonly Units[]): number {
  const sum = (one: Units | undefined) => (one?.read ?? 0) + (one?.write ?? 0);
  const [fewest, most] = [sum(units[0]), sum(units.at(-1))];
  // What reads nothing, nowhere.
  return most === fewest ? 1 : most / fewest;
}
