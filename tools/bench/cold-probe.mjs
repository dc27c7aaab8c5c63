// Runs in a process of its own and says what one import and one call cost it; without an event there is no call. Plain JavaScript: stripping types would
// be part of the figure.
import { createRequire } from 'node:module';

const { BENCH_BUNDLE: bundle, BENCH_EVENT: event } = process.env;
const begin = process.cpuUsage();
const begun = performance.now();
// Lambda loads CommonJS by `require` too.
const { handler } = bundle.endsWith('.cjs') ? createRequire(import.meta.url)(bundle) : await import(bundle);
const imported = process.cpuUsage(begin);
const importWallMs = performance.now() - begun;
const result = event && (await handler(JSON.parse(event), { awsRequestId: 'bench' }));
const called = process.cpuUsage(begin);
const whole = process.cpuUsage();

const ms = ({ user, system }) => (user + system) / 1000;
const report = {
  importMs: ms(imported),
  importWallMs,
  callMs: ms(called),
  wholeMs: ms(whole),
  status: result?.statusCode,
};
process.stdout.write(JSON.stringify(report), () => process.exit(0));
