import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { checkLineasAyuda } from '#functions/entrevistas/cuidado/check-lineas-ayuda.ts';
import { confirmLineaAyuda } from '#functions/entrevistas/cuidado/confirm-linea-ayuda.ts';
import { correctLineaAyuda } from '#functions/entrevistas/cuidado/correct-linea-ayuda.ts';
import { getCuidado } from '#functions/entrevistas/cuidado/get-cuidado.ts';
import { listLineasAyuda } from '#functions/entrevistas/cuidado/list-lineas-ayuda.ts';
import { restoreLineaAyuda } from '#functions/entrevistas/cuidado/restore-linea-ayuda.ts';
import { withdrawLineaAyuda } from '#functions/entrevistas/cuidado/withdraw-linea-ayuda.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { resumeSala } from '#functions/entrevistas/sala/resume-sala.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import type { LineaAyuda } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import { lineas } from '#shared/entrevistas/dignidad/lineas.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { sampleBody } from '../../support/sample-bodies.ts';
import { aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

/** Help lines as the superadmin looks after them, and what candidates are told meanwhile. */

const TODAY = '2026-12-01';
const WISH = 'Llevo meses pensando en quitarme la vida, no le cuento esto a nadie.';

let app: TestApp;
let superadmin: { id: string };
beforeEach(async () => {
  app = new TestApp();
  app.clock = new Date(`${TODAY}T09:00:00.000Z`);
  superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
});

const of = (id: string, body?: unknown) => ({
  as: superadmin,
  params: { linea: id },
  ...(body !== undefined && { body }),
});
const withdraw = (id: string, motivo = 'Nadie contesta') =>
  app.call<LineaAyuda>(withdrawLineaAyuda, of(id, { motivo }));
const restore = (id: string) => app.call<LineaAyuda>(restoreLineaAyuda, of(id));
const confirm = (id: string, marcar: string, fecha = TODAY) =>
  app.call<LineaAyuda>(confirmLineaAyuda, of(id, { marcar, quien: 'Luis Sanz', fecha }));
const correct = (id: string, body: object) =>
  app.call<LineaAyuda>(correctLineaAyuda, of(id, { ...(sampleBody('correctLineaAyuda', {}) as object), ...body }));
const list = (query: Record<string, string> = {}) =>
  app.call<LineaAyuda[]>(listLineasAyuda, { as: superadmin, query: { limit: '200', ...query } });
const entries = () => app.table.all().filter(({ tipo, entidad }) => tipo === 'AUDITORIA' && entidad === 'cuidado');

/** A company of Spain, with an interview under way: each text that stops it says what there is to call. */
async function aRoom() {
  const { params, sala } = await aStartedInterview(app);
  let sent = 0;
  const stop = async () => {
    const body = { respuestaId: `respuesta-${++sent}`, turnoId: String(sala.turno?.turnoId), texto: WISH };
    const { data } = await app.call<Sala>(sendRespuesta, { params, body });
    await app.call(resumeSala, { params });
    return data.mensaje;
  };
  const offline = async () => (await app.call<Sala>(getSala, { params })).data.urgencia;
  return { stop, offline };
}

describe('A withdrawn line', () => {
  it('is in no message from the very next one on, and is back when it is brought back', async () => {
    const { stop, offline } = await aRoom();
    expect((await stop())?.lineas.map(({ marcar }) => marcar)).toContain('024');
    expect((await withdraw('es-024')).data).toMatchObject({
      estado: 'retirada',
      retirada: { por: 'Persona superadmin' },
    });
    for (const said of [await stop(), await offline()]) {
      expect(said?.texto).toContain(lineas().predeterminado.texto_crisis);
      expect(JSON.stringify(said)).not.toContain('024');
      expect(said?.lineas.map(({ marcar }) => marcar)).toEqual(['112']);
    }
    expect((await restore('es-024')).data).toMatchObject({ estado: 'sin_firmar', retirada: null });
    expect((await stop())?.texto).toContain('024');
  });

  it('is not in what whoever cares for candidates is told either', async () => {
    const { params, sala } = await aStartedInterview(app);
    await withdraw('es-024');
    const texto = 'Esta noche me voy a quitar la vida, ya dejé la carta a mis hijos.';
    const body = { respuestaId: 'respuesta-1', turnoId: String(sala.turno?.turnoId), texto };
    await app.call<Sala>(sendRespuesta, { params, body });
    await app.deliver(createNotificaciones);
    const urgent = app.table.all().find(({ title }) => String(title).startsWith('Urgente'));
    expect(urgent?.message).toContain(lineas().predeterminado.texto_crisis);
    expect(urgent?.message).not.toContain('024');
  });

  it('takes every line of its country with the same number along', async () => {
    expect((await withdraw('ec-911')).data.comparten).toEqual(['ec-911-violencia']);
    const { data } = await list({ pais: 'EC', estado: 'retirada' });
    expect(data.map(({ id }) => id).toSorted()).toEqual(['ec-911', 'ec-911-violencia']);
    await restore('ec-911-violencia');
    expect((await list({ pais: 'EC', estado: 'retirada' })).data).toEqual([]);
  });

  it('is audited with its reason, both ways, and brought back once only', async () => {
    await withdraw('es-024', 'Da error desde el lunes');
    await restore('es-024');
    expect(entries()).toMatchObject([
      {
        accion: 'Retiró una línea de ayuda',
        parametros: { linea: 'es-024' },
        cambios: [
          { campo: 'retirada', antes: false, despues: true },
          { campo: 'motivo', antes: null, despues: 'Da error desde el lunes' },
        ],
      },
      { accion: 'Recuperó una línea de ayuda', cambios: [{ campo: 'retirada', antes: true, despues: false }] },
    ]);
    expect(await restore('es-024')).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
    expect(await withdraw('es-999')).toMatchObject({ status: 404, code: 'LINEA_NO_ENCONTRADA' });
  });
});

describe('A line that somebody has dialled', () => {
  it('is verified for 90 days from that day', async () => {
    const { data } = await confirm('es-024', '024', '2026-11-30');
    expect(data).toMatchObject({
      estado: 'verificada',
      confirmacion: { quien: 'Luis Sanz', por: 'Persona superadmin' },
    });
    expect(data.caduca).toBe('2027-02-28');
    expect(entries().at(-1)?.cambios).toEqual([{ campo: 'verificada', antes: null, despues: '2026-11-30' }]);
  });

  it('is that number: another one, a day to come, long ago or no number at all are refused', async () => {
    expect(await confirm('es-024', '112')).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    expect(await confirm('es-024', '024', '2026-12-03')).toMatchObject({ code: 'VALIDACION' });
    expect(await confirm('es-024', '024', '2026-09-02')).toMatchObject({ code: 'VALIDACION' });
    expect(await confirm('cl-direccion-trabajo', '')).toMatchObject({ code: 'ESTADO_NO_PERMITE' });
    expect(entries()).toEqual([]);
  });
});

describe('A correction', () => {
  it('is what the next message says, needs a source, and has to be dialled again', async () => {
    const { stop } = await aRoom();
    await confirm('es-024', '024');
    const { data } = await correct('es-024', { numero: '025', marcar: '025' });
    expect(data).toMatchObject({ estado: 'sin_firmar', confirmacion: null, publicada: { numero: '024' }, version: 1 });
    const said = await stop();
    expect(said?.texto).toContain('Línea 024, 025');
    expect(said?.lineas.map(({ marcar }) => marcar)).toContain('025');
    expect(await correct('es-024', { fuente: ' ', version: 1 })).toMatchObject({ code: 'VALIDACION' });
    expect(await correct('es-024', { marcar: '024 y 025', version: 1 })).toMatchObject({ code: 'VALIDACION' });
    expect(entries().at(-1)?.cambios).toContainEqual({ campo: 'numero', antes: '024', despues: '025' });
  });

  it('is made from the one that was on the screen, and leaves a withdrawal as it is', async () => {
    await withdraw('es-024');
    expect((await correct('es-024', { numero: '025', marcar: '025' })).data.estado).toBe('retirada');
    expect(await correct('es-024', { numero: '026', marcar: '026' })).toMatchObject({ code: 'VERSION_OBSOLETA' });
    expect((await list({ q: '025' })).data.map(({ numero }) => numero)).toEqual(['025']);
  });
});

describe('The list', () => {
  it('has what is due first, then what nobody has verified, and is searched, filtered and paged', async () => {
    await confirm('es-024', '024');
    await withdraw('es-016');
    const { data } = await list();
    expect(data.at(-1)?.id).toBe('es-016');
    const verified = data.filter(({ caduca, estado }) => caduca && estado !== 'retirada').map(({ caduca }) => caduca);
    expect(verified).toEqual(verified.toSorted());
    expect((await list({ estado: 'verificada' })).data.map(({ id }) => id)).toEqual(['es-024']);
    expect((await list({ q: 'linea de la vida' })).data.map(({ pais }) => pais)).toEqual(['MX']);
    const first = await list({ limit: '50' });
    const second = await list({ limit: '50', cursor: String(first.nextCursor) });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(data.map(({ id }) => id));
    expect(second.nextCursor).toBeUndefined();
    expect(await list({ cursor: 'bm8' })).toMatchObject({ code: 'CURSOR_INVALIDO' });
  });
});

describe('A verification that ends', () => {
  const told = async () => {
    await app.deliver(createNotificaciones);
    const notices = app.table
      .all()
      .filter(({ PK, tipo }) => PK === `USUARIO#${superadmin.id}` && tipo === 'NOTIFICACION');
    return notices.map(({ title }) => String(title));
  };
  const on = (day: string) => {
    app.clock = new Date(`${day}T06:30:00.000Z`);
    return checkLineasAyuda(app.deps);
  };

  it('is told once at 60, 30 and 7 days and when it is over, however often the job runs', async () => {
    expect(await on('2026-12-24')).toBe(0);
    expect(await on('2026-12-25')).toBe(1);
    expect(await on('2026-12-26')).toBe(0);
    const both = await Promise.all([on('2027-01-24'), on('2027-01-24')]);
    expect(both.toSorted()).toEqual([0, 1]);
    expect(await on('2027-02-16')).toBe(1);
    expect(await on('2027-02-23')).toBe(1);
    expect(await on('2027-03-20')).toBe(0);
    const titles = await told();
    expect(titles.map((title) => title.replace(/^\d+ /, ''))).toEqual([
      'líneas de ayuda por comprobar en 60 días',
      'líneas de ayuda por comprobar en 30 días',
      'líneas de ayuda por comprobar en 7 días',
      'líneas de ayuda sin comprobar',
    ]);
  });

  it('is not told of a line that was dialled meanwhile or is withdrawn, and begins anew with the new day', async () => {
    for (const { id, marcar, estado } of (await list()).data)
      if (marcar && estado !== 'sin_verificar') await withdraw(id);
    await restore('es-024');
    app.clock = new Date('2026-12-20T09:00:00.000Z');
    await confirm('es-024', '024', '2026-12-20');
    expect(await on('2026-12-25')).toBe(0);
    expect(await on('2027-01-19')).toBe(1);
    expect(await told()).toEqual(['1 línea de ayuda por comprobar en 60 días']);
    app.clock = new Date('2027-01-20T09:00:00.000Z');
    await confirm('es-024', '024', '2027-01-20');
    expect(await on('2027-01-21')).toBe(0);
    expect(await on('2027-02-19')).toBe(1);
  });

  it('stands in the figures of the panel', async () => {
    app.clock = new Date('2027-02-23T09:00:00.000Z');
    const { data } = await app.call<{ lineas: Record<string, unknown> }>(getCuidado, { as: superadmin });
    expect(data.lineas).toMatchObject({ porVencer: 0, retiradas: 0, proxima: null });
    expect(data.lineas.vencidas).toBeGreaterThan(30);
  });
});
