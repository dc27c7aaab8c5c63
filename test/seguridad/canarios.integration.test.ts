import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stack, startStack } from '#infra/local/start-stack.ts';
import { type ProviderServers, startProviders } from '../support/provider-servers.ts';
import { WHOLE } from '../support/suite-size.ts';
import { barrer, type Lugares } from './canarios/barrido.ts';
import { buscadorDe } from './canarios/canario.ts';
import { enLaSalida, enLaTabla, enLoConstruido, enLosBuckets, enLosCorreos } from './canarios/lugares.ts';
import { preguntar } from './canarios/preguntas.ts';
import { sembrar } from './canarios/siembra.ts';
import type { Siembra } from './canarios/terreno.ts';

/** The routes that show most of what has been sown; `npm run sec:canarios` asks all of them. */
const RUTAS = WHOLE
  ? undefined
  : ['getConfiguracionGlobal', 'getApisEmpresa', 'getCandidato', 'listUsuarios', 'getInforme', 'listAuditoria'];

let dir: string;
let providers: ProviderServers;
let stack: Stack;
let siembra: Siembra;
let lugares: Lugares;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'canarios-'));
  providers = await startProviders();
  stack = await startStack({ dir, seed: true, quiet: true, keepInstances: true, providerUrls: providers.urls });
  siembra = await sembrar(stack);
  const asked = await preguntar(siembra, RUTAS);
  lugares = {
    dichos: siembra.dichos,
    tabla: await enLaTabla(stack),
    buckets: await enLosBuckets(stack),
    correos: enLosCorreos(stack),
    salida: await enLaSalida(path.join(dir, 'logs')),
    construido: await enLoConstruido(),
    modelos: providers.bodies.map((body, n) => ({ donde: `request ${n}`, texto: JSON.stringify(body) })),
  };
  const sizes = Object.entries(lugares).map(([name, all]) => {
    const characters = (all as { texto: string }[]).reduce((sum, { texto }) => sum + texto.length, 0);
    return `${name} ${all.length} (${characters})`;
  });
  console.info(`${siembra.canarios.length} canaries, ${asked} reads by 7 kinds of callers. Swept: ${sizes.join(', ')}`);
}, 300_000);

afterAll(async () => {
  await stack?.close();
  await providers?.close();
  if (dir) await rm(dir, { recursive: true });
});

describe('What is sown in the running stack', () => {
  it('is kept where it belongs, so that the sweep has something to find', () => {
    const missing = siembra.canarios
      .filter(({ clase }) => clase === 'personal')
      .filter((canario) => !lugares.tabla.some(({ texto }) => buscadorDe(canario)(texto)));
    expect(missing.map(({ nombre }) => nombre)).toEqual([]);
    for (const [lugar, all] of Object.entries(lugares)) expect([lugar, all.length > 0]).toEqual([lugar, true]);
  });

  it('is nowhere else: no answer, item, file, e-mail, line of output, bundle or question to a model', () => {
    expect(barrer(siembra, lugares)).toEqual([]);
  });

  it('would be found wherever it was: each canary, put into each place', () => {
    for (const canario of siembra.canarios) {
      const clear = `ab ${canario.texto} c`;
      const inBase64 = Buffer.from(clear).toString('base64');
      const spoiled = Object.fromEntries(
        Object.keys(lugares).map((lugar) => {
          const texto = lugar === 'construido' || /^\d+$/.test(canario.texto) ? clear : inBase64;
          return [lugar, [{ donde: 'aquí', quien: 'nadie', ruta: 'GET /x', texto }]];
        }),
      ) as unknown as Lugares;
      const found = barrer({ ...siembra, canarios: [{ ...canario, modelos: undefined }] }, spoiled);
      expect([canario.nombre, found.length]).toEqual([canario.nombre, Object.keys(lugares).length]);
    }
  });
});
