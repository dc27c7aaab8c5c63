import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { deepgramSpeech } from '#functions/core/adapters/speech.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import type { Guion } from '../../../support/deepgram-server.ts';
import { type ProviderServers, startProviders } from '../../../support/provider-servers.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { it as base, gone, MOBILE, shown } from '../../support/screen.ts';
import { aRoom, aRoomCompany, type Room } from './a-room.ts';

/** A spoken answer, with a microphone that beeps and a speech provider that listens on loopback. */
const KEY = 'clave-buena-de-voz';
const PHONE = { viewport: MOBILE, isMobile: true, hasTouch: true };

let providers: ProviderServers;
beforeAll(async () => {
  providers = await startProviders();
  process.env.PROVIDER_URLS = JSON.stringify(providers.urls);
});
afterAll(async () => {
  delete process.env.PROVIDER_URLS;
  await providers.close();
});

const origin = () => new URL(providers.urls.deepgram).origin;
const play = (guion: Guion) => fetch(`${origin()}/_guion/${guion}`);
const heard = async () => (await (await fetch(`${origin()}/_voz/`)).json()) as Record<string, number>;

const field = (page: Page) => page.getByRole('textbox', { name: 'Tu respuesta' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const state = (page: Page, text: string) => shown(page.getByRole('status').filter({ hasText: text }).first());
const problem = (page: Page, text: string) => shown(page.getByRole('alert').filter({ hasText: text }));
const says = (page: Page, text: string) => expect.poll(() => field(page).inputValue()).toBe(text);

/** Sends the answer; what the team then reads. */
async function send(page: Page, room: Room): Promise<string | undefined> {
  await button(page, 'Enviar respuesta').click();
  await expect.poll(async () => (await room.transcript()).length).toBeGreaterThan(0);
  return (await room.transcript())[0];
}

async function storeKey(app: TestApp, room: Room): Promise<void> {
  app.providers.valid.add(KEY);
  const body = { apiKeys: { deepgramApiKey: KEY } };
  const { status, text } = await app.call(updateConfiguracionGlobal, { as: room.company.superadmin, body });
  if (status !== 200) throw new Error(text);
}

interface Speaker {
  options?: BrowserContextOptions;
  /** Runs in the page before anything of it. */
  script?: () => void;
  key?: boolean;
}

const it = base.extend('speaker', ({ app, server, visit }, { onCleanup }) => {
  onCleanup(() => server.speakTo());
  /** A candidate at a question of an interview of their own, who has chosen to speak. */
  return async ({ options = {}, script, key = true }: Speaker = {}) => {
    Object.assign(app, { speech: deepgramSpeech() });
    server.speakTo(origin().replace('http:', 'ws:'));
    const room = await aRoom(app, await aRoomCompany(app));
    if (key) await storeKey(app, room);
    await room.begin();
    const page = await visit({ permissions: ['microphone'], ...options });
    if (script) await page.addInitScript(script);
    await page.goto(room.path);
    await page.getByRole('radio', { name: 'Hablar' }).check();
    await shown(button(page, 'Empezar a hablar'));
    return { page, room };
  };
});

describe('A spoken answer', () => {
  it('is written down while it is spoken, reviewed, corrected and sent as text', async ({ clock, speaker }) => {
    await play('normal');
    const { page, room } = await speaker({ options: PHONE });
    await shown(page.getByText('El sonido no se guarda'));
    await expectAccessible(page, '/entrevista/:accessToken', 'en_curso: hablar');
    await field(page).fill('De noche faltaba gente.');
    await button(page, 'Empezar a hablar').click();
    await state(page, 'Grabando');
    await says(page, 'De noche faltaba gente. Coordiné el turno de noche. Y avisé');
    expect(await field(page).getAttribute('readonly')).not.toBeNull();
    await shown(page.getByText('Lo transcribe Deepgram'));
    await expectAccessible(page, '/entrevista/:accessToken', 'en_curso: grabando');
    await button(page, 'Enviar respuesta').click();
    await problem(page, 'Termina de hablar y revisa el texto');
    expect(await room.transcript()).toEqual([]);

    await button(page, 'Pausar voz').click();
    await state(page, 'Grabación en pausa');
    // The sentence that was being said ends as the provider understood it.
    await says(page, 'De noche faltaba gente. Coordiné el turno de noche. Y avisé a mi jefa.');
    await field(page).fill('Faltaba gente. Coordiné el turno y avisé a mi jefa.');
    // The provider would hang up after ten seconds of silence, so it is told that there is more to come.
    await clock.advance(5_000);
    await expect.poll(async () => Number((await heard()).keepAlives)).toBeGreaterThan(0);
    await button(page, 'Seguir hablando').click();
    await says(page, 'Faltaba gente. Coordiné el turno y avisé a mi jefa. Todo salió bien.');
    await button(page, 'Terminar').click();
    await state(page, 'Revisa el texto');
    await expectAccessible(page, '/entrevista/:accessToken', 'en_curso: revisar lo dicho');
    expect(await heard()).toMatchObject({ connections: 1 });
    await field(page).fill('Faltaba gente. Avisé a mi jefa y todo salió bien.');
    expect(await send(page, room)).toBe('Faltaba gente. Avisé a mi jefa y todo salió bien.');
    // Who has spoken once may do so at the next question too.
    await shown(button(page, 'Empezar a hablar'));
    expect(await field(page).inputValue()).toBe('');
  });

  it('can be started again, and what was typed before stays', async ({ speaker }) => {
    await play('normal');
    const { page } = await speaker();
    await field(page).fill('Antes de hablar.');
    await button(page, 'Empezar a hablar').click();
    await says(page, 'Antes de hablar. Coordiné el turno de noche. Y avisé');
    await button(page, 'Terminar').click();
    await says(page, 'Antes de hablar. Coordiné el turno de noche. Y avisé a mi jefa.');
    await button(page, 'Empezar de nuevo').click();
    await button(page, 'No, dejarlo').click();
    await button(page, 'Empezar de nuevo').click();
    await button(page, 'Sí, borrar').click();
    await says(page, 'Antes de hablar. Coordiné el turno de noche. Y avisé');
  });

  it('loses no word when the line breaks in the middle of a sentence', async ({ speaker }) => {
    await play('corte');
    const { page, room } = await speaker();
    await button(page, 'Empezar a hablar').click();
    await says(page, 'Primero llamé al proveedor. Después volvió la corriente.');
    await state(page, 'Grabando');
    expect(await heard()).toMatchObject({ connections: 2 });
    await button(page, 'Terminar').click();
    await state(page, 'Revisa el texto');
    expect(await send(page, room)).toBe('Primero llamé al proveedor. Después volvió la corriente.');
  });

  it('is plain text, whatever the other end of the line sends', async ({ speaker }) => {
    await play('hostil');
    const { page } = await speaker();
    const title = await page.title();
    await button(page, 'Empezar a hablar').click();
    await says(page, `<script>document.title="roto"</script><img src=x onerror="document.title='roto'"> fin.`);
    expect(await page.title()).toBe(title);
    expect(await page.locator('main img, main script').count()).toBe(0);
  });

  it('ends by itself when there is no room for more, and nothing of it is cut', async ({ speaker }) => {
    await play('largo');
    const { page } = await speaker();
    await button(page, 'Empezar a hablar').click();
    await problem(page, 'Tu respuesta ha llegado a 6.000 caracteres');
    expect((await field(page).inputValue()).length).toBeGreaterThan(6000);
    await shown(page.getByText(/^Te sobran/));
  });

  it('goes on in the browser after a notice when the provider lets nobody in', async ({ speaker, problems }) => {
    await play('sin_permiso');
    const { page, room } = await speaker({
      script: () => {
        type Result = { results: object[]; resultIndex: number };
        class Recognition {
          onstart?: () => void;
          onresult?: (event: Result) => void;
          onend?: () => void;
          start() {
            setTimeout(() => {
              this.onstart?.();
              const result = Object.assign([{ transcript: 'Lo dice el navegador' }], { isFinal: true });
              this.onresult?.({ results: [result], resultIndex: 0 });
            }, 50);
          }
          stop() {
            setTimeout(() => this.onend?.(), 10);
          }
          abort() {}
        }
        Object.assign(globalThis, { SpeechRecognition: Recognition });
      },
    });
    await button(page, 'Empezar a hablar').click();
    await state(page, 'el fabricante del navegador recibe el sonido');
    expect(await field(page).inputValue()).toBe('');
    await expectAccessible(page, '/entrevista/:accessToken', 'en_curso: la voz del navegador');
    await button(page, 'Usar la de mi navegador').click();
    await says(page, 'Lo dice el navegador');
    await button(page, 'Terminar').click();
    await shown(page.getByText('Lo transcribe el fabricante de tu navegador'));
    expect(await send(page, room)).toBe('Lo dice el navegador');
    // The browser itself tells of the line that was refused.
    expect(problems.splice(0).filter((text) => !/WebSocket/.test(text))).toEqual([]);
  });

  it('can be typed without a microphone or permission, with the reason of each', async ({ speaker }) => {
    await play('normal');
    const { page, room } = await speaker({
      script: () => {
        const { mediaDevices } = (globalThis as unknown as { navigator: { mediaDevices: object } }).navigator;
        const names = ['NotAllowedError', 'NotFoundError', 'NotReadableError'];
        Object.assign(mediaDevices, {
          getUserMedia: () => Promise.reject(Object.assign(new Error('no'), { name: names.shift() })),
        });
      },
    });
    await button(page, 'Empezar a hablar').click();
    await problem(page, 'no tiene permiso para usar el micrófono');
    await expectAccessible(page, '/entrevista/:accessToken', 'en_curso: sin permiso');
    await button(page, 'Volver a intentarlo').click();
    await problem(page, 'No encontramos ningún micrófono');
    await button(page, 'Volver a intentarlo').click();
    await problem(page, 'Otra aplicación está usando el micrófono');
    await field(page).fill('Lo escribo, entonces.');
    expect(await send(page, room)).toBe('Lo escribo, entonces.');
  });

  it('stays as it was when the microphone is unplugged', async ({ speaker }) => {
    await play('normal');
    const { page } = await speaker({
      script: () => {
        type Devices = { getUserMedia(asked: object): Promise<{ getTracks(): EventTarget[] }> };
        const { mediaDevices } = (globalThis as unknown as { navigator: { mediaDevices: Devices } }).navigator;
        const open = mediaDevices.getUserMedia.bind(mediaDevices);
        mediaDevices.getUserMedia = async (asked) => {
          const stream = await open(asked);
          Object.assign(globalThis, { unplug: () => stream.getTracks()[0]?.dispatchEvent(new Event('ended')) });
          return stream;
        };
      },
    });
    await button(page, 'Empezar a hablar').click();
    await says(page, 'Coordiné el turno de noche. Y avisé');
    await page.evaluate(() => (globalThis as unknown as { unplug(): void }).unplug());
    await problem(page, 'El micrófono se ha desconectado');
    expect(await field(page).inputValue()).toBe('Coordiné el turno de noche. Y avisé');
  });

  it('can be typed without a provider', async ({ speaker }) => {
    const { page, room } = await speaker({
      key: false,
      script: () => Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
    });
    await button(page, 'Empezar a hablar').click();
    await problem(page, 'Ahora mismo no podemos transcribir tu voz');
    await field(page).fill('También escrito.');
    expect(await send(page, room)).toBe('También escrito.');
  });
});

describe('A question in the sala', () => {
  it('offers no reading aloud on a device without a Spanish voice, and reads and stops on one that has it', async ({
    speaker,
  }) => {
    await play('normal');
    const { page } = await speaker();
    expect(await button(page, 'Escuchar la pregunta').count()).toBe(0);

    await page.addInitScript(() => {
      type Utterance = { text: string; lang: string; onend?: () => void; onerror?: () => void };
      const spoken: Utterance[] = [];
      const speechSynthesis = {
        getVoices: () => [
          { lang: 'en-US', localService: true },
          { lang: 'es-ES', localService: true },
        ],
        addEventListener() {},
        removeEventListener() {},
        speak: (utterance: Utterance) => void spoken.push(utterance),
        cancel: () => spoken.at(-1)?.onerror?.(),
      };
      class SpeechSynthesisUtterance {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      }
      Object.defineProperty(globalThis, 'speechSynthesis', { value: speechSynthesis });
      Object.assign(globalThis, { SpeechSynthesisUtterance, spoken });
    });
    await page.reload();
    await button(page, 'Escuchar la pregunta').click();
    const question = await page.getByRole('heading', { level: 1 }).textContent();
    const [text, lang] = await page.evaluate<string[]>('[spoken.at(-1).text, spoken.at(-1).lang]');
    expect({ text, lang }).toEqual({ text: question, lang: 'es-ES' });
    await button(page, 'Detener').click();
    await button(page, 'Escuchar la pregunta').click();
    // The microphone would hear it.
    await page.getByRole('radio', { name: 'Hablar' }).check();
    await button(page, 'Empezar a hablar').click();
    await state(page, 'Grabando');
    await gone(button(page, 'Detener'));
    expect(await button(page, 'Escuchar la pregunta').isDisabled()).toBe(true);
  });
});

describe('The device check', () => {
  it('says in words what works, sends nothing and can be left out', async ({ app, visit }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    const page = await visit({ permissions: ['microphone'], ...PHONE });
    await page.goto(room.path);
    await shown(page.getByRole('checkbox').first());
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await button(page, 'Aceptar y continuar').click();
    await button(page, 'Comprobar mi dispositivo').click();
    await shown(page.getByText('La conexión funciona bien.'));
    await shown(page.getByText('Lo que escribas se guarda en este dispositivo hasta que se envíe.'));
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && sent.push(request.url()));
    await button(page, 'Probar el micrófono').click();
    await shown(page.getByText('Te oímos bien.'));
    await button(page, 'Probar el sonido').click();
    await shown(page.getByText('¿Has oído un tono?'));
    await button(page, 'No').click();
    await shown(page.getByText('Sube el volumen o conecta unos auriculares'));
    // The microphone is let go by itself.
    await shown(button(page, 'Probar otra vez').nth(1));
    await expectAccessible(page, '/entrevista/:accessToken', 'abierta: dispositivo');
    expect(sent).toEqual([]);
    await button(page, 'Listo').click();
    await button(page, 'Comprobar mi dispositivo').click();
    await button(page, 'Escribiré mis respuestas').click();
    await button(page, 'Empezar la entrevista').click();
    await shown(field(page));
  });

  it('says what does not work, and lets the person go on', async ({ app, visit }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    const page = await visit({ permissions: ['microphone'] });
    await page.addInitScript(() => {
      const { mediaDevices } = (globalThis as unknown as { navigator: { mediaDevices: object } }).navigator;
      const getUserMedia = () => Promise.reject(Object.assign(new Error('no'), { name: 'NotFoundError' }));
      Object.assign(mediaDevices, { getUserMedia });
    });
    await page.goto(room.path);
    await shown(page.getByRole('checkbox').first());
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await button(page, 'Aceptar y continuar').click();
    await button(page, 'Comprobar mi dispositivo').click();
    await shown(page.getByText('La conexión funciona bien.'));
    await button(page, 'Probar el micrófono').click();
    await shown(page.getByText('No encontramos ningún micrófono'));
    await page.context().setOffline(true);
    await button(page, 'Escribiré mis respuestas').click();
    await button(page, 'Comprobar mi dispositivo').click();
    await shown(page.getByText('No hay conexión ahora mismo'));
    await page.context().setOffline(false);
    await button(page, 'Comprobar otra vez').click();
    await shown(page.getByText('La conexión funciona bien.'));
  });
});
