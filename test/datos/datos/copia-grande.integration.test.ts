import { expect, it } from 'vitest';
import type { Item } from '#functions/core/table.ts';
import { DATOS_MAX_UNPACKED } from '#shared/datos/datos/datos.ts';
import { sized, WHOLE } from '../../support/suite-size.ts';
import { aCopiaScene } from './copia-scene.ts';

/** Entries of the candidate's history with a reason of 200 kB each; the whole is more than an import may unpack to. */
const HITOS = sized(40, 400);
const MOTIVO = 200_000;

it(`a backup of ${HITOS / 5} MB comes back to the byte, and is never read as a whole`, async () => {
  const { app, copy, clear, restore, keyOf, bytesOf, linesOf, content } = await aCopiaScene();
  const [hito] = app.table.all().filter(({ tipo }) => tipo === 'CANDIDATO_HITO') as [Item];
  for (let n = 0; n < HITOS; n++) {
    const id = `${String(hito.id).slice(0, -4)}${String(n).padStart(4, '0')}`;
    const put = { ...hito, id, SK: hito.SK.replace(String(hito.id), id), motivo: `ñ${n} `.repeat(MOTIVO / 5) };
    await app.table.write([{ put }]);
  }
  const before = await content();
  const copia = await copy();
  if (WHOLE) expect(linesOf(copia.id).join('\n').length).toBeGreaterThan(DATOS_MAX_UNPACKED);
  await clear();
  expect(await content()).toEqual([]);

  const asked: string[] = [];
  const { get } = app.uploads;
  app.uploads.get = (key) => {
    asked.push(key);
    return get.call(app.uploads, key);
  };
  app.uploads.getStream = async () => piecesOf(bytesOf(copia.id));
  const done = await restore(copia.id);
  expect(done).toMatchObject({ estado: 'terminada', motivo: '', cuentas: { conflictos: 0, omitidos: 0 } });
  expect(await content()).toEqual(before);
  expect(asked).not.toContain(keyOf(copia.id));
}, 180_000);

/** Cut wherever it may be, also within a letter. */
async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 10_001) yield bytes.subarray(at, at + 10_001);
}
