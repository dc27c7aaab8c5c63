import { beforeEach, describe, expect, it } from 'vitest';
import { createTokenVoz } from '#functions/entrevistas/sala/create-token-voz.ts';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { pauseSala } from '#functions/entrevistas/sala/pause-sala.ts';
import { resumeSala } from '#functions/entrevistas/sala/resume-sala.ts';
import { claveEmpresaRepository } from '#functions/ia/configuracion/clave-empresa.repository.ts';
import { claveContext } from '#functions/ia/configuracion/clave-secreta.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import { updatePermitidos } from '#functions/ia/configuracion/update-permitidos.ts';
import { TOKENS_VOZ_POR_HORA, type TokenVoz } from '#shared/entrevistas/sala/voz.ts';
import { aBooking, answerAll, aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const CLAVE = 'clave-de-voz-canario-0001';
const HOUR = 60 * 60_000;

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const ask = (params: Record<string, string>) => app.call<TokenVoz>(createTokenVoz, { params });

/** The superadmin has stored a key of the speech provider, which takes it unless told otherwise. */
async function withKey(superadmin: { id: string }, more: object = {}): Promise<void> {
  app.speech.valid.add(CLAVE);
  const body = { apiKeys: { deepgramApiKey: CLAVE }, ...more };
  const { status } = await app.call(updateConfiguracionGlobal, { as: superadmin, body });
  expect(status).toBe(200);
}

describe('The token for a spoken answer', () => {
  it('is made with the stored key, which stays out of the answer and the log', async () => {
    const { params, superadmin } = await aStartedInterview(app);
    await withKey(superadmin);
    const answer = await ask(params);
    expect(answer).toMatchObject({
      status: 200,
      data: {
        disponible: true,
        proveedor: 'deepgram',
        token: 'jwt-1',
        expira: new Date(app.clock.getTime() + 60_000).toISOString(),
        url: 'wss://voz.test/v1/listen?model=nova-3&language=es',
        modelo: 'nova-3',
      },
    });
    expect(app.speech.granted).toEqual([CLAVE]);
    expect(answer.text + JSON.stringify(app.logs)).not.toContain(CLAVE);
    expect(JSON.stringify(app.logs)).not.toContain('jwt-1');
  });

  it("is made with the company's own key, when it has one", async () => {
    const { params, superadmin, empresa } = await aStartedInterview(app);
    await withKey(superadmin);
    const propia = 'clave-propia-de-la-empresa';
    app.speech.valid.add(propia);
    await claveEmpresaRepository(app.table).put(empresa.id, {
      proveedor: 'deepgram',
      claveCifrada: await app.secrets.encrypt(propia, claveContext('deepgram', empresa.id)),
      final: 'resa',
      fechaClave: app.clock.toISOString(),
    });
    expect((await ask(params)).data).toMatchObject({ disponible: true });
    expect(app.speech.granted).toEqual([propia]);
  });

  it('is not there without a key, with the provider switched off, and when the provider gives none', async () => {
    const { params, superadmin } = await aStartedInterview(app);
    expect(await ask(params)).toMatchObject({ status: 200, data: { disponible: false } });
    await withKey(superadmin, { proveedores: { deepgram: { activo: false, modelo: 'nova-3', version: 0 } } });
    expect((await ask(params)).data).toEqual({ disponible: false });
    expect(app.speech.granted).toEqual([]);
    const on = { proveedores: { deepgram: { activo: true, modelo: 'nova-2', version: 1 } } };
    expect((await app.call(updateConfiguracionGlobal, { as: superadmin, body: on })).status).toBe(200);
    expect((await ask(params)).data).toMatchObject({ disponible: true, modelo: 'nova-2' });
    app.speech.valid.clear();
    expect((await ask(params)).data).toEqual({ disponible: false });
  });

  it('is not there for a company that may not use the provider, its own key notwithstanding', async () => {
    const { params, superadmin, empresa } = await aStartedInterview(app);
    await withKey(superadmin);
    const all = { openai: true, claude: true, gemini: true, perplexity: true };
    const permit = (deepgram: boolean, version: number) =>
      app.call(updatePermitidos, {
        as: superadmin,
        params: { empresaId: empresa.id },
        body: { permitidos: { ...all, deepgram }, version },
      });
    expect((await permit(false, 1)).status).toBe(200);
    expect((await ask(params)).data).toEqual({ disponible: false });
    expect(app.speech.granted).toEqual([]);
    expect((await permit(true, 2)).status).toBe(200);
    expect((await ask(params)).data).toMatchObject({ disponible: true });
  });

  it('is only for an interview that runs and is not paused', async () => {
    const booked = await aBooking(app);
    await withKey(booked.superadmin);
    expect(await ask(booked.params)).toMatchObject({ status: 409, code: 'SALA_CERRADA' });
    expect(await ask({ accessToken: `${booked.params.accessToken}x` })).toMatchObject({ status: 404 });

    app = new TestApp();
    const { params, superadmin, sala } = await aStartedInterview(app);
    await withKey(superadmin);
    await app.call(pauseSala, { params });
    expect(await ask(params)).toMatchObject({ status: 409, code: 'SALA_PAUSADA' });
    await app.call(resumeSala, { params });
    expect((await ask(params)).status).toBe(200);
    await answerAll(app, params, sala);
    expect(await ask(params)).toMatchObject({ status: 409, code: 'SALA_CERRADA' });
    await app.call(finishSala, { params });
    expect(await ask(params)).toMatchObject({ status: 409, code: 'SALA_CERRADA' });
    expect(app.speech.granted).toHaveLength(1);
  });

  it('is given so many times an hour to one interview, also when all are asked for at once', async () => {
    app.clock = new Date('2026-03-02T09:00:00.000Z');
    const { params, superadmin } = await aStartedInterview(app);
    await withKey(superadmin);
    const answers = await Promise.all(Array.from({ length: TOKENS_VOZ_POR_HORA + 15 }, () => ask(params)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(TOKENS_VOZ_POR_HORA);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused).toMatchObject({ code: 'DEMASIADOS_INTENTOS' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(app.speech.granted).toHaveLength(TOKENS_VOZ_POR_HORA);
    app.advance(HOUR);
    expect((await ask(params)).status).toBe(200);
  });
});
