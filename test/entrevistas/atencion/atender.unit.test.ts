import { beforeEach, describe, expect, it } from 'vitest';
import { listCorreos } from '#functions/correos/list-correos.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { entidadOf } from '#functions/datos/datos/entidad.record.ts';
import { eraseCandidato } from '#functions/datos/privacidad/erase-candidato.ts';
import { exportCandidato } from '#functions/datos/privacidad/export-candidato.ts';
import { startSupresion } from '#functions/datos/privacidad/start-supresion.ts';
import { ajustesAtencionRepository } from '#functions/entrevistas/atencion/ajustes-atencion.repository.ts';
import { allowMenor } from '#functions/entrevistas/atencion/allow-menor.ts';
import { type NuevaAtencion, openWrites } from '#functions/entrevistas/atencion/atencion.record.ts';
import { closeAtencion } from '#functions/entrevistas/atencion/close-atencion.ts';
import { getAtencion } from '#functions/entrevistas/atencion/get-atencion.ts';
import { getRecuentoAtencion } from '#functions/entrevistas/atencion/get-recuento-atencion.ts';
import { listAtenciones } from '#functions/entrevistas/atencion/list-atenciones.ts';
import { offerAtencion } from '#functions/entrevistas/atencion/offer-atencion.ts';
import { openAtencion } from '#functions/entrevistas/atencion/open-atencion.ts';
import { replyAtencion } from '#functions/entrevistas/atencion/reply-atencion.ts';
import { updateAjustesAtencion } from '#functions/entrevistas/atencion/update-ajustes-atencion.ts';
import { entrevistaRepository } from '#functions/entrevistas/entrevistas/entrevista.repository.ts';
import { getEntrevista } from '#functions/entrevistas/entrevistas/get-entrevista.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { resumeSala } from '#functions/entrevistas/sala/resume-sala.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import type { AtencionDetalle, AtencionListada } from '#shared/entrevistas/atencion/atencion.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { aBooking, aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const DAY = 24 * 60 * 60_000;

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

type Scene = Awaited<ReturnType<typeof aStartedInterview>>;

/** A started interview whose operator is the contact, and what is to be attended to. */
async function scene(...nuevas: NuevaAtencion[]) {
  const started = await aStartedInterview(app);
  await app.call(updateAjustesAtencion, {
    as: started.admin,
    body: { contacto: { usuarioId: started.operador.id }, plazo: '24h', version: 0 },
  });
  const atenciones = [];
  for (const nueva of nuevas) atenciones.push(await open(started, nueva));
  return { ...started, contacto: started.operador, atenciones };
}
async function open({ empresa, entrevista: { id } }: Scene, nueva: NuevaAtencion) {
  const entrevista = await entrevistaRepository(app.table).get(empresa.id, id);
  const ajustesAtencion = await ajustesAtencionRepository(app.table).find(empresa.id);
  const writes = openWrites(app.deps, { entrevista, anfitrion: { ajustesAtencion } }, nueva);
  await app.table.write(writes);
  app.advance(1000);
  const put = writes.flatMap((write) => ('put' in write && write.put.SK.startsWith('ATENCION#') ? [write.put] : []));
  return { entrevistaId: id, id: String(put[0]?.id) };
}
const list = (as: { id: string }, query = {}) => app.call<AtencionListada[]>(listAtenciones, { as, query });
const stored = (id: string) => app.table.all().find(({ SK }) => SK === `ATENCION#${id}`);
const mails = () => app.mailer.sent.filter(({ subject }) => subject.includes('te escribe'));

