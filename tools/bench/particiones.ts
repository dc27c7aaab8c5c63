import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listCandidatos } from '#functions/candidatos/candidatos/list-candidatos.ts';
import { countAnaliticas } from '#functions/cifras/analiticas/count-analiticas.ts';
import { getPanel } from '#functions/cifras/panel/get-panel.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { getInforme } from '#functions/informes/informes/get-informe.ts';
import { listInformes } from '#functions/informes/informes/list-informes.ts';
import { PARTITION_BUDGETS } from '#test/budgets/budgets.ts';
import { aCompany, aFinishedInterview } from '#test/support/scenarios.ts';
import type { Figure } from './figure.ts';
import { MeteredApp } from './metered-app.ts';
import type { PartitionLoad } from './partition-meter.ts';

/** A day of the whole platform, nine tenths of it in one company, and a quarter of the day in its busiest hour. */
const DAY = { interviews: 10_000, visits: 20_000, ofOneCompany: 0.9, ofBusiestHour: 0.25 } as const;
const HOUR_S = 3600;

export interface HotPartition {
  /** The partition, ids aside. */
  name: string;
  /** Units a second in the busiest hour. */
  writes: number;
  reads: number;
  /** Write units of one interview, from its booking to its report. */
  ofInterview: number;
}

export interface HotCompany {
  /** Partitions that all traffic of a company, or of the platform, meets in; the fullest first. */
  partitions: HotPartition[];
  /** The item that changes most often, and how often a second in the busiest hour. */
  item: { name: string; changes: number };
}

const perSecond = (aDay: number) => (aDay * DAY.ofOneCompany * DAY.ofBusiestHour) / HOUR_S;

/** Where the traffic of one very large company falls, counted on one interview and one visit of the real endpoints and jobs. */
export async function hotCompany(): Promise<HotCompany> {
  const app = new MeteredApp();
  const held = await aFinishedInterview(app);
  for (const job of [analyzeEntrevista, countAnaliticas, createNotificaciones, sendCorreo]) await app.deliver(job);
  const kind = kindsOf(held.empresa.id);
  const founding = await newCompany();
  const interview = without(byKind(app.meter.partitions, kind), founding.partitions);
  const [item = { name: '', changes: 0 }] = [...app.meter.changes]
    .map(([key, count]) => ({ name: kind(key), changes: count - (founding.changes.get(kind(key)) ?? 0) }))
    .filter(({ name }) => isShared(name))
    .sort((a, b) => b.changes - a.changes);
  app.meter.partitions.clear();
  for (const list of [getPanel, listCandidatos, listInformes]) await app.call(list, { as: held.admin });
  await app.call(getInforme, { as: held.admin, params: { entrevistaId: held.entrevista.id } });
  const visit = byKind(app.meter.partitions, kind);

  const partitions = [...new Set([...interview.keys(), ...visit.keys()])].map((name): HotPartition => {
    const one = interview.get(name) ?? { readUnits: 0, writeUnits: 0 };
    const seen = visit.get(name) ?? { readUnits: 0, writeUnits: 0 };
    return {
      name,
      writes: one.writeUnits * perSecond(DAY.interviews) + seen.writeUnits * perSecond(DAY.visits),
      reads: one.readUnits * perSecond(DAY.interviews) + seen.readUnits * perSecond(DAY.visits),
      ofInterview: one.writeUnits,
    };
  });
  return {
    partitions: partitions.sort((a, b) => fullness(b) - fullness(a)),
    item: { ...item, changes: item.changes * perSecond(DAY.interviews) },
  };
}

/** The scenario makes a company of its own, which no interview does. */
async function newCompany() {
  const app = new MeteredApp();
  const { empresa } = await aCompany(app);
  const kind = kindsOf(empresa.id);
  const changes = new Map([...app.meter.changes].map(([key, count]) => [kind(key), count]));
  return { partitions: byKind(app.meter.partitions, kind), changes };
}

function without(all: ReadonlyMap<string, PartitionLoad>, part: ReadonlyMap<string, PartitionLoad>) {
  return new Map(
    [...all].map(([name, { readUnits, writeUnits }]): [string, PartitionLoad] => {
      const less = part.get(name) ?? { readUnits: 0, writeUnits: 0 };
      return [name, { readUnits: readUnits - less.readUnits, writeUnits: writeUnits - less.writeUnits }];
    }),
  );
}

/** Share of what a partition can take. */
export const fullness = ({ writes, reads }: HotPartition) =>
  Math.max(writes / PARTITION_BUDGETS.writeUnits, reads / PARTITION_BUDGETS.readUnits);

/** The company's id is the one that all its traffic has in common; other ids spread it. */
const kindsOf = (empresaId: string) => (key: string) =>
  key.replaceAll(empresaId, '<empresa>').replace(/\b[a-z]{2,5}_[\w-]+/g, '<id>');

/** A hash or an id of its own means one partition for each. */
const isShared = (kind: string) => !kind.includes('<id>') && !/[\w-]{40}/.test(kind);

function byKind(partitions: ReadonlyMap<string, PartitionLoad>, kind: (key: string) => string) {
  const found = new Map<string, PartitionLoad>();
  for (const [key, { readUnits, writeUnits }] of partitions) {
    const name = kind(key);
    if (!isShared(name)) continue;
    const sum = found.get(name) ?? { readUnits: 0, writeUnits: 0 };
    found.set(name, { readUnits: sum.readUnits + readUnits, writeUnits: sum.writeUnits + writeUnits });
  }
  return found;
}

const SHOWN = 8;

export async function measurePartitions(): Promise<Figure[]> {
  const { partitions, item } = await hotCompany();
  return [
    ...partitions.slice(0, SHOWN).map(
      (partition): Figure => ({
        name: partition.name,
        value: fullness(partition),
        unit: '×',
        budget: 1,
        note: `${partition.writes.toFixed(1)} WCU, ${partition.reads.toFixed(1)} RCU; ${fullAt(partition)}`,
      }),
    ),
    { name: 'hottest item', value: item.changes, unit: '/s', budget: PARTITION_BUDGETS.itemChanges, note: item.name },
  ];
}

/** Every interview of a company is written here: at so many an hour the partition takes no more. */
function fullAt({ ofInterview }: HotPartition): string {
  if (ofInterview === 0) return 'no writes of interviews';
  const hourly = (PARTITION_BUDGETS.writeUnits * HOUR_S) / ofInterview;
  return `full at ${Math.floor(hourly).toLocaleString('en')} interviews an hour`;
}
