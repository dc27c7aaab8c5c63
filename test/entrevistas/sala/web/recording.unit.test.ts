import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RESPUESTA_MAX } from '#shared/entrevistas/entrevistas/turno.ts';
import type { TokenVoz } from '#shared/entrevistas/sala/voz.ts';
import { isFull, settled, startCaptions, textOf, withCaption } from '../../../../web/src/sala/voz/captions.ts';
import { captionIn } from '../../../../web/src/sala/voz/deepgram-message.ts';
import {
  createRecorder,
  type Microphone,
  type RecorderPorts,
  type Report,
} from '../../../../web/src/sala/voz/recorder.ts';
import { isDictating, LISTA, reduce, spoken } from '../../../../web/src/sala/voz/recording-machine.ts';
import { settled as promisesSettled } from './fake-room.ts';

describe('Captions', () => {
  const heard = (...captions: [text: string, final: boolean][]) =>
    captions.reduce((all, [text, final]) => withCaption(all, { text, final }), startCaptions('Antes.'));

  it('replace what is still changing, and keep what is final, after what was typed', () => {
    expect(textOf(heard(['Hola', false], ['hola que', false]))).toBe('Antes. hola que');
    expect(textOf(heard(['hola que', false], ['Hola, ¿qué tal?', true], ['Bien', false]))).toBe(
      'Antes. Hola, ¿qué tal? Bien',
    );
    expect(textOf(heard(['Uno.', true], ['', true], ['Dos.', true]))).toBe('Antes. Uno. Dos.');
  });

  it('keep the last unfinished words when nobody is left to finish them', () => {
    const captions = settled(heard(['Uno.', true], ['y dos', false]));
    expect(captions.provisional).toBe('');
    expect(textOf(withCaption(captions, { text: 'y tres', final: true }))).toBe('Antes. Uno. y dos y tres');
  });

  it('join with one blank, and respect a line that the person has begun', () => {
    expect(textOf(withCaption(startCaptions('Lista:\n'), { text: 'uno', final: true }))).toBe('Lista:\nuno');
    expect(textOf(withCaption(startCaptions(''), { text: '  uno \n dos ', final: true }))).toBe('uno dos');
  });

  it('never lose a final word nor what was typed, whatever comes in between', () => {
    const word = fc.stringMatching(/^[a-zñáé]{1,12}$/);
    fc.assert(
      fc.property(word, fc.array(fc.tuple(word, fc.boolean())), (typed, parts) => {
        const all = parts.reduce((so, [text, final]) => withCaption(so, { text, final }), startCaptions(typed));
        const last = parts.at(-1);
        const kept = parts.filter(([, final], index) => final || (last === parts[index] && index === parts.length - 1));
        expect(textOf(all)).toBe([typed, ...kept.map(([text]) => text)].join(' '));
      }),
    );
  });

  it('know when the answer has no room left, and drop what the contract refuses', () => {
    expect(isFull(startCaptions('a'.repeat(RESPUESTA_MAX - 1)))).toBe(false);
    expect(isFull(startCaptions('a'.repeat(RESPUESTA_MAX)))).toBe(true);
    expect(textOf(withCaption(startCaptions(''), { text: 'a\u0000b\u0007c', final: true }))).toBe('abc');
    expect(textOf(withCaption(startCaptions(''), { text: 'x'.repeat(50_000), final: true })).length).toBe(2_000);
  });
});

describe('A message of the speech provider', () => {
  const results = (transcript: unknown, is_final: unknown = true) =>
    JSON.stringify({ type: 'Results', is_final, channel: { alternatives: [{ transcript }] } });

  it('is a caption when it is a result', () => {
    expect(captionIn(results('Hola'))).toEqual({ text: 'Hola', final: true });
    expect(captionIn(results('Hola', false))).toEqual({ text: 'Hola', final: false });
    expect(captionIn(results('Hola', 'true'))).toEqual({ text: 'Hola', final: false });
  });

  it.each([
    ['sound', new ArrayBuffer(8)],
    ['no JSON', '{"type":"Results"'],
    ['null', 'null'],
    ['a number', '7'],
    ['no channel', '{"type":"Results","is_final":true}'],
    ['a transcript that is no text', results({ toString: 'x' })],
    ['another kind', JSON.stringify({ type: 'Metadata', channel: { alternatives: [{ transcript: 'x' }] } })],
    ['too long', results('x'.repeat(200_000))],
  ])('is nothing when it is %s', (_, data) => {
    expect(captionIn(data)).toBeUndefined();
  });
});

describe('The states of a recording', () => {
  const at = 1_000_000;
  const recording = reduce(reduce(LISTA, { type: 'asked' }), { type: 'listening', motor: 'proveedor', at });

  it('count the time that somebody speaks, and not the pauses', () => {
    const paused = reduce(recording, { type: 'paused', at: at + 4_000 });
    expect(spoken(paused, at + 60_000)).toBe(4_000);
    const again = reduce(paused, { type: 'resumed', at: at + 60_000 });
    expect(spoken(again, at + 61_500)).toBe(5_500);
    expect(spoken(reduce(again, { type: 'stopping', at: at + 62_000 }), at + 99_000)).toBe(6_000);
  });

  it('take typing away only while words come', () => {
    expect(isDictating(recording)).toBe(true);
    expect(isDictating(reduce(recording, { type: 'paused', at }))).toBe(false);
    expect(isDictating(reduce(recording, { type: 'failed', problema: 'corte', at }))).toBe(false);
  });

  it('have nothing to review when nothing was heard', () => {
    const asked = reduce(LISTA, { type: 'asked' });
    expect(reduce(asked, { type: 'failed', problema: 'permiso', at })).toMatchObject({ estado: 'lista' });
    expect(reduce(recording, { type: 'failed', problema: 'corte', at })).toMatchObject({
      estado: 'terminada',
      problema: 'corte',
      desde: null,
    });
  });

  it('stay in a pause that was asked for while the line was mended', () => {
    const broken = reduce(reduce(recording, { type: 'lineBroken' }), { type: 'paused', at });
    expect(reduce(broken, { type: 'listening', motor: 'proveedor', at })).toMatchObject({
      estado: 'en_pausa',
      reconectando: false,
    });
  });
});

