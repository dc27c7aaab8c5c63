import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRevisionTextos } from '#functions/entrevistas/cuidado/create-revision-textos.ts';
import { deleteRevisionTextos } from '#functions/entrevistas/cuidado/delete-revision-textos.ts';
import { getCuidado } from '#functions/entrevistas/cuidado/get-cuidado.ts';
import { getTextoCuidado } from '#functions/entrevistas/cuidado/get-texto-cuidado.ts';
import { listTextosCuidado } from '#functions/entrevistas/cuidado/list-textos-cuidado.ts';
import { garantiasPublicadas, publicaciones, vigentes } from '#functions/entrevistas/cuidado/textos-publicados.ts';
import { GARANTIAS } from '#functions/entrevistas/dignidad/contestar.ts';
import type { RevisionTextos, TextoCuidado, VersionTextos } from '#shared/entrevistas/cuidado/texto-cuidado.ts';
import { sampleBody } from '../../support/sample-bodies.ts';
import { TestApp } from '../../support/test-app.ts';

/**
 * Every version of the texts that was ever released, by its digest. A text that changes is another version: add its line,
 * and keep the one before readable (`shared/entrevistas/cuidado/anteriores.ts` says how).
 */
const RELEASED: Record<string, string> = {
  'cuidado@2026-11-25.2': 'ab44f44b3b9b585c',
  'preguntas@2026-11-25.3': '697c7a6685abe6c6',
};

const digest = (textos: readonly TextoCuidado[]) =>
  createHash('sha256').update(JSON.stringify(textos)).digest('hex').slice(0, 16);

describe('Released texts', () => {
  it('change only as another version, and every version stays readable as it was', () => {
    const readable = publicaciones().map(({ conjunto, version, textos }) => [`${conjunto}@${version}`, digest(textos)]);
    expect(Object.fromEntries(readable)).toEqual(RELEASED);
  });

  it('have one id each within their set', () => {
    for (const { textos } of vigentes()) expect(new Set(textos.map(({ id }) => id)).size).toBe(textos.length);
  });
});

describe('A guarantee', () => {
  it('is said to hold only where a test stands that proves it', async () => {
    const known = garantiasPublicadas().map(({ id }) => id);
    for (const [id, prueba] of Object.entries(GARANTIAS)) {
      expect(known).toContain(id);
      const [file = '', name = ''] = prueba.split(': ');
      expect(await readFile(file, 'utf8'), `${id}: ${prueba}`).toContain(name);
    }
  });
});

describe('Texts as the superadmin reads them', () => {
  let app: TestApp;
  let superadmin: { id: string };
  beforeEach(async () => {
    app = new TestApp();
    superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
  });
  const list = (query: Record<string, string>) =>
    app.call<TextoCuidado[]>(listTextosCuidado, { as: superadmin, query: { limit: '200', ...query } });
  const preview = (id: string, query: Record<string, string> = {}) =>
    app.call<TextoCuidado & { lineas: { numero: string }[] }>(getTextoCuidado, {
      as: superadmin,
      params: { texto: id },
      query,
    });
  const versiones = async () =>
    (await app.call<{ versiones: VersionTextos[] }>(getCuidado, { as: superadmin })).data.versiones;
  const review = (body: object = {}) =>
    app.call<RevisionTextos>(createRevisionTextos, {
      as: superadmin,
      body: { ...(sampleBody('createRevisionTextos', {}) as object), ...body },
    });

  it('are listed by set, searched without accents, and kept apart by what they are about', async () => {
    const { data } = await list({ grupo: 'Riesgo vital', q: 'aleja' });
    expect(data.map(({ id }) => id)).toEqual(['rv.3.b']);
    expect(
      (await list({ conjunto: 'preguntas' })).data.find(({ id }) => id === 'ia_quien_eres')?.variantes,
    ).not.toEqual([]);
    expect((await list({})).data.map(({ id }) => id)).toContain('aviso.urgente');
    expect(await list({ version: '1999-01-01.1' })).toMatchObject({ code: 'VALIDACION' });
  });

  it('are shown as the room says them, with the lines of a country, or with words without a number', async () => {
    const { data } = await preview('rv.2.a', { pais: 'PE' });
    expect(data.texto).toContain('113, opción 5');
    expect(data.textoFacil).not.toMatch(/[{}]/);
    expect(data.lenguas.map(({ lengua }) => lengua).toSorted()).toEqual(['ca', 'en', 'gl', 'pt']);
    expect(data.lineas.map(({ numero }) => numero)).toEqual(['113, opción 5', '106']);
    expect(data.botones.length).toBeGreaterThan(0);
    expect((await preview('rv.2.a')).data.lineas).toEqual([]);
    expect(await preview('zz.9')).toMatchObject({ code: 'TEXTO_NO_ENCONTRADO' });
  });

  it('are «sin revisar» until a clinician, data protection and a reader of a country have read the version', async () => {
    const cuidado = async () => (await versiones()).find(({ conjunto }) => conjunto === 'cuidado');
    expect((await cuidado())?.faltan).toEqual(['clinica', 'datos', 'pais']);
    const { data } = await review();
    await review({ clase: 'datos', nombre: 'Luis Sanz', cargo: 'Delegado de protección de datos' });
    expect(await review({ clase: 'pais' })).toMatchObject({ code: 'VALIDACION' });
    expect(await review({ clase: 'pais', pais: 'XX' })).toMatchObject({ code: 'VALIDACION' });
    expect(await review({ fecha: '2026-12-31' })).toMatchObject({ code: 'VALIDACION' });
    expect(await review({ version: '2020-01-01.1' })).toMatchObject({ code: 'VALIDACION' });
    await review({ clase: 'pais', pais: 'MX' });
    expect(await cuidado()).toMatchObject({
      faltan: [],
      vigente: true,
      revisiones: [{ anotada: { por: 'Persona superadmin' } }, {}, {}],
    });
    expect((await versiones()).find(({ conjunto }) => conjunto === 'preguntas')?.faltan).toHaveLength(3);
    const params = { id: data.id };
    expect((await app.call(deleteRevisionTextos, { as: superadmin, params })).status).toBe(200);
    expect((await cuidado())?.faltan).toEqual(['clinica']);
    expect(await app.call(deleteRevisionTextos, { as: superadmin, params })).toMatchObject({
      code: 'REVISION_NO_ENCONTRADA',
    });
    const words = app.table.all().flatMap(({ tipo, accion }) => (tipo === 'AUDITORIA' ? [accion] : []));
    expect(words.filter((each) => each === 'Anotó una revisión de textos')).toHaveLength(3);
    expect(words).toContain('Quitó una revisión de textos');
  });
});
