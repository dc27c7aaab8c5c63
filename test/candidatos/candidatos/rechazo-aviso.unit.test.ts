import { beforeEach, describe, expect, it } from 'vitest';
import { listCandidatoHistorial } from '#functions/candidatos/candidatos/list-candidato-historial.ts';
import { updateCandidato } from '#functions/candidatos/candidatos/update-candidato.ts';
import { updateCandidatoEstado } from '#functions/candidatos/candidatos/update-candidato-estado.ts';
import { updateCandidatosEstado } from '#functions/candidatos/candidatos/update-candidatos-estado.ts';
import { listAuditoria } from '#functions/cifras/auditoria/list-auditoria.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { eraseCandidato } from '#functions/datos/privacidad/erase-candidato.ts';
import { startSupresion } from '#functions/datos/privacidad/start-supresion.ts';
import type { Candidato, Movimientos } from '#shared/candidatos/candidatos/candidato.ts';
import type { Hito } from '#shared/candidatos/candidatos/hito.ts';
import { anId } from '../../support/ids.ts';
import { aCandidate, aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const MENSAJE = 'Gracias por todo.\n\nEsta vez seguimos con otras personas & <b>otras ideas</b>.';

let app: TestApp;
let admin: { id: string };
let candidato: Candidato;
beforeEach(async () => {
  app = new TestApp();
  ({ admin } = await aCompany(app));
  candidato = await aCandidate(app, admin);
});

const move = (body: object, { id, version } = candidato) =>
  app.call<Candidato>(updateCandidatoEstado, { as: admin, params: { id }, body: { version, ...body } });
const moveAll = (ids: string[], body: object) =>
  app.call<Movimientos>(updateCandidatosEstado, { as: admin, body: { ids, ...body } });
async function mails() {
  await app.deliver(sendCorreo);
  return app.mailer.sent.filter(({ subject }) => subject === 'Sobre tu candidatura en Acme Talento');
}
const lastHito = async () =>
  (await app.call<Hito[]>(listCandidatoHistorial, { as: admin, params: { id: candidato.id } })).data[0];
const rechazo = { estado: 'rechazado', motivo: 'Pide más de lo que hay' };

describe('A person who is rejected', () => {
  it('hears nothing unless whoever rejects them says so', async () => {
    expect((await move(rechazo)).status).toBe(200);
    expect(await mails()).toEqual([]);
    expect(await lastHito()).toMatchObject({ a: 'rechazado', avisado: false });
  });

  it('reads the words of whoever rejects them and nothing else: not the reason', async () => {
    expect((await move({ ...rechazo, aviso: { mensaje: MENSAJE } })).status).toBe(200);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.to).toEqual({ name: candidato.nombre, address: candidato.email });
    expect(mail?.text).toContain(MENSAJE);
    expect(mail?.html).toContain('Gracias por todo.<br><br>Esta vez');
    expect(mail?.html).toContain('otras personas &#38; &#60;b&#62;otras ideas');
    for (const text of [mail?.text, mail?.html]) expect(text).not.toContain('Pide más');
  });

  it('is told once, and the timeline and the audit log know that they were', async () => {
    const again = { ...rechazo, aviso: { mensaje: MENSAJE } };
    await move(again);
    expect((await move(again)).code).toBe('VERSION_OBSOLETA');
    expect(await moveAll([candidato.id], again)).toMatchObject({
      data: { movimientos: [{ resultado: 'sin_cambio' }] },
    });
    expect(await mails()).toHaveLength(1);
    expect(await lastHito()).toMatchObject({ a: 'rechazado', avisado: true, actor: { usuarioId: admin.id } });
    const { data } = await app.call<{ operacion: string }[]>(listAuditoria, { as: admin });
    expect(JSON.stringify(data)).toContain(candidato.id);
    expect(JSON.stringify(data)).not.toContain('Gracias por todo');
  });

  it('of many is told for themselves; who stays where they are hears nothing', async () => {
    const other = await aCandidate(app, admin, { nombre: 'Bruno Gil' });
    const gone = await aCandidate(app, admin);
    await move(rechazo, gone);
    const ids = [candidato.id, other.id, gone.id, anId('can')];
    const { data } = await moveAll(ids, { ...rechazo, aviso: { mensaje: MENSAJE } });
    expect(data.movimientos.map(({ resultado }) => resultado)).toEqual([
      'movido',
      'movido',
      'sin_cambio',
      'no_encontrado',
    ]);
    expect((await mails()).map(({ to }) => to.address).sort()).toEqual([candidato.email, other.email].sort());
  });

  it('takes what they were told along when they are erased, also from another address by then', async () => {
    const { data: rejected } = await move({ ...rechazo, aviso: { mensaje: MENSAJE } });
    await mails();
    const { nombre, version } = rejected;
    const params = { id: candidato.id };
    const changed = await app.call(updateCandidato, {
      as: admin,
      params,
      body: { nombre, email: 'nuria.nueva@correo.test', version },
    });
    expect(changed.status).toBe(200);
    await app.call(startSupresion, { as: admin, params, body: { confirmacion: nombre } });
    await app.deliver(eraseCandidato);
    const left = app.table.all().filter(({ tipo }) => tipo === 'CORREO');
    expect(left.filter(({ plantilla }) => plantilla === 'rechazoCandidato')).toEqual([]);
  });

  it.each([
    [{ estado: 'en_proceso', aviso: { mensaje: MENSAJE } }, 'aviso'],
    [{ ...rechazo, aviso: { mensaje: '  ' } }, 'aviso.mensaje'],
    [{ ...rechazo, aviso: { mensaje: 'x'.repeat(2001) } }, 'aviso.mensaje'],
    [{ estado: 'rechazado', motivo: '', aviso: { mensaje: MENSAJE } }, 'motivo'],
  ])('is only told of a rejection, in words that are there: %o', async (body, path) => {
    expect(await move(body)).toMatchObject({ status: 400, details: [{ path }] });
    expect(await moveAll([candidato.id], body)).toMatchObject({ status: 400, details: [{ path }] });
    expect(await mails()).toEqual([]);
  });
});
