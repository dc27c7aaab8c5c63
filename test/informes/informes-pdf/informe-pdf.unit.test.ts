import { extractText } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import { listAuditoria } from '#functions/cifras/auditoria/list-auditoria.ts';
import { eraseCandidato } from '#functions/datos/privacidad/erase-candidato.ts';
import { startSupresion } from '#functions/datos/privacidad/start-supresion.ts';
import { validateInforme } from '#functions/informes/informes/validate-informe.ts';
import { createInformesPdf } from '#functions/informes/informes-pdf/create-informes-pdf.ts';
import { getInformePdf } from '#functions/informes/informes-pdf/get-informe-pdf.ts';
import { aPng } from '../../support/pictures.ts';
import { aCompany, aReport } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

interface Pdf {
  estado: string;
  version: number;
  url?: string;
  caduca?: string;
}

let app: TestApp;
let scene: Awaited<ReturnType<typeof aReport>>;

beforeEach(async () => {
  app = new TestApp();
  scene = await aReport(app);
});

const ask = (query: Record<string, string> = {}, as: { id: string } = scene.operador) =>
  app.call<Pdf>(getInformePdf, { as, params: { entrevistaId: scene.entrevista.id }, query });
const documents = () => [...app.uploads.stored.keys()].filter((key) => key.startsWith('informes/'));
const inFiveMinutes = () => new Date(app.clock.getTime() + 5 * 60 * 1000).toISOString();
const requests = () => app.table.all().filter(({ evento }) => evento === 'InformePdfSolicitado');
const textOf = async (key = '') => {
  const { text } = await extractText(new Uint8Array(app.uploads.stored.get(key)?.bytes ?? []), { mergePages: true });
  return text.replace(/\s+/g, ' ');
};
const validate = () =>
  app.call(validateInforme, {
    as: scene.admin,
    params: { entrevistaId: scene.entrevista.id },
    body: { comentario: 'Leída la transcripción entera.', version: 1 },
  });

