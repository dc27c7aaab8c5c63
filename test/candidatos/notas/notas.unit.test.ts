import { beforeEach, describe, expect, it } from 'vitest';
import { createNota } from '#functions/candidatos/notas/create-nota.ts';
import { deleteNota } from '#functions/candidatos/notas/delete-nota.ts';
import { listNotas } from '#functions/candidatos/notas/list-notas.ts';
import { updateNota } from '#functions/candidatos/notas/update-nota.ts';
import type { Nota } from '#shared/candidatos/notas/nota.ts';
import { aCandidate, aCompany, aNota } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let id: string;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
  id = (await aCandidate(app, company.admin)).id;
});

const list = (query = {}) => app.call<Nota[]>(listNotas, { as: company.operador, params: { id }, query });
const update = (as: { id: string }, nota: Nota, texto: string, version = nota.version) =>
  app.call<Nota>(updateNota, { as, params: { id, notaId: nota.id }, body: { texto, version } });
const remove = (as: { id: string }, notaId: string) => app.call(deleteNota, { as, params: { id, notaId } });

describe('notes about a candidate', () => {
  it('are read by the whole team, the newest first, page by page, with who wrote them and when', async () => {
    const texts = ['Llamar el lunes', 'Dice que sí.\n¡Ñandú!', 'Pide teletrabajo'];
    for (const texto of texts) await aNota(app, company.admin, id, texto);
    const { data, nextCursor } = await list({ limit: '2' });
    expect(data.map(({ texto }) => texto)).toEqual(['Pide teletrabajo', 'Dice que sí.\n¡Ñandú!']);
    expect(data[0]).toMatchObject({
      autor: { usuarioId: company.admin.id, nombre: 'Persona admin' },
      fecha: app.clock.toISOString(),
      fechaEdicion: null,
    });
    const { data: rest } = await list({ limit: '2', cursor: nextCursor });
    expect(rest.map(({ texto }) => texto)).toEqual(['Llamar el lunes']);
  });

  it('are of one candidate, and of none who is not there', async () => {
    await aNota(app, company.admin, id, 'De Nuria');
    const other = await aCandidate(app, company.admin);
    expect((await app.call(listNotas, { as: company.admin, params: { id: other.id } })).data).toEqual([]);
    const params = { id: 'can_nadie' };
    expect(await app.call(listNotas, { as: company.admin, params })).toMatchObject({ status: 404 });
    expect(await app.call(createNota, { as: company.admin, params, body: { texto: 'Hola' } })).toMatchObject({
      status: 404,
      code: 'CANDIDATO_NO_ENCONTRADO',
    });
  });

  it.each([
    ['', 'Escribe la nota antes de guardarla'],
    ['   ', 'Escribe la nota antes de guardarla'],
    ['x'.repeat(4001), 'Escribe como máximo 4000 caracteres'],
  ])('have some text, up to 4000 characters', async (texto, msg) => {
    const answer = await app.call(createNota, { as: company.admin, params: { id }, body: { texto } });
    expect(answer).toMatchObject({ status: 400, details: [{ path: 'texto', msg }] });
  });

  it('are written once, however often the same request arrives', async () => {
    const options = {
      as: company.admin,
      params: { id },
      body: { texto: 'Una' },
      headers: { 'idempotency-key': 'una-clave-1' },
    };
    const [first, second] = [await app.call<Nota>(createNota, options), await app.call<Nota>(createNota, options)];
    expect(second.data).toEqual(first.data);
    expect((await list()).data).toHaveLength(1);
  });

  it('are changed and removed by whoever wrote them, and by nobody else', async () => {
    const nota = await aNota(app, company.operador, id, 'Primera');
    expect(await update(company.admin, nota, 'Ajena')).toMatchObject({ status: 409, code: 'NOTA_AJENA' });
    expect(await remove(company.admin, nota.id)).toMatchObject({ status: 409, code: 'NOTA_AJENA' });
    app.advance(60_000);
    const { data } = await update(company.operador, nota, 'Segunda');
    expect(data).toMatchObject({
      texto: 'Segunda',
      fecha: nota.fecha,
      fechaEdicion: app.clock.toISOString(),
      version: 2,
    });
    expect(await update(company.operador, nota, 'Tarde')).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    expect((await remove(company.operador, nota.id)).status).toBe(200);
    expect((await list()).data).toEqual([]);
    expect(await remove(company.operador, nota.id)).toMatchObject({ status: 404, code: 'NOTA_NO_ENCONTRADA' });
  });
});
