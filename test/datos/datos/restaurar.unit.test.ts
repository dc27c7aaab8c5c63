import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCopiaScene } from './copia-scene.ts';

let scene: Awaited<ReturnType<typeof aCopiaScene>>;
beforeEach(async () => {
  scene = await aCopiaScene();
});

const change = (edit: (lines: string[]) => string[]) => (id: string) =>
  scene.put(id, gzipSync(edit(scene.linesOf(id)).join('\n')));

const DAMAGES: Record<string, (id: string) => Promise<void>> = {
  'a value was changed': change((lines) => lines.map((line) => line.replace('Llamar el lunes', 'Llamar el martes'))),
  'an item is missing': change((lines) => lines.filter((line) => !line.includes('Llamar el lunes'))),
  'an item stands in it twice': change((lines) =>
    lines.flatMap((line) => (line.includes('Llamar el lunes') ? [`${line.replace(/,$/, '')},`, line] : line)),
  ),
  'its checksum is another': change(([head = '', ...rest]) => [head.replace(/"huella":"./, '"huella":"x'), ...rest]),
  "it is another company's": change((lines) => lines.map((line) => line.replaceAll(scene.empresa.id, 'emp_otra'))),
  'it is of another version': change(([head = '', ...rest]) => [head.replace('"1.0"', '"2.0"'), ...rest]),
  'a line is no JSON': change((lines) => lines.map((line) => line.replace('"Llamar', 'Llamar'))),
  'it ends in the middle': (id) => scene.put(id, scene.bytesOf(id).subarray(0, -40)),
  'it is not compressed': (id) => scene.put(id, Buffer.from('nada')),
  'it is empty': (id) => scene.put(id, gzipSync('')),
};

describe('a backup that is not what was written', () => {
  it.each(Object.keys(DAMAGES))('is refused, in words, before anything is written: %s', async (which) => {
    const { copy, clear, restore, content } = scene;
    const copia = await copy();
    await clear();
    await DAMAGES[which]?.(copia.id);
    const done = await restore(copia.id);
    expect(done.estado).toBe('fallida');
    expect(done.motivo).toMatch(/^No se ha cambiado nada: la copia no se puede restaurar\. .+\.$/);
    expect(await content()).toEqual([]);
  });

  it('is refused when it is not there any more', async () => {
    const { app, copy, restore, keyOf } = scene;
    const copia = await copy();
    app.uploads.stored.delete(keyOf(copia.id));
    expect(await restore(copia.id)).toMatchObject({
      estado: 'fallida',
      motivo: 'No se ha cambiado nada: el archivo de la copia ya no está en el almacén.',
    });
  });

  it('is tried again when the store does not answer', async () => {
    const { app, copy, clear, restore, content } = scene;
    const copia = await copy();
    const before = await content();
    await clear();
    const { getStream } = app.uploads;
    let failures = 0;
    app.uploads.getStream = async (key) => {
      if (failures++ === 0) throw new Error('ServiceUnavailable');
      return getStream.call(app.uploads, key);
    };
    expect(await restore(copia.id)).toMatchObject({ estado: 'terminada' });
    expect(failures).toBeGreaterThan(1);
    expect(await content()).toEqual(before);
  });
});
