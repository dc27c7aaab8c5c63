import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listCandidatos } from '#functions/candidatos/candidatos/list-candidatos.ts';
import { countAnaliticas } from '#functions/cifras/analiticas/count-analiticas.ts';
import { getPanel } from '#functions/cifras/panel/get-panel.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { getInforme } from '#functions/informes/informes/get-informe.ts';
import { listInformes } from '#functions/informes/informes/list-informes.ts';
import { PRODUCTION_CONTEXT } from '#test/infra/deployments.ts';
import { makeApp } from '#test/infra/make-app.ts';
import { readResources } from '#test/infra/resources.ts';
import { aCompany, aFinishedInterview } from '#test/support/scenarios.ts';
import { measureDurations } from './durations.ts';
import { fixedCosts } from './fixed-costs.ts';
import { MeteredApp, type Usage } from './metered-app.ts';

/** US dollars, list prices. Sources and what could not be verified: docs/costes.md. */
const PRICES = {
  lambdaRequest: 0.2 / 1e6,
  lambdaGbSecond: 0.0000133334,
  apiRequest: 1 / 1e6,
  readUnit: 0.125 / 1e6,
  writeUnit: 0.625 / 1e6,
  storedGbMonth: 0.25,
  email: 0.1 / 1000,
  edgeRequest: 1 / 1e6,
  edgeGb: 0.085,
  firewallRequest: 0.6 / 1e6,
  event: 1 / 1e6,
  queueRequest: 0.4 / 1e6,
  logGb: 0.5,
} as const;

/** Not measured: an answer on its way to the browser, and what an invocation writes to its log. */
const ANSWER_GB = 10 / 1024 ** 2;
const LOG_GB = 1.5 / 1024 ** 2;
/** Into the queue, out of it, deleted. */
const REQUESTS_A_MESSAGE = 3;

/** A month of a company: interviews that are booked, held and reported, and times that somebody opens the application. */
const COMPANIES = [
  { name: 'pequeña', interviews: 20, visits: 100 },
  { name: 'mediana', interviews: 200, visits: 1000 },
  { name: 'grande', interviews: 5000, visits: 10_000 },
] as const;

/** One interview with its candidate, its e-mails and its report; and one visit of the application. */
export async function measureUsage(): Promise<{ interview: Usage; visit: Usage }> {
  const app = new MeteredApp();
  let admin = { id: '' };
  let entrevistaId = '';
  // The scenario makes a company of its own, which no interview does.
  const company = await app.measure(() => aCompany(app));
  const whole = await app.measure(async () => {
    const held = await aFinishedInterview(app);
    admin = held.admin;
    entrevistaId = held.entrevista.id;
    for (const job of [analyzeEntrevista, countAnaliticas, createNotificaciones, sendCorreo]) await app.deliver(job);
  });
  const visit = await app.measure(async () => {
    for (const list of [getPanel, listCandidatos, listInformes]) await app.call(list, { as: admin });
    await app.call(getInforme, { as: admin, params: { entrevistaId } });
  });
  return { interview: without(whole, company), visit };
}

/**
 * US dollars.
 * @param gbSeconds of all invocations together, see `durations.ts`
 */
export function costOf({ requests, jobs, events, readUnits, writeUnits, emails }: Usage, gbSeconds: number) {
  return {
    borde: requests * (PRICES.edgeRequest + PRICES.firewallRequest + ANSWER_GB * PRICES.edgeGb),
    api: requests * PRICES.apiRequest,
    lambda: (requests + jobs) * PRICES.lambdaRequest + gbSeconds * PRICES.lambdaGbSecond,
    tabla: readUnits * PRICES.readUnit + writeUnits * PRICES.writeUnit,
    colas: events * PRICES.event + jobs * REQUESTS_A_MESSAGE * PRICES.queueRequest,
    correo: emails * PRICES.email,
    registros: (requests + jobs) * LOG_GB * PRICES.logGb,
  };
}

const without = (all: Usage, part: Usage): Usage =>
  Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, value - part[name as keyof Usage]]),
  ) as unknown as Usage;

const times = (usage: Usage, count: number): Usage =>
  Object.fromEntries(Object.entries(usage).map(([name, value]) => [name, value * count])) as unknown as Usage;

const rounded = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value.toFixed(4))]));

if (import.meta.main) {
  const { interview, visit } = await measureUsage();
  console.log('Contado, cada vez:');
  console.table({ entrevista: interview, visita: visit });
  const durations = await measureDurations();
  console.log('GB-segundos medidos en el AWS local, cada vez:');
  console.table({ entrevista: rounded(durations.interview), visita: rounded(durations.visit) });
  console.log('Dólares al mes (docs/costes.md dice de dónde salen y qué falta):');
  const rows = COMPANIES.map(({ name, interviews, visits }) => {
    const parts = [
      costOf(times(interview, interviews), durations.interview.warm * interviews),
      costOf(times(visit, visits), durations.visit.warm * visits),
    ];
    const sum = (part: keyof ReturnType<typeof costOf>) => parts.reduce((total, cost) => total + cost[part], 0);
    const storedGb = (interview.storedKb * interviews) / 1024 ** 2;
    const services = (['borde', 'api', 'lambda', 'tabla', 'colas', 'correo', 'registros'] as const).map(
      (part) => [part, sum(part)] as const,
    );
    const month = services.reduce((total, [, cost]) => total + cost, 0);
    const inits = (durations.interview.inits * interviews + durations.visit.inits * visits) * PRICES.lambdaGbSecond;
    const row = { entrevistas: interviews, visitas: visits, ...Object.fromEntries(services), 'al mes': month };
    return [
      name,
      { ...row, 'todo en frío, más': inits, 'guardar un año más': storedGb * 12 * PRICES.storedGbMonth },
    ] as const;
  });
  console.table(Object.fromEntries(rows.map(([name, row]) => [name, rounded(row)])));
  console.log('Fijo al mes, aunque nadie la use, de lo que se despliega en producción:');
  // Only counted, not checked: that takes as long again.
  process.env.CDK_VALIDATION ??= 'false';
  const { app, outdir } = makeApp(PRODUCTION_CONTEXT);
  app.synth();
  const fixed = fixedCosts(readResources(outdir));
  console.table(
    Object.fromEntries(
      fixed.map(({ name, count, month }) => [name, { cuántos: count, 'al mes': Number(month.toFixed(2)) }]),
    ),
  );
  console.log(`Total fijo: ${fixed.reduce((sum, { month }) => sum + month, 0).toFixed(2)} $`);
}
