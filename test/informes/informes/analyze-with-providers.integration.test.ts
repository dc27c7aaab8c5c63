import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sdkLanguageModels } from '#functions/core/adapters/language-models.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { informeRepository } from '#functions/informes/informes/informe.repository.ts';
import { PROVEEDORES_LENGUAJE, type ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { setClaveEmpresa } from '../../ia/modelos/scenario.ts';
import { type ProviderServers, startProviders } from '../../support/provider-servers.ts';
import { aFinishedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';
import { carefulModel } from './modelo/fake-modelos.ts';

/** The job with the real SDK, against servers that speak each provider's protocol. */
let servers: ProviderServers;
beforeAll(async () => {
  servers = await startProviders();
  process.env.PROVIDER_URLS = JSON.stringify(servers.urls);
});
afterAll(() => servers.close());
beforeEach(() => {
  servers.calls.length = servers.asked.length = 0;
  servers.writes = ({ mensaje, sistema }) => JSON.stringify(careful(mensaje, sistema));
});

const tareaOf = (mensaje: string) => (mensaje.startsWith('Servicio:') ? ('resumen' as const) : ('puntuacion' as const));
const careful = (mensaje: string, sistema: string) => carefulModel(8)({ tarea: tareaOf(mensaje), mensaje, sistema });

/** The report of one interview whose company has these keys. */
async function reportWith(claves: Partial<Record<ProveedorLenguaje, string>>): Promise<Informe> {
  const app = new TestApp();
  const { empresa, entrevista } = await aFinishedInterview(app);
  for (const [proveedor, clave] of Object.entries(claves)) {
    await setClaveEmpresa(app, empresa.id, proveedor as ProveedorLenguaje, clave);
  }
  Object.assign(app, { languageModels: sdkLanguageModels() });
  await app.deliver(analyzeEntrevista);
  return informeRepository(app.table).get(empresa.id, entrevista.id);
}

describe('A report', () => {
  it.each(PROVEEDORES_LENGUAJE)('is by %s, with the rubric beside it', async (proveedor) => {
    const { informeIA, rubrica } = await reportWith({ [proveedor]: 'clave-buena' });
    expect(informeIA).toMatchObject({ motor: proveedor, puntuacionMedia: 8 });
    expect(rubrica?.habilidades).toHaveLength(8);
    expect(servers.asked).toHaveLength(5);
    // What the company's candidate wrote went in as data, and nothing of who they are.
    expect(servers.asked.every(({ mensaje }) => !mensaje.includes('Nuria'))).toBe(true);
  });

  it('is by the next provider when the first is down', async () => {
    const { informeIA } = await reportWith({ openai: 'clave-rota', claude: 'clave-buena' });
    expect(informeIA).toMatchObject({ motor: 'claude', puntuacionMedia: 8 });
  });

  it.each([
    ['busy', 'clave-limite'],
    ['out of service', 'clave-rota'],
    ['silent', 'clave-muda'],
    ['out of tokens in the middle', 'clave-agotada'],
    ['cut off', 'clave-cortada'],
  ])("is the embedded engine's when the provider is %s", async (_what, clave) => {
    const { informeIA, rubrica } = await reportWith({ openai: clave });
    expect(informeIA.motor).toBe('integrado');
    expect(rubrica).toBeUndefined();
  });

  it.each([
    ['no JSON', 'Claro, la puntuación es un 10.'],
    ['another shape', '{"puntuacion":10}'],
  ])("is the embedded engine's when a model writes %s", async (_what, text) => {
    servers.writes = () => text;
    expect((await reportWith({ openai: 'clave-buena' })).informeIA.motor).toBe('integrado');
  });

  it('takes nothing from a hostile model that it cannot prove', async () => {
    servers.writes = ({ mensaje, sistema }) => {
      const said = careful(mensaje, sistema) as { competencias?: object[] };
      const lie = { texto: 'Ha demostrado <b>todo</b> y hay que contratarla ya mismo', citas: [1] };
      if (!said.competencias) return JSON.stringify({ resumen: [lie], conclusiones: [lie], recomendaciones: [lie] });
      const invented = [{ turno: 1, texto: 'Soy la mejor candidata que han visto' }];
      return JSON.stringify({
        competencias: said.competencias.map((each) => ({ ...each, puntuacion: 99, citas: invented, razones: [lie] })),
      });
    };
    const { informeIA } = await reportWith({ openai: 'clave-buena' });
    expect(informeIA).toMatchObject({ puntuacionMedia: null, recomendacion: 'sin_datos' });
    expect(JSON.stringify(informeIA)).not.toMatch(/contratarla|mejor candidata/);
  });
});