describe('The page Atención a candidatos', () => {
  it('lists what is open, the first due first, to whoever cares for candidates and to nobody else', async () => {
    const { contacto, admin, superadmin, empresa, atenciones } = await scene(
      { tipo: 'consulta', texto: '¿Hay teletrabajo?' },
      { tipo: 'urgente' },
    );
    const { data } = await list(contacto);
    expect(data.map(({ tipo }) => tipo)).toEqual(['urgente', 'consulta']);
    expect(data[0]).toMatchObject({ candidatoNombre: 'Nuria Peña', estado: 'abierta' });
    expect(JSON.stringify(data)).not.toContain('teletrabajo');
    expect((await list(contacto, { tipo: 'consulta' })).data).toHaveLength(1);
    const [params] = atenciones;
    const query = { empresaId: empresa.id };
    for (const [as, more] of [[admin, {}] as const, [superadmin, { query }] as const]) {
      expect(await app.call(listAtenciones, { as, ...more })).toMatchObject({ status: 404 });
      expect(await app.call(getAtencion, { as, params, ...more })).toMatchObject({ status: 404 });
      expect(await app.call(openAtencion, { as, params, ...more })).toMatchObject({ status: 404 });
    }
    expect((await app.call(getRecuentoAtencion, { as: superadmin, query })).data).toEqual({
      abiertas: 2,
      sinAbrir: 2,
      vencidas: 1,
    });
    expect(await app.call(getRecuentoAtencion, { as: admin })).toMatchObject({ status: 404 });
  });

  it('hides what tells of somebody from them', async () => {
    const { contacto, admin, atenciones } = await scene({ tipo: 'ayuda', texto: 'x', motivo: 'otro' });
    const other = await scene({ tipo: 'neutro' });
    expect((await list(contacto)).data).toHaveLength(1);
    const [params] = atenciones;
    await app.table.write([
      {
        update: { PK: String(stored(params?.id ?? '')?.PK), SK: `ATENCION#${params?.id}` },
        set: { excepto: [contacto.id] },
      },
    ]);
    expect((await list(contacto)).data).toEqual([]);
    expect(await app.call(getAtencion, { as: contacto, params })).toMatchObject({ status: 404 });
    // Whom it does not name: those who administer the company, as long as nobody else is left.
    expect(await app.call(getAtencion, { as: admin, params })).toMatchObject({ status: 200 });
    expect(await app.call(getAtencion, { as: contacto, params: other.atenciones[0] })).toMatchObject({ status: 404 });
  });

  it('says what to do and how to reach the person, and notes who opened it first', async () => {
    const { contacto, atenciones, candidato } = await scene({ tipo: 'urgente' });
    const [params] = atenciones;
    const { data } = await app.call<AtencionDetalle>(getAtencion, { as: contacto, params });
    expect(data.aviso.asunto).toBe(`Urgente: llama ahora a ${candidato.nombre}`);
    expect(data.aviso.texto).not.toMatch(/[{}]/);
    expect(data).toMatchObject({ candidato: { email: candidato.email }, lineas: { emergencias: '112' } });
    expect((await app.call(openAtencion, { as: contacto, params })).data).toEqual({ id: params?.id, estado: 'vista' });
    const first = stored(params?.id ?? '')?.vista;
    app.advance(60_000);
    await app.call(openAtencion, { as: contacto, params });
    expect(stored(params?.id ?? '')).toMatchObject({ estado: 'vista', vista: first });
    const opened = app.table
      .all()
      .filter(({ tipo, accion }) => tipo === 'AUDITORIA' && accion === 'Abrió una atención');
    expect(opened).toHaveLength(2);
  });
});

