import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Guion } from '../support/deepgram-server.ts';
import { eventually } from '../support/http-client.ts';
import { DESKTOP, expectAccessible, launchBrowser, MICROPHONE, newPerson, VARIANTS } from './support/browser.ts';
import { aRoomCompany, type BookedRoom } from './support/room-company.ts';

/** A spoken answer, with a microphone that beeps and a speech provider that listens on loopback. */
let browser: Browser;
let company: Awaited<ReturnType<typeof aRoomCompany>>;
/** The stand-in provider's address, as the page's own policy names it. */
let provider: string;

const setKey = async (deepgramApiKey: string | null) => {
  const { status } = await company.chief.send('PUT', '/api/configuracion/global', { apiKeys: { deepgramApiKey } });
  expect(status).toBe(200);
};
const play = (guion: Guion) => fetch(`${provider}/_guion/${guion}`);
const heard = async () => (await (await fetch(`${provider}/_voz/`)).json()) as Record<string, number>;

beforeAll(async () => {
  browser = await launchBrowser(MICROPHONE);
  company = await aRoomCompany({ nombre: 'Viva Voz S.L.', domain: 'viva-voz.test' });
  const policy = (await fetch(`${inject('origin')}/entrevista/x`)).headers.get('content-security-policy') ?? '';
  provider = `http://${/ws:\/\/(127\.0\.0\.1:\d+)/.exec(policy)?.[1]}`;
  await setKey('clave-buena-de-voz');
});
afterAll(async () => {
  await setKey(null);
  await browser?.close();
});

