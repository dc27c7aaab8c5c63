import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { createCandidato } from '#functions/candidatos/candidatos/create-candidato.ts';
import { getCandidato } from '#functions/candidatos/candidatos/get-candidato.ts';
import { getCandidatosEstadisticas } from '#functions/candidatos/candidatos/get-candidatos-estadisticas.ts';
import { findSuprimidos } from '#functions/candidatos/candidatos/suprimido.record.ts';
import { confirmCv } from '#functions/candidatos/curriculums/confirm-cv.ts';
import { extractTextoCv } from '#functions/candidatos/curriculums/extract-texto-cv.ts';
import { uploadCv } from '#functions/candidatos/curriculums/upload-cv.ts';
import { listAuditoria } from '#functions/cifras/auditoria/list-auditoria.ts';
import { Attachment, attachment } from '#functions/core/reply.ts';
import { eraseCandidato } from '#functions/datos/privacidad/erase-candidato.ts';
import { exportCandidato } from '#functions/datos/privacidad/export-candidato.ts';
import { getSupresion } from '#functions/datos/privacidad/get-supresion.ts';
import { listConsentimientos } from '#functions/datos/privacidad/list-consentimientos.ts';
import { startSupresion } from '#functions/datos/privacidad/start-supresion.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { sendAyuda } from '#functions/entrevistas/sala/send-ayuda.ts';
import { sendCorreccion } from '#functions/entrevistas/sala/send-correccion.ts';
import { sendEncuesta } from '#functions/entrevistas/sala/send-encuesta.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import type { Recibo, Supresion } from '#shared/datos/privacidad/privacidad.ts';
import type { Subida } from '#shared/documentos/documento.ts';
import { CONSENTIMIENTOS } from '#shared/entrevistas/sala/sala.ts';
import { aDocx } from '../../documentos/archivos.ts';
import {
  aCandidate,
  aCompany,
  aFinishedInterview,
  aNota,
  answerAll,
  aStartedInterview,
} from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const CORREGIDA = 'Contado mejor que la primera vez.';

/** Somebody with everything that there can be about a person. */
async function aFullCandidate() {
  const full = await aStartedInterview(app);
  const { respuestas } = await answerAll(app, full.params, full.sala);
  const correccion = { turnoId: respuestas[0]?.turnoId, texto: CORREGIDA };
  await app.call(sendCorreccion, { params: full.params, body: correccion });
  await app.call(finishSala, { params: full.params });
  const { candidato, admin } = full;
  const params = { id: candidato.id };
  await app.deliver(analyzeEntrevista);
  await app.call(sendEncuesta, { params: full.params, body: { satisfaccion: 4, comentario: 'Preguntas claras' } });
  const ayuda = { motivo: 'otro', mensaje: 'Mi correo ha cambiado' };
  await app.call(sendAyuda, { params: full.params, body: ayuda });
  await app.deliver(createNotificaciones);
  await aNota(app, admin, candidato.id, 'Pide teletrabajo');
  const body = { nombre: 'cv.docx', tipo: '', tamano: 10 };
  const { subida } = (await app.call<{ subida: Subida }>(uploadCv, { as: admin, params, body })).data;
  const bytes = aDocx(['Nuria Peña', 'Tel. 612 345 678']);
  await app.uploads.put(subida.campos.key as string, { bytes, contentType: '' });
  await app.call(confirmCv, { as: admin, params, body: { subidaId: subida.id } });
  await app.deliver(extractTextoCv);
  const booking = {
    candidatoId: candidato.id,
    servicioId: 'entrevistas-profundidad',
    fechaProgramada: new Date(app.clock.getTime() + 3_600_000).toISOString(),
    zonaHoraria: 'Europe/Madrid',
  };
  await app.call(createEntrevista, { as: admin, body: booking, headers: { 'idempotency-key': 'reserva-1' } });
  return { ...full, subject: params };
}
type Full = Pick<Awaited<ReturnType<typeof aFullCandidate>>, 'subject' | 'admin' | 'candidato'>;

const suprimir = ({ subject, admin, candidato }: Full, confirmacion = candidato.nombre) =>
  app.call<Supresion>(startSupresion, { as: admin, params: subject, body: { confirmacion } });
const supresion = async ({ subject, admin }: Full) =>
  (await app.call<Supresion>(getSupresion, { as: admin, params: subject })).data;
const uso = (empresaId: string) => app.table.all().find(({ PK, SK }) => PK === `EMPRESA#${empresaId}` && SK === 'USO');
/** What is in the table besides the tombstone and what names nobody: the audit log, events on their way. */
const others = () =>
  app.table.all().filter(({ PK, tipo }) => !PK.includes('#AUDITORIA') && tipo !== 'EVENTO' && tipo !== 'SUPRESION');

