// Calls two handlers by turns in one warm process and says what a call of each costs. See cold-probe.mjs.
import { createRequire } from 'node:module';

const WARM_UP_CALLS = 600;
const ROUNDS = 15;
const CALLS = 120;

const { BENCH_EVENT: event, BENCH_BUNDLES: bundles } = process.env;
const require = createRequire(import.meta.url);
const handlers = [];
for (const bundle of JSON.parse(bundles)) {
  handlers.push((bundle.endsWith('.cjs') ? require(bundle) : await import(bundle)).handler);
}

/** CPU per call, ms. Each call gets an event of its own, as it would come from Lambda. */
async function cost(handler, calls) {
  const events = Array.from({ length: calls }, () => JSON.parse(event));
  const begin = process.cpuUsage();
  for (const one of events) {
    const { statusCode } = await handler(one, { awsRequestId: 'bench' });
    if (statusCode !== 201) throw new Error(`A call answered ${statusCode}`);
  }
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000 / calls;
}

// The log lines of the handlers are work of theirs, but must not mix with the report.
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;
for (const handler of handlers) await cost(handler, WARM_UP_CALLS);
const costs = handlers.map(() => []);
for (let round = 0; round < ROUNDS; round++) {
  for (const [index, handler] of handlers.entries()) costs[index].push(await cost(handler, CALLS));
}
write(JSON.stringify(costs), () => process.exit(0));
