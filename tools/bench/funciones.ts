import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from '#infra/build/build.ts';
import { functionBudget, LARGER_FUNCTIONS, RATIO_BUDGETS } from '#test/budgets/budgets.ts';
import { bundleOf, type FunctionSize, functionSizes, gzipOf } from '#test/budgets/function-sizes.ts';
import { bundlesThatLoadUndici } from '#test/budgets/undici-at-import.ts';
import { ordinaryRequest, startAwsStandIn } from './aws-stand-in.ts';
import { buildComparisons, type ComparisonBundles } from './comparison-bundles.ts';
import { toDocumentCall } from './document-calls.ts';
import { type Figure, median } from './figure.ts';
import { type ColdCost, coldCosts, coldRun, initCosts, warmCosts } from './probes.ts';

/** What most people do at such an endpoint: beside token, own record and eight fields, a transaction of sixteen items. */
const WRITING = 'create-candidato';
const LARGEST = 5;
const DEAREST = 10;

/** Cold start, warm cost and size of the functions, beside the same work written otherwise. */
export async function measureFunctions(): Promise<Figure[]> {
  await buildAll();
  const folder = await mkdtemp(path.join(tmpdir(), 'idonea-bench-'));
  const aws = await startAwsStandIn();
  try {
    const comparisons = await buildComparisons(folder);
    const event = ordinaryRequest(aws.token);
    const requestOf = async (bundle: string) => {
      const asked = await aws.record(() => coldRun(bundle, aws.env, event));
      return { env: { ...aws.env, BENCH_CALLS: JSON.stringify(asked.map(toDocumentCall)) }, event };
    };
    const { ordinary } = comparisons;
    const request = await requestOf(bundleOf(WRITING));
    return [
      ...(await coldFigures(
        { name: 'ordinary endpoint', ours: ordinary, budgets: COLD_BUDGETS },
        comparisons,
        await requestOf(ordinary),
      )),
      ...(await coldFigures({ name: WRITING, ours: bundleOf(WRITING) }, comparisons, request)),
      ...(await warmFigures(comparisons, request)),
      ...(await contractFigures(comparisons, request)),
      ...(await initFigures(comparisons, request)),
      ...sizeFigures(comparisons),
      ...(await undiciFigures()),
    ];
  } finally {
    await aws.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Other = 'conventional' | 'raw';
const COLD_BUDGETS: Record<Other, number> = {
  conventional: RATIO_BUDGETS.coldToConventional,
  raw: RATIO_BUDGETS.coldToRaw,
};

interface Request {
  env: Record<string, string>;
  event: object;
}

/** Without budgets for what has more to do than the endpoint that they are of. */
async function coldFigures(
  { name, ours, budgets }: { name: string; ours: string; budgets?: Record<Other, number> },
  { conventional, raw }: ComparisonBundles,
  request: Request,
): Promise<Figure[]> {
  const cold = await coldCosts({ ours, conventional, raw }, { ...request, status: 201 });
  const cost = (what: string, { importMs, callMs, wholeMs }: ColdCost): Figure => ({
    name: `${name}, cold: ${what}`,
    value: wholeMs,
    unit: 'ms',
    note: `import ${importMs.toFixed(1)}, import + first call ${callMs.toFixed(1)}`,
  });
  const share = (other: Other): Figure => ({
    name: `${name}, cold ÷ ${other}`,
    value: cold.ours.wholeMs / cold[other].wholeMs,
    unit: '×',
    ...(budgets && { budget: budgets[other] }),
    note: `without Node's own start ${(cold.ours.callMs / cold[other].callMs).toFixed(2)}`,
  });
  return [
    cost('ours', cold.ours),
    cost('conventional', cold.conventional),
    cost('raw', cold.raw),
    share('conventional'),
    share('raw'),
  ];
}

async function warmFigures({ raw }: ComparisonBundles, request: Request): Promise<Figure[]> {
  const [ours = 0, bare = 0] = await warmCosts([bundleOf(WRITING), raw], request);
  return [
    {
      name: 'warm request ÷ raw handler',
      value: ours / bare,
      unit: '×',
      budget: RATIO_BUDGETS.warmToRaw,
      note: `${ours.toFixed(2)} ms against ${bare.toFixed(2)} ms`,
    },
  ];
}

async function contractFigures({ contract, schema }: ComparisonBundles, { env, event }: Request): Promise<Figure[]> {
  const cold = await coldCosts({ contract, schema }, { env, event });
  return [
    {
      name: 'importing a contract ÷ one schema',
      value: cold.contract.callMs / cold.schema.callMs,
      unit: '×',
      budget: RATIO_BUDGETS.contractToSchema,
      note: `${cold.contract.callMs.toFixed(1)} ms against ${cold.schema.callMs.toFixed(1)} ms, parsing one body included`,
    },
  ];
}

/** Every function's init beside the bare handler's; the table has the dearest. */
async function initFigures({ raw }: ComparisonBundles, { env }: Request): Promise<Figure[]> {
  const sizes = functionSizes();
  const { each, bare } = await initCosts(
    sizes.map(({ bundle }) => bundle),
    raw,
    env,
  );
  const costs = each
    .map((cost, index) => ({ ...cost, ...(sizes[index] as FunctionSize) }))
    .sort((a, b) => b.wholeMs - a.wholeMs);
  return [
    {
      name: 'init ÷ raw, median of all functions',
      value: median(each.map(({ wholeMs }) => wholeMs)) / bare.wholeMs,
      unit: '×',
      budget: RATIO_BUDGETS.initToRaw,
      note: `${sizes.length} functions; raw imports in ${bare.importMs.toFixed(1)} ms, ${bare.wholeMs.toFixed(1)} with Node's start`,
    },
    ...costs.map(
      ({ name, kind, importMs, wholeMs, gzip }, index): Figure => ({
        name: `init: ${name} (${kind})`,
        value: importMs,
        unit: 'ms',
        detail: index >= DEAREST,
        note: `÷ raw ${(wholeMs / bare.wholeMs).toFixed(2)}, ${gzip.toFixed(1)} kB gz of ${functionBudget(name)}`,
      }),
    ),
  ];
}

function sizeFigures({ conventional, raw }: ComparisonBundles): Figure[] {
  const sizes = functionSizes();
  const ordinary = sizes.find(({ name }) => name === WRITING)?.gzip ?? Number.NaN;
  const over = sizes.filter(({ name, gzip }) => gzip > functionBudget(name));
  return [
    { name: `${WRITING}, zip`, value: ordinary, unit: 'kB gz', budget: functionBudget(WRITING) },
    {
      name: 'its zip ÷ conventional',
      value: ordinary / gzipOf(conventional),
      unit: '×',
      budget: RATIO_BUDGETS.zipToConventional,
      note: `conventional ${gzipOf(conventional).toFixed(1)} kB, raw ${gzipOf(raw).toFixed(1)} kB`,
    },
    ...sizes.map(
      ({ name, kind, gzip }, index): Figure => ({
        name: `size: ${name} (${kind})`,
        detail: index >= LARGEST,
        value: gzip,
        unit: 'kB gz',
        budget: functionBudget(name),
        note: LARGER_FUNCTIONS[name]?.reason,
      }),
    ),
    {
      name: 'zips above their budget',
      value: over.length,
      unit: 'functions',
      budget: 0,
      note: `of ${sizes.length}; smallest ${sizes.at(-1)?.gzip.toFixed(1)} kB`,
    },
  ];
}

async function undiciFigures(): Promise<Figure[]> {
  const guilty = await bundlesThatLoadUndici(functionSizes().map(({ bundle }) => bundle));
  return [{ name: 'undici loaded at import', value: guilty.length, unit: 'functions', budget: 0 }];
}