describe('exportCandidato', () => {
  it('answers everything that is kept about a person, and nothing that opens anything', async () => {
    const full = await aFullCandidate();
    const { status, headers, text } = await app.call(exportCandidato, { as: full.admin, params: full.subject });
    expect(() => exportCandidato.contract.response().parse(JSON.parse(text))).not.toThrow();
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="candidato_${full.candidato.id}_2026-03-02.json"`,
    );
    const copy = JSON.parse(text);
    expect(copy).toMatchObject({
      exportInfo: { version: '1.0', empresaId: full.empresa.id },
      candidato: { email: full.candidato.email },
      notas: [{ texto: 'Pide teletrabajo' }],
      cv: { nombre: 'cv.docx', texto: expect.stringContaining('612 345 678') },
    });
    expect(copy.historial.map(({ que }: { que: string }) => que)).toContain('documento_subido');
    const [booked, finished] = copy.entrevistas;
    expect(booked).toMatchObject({ estado: 'programada', turnos: [], informe: null });
    expect(finished).toMatchObject({ estado: 'analizada', informe: { entrevistaId: full.entrevista.id } });
    expect(finished.turnos[0].respuesta).toMatchObject({
      texto: CORREGIDA,
      correccion: { correccionId: expect.any(String) },
    });
    expect(finished.encuesta).toMatchObject({ satisfaccion: 4, comentario: 'Preguntas claras' });
    // What the person sent to whoever cares for candidates is in no file that the company gets.
    expect(text).not.toContain('Mi correo ha cambiado');
    expect(finished.consentimientos).toHaveLength(CONSENTIMIENTOS.length);
    expect(copy.correos.map(({ plantilla }: { plantilla: string }) => plantilla)).toContain('invitacionEntrevista');
    for (const secret of ['tokenCifrado', 'tokenHash', 'secretos', full.params.accessToken]) {
      expect(text).not.toContain(secret);
    }
  });

  it('is noted in the audit log, and is for administrators', async () => {
    const { admin, operador, candidato } = await aFinishedInterview(app);
    const params = { id: candidato.id };
    expect(await app.call(exportCandidato, { as: operador, params })).toMatchObject({ status: 403 });
    await app.call(exportCandidato, { as: admin, params });
    const { text } = await app.call(listAuditoria, { as: admin });
    expect(text).toContain('/api/candidatos/{id}/exportar');
  });

  it('is given also while the company may only be read: a cancelled one has 30 days for it', async () => {
    const { admin, superadmin, candidato, empresa } = await aFinishedInterview(app);
    const body = { estado: 'cancelada', motivo: 'Baja del servicio' };
    const moved = await app.call(moveEmpresa, { as: superadmin, params: { id: empresa.id }, body });
    expect(moved.status).toBe(200);
    const { status } = await app.call(exportCandidato, { as: admin, params: { id: candidato.id } });
    expect(status).toBe(200);
    expect((await app.call(listAuditoria, { as: admin })).text).toContain('/api/candidatos/{id}/exportar');
  });

  it('goes compressed when it is more than a Lambda answers', () => {
    const long = 'ñ'.repeat(4_000_000);
    const answer = attachment('application/json', new Attachment('a.json', long));
    expect(answer).toMatchObject({ isBase64Encoded: true, headers: { 'content-encoding': 'gzip' } });
    expect(Buffer.byteLength(answer.body ?? '')).toBeLessThan(100_000);
    expect(gunzipSync(Buffer.from(answer.body ?? '', 'base64')).toString()).toBe(long);
  });
});

describe('listConsentimientos', () => {
  it('says what was accepted and when, with the hash of the text and part of the address', async () => {
    const { admin, candidato, entrevista } = await aStartedInterview(app);
    const { data } = await app.call<Recibo[]>(listConsentimientos, { as: admin, params: { id: candidato.id } });
    expect(data).toMatchObject([
      {
        entrevistaId: entrevista.id,
        consentimientos: CONSENTIMIENTOS.map(({ id, texto }) => ({
          id,
          texto,
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          fecha: app.clock.toISOString(),
          direccion: '203.0.113.x',
        })),
      },
    ]);
  });
});

describe('startSupresion', () => {
  it('needs the name of the candidate, an administrator, and a candidate of the company', async () => {
    const { admin, operador, candidato } = await aFinishedInterview(app);
    const params = { id: candidato.id };
    const body = { confirmacion: candidato.nombre };
    expect(await app.call(startSupresion, { as: admin, params, body: { confirmacion: 'Nuria' } })).toMatchObject({
      status: 400,
      details: [{ path: 'confirmacion', msg: 'Escribe el nombre del candidato exactamente así: Nuria Peña' }],
    });
    expect(await app.call(startSupresion, { as: operador, params, body })).toMatchObject({ status: 403 });
    const other = await aCompany(app);
    expect(await app.call(startSupresion, { as: other.admin, params, body })).toMatchObject({ status: 404 });
    expect((await app.call(getCandidato, { as: admin, params })).status).toBe(200);
    expect(await app.call(getSupresion, { as: admin, params })).toMatchObject({ code: 'SUPRESION_NO_ENCONTRADA' });
  });

  it('takes the candidate away at once, and leaves who asked', async () => {
    const full = await aFullCandidate();
    const { data } = await suprimir(full);
    expect(data).toMatchObject({ estado: 'en_curso', solicitadaPor: { usuarioId: full.admin.id } });
    expect((await app.call(getCandidato, { as: full.admin, params: full.subject })).status).toBe(404);
    expect((await suprimir(full)).data).toEqual(data);
  });
});

describe('eraseCandidato', () => {
  it('leaves nothing about the person in table and bucket', async () => {
    const full = await aFullCandidate();
    await suprimir(full);
    await app.deliver(eraseCandidato);
    expect(await supresion(full)).toMatchObject({
      estado: 'terminada',
      cuentas: { entrevistas: 2, archivos: 1 },
      fechaFin: app.clock.toISOString(),
    });
    const left = JSON.stringify(others());
    const { email, id } = full.candidato;
    const written = [CORREGIDA, 'Preguntas claras', 'Mi correo ha cambiado'];
    for (const trace of [email, id, full.entrevista.id, 'Nuria Peña', '612 345 678', ...written]) {
      expect(left).not.toContain(trace);
    }
    expect(JSON.stringify(app.table.all())).not.toContain(full.candidato.email);
    expect([...app.uploads.stored.keys()]).toEqual([]);
    expect(await app.call(getSala, { params: full.params })).toMatchObject({ status: 404 });
  });

  it('keeps counters right: what waits goes, what was done stays', async () => {
    const full = await aFullCandidate();
    await suprimir(full);
    await app.deliver(eraseCandidato);
    expect(uso(full.empresa.id)).toMatchObject({ candidatos: 0, pendientes: 0, porValidar: 0, completadas: 1 });
    expect((await app.call(getCandidatosEstadisticas, { as: full.admin })).data).toMatchObject({ total: 0 });
  });

  it('touches nobody else', async () => {
    const full = await aFullCandidate();
    const neighbour = await aCandidate(app, full.admin, { nombre: 'Nuria Peña' });
    await aNota(app, full.admin, neighbour.id, 'De la otra Nuria');
    const about = () => app.table.all().filter((item) => JSON.stringify(item).includes(neighbour.id));
    const before = about();
    await suprimir(full);
    await app.deliver(eraseCandidato);
    expect(about()).toEqual(before);
  });

  it('ends a running interview: its room is there no more', async () => {
    const started = await aStartedInterview(app);
    const full = { ...started, subject: { id: started.candidato.id } };
    await suprimir(full);
    await app.deliver(eraseCandidato);
    expect(await app.call(getSala, { params: started.params })).toMatchObject({ status: 404 });
    expect((await supresion(full)).estado).toBe('terminada');
  });

  it('goes on where it stopped, and says so when it gave up', async () => {
    const full = await aFullCandidate();
    await suprimir(full);
    app.uploads.broken = true;
    await app.deliver(eraseCandidato, { receives: 3 });
    expect(await supresion(full)).toMatchObject({ estado: 'fallida', motivo: /seguirá donde quedó/ });
    app.uploads.broken = false;
    expect((await suprimir(full)).data).toMatchObject({ estado: 'en_curso', motivo: null });
    await app.deliver(eraseCandidato);
    await app.deliver(eraseCandidato);
    expect(await supresion(full)).toMatchObject({ estado: 'terminada', cuentas: { entrevistas: 2, archivos: 1 } });
  });

  it('is known to whoever brings in older data, by a hash, and lets the person apply again', async () => {
    const full = await aFullCandidate();
    const { email } = full.candidato;
    const known = async () => Object.fromEntries(await findSuprimidos(app.table, full.empresa.id, [email, 'x@y.test']));
    expect(await known()).toEqual({});
    const fecha = app.clock.toISOString();
    await suprimir(full);
    await app.deliver(eraseCandidato);
    expect(await known()).toEqual({ [email]: fecha });
    app.advance(1000);
    const body = { nombre: 'Nuria Peña', email };
    const { status, data } = await app.call(createCandidato, { as: full.admin, body });
    expect({ status, data }).toMatchObject({ status: 201, data: { email, suprimidoEl: fecha } });
    expect(await aCandidate(app, full.admin, { email: 'otra@correo.test' })).toMatchObject({ suprimidoEl: null });
  });

  it.each(['suspendida', 'cancelada'])('is a right also while the company is %s', async (estado) => {
    const full = await aFullCandidate();
    const body = { estado, motivo: 'Impago' };
    await app.call(moveEmpresa, { as: full.superadmin, params: { id: full.empresa.id }, body });
    const refused = await app.call(createCandidato, { as: full.admin, body: { nombre: 'Otra', email: 'a@b.test' } });
    expect(refused).toMatchObject({ status: 409, code: 'EMPRESA_SUSPENDIDA' });
    expect((await suprimir(full)).status).toBe(200);
    await app.deliver(eraseCandidato);
    expect(await supresion(full)).toMatchObject({ estado: 'terminada' });
  });
});
