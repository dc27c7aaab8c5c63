import { extractText } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { eraseCandidato } from '#functions/datos/privacidad/erase-candidato.ts';
import { startSupresion } from '#functions/datos/privacidad/start-supresion.ts';
import { createInformesPdf } from '#functions/informes/informes-pdf/create-informes-pdf.ts';
import { createInformesZip } from '#functions/informes/informes-pdf/create-informes-zip.ts';
import { getInformesZip } from '#functions/informes/informes-pdf/get-informes-zip.ts';
import type { InformesZip } from '#shared/informes/informes-pdf/informes-pdf.api.ts';
import { anId } from '../../support/ids.ts';
import { aCompany, aReport } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let scene: Awaited<ReturnType<typeof aReport>>;
let ids: string[];

/** The report of the interview, and two more of other candidates: one with the same name. */
beforeEach(async () => {
  app = new TestApp();
  scene = await aReport(app);
  const { id } = scene.entrevista;
  ids = [
    id,
    await copyOf(id, anId('ent', 2), { candidatoId: anId('can', 2) }),
    await copyOf(id, anId('ent', 3), { candidatoId: anId('can', 3), candidatoNombre: 'Óscar Núñez' }),
  ];
});

/** Interview and report once more, of another candidate. */
async function copyOf(id: string, otherId: string, more: Record<string, unknown>): Promise<string> {
  for (const item of app.table.all().filter(({ SK }) => SK === `INFORME#${id}` || SK === `ENTREVISTA#${id}`)) {
    const own = item.SK.startsWith('INFORME') ? { entrevistaId: otherId } : { id: otherId };
    await app.table.write([{ put: { ...item, ...own, ...more, SK: item.SK.replace(id, otherId) } }]);
  }
  return otherId;
}

const create = (entrevistaIds: string[], as: { id: string } = scene.operador) =>
  app.call<InformesZip>(createInformesZip, { as, body: { entrevistaIds } });
const get = (zipId: string, as: { id: string } = scene.operador) =>
  app.call<InformesZip>(getInformesZip, { as, params: { zipId } });
const inFiveMinutes = () => new Date(app.clock.getTime() + 5 * 60 * 1000).toISOString();
const zips = () => [...app.uploads.stored.keys()].filter((key) => key.startsWith('descargas/'));

async function entriesOf(key = ''): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(app.uploads.stored.get(key)?.bytes ?? Buffer.alloc(0), {
    lazyEntries: true,
  });
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    entries.set(entry.fileName, Buffer.concat(chunks));
  }
  return entries;
}

describe('createInformesZip', () => {
  it('puts the documents of all reports into one file, each under a name of its own', async () => {
    const { status, data } = await create(ids);
    expect([status, data]).toEqual([202, expect.objectContaining({ estado: 'preparando', hechos: 0, total: 3 })]);
    await app.deliver(createInformesPdf);
    const { data: ready } = await get(data.id);
    expect(ready).toMatchObject({ estado: 'listo', hechos: 3, total: 3, caduca: inFiveMinutes() });
    expect(new URL(ready.url ?? '').searchParams.get('disposition')).toContain('informes-2026-03-02.zip');
    const handedOut = app.table.all().filter(({ accion }) => accion === 'Descargó los PDF de varios informes');
    expect(handedOut).toMatchObject([{ cuantos: 3 }]);

    const entries = await entriesOf(zips()[0]);
    const [first, second, third] = [...entries.keys()];
    expect(second).toBe(first?.replace('.pdf', '-2.pdf'));
    expect(third).toBe('informe-oscar-nunez-2026-03-02.pdf');
    const { text } = await extractText(new Uint8Array(entries.get(third ?? '') ?? []), { mergePages: true });
    expect(text).toContain('Óscar Núñez');
  });

  it('tells how far it is', async () => {
    const { data } = await create(ids);
    const seen: number[] = [];
    const write = app.table.write.bind(app.table);
    app.table.write = async (writes) => {
      await write(writes);
      const record = app.table.all().find(({ tipo }) => tipo === 'INFORMES_ZIP');
      if (record?.hechos !== seen.at(-1)) seen.push(Number(record?.hechos));
    };
    await app.deliver(createInformesPdf);
    expect(seen).toEqual([1, 2, 3]);
    expect((await get(data.id)).data.estado).toBe('listo');
  });

  it('refuses reports that are not the company’s, whole', async () => {
    const other = await aCompany(app, { nombreLegal: 'Beta S.A.', nombreComercial: 'Beta' });
    expect(await create(ids, other.admin)).toMatchObject({ status: 404, code: 'INFORME_NO_ENCONTRADO' });
    expect(await create([...ids, anId('ent')])).toMatchObject({ status: 404, code: 'INFORME_NO_ENCONTRADO' });
    expect(app.table.all().filter(({ tipo }) => tipo === 'INFORMES_ZIP')).toEqual([]);
  });

  it.each([[[]], [[anId('ent', 2), anId('ent', 2)]], [Array.from({ length: 51 }, (_, at) => anId('ent', at))]])(
    'takes one to fifty different reports: %j',
    async (entrevistaIds) => {
      expect(await create(entrevistaIds)).toMatchObject({ status: 400, code: 'VALIDACION' });
    },
  );

  it('says that it failed, and leaves no broken file', async () => {
    const { data } = await create(ids);
    app.uploads.broken = true;
    await app.deliver(createInformesPdf, { receives: 3 });
    app.uploads.broken = false;
    expect((await get(data.id)).data.estado).toBe('fallido');
    expect(zips()).toEqual([]);
  });

  it('is there for the company’s people until it expires', async () => {
    const other = await aCompany(app, { nombreLegal: 'Beta S.A.', nombreComercial: 'Beta' });
    const { data } = await create(ids);
    await app.deliver(createInformesPdf);
    expect(await get(data.id, other.admin)).toMatchObject({ status: 404, code: 'DESCARGA_NO_ENCONTRADA' });
    expect((await get(data.id, scene.admin)).status).toBe(200);
    app.advance(21 * 60 * 60 * 1000);
    expect(await get(data.id)).toMatchObject({ status: 404, code: 'DESCARGA_NO_ENCONTRADA' });
  });
});

describe('an erased candidate', () => {
  const erase = async () => {
    await app.call(startSupresion, {
      as: scene.admin,
      params: { id: scene.candidato.id },
      body: { confirmacion: scene.candidato.nombre },
    });
    await app.deliver(eraseCandidato);
  };

  it('is in no ZIP file any more; files of others stay', async () => {
    const { data: withThem } = await create(ids);
    const { data: without } = await create(ids.slice(1));
    await app.deliver(createInformesPdf);
    await erase();
    expect((await get(withThem.id)).status).toBe(404);
    expect((await get(without.id)).data.estado).toBe('listo');
    expect(zips()).toEqual([`descargas/${scene.empresa.id}/${without.id}.zip`]);
  });

  it('does not come back with a file that was being made', async () => {
    await create(ids);
    const putStream = app.uploads.putStream.bind(app.uploads);
    app.uploads.putStream = async (...given) => {
      await putStream(...given);
      await erase();
    };
    await app.deliver(createInformesPdf);
    expect(zips()).toEqual([]);
  });
});