/** A recorder whose microphone and transcribers the test plays. */
function aRecorder(overrides: Partial<RecorderPorts> = {}) {
  const world = { texto: '', reports: [] as Report[], finished: 0, micClosed: 0, lost: () => {} };
  const transcriber = (report: Report) => {
    world.reports.push(report);
    return {
      pause() {},
      resume() {},
      async finish() {
        world.finished += 1;
      },
      close() {},
    };
  };
  const recorder = createRecorder({
    read: () => world.texto,
    write: (texto) => {
      world.texto = texto;
    },
    askToken: async () => ({ disponible: false }) as TokenVoz,
    openMicrophone: async (onLost) => {
      world.lost = onLost;
      return {
        stream: {} as MediaStream,
        level: () => 0.5,
        close() {
          world.micClosed += 1;
        },
      };
    },
    provider: ({ report }) => transcriber(report),
    browser: transcriber,
    problemOf: () => 'permiso',
    now: () => 0,
    ...overrides,
  });
  const report: Report = (event) => world.reports.at(-1)?.(event);
  return { recorder, world, report };
}

describe('A recorder', () => {
  it('hears no more of an attempt that is over, and switches the microphone off', async () => {
    const { recorder, world, report } = aRecorder();
    await recorder.start();
    report({ type: 'listening' });
    report({ type: 'caption', text: 'a medias', final: false });
    await recorder.stop();
    expect(world).toMatchObject({ texto: 'a medias', finished: 1, micClosed: 1 });
    report({ type: 'caption', text: 'tarde', final: true });
    report({ type: 'failed', problema: 'corte' });
    expect(world.texto).toBe('a medias');
    expect(recorder.getState()).toMatchObject({ estado: 'terminada', problema: null });
  });

  it('goes on after what was corrected in a pause', async () => {
    const { recorder, world, report } = aRecorder();
    await recorder.start();
    report({ type: 'listening' });
    report({ type: 'caption', text: 'Lo primero.', final: true });
    report({ type: 'caption', text: 'y a me', final: false });
    recorder.pause();
    report({ type: 'caption', text: 'Y a medias.', final: true });
    expect(world.texto).toBe('Lo primero. Y a medias.');
    world.texto = 'Lo corregido.';
    report({ type: 'caption', text: 'Tarde.', final: true });
    expect(world.texto).toBe('Lo corregido.');
    recorder.resume();
    report({ type: 'caption', text: 'Lo siguiente.', final: true });
    expect(world.texto).toBe('Lo corregido. Lo siguiente.');
  });

  it('keeps what was heard when the microphone is unplugged', async () => {
    const { recorder, world, report } = aRecorder();
    await recorder.start();
    report({ type: 'listening' });
    report({ type: 'caption', text: 'hasta aquí', final: false });
    world.lost();
    expect(world).toMatchObject({ texto: 'hasta aquí', micClosed: 1 });
    expect(recorder.getState()).toMatchObject({ estado: 'terminada', problema: 'desconectado' });
  });

  it('asks before the maker of the browser hears anything, and only once', async () => {
    const { recorder, world, report } = aRecorder();
    await recorder.start();
    report({ type: 'failed', problema: 'no_disponible' });
    expect(recorder.getState().estado).toBe('avisando');
    expect(world.reports).toHaveLength(1);
    recorder.acceptBrowser();
    recorder.acceptBrowser();
    expect(world.reports).toHaveLength(2);
    report({ type: 'listening' });
    expect(recorder.getState()).toMatchObject({ estado: 'grabando', motor: 'navegador' });
    await recorder.stop();
    await recorder.start();
    expect(world.reports).toHaveLength(3);
    report({ type: 'listening' });
    expect(recorder.getState()).toMatchObject({ estado: 'grabando', motor: 'navegador' });
  });

  it('says so where nobody transcribes, and where the microphone may not be used', async () => {
    const none = aRecorder({ browser: undefined });
    await none.recorder.start();
    none.report({ type: 'failed', problema: 'no_disponible' });
    expect(none.recorder.getState()).toMatchObject({ estado: 'lista', problema: 'no_disponible' });
    const denied = aRecorder({ openMicrophone: () => Promise.reject(new Error('no')) });
    await denied.recorder.start();
    expect(denied.recorder.getState()).toMatchObject({ estado: 'lista', problema: 'permiso' });
  });

  it('lets go of a microphone that comes after the person has cancelled or left', async () => {
    let give = () => {};
    let closed = 0;
    const slow = () =>
      new Promise<Microphone>((resolve) => {
        const close = () => {
          closed += 1;
        };
        give = () => resolve({ stream: {} as MediaStream, level: () => 0, close });
      });
    const { recorder, world } = aRecorder({ openMicrophone: slow });
    void recorder.start();
    recorder.cancel();
    give();
    await promisesSettled();
    expect(closed).toBe(1);
    expect(world.reports).toEqual([]);
    expect(recorder.getState().estado).toBe('lista');
  });
});