describe('An answer', () => {
  it('goes to the person by e-mail, is kept with the question, closes it, and is in no other item', async () => {
    const { contacto, atenciones, candidato } = await scene({ tipo: 'consulta', texto: '¿Hay teletrabajo en Burgos?' });
    const [params] = atenciones;
    const body = { texto: 'Sí: dos días a la semana.' };
    const headers = { 'idempotency-key': 'respuesta-0001' };
    const first = await app.call(replyAtencion, { as: contacto, params, body, headers });
    expect(first).toMatchObject({ status: 200, data: { estado: 'cerrada' } });
    expect(await app.call(replyAtencion, { as: contacto, params, body, headers })).toMatchObject({ status: 200 });
    await app.deliver(sendCorreo);
    expect(mails()).toHaveLength(1);
    expect(JSON.stringify(mails()[0]?.to)).toContain(candidato.email);
    expect(mails()[0]?.text).toContain('Sí: dos días a la semana.');
    expect(mails()[0]?.text).not.toContain('Burgos');
    expect(stored(params?.id ?? '')).toMatchObject({ respuesta: { texto: body.texto, usuarioId: contacto.id } });
    const elsewhere = app.table.all().filter(({ SK }) => !/^(ATENCION|CORREO)#/.test(SK));
    expect(JSON.stringify([elsewhere, app.logs])).not.toMatch(/Burgos|dos días/);
    expect(await app.call(replyAtencion, { as: contacto, params, body })).toMatchObject({ status: 409 });
  });

  it('is for what somebody has asked', async () => {
    const { contacto, atenciones } = await scene({ tipo: 'neutro' });
    const asked = { as: contacto, params: atenciones[0], body: { texto: 'Hola' } };
    expect(await app.call(replyAtencion, asked)).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
  });
});

describe('An offer', () => {
  const mensaje = 'Te propongo otra cosa.';

  it('of a person ends the machine for good, and gives whoever interviews the same questions', async () => {
    const { contacto, atenciones, params: room, sala } = await scene({ tipo: 'neutro' });
    const [params] = atenciones;
    const { data: before } = await app.call<AtencionDetalle>(getAtencion, { as: contacto, params });
    expect(before.preguntas).toEqual([]);
    const offered = await app.call(offerAtencion, { as: contacto, params, body: { que: 'persona', mensaje } });
    expect(offered.status).toBe(200);
    expect((await app.call<Sala>(getSala, { params: room })).data).toMatchObject({ estado: 'pausada', turno: null });
    expect(await app.call(resumeSala, { params: room })).toMatchObject({ status: 409, code: 'SALA_PAUSADA' });
    const body = { respuestaId: 'respuesta-1', turnoId: sala.turno?.turnoId, texto: 'Organicé un equipo.' };
    expect(await app.call(sendRespuesta, { params: room, body })).toMatchObject({ status: 409 });
    const { data } = await app.call<AtencionDetalle>(getAtencion, { as: contacto, params });
    expect(data.entrevista.conducePersona).toMatchObject({ usuarioId: contacto.id });
    expect(data.preguntas.length).toBeGreaterThan(3);
    await app.deliver(sendCorreo);
    expect(mails()[0]?.text).toContain(mensaje);
  });

  it('of a person keeps one that was only booked from beginning', async () => {
    const booking = await aBooking(app);
    const params = await open(booking as unknown as Scene, { tipo: 'neutro' });
    await app.call(offerAtencion, { as: booking.admin, params, body: { que: 'persona', mensaje } });
    expect(await app.call(startSala, { params: booking.params })).toMatchObject({ status: 409, code: 'SALA_PAUSADA' });
  });

  it('of another day keeps the link open until a week after it, of another form gives more time', async () => {
    const { contacto, atenciones, empresa, entrevista } = await scene({ tipo: 'neutro' });
    const [params] = atenciones;
    const fecha = new Date(app.clock.getTime() + 20 * DAY).toISOString();
    await app.call(offerAtencion, { as: contacto, params, body: { que: 'dia', fecha, mensaje } });
    await app.call(offerAtencion, { as: contacto, params, body: { que: 'forma', tiempoExtra: 50, mensaje } });
    const now = await entrevistaRepository(app.table).get(empresa.id, entrevista.id);
    expect(now).toMatchObject({ cierra: new Date(Date.parse(fecha) + 7 * DAY).toISOString(), tiempoExtra: 50 });
    const cierre = app.table.all().find(({ PK, SK }) => SK === 'CIERRE' && PK.endsWith(entrevista.id));
    expect(cierre?.GSI1SK).toBe(`${now.cierra}#${entrevista.id}`);
  });

  it('notes the permission of a minor', async () => {
    const { contacto, atenciones, empresa, entrevista } = await scene({ tipo: 'neutro' });
    expect(await app.call(allowMenor, { as: contacto, params: atenciones[0] })).toMatchObject({ status: 200 });
    const now = await entrevistaRepository(app.table).get(empresa.id, entrevista.id);
    expect(now.permisoMenor).toMatchObject({ usuarioId: contacto.id });
  });
});

describe('What is closed', () => {
  it('moves to the other list with outcome and time, lets another one open, and is gone after 30 days', async () => {
    const started = await scene({ tipo: 'neutro' });
    const { contacto, atenciones } = started;
    const [params] = atenciones;
    const body = { resultado: 'hablamos', pasos: ['llamada'], hora: app.clock.toISOString() };
    expect(await app.call(closeAtencion, { as: contacto, params, body })).toMatchObject({ status: 200 });
    expect(await app.call(closeAtencion, { as: contacto, params, body })).toMatchObject({ status: 409 });
    expect((await list(contacto)).data).toEqual([]);
    expect((await list(contacto, { lista: 'cerradas' })).data).toMatchObject([
      { cerrada: { resultado: 'hablamos', pasos: ['llamada'], usuarioId: contacto.id } },
    ]);
    await open(started as unknown as Scene, { tipo: 'neutro' });
    expect((await list(contacto)).data).toHaveLength(1);
    expect(stored(params?.id ?? '')?.expira).toBe(Math.floor(app.clock.getTime() / 1000) + 30 * 24 * 3600 - 1);
    app.advance(30 * DAY);
    expect((await list(contacto, { lista: 'cerradas' })).data).toEqual([]);
    expect(await app.call(getAtencion, { as: contacto, params })).toMatchObject({ status: 404 });
  });

  it('leaves in the audit log who did what and when, and no content', async () => {
    const { contacto, atenciones, entrevista } = await scene({ tipo: 'consulta', texto: 'Secreto-1' });
    const [params] = atenciones;
    await app.call(openAtencion, { as: contacto, params });
    await app.call(replyAtencion, { as: contacto, params, body: { texto: 'Secreto-2' } });
    const entries = app.table
      .all()
      .filter(({ tipo, accion }) => tipo === 'AUDITORIA' && /tención|ontestó/.test(String(accion)));
    // Administrators read the log: it does not say whom it was about.
    expect(JSON.stringify(entries)).not.toContain(entrevista.id);
    expect(entries.map(({ accion }) => accion)).toContain('Contestó a un candidato desde Atención');
    expect(JSON.stringify(entries)).not.toContain('Secreto');
  });
});

describe('What the company gets', () => {
  it('tells nothing of it: neither the log of e-mails, the interview, the copy of a candidate nor its entry of an export', async () => {
    const { contacto, admin, candidato, atenciones, entrevista } = await scene({
      tipo: 'consulta',
      texto: 'Secreto-1',
    });
    const [params] = atenciones;
    await app.call(allowMenor, { as: contacto, params });
    await app.call(replyAtencion, { as: contacto, params, body: { texto: 'Secreto-2' } });
    await app.deliver(sendCorreo);
    const seen = [
      await app.call(listCorreos, { as: admin }),
      await app.call(getEntrevista, { as: admin, params: { id: entrevista.id } }),
      await app.call(exportCandidato, { as: admin, params: { id: candidato.id } }),
    ];
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(seen.map(({ text }) => text).join()).not.toMatch(/Secreto|tencion|permisoMenor|ate_/);
    const exported = entidadOf('entrevistas').esquema().shape;
    expect(Object.keys(exported)).not.toContain('permisoMenor');
  });

  it('goes with the person: an erasure leaves nothing of it', async () => {
    const { contacto, admin, candidato, atenciones } = await scene({ tipo: 'consulta', texto: 'Secreto-1' });
    await app.call(replyAtencion, { as: contacto, params: atenciones[0], body: { texto: 'Secreto-2' } });
    const body = { confirmacion: candidato.nombre };
    expect((await app.call(startSupresion, { as: admin, params: { id: candidato.id }, body })).status).toBeLessThan(
      300,
    );
    for (let n = 0; n < 3; n++) await app.deliver(eraseCandidato);
    const rest = app.table.all().filter(({ tipo }) => tipo !== 'AUDITORIA');
    expect(JSON.stringify(rest)).not.toMatch(/Secreto|ATENCION#|ATENCION_ABIERTA/);
  });
});