describe('getInformePdf', () => {
  it('has the document made, and answers an address that saves it under its name for five minutes', async () => {
    expect(await ask()).toMatchObject({ status: 200, data: { estado: 'preparando', version: 1 } });
    await app.deliver(createInformesPdf);
    const { data } = await ask();
    expect(data).toMatchObject({ estado: 'listo', version: 1, caduca: inFiveMinutes() });
    const { searchParams, pathname } = new URL(data.url ?? '');
    expect(searchParams.get('seconds')).toBe('300');
    expect(searchParams.get('contentType')).toBe('application/pdf');
    expect(searchParams.get('disposition')).toMatch(/^attachment; filename="informe-[a-z0-9-]+-2026-03-02\.pdf"/);
    expect(documents()).toEqual([pathname.slice(1)]);
    expect(await textOf(documents()[0])).toContain(scene.candidato.nombre);
  });

  it('is made once, however often it is asked for', async () => {
    await Promise.all([ask(), ask(), ask()]);
    await ask({}, scene.admin);
    expect(requests()).toHaveLength(1);
    await app.deliver(createInformesPdf);
    await ask();
    await app.deliver(createInformesPdf);
    expect(app.logs.filter(({ event }) => event === 'informe_pdf.created')).toHaveLength(1);
  });

  it('has the transcript when it is asked for: another document', async () => {
    await ask();
    await ask({ transcripcion: '1' });
    await app.deliver(createInformesPdf);
    const texts = await Promise.all(documents().map(textOf));
    expect(texts.map((text) => text.includes('Anexo: transcripción')).toSorted()).toEqual([false, true]);
  });

  it('is made anew when the report is validated, and when the company changes its colour', async () => {
    await ask();
    await app.deliver(createInformesPdf);
    expect(await textOf(documents()[0])).toContain('Pendiente de validación');
    await validate();
    expect((await ask()).data).toMatchObject({ estado: 'preparando', version: 2 });
    await app.deliver(createInformesPdf);
    expect((await ask()).data).toMatchObject({ estado: 'listo', version: 2 });
    expect(await textOf(documents().at(-1))).toContain('Validado por una persona');

    const key = { PK: `EMPRESA#${scene.empresa.id}`, SK: 'EMPRESA' };
    await app.table.write([{ update: key, set: { configuracion: { coloresPrimarios: { primario: '#aa0000' } } } }]);
    expect((await ask()).data.estado).toBe('preparando');
  });

  it('is nobody’s when the report changes on the way: the next call asks for the new one', async () => {
    await ask();
    await validate();
    await app.deliver(createInformesPdf);
    expect(documents()).toEqual([]);
    expect((await ask()).data).toMatchObject({ estado: 'preparando', version: 2 });
  });

  it.each([
    ['a PNG is drawn', 'png', aPng(), 1],
    ['a WebP gives way to the name', 'webp', Buffer.from('RIFF'), 0],
    ['a broken one gives way to the name', 'png', Buffer.from('no picture'), 0],
  ])('has the logo of the company: %s', async (_, extension, bytes, pictures) => {
    const url = `/uploads/logos/log_1.${extension}`;
    app.files.stored.set(url.slice(1), { bytes, contentType: 'image/png' });
    const key = { PK: `EMPRESA#${scene.empresa.id}`, SK: 'MARCA' };
    await app.table.write([{ put: { ...key, tipo: 'MARCA', logo: { url, ancho: 64, alto: 64 } } }]);
    await ask();
    await app.deliver(createInformesPdf);
    const raw = app.uploads.stored.get(documents()[0] ?? '')?.bytes.toString('latin1') ?? '';
    expect(raw.match(/\/Subtype \/Image/g) ?? []).toHaveLength(pictures);
    expect(raw.includes('Logotipo de')).toBe(pictures > 0);
  });

  it('says that it failed, and is tried again when somebody wants it', async () => {
    await ask();
    app.uploads.broken = true;
    expect((await app.deliver(createInformesPdf, { receives: 1 })).failed).toBe(1);
    expect((await ask()).data.estado).toBe('preparando');
    await app.deliver(createInformesPdf, { receives: 3 });
    expect((await ask()).data.estado).toBe('fallido');
    app.uploads.broken = false;
    expect((await ask({ reintentar: '1' })).data.estado).toBe('preparando');
    await app.deliver(createInformesPdf);
    expect((await ask()).data.estado).toBe('listo');
  });

  it('is asked for again when it got lost', async () => {
    await ask();
    app.advance(19 * 60 * 1000);
    await ask();
    expect(requests()).toHaveLength(1);
    app.advance(2 * 60 * 1000);
    await ask();
    expect(requests()).toHaveLength(2);
  });

  it('leaves who downloaded it in the audit log', async () => {
    await ask();
    await app.deliver(createInformesPdf);
    await ask();
    const { data } = await app.call<{ operacion: string; actor: { usuarioId: string }; parametros: object }[]>(
      listAuditoria,
      { as: scene.admin },
    );
    const downloads = data.filter(({ operacion }) => operacion === 'GET /api/informes/{entrevistaId}/pdf');
    expect(downloads[0]).toMatchObject({
      actor: { usuarioId: scene.operador.id },
      parametros: { entrevistaId: scene.entrevista.id },
    });
  });

  it("answers another company's report like one that does not exist", async () => {
    const other = await aCompany(app, { nombreLegal: 'Beta S.A.', nombreComercial: 'Beta' });
    const [foreign, missing] = [
      await ask({}, other.admin),
      await app.call(getInformePdf, { as: other.admin, params: { entrevistaId: 'ent_x' } }),
    ];
    expect(foreign).toMatchObject({ status: 404, code: 'INFORME_NO_ENCONTRADO' });
    expect(foreign.text).toBe(missing.text);
    expect(requests()).toEqual([]);
  });
});

describe("an erased candidate's documents", () => {
  const erase = () =>
    app.call(startSupresion, {
      as: scene.admin,
      params: { id: scene.candidato.id },
      body: { confirmacion: scene.candidato.nombre },
    });

  it('go with the candidate', async () => {
    await ask();
    await ask({ transcripcion: '1' });
    await app.deliver(createInformesPdf);
    expect(documents()).toHaveLength(2);
    await erase();
    await app.deliver(eraseCandidato);
    expect(documents()).toEqual([]);
    expect(app.table.all().filter(({ tipo }) => tipo === 'INFORME_PDF')).toEqual([]);
  });

  it('do not come back from a job that had read the report before', async () => {
    await ask();
    const { put } = app.uploads;
    app.uploads.put = async (key, file) => {
      app.uploads.put = put;
      await erase();
      await app.deliver(eraseCandidato);
      await put.call(app.uploads, key, file);
    };
    await app.deliver(createInformesPdf);
    expect(documents()).toEqual([]);
  });
});