const field = (page: Page) => page.getByRole('textbox', { name: 'Tu respuesta' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const state = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
const problem = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
const says = (page: Page, text: string) => eventually(async () => (await field(page).inputValue()) === text);

type Options = Parameters<typeof newPerson>[1];

/** A candidate at a question of an interview of their own, who has chosen to speak. */
async function speaker(
  options: Options = {},
  script?: () => void,
): Promise<{ page: Page; room: BookedRoom; problems: string[] }> {
  const room = await company.book();
  const { page, problems } = await newPerson(browser, { permissions: ['microphone'], ...options });
  if (script) await page.addInitScript(script);
  await page.goto(inject('origin') + room.enlace);
  await page.getByRole('radio', { name: 'Hablar' }).check();
  await button(page, 'Empezar a hablar').waitFor();
  return { page, room, problems };
}

async function send(page: Page, room: BookedRoom): Promise<string | undefined> {
  await button(page, 'Enviar respuesta').click();
  const [turno] = await eventually(async () => {
    const turnos = await room.transcript();
    return turnos.length > 0 && turnos;
  });
  return turno?.respuesta?.texto;
}

describe('A spoken answer', () => {
  it('is written down while it is spoken, reviewed, corrected and sent as text', async () => {
    await play('normal');
    const { page, room, problems } = await speaker();
    await page.getByText('El sonido no se guarda').waitFor();
    await field(page).fill('De noche faltaba gente.');
    await button(page, 'Empezar a hablar').click();
    await state(page, 'Grabando');
    await says(page, 'De noche faltaba gente. Coordiné el turno de noche. Y avisé');
    expect(await field(page).getAttribute('readonly')).not.toBeNull();
    await page.getByText('Lo transcribe Deepgram').waitFor();
    await button(page, 'Enviar respuesta').click();
    await problem(page, 'Termina de hablar y revisa el texto');
    expect(await room.transcript()).toEqual([]);

    await button(page, 'Pausar voz').click();
    await state(page, 'Grabación en pausa');
    // The sentence that was being said ends as the provider understood it.
    await says(page, 'De noche faltaba gente. Coordiné el turno de noche. Y avisé a mi jefa.');
    await field(page).fill('Faltaba gente. Coordiné el turno y avisé a mi jefa.');
    // The provider would hang up after ten seconds of silence, so it is told that there is more to come.
    await eventually(async () => Number((await heard()).keepAlives) > 0);
    await button(page, 'Seguir hablando').click();
    await says(page, 'Faltaba gente. Coordiné el turno y avisé a mi jefa. Todo salió bien.');
    await button(page, 'Terminar').click();
    await state(page, 'Revisa el texto');
    expect(await heard()).toMatchObject({ connections: 1 });
    await field(page).fill('Faltaba gente. Avisé a mi jefa y todo salió bien.');
    expect(await send(page, room)).toBe('Faltaba gente. Avisé a mi jefa y todo salió bien.');
    // Who has spoken once may do so at the next question too.
    await button(page, 'Empezar a hablar').waitFor();
    expect(await field(page).inputValue()).toBe('');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('can be started again, and what was typed before stays', async () => {
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
    await page.context().close();
  });

  it('loses no word when the line breaks in the middle of a sentence', async () => {
    await play('corte');
    const { page, room } = await speaker();
    await button(page, 'Empezar a hablar').click();
    await says(page, 'Primero llamé al proveedor. Después volvió la corriente.');
    await state(page, 'Grabando');
    expect(await heard()).toMatchObject({ connections: 2 });
    await button(page, 'Terminar').click();
    await state(page, 'Revisa el texto');
    expect(await send(page, room)).toBe('Primero llamé al proveedor. Después volvió la corriente.');
    await page.context().close();
  });

  it('is plain text, whatever the other end of the line sends', async () => {
    await play('hostil');
    const { page } = await speaker();
    const title = await page.title();
    await button(page, 'Empezar a hablar').click();
    const text = `<script>document.title="roto"</script><img src=x onerror="document.title='roto'"> fin.`;
    await says(page, text);
    expect(await page.title()).toBe(title);
    expect(await page.locator('main img, main script').count()).toBe(0);
    await page.context().close();
  });

  it('ends by itself when there is no room for more, and nothing of it is cut', async () => {
    await play('largo');
    const { page } = await speaker();
    await button(page, 'Empezar a hablar').click();
    await problem(page, 'Tu respuesta ha llegado a 6.000 caracteres');
    const { length } = await field(page).inputValue();
    expect(length).toBeGreaterThan(6000);
    await page.getByText(/^Te sobran/).waitFor();
    await field(page).fill('Me quedo con lo importante.');
    await page.context().close();
  });

  it('goes on in the browser after a notice when the provider lets nobody in', async () => {
    await play('sin_permiso');
    const { page, room } = await speaker({}, () => {
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
    });
    await button(page, 'Empezar a hablar').click();
    await state(page, 'el fabricante del navegador recibe el sonido');
    expect(await field(page).inputValue()).toBe('');
    await expectAccessible(page, 'sala-voz-navegador');
    await button(page, 'Usar la de mi navegador').click();
    await says(page, 'Lo dice el navegador');
    await button(page, 'Terminar').click();
    await page.getByText('Lo transcribe el fabricante de tu navegador').waitFor();
    expect(await send(page, room)).toBe('Lo dice el navegador');
    await page.context().close();
  });

  it('can always be typed: without a provider, a microphone or permission, and when one is unplugged', async () => {
    await play('normal');
    const denied = await speaker({}, () => {
      const { mediaDevices } = (globalThis as unknown as { navigator: { mediaDevices: object } }).navigator;
      const names = ['NotAllowedError', 'NotFoundError', 'NotReadableError'];
      Object.assign(mediaDevices, {
        getUserMedia: () => Promise.reject(Object.assign(new Error('no'), { name: names.shift() })),
      });
    });
    await button(denied.page, 'Empezar a hablar').click();
    await problem(denied.page, 'no tiene permiso para usar el micrófono');
    await expectAccessible(denied.page, 'sala-voz-sin-permiso');
    await button(denied.page, 'Volver a intentarlo').click();
    await problem(denied.page, 'No encontramos ningún micrófono');
    await button(denied.page, 'Volver a intentarlo').click();
    await problem(denied.page, 'Otra aplicación está usando el micrófono');
    await field(denied.page).fill('Lo escribo, entonces.');
    expect(await send(denied.page, denied.room)).toBe('Lo escribo, entonces.');
    await denied.page.context().close();

    const unplugged = await speaker({}, () => {
      type Devices = { getUserMedia(asked: object): Promise<{ getTracks(): EventTarget[] }> };
      const { mediaDevices } = (globalThis as unknown as { navigator: { mediaDevices: Devices } }).navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (asked) => {
        const stream = await open(asked);
        Object.assign(globalThis, { unplug: () => stream.getTracks()[0]?.dispatchEvent(new Event('ended')) });
        return stream;
      };
    });
    await button(unplugged.page, 'Empezar a hablar').click();
    await says(unplugged.page, 'Coordiné el turno de noche. Y avisé');
    await unplugged.page.evaluate(() => (globalThis as unknown as { unplug(): void }).unplug());
    await problem(unplugged.page, 'El micrófono se ha desconectado');
    expect(await field(unplugged.page).inputValue()).toBe('Coordiné el turno de noche. Y avisé');
    await unplugged.page.context().close();

    await setKey(null);
    const alone = await speaker({}, () =>
      Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
    );
    await button(alone.page, 'Empezar a hablar').click();
    await problem(alone.page, 'Ahora mismo no podemos transcribir tu voz');
    await field(alone.page).fill('También escrito.');
    expect(await send(alone.page, alone.room)).toBe('También escrito.');
    await alone.page.context().close();
    await setKey('clave-buena-de-voz');
  });

  it.each(VARIANTS)('is accessible in each of its states: $name', async ({ name, ...variant }) => {
    await play('normal');
    const { page } = await speaker({ ...variant, reducedMotion: name.endsWith('oscuro') ? 'reduce' : 'no-preference' });
    await expectAccessible(page, `sala-voz-lista-${name}`);
    await button(page, 'Empezar a hablar').click();
    await says(page, 'Coordiné el turno de noche. Y avisé');
    await expectAccessible(page, `sala-voz-grabando-${name}`);
    await button(page, 'Pausar voz').click();
    await state(page, 'Grabación en pausa');
    await expectAccessible(page, `sala-voz-pausa-${name}`);
    await button(page, 'Terminar').click();
    await state(page, 'Revisa el texto');
    await expectAccessible(page, `sala-voz-revision-${name}`);
    await page.context().close();
  });
});

describe('A question in the sala', () => {
  it('offers no reading aloud on a device without a Spanish voice, and reads and stops on one that has it', async () => {
    const room = await company.book();
    const { page, context } = await newPerson(browser, { viewport: DESKTOP, permissions: ['microphone'] });
    await page.goto(inject('origin') + room.enlace);
    await field(page).waitFor();
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
    await button(page, 'Escuchar la pregunta').waitFor();
    const question = await page.getByRole('heading', { level: 1 }).textContent();
    await button(page, 'Escuchar la pregunta').click();
    const last = () =>
      page.evaluate(() => {
        const { text, lang } =
          (globalThis as unknown as { spoken: { text: string; lang: string }[] }).spoken.at(-1) ?? {};
        return { text, lang };
      });
    expect(await last()).toEqual({ text: question, lang: 'es-ES' });
    await button(page, 'Detener').click();
    await button(page, 'Escuchar la pregunta').click();
    // The microphone would hear it.
    await play('normal');
    await page.getByRole('radio', { name: 'Hablar' }).check();
    await button(page, 'Empezar a hablar').click();
    await state(page, 'Grabando');
    await eventually(async () => (await button(page, 'Detener').count()) === 0);
    expect(await button(page, 'Escuchar la pregunta').isDisabled()).toBe(true);
    await context.close();
  });
});

describe('The device check', () => {
  it.each(VARIANTS)(
    'says in words what works, sends nothing and can be left out: $name',
    async ({ name, ...variant }) => {
      const room = await company.book({ begin: false });
      const { page, context, problems } = await newPerson(browser, { permissions: ['microphone'], ...variant });
      await page.goto(inject('origin') + room.enlace);
      await button(page, 'Comprobar mi dispositivo').click();
      await page.getByText('La conexión funciona bien.').waitFor();
      await page.getByText('Lo que escribas se guarda en este dispositivo hasta que se envíe.').waitFor();
      const sent: string[] = [];
      page.on('request', (request) => request.url().includes('/api/') && sent.push(request.url()));
      await button(page, 'Probar el micrófono').click();
      await page.getByText('Te oímos bien.').waitFor();
      await expectAccessible(page, `sala-dispositivo-microfono-${name}`);
      await button(page, 'Probar el sonido').click();
      await page.getByText('¿Has oído un tono?').waitFor();
      await button(page, 'No').click();
      await page.getByText('Sube el volumen o conecta unos auriculares').waitFor();
      // The microphone is let go by itself.
      await button(page, 'Probar otra vez').nth(1).waitFor();
      await expectAccessible(page, `sala-dispositivo-${name}`);
      expect(sent).toEqual([]);
      await button(page, 'Listo').click();
      await button(page, 'Comprobar mi dispositivo').click();
      await button(page, 'Escribiré mis respuestas').click();
      await button(page, 'Empezar la entrevista').click();
      await field(page).waitFor();
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('says what does not work, and lets the person go on', async () => {
    const room = await company.book({ begin: false });
    const { page, context } = await newPerson(browser, { permissions: ['microphone'] });
    await page.addInitScript(() => {
      const { mediaDevices } = (globalThis as unknown as { navigator: { mediaDevices: object } }).navigator;
      const getUserMedia = () => Promise.reject(Object.assign(new Error('no'), { name: 'NotFoundError' }));
      Object.assign(mediaDevices, { getUserMedia });
    });
    await page.goto(inject('origin') + room.enlace);
    await button(page, 'Comprobar mi dispositivo').click();
    await page.getByText('La conexión funciona bien.').waitFor();
    await button(page, 'Probar el micrófono').click();
    await page.getByText('No encontramos ningún micrófono').waitFor();
    await context.setOffline(true);
    await button(page, 'Escribiré mis respuestas').click();
    await button(page, 'Comprobar mi dispositivo').click();
    await page.getByText('No hay conexión ahora mismo').waitFor();
    await context.setOffline(false);
    await button(page, 'Comprobar otra vez').click();
    await page.getByText('La conexión funciona bien.').waitFor();
    await context.close();
  });
});
