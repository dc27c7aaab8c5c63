import { beforeEach, describe, expect, it } from 'vitest';
import { MailError } from '#functions/core/adapters/mail.ts';
import { correoRepository, correoWrites, type NewCorreo } from '#functions/correos/correo.repository.ts';
import { listCorreos } from '#functions/correos/list-correos.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { updateCorreoRebotado } from '#functions/correos/update-correo-rebotado.ts';
import { cancelEntrevista } from '#functions/entrevistas/entrevistas/cancel-entrevista.ts';
import { regenerateEnlace } from '#functions/entrevistas/entrevistas/regenerate-enlace.ts';
import { resendCorreo } from '#functions/entrevistas/entrevistas/resend-correo.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import type { Correo } from '#shared/correos/correo.ts';
import { aBooking, aCompany } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: { id: string };
let superadmin: { id: string };
let empresaId: string;
beforeEach(async () => {
  app = new TestApp();
  const company = await aCompany(app);
  ({ admin, superadmin } = company);
  empresaId = company.empresa.id;
});

const aviso = (overrides: Partial<NewCorreo> = {}): NewCorreo => ({
  empresaId,
  plantilla: 'alertas',
  para: { nombre: 'Ana', email: 'ana@correo.test' },
  variables: {
    nombre: 'Ana',
    titulo: 'Aviso',
    sobre: 'algo',
    mensaje: 'Ha pasado algo.',
    accion: 'Abrir',
    enlace: 'https://idonea.test/x',
    enlacePreferencias: 'https://idonea.test/perfil',
  },
  secretos: {},
  ...overrides,
});
const ask = (correo: NewCorreo = aviso()) => app.table.write(correoWrites(app.deps, correo));
const list = async (query: Record<string, string> = {}, as = admin) =>
  (await app.call<Correo[]>(listCorreos, { as, query })).data;
const passing = () => new MailError('El servicio de correo no ha respondido');
const only = async () => {
  const [correo, ...others] = await list();
  expect(others).toEqual([]);
  return correo as Correo;
};

describe('An e-mail', () => {
  it('is sent once, however often its message is delivered', async () => {
    await ask();
    await Promise.all([app.deliver(sendCorreo), app.deliver(sendCorreo), app.deliver(sendCorreo)]);
    await app.deliver(sendCorreo);
    expect(app.mailer.sent).toHaveLength(1);
    expect(await only()).toMatchObject({ estado: 'enviado', intentos: 1, via: 'ses', motivo: null });
  });

  it('is not sent by a run that finds it taken, until the time of the first one is over', async () => {
    await ask();
    const [item] = app.table.all().filter(({ tipo }) => tipo === 'CORREO');
    const correos = correoRepository(app.table);
    const correo = await correos.find(empresaId, String(item?.id));
    const until = new Date(app.clock.getTime() + 90_000);
    if (correo) await correos.claim(correo, { now: app.clock, until });
    expect(await app.deliver(sendCorreo)).toMatchObject({ failed: 1 });
    expect(app.mailer.sent).toEqual([]);
    app.advance(91_000);
    await app.deliver(sendCorreo);
    expect(app.mailer.sent).toHaveLength(1);
  });

  it('is tried as often as the configuration says, then it has failed and says why', async () => {
    await app.call(updateConfiguracionGlobal, { as: superadmin, body: { emailConfig: { maxRetries: 2 } } });
    await ask();
    app.mailer.failures.push(passing(), passing());
    expect(await app.deliver(sendCorreo)).toMatchObject({ failed: 1 });
    expect(await only()).toMatchObject({ estado: 'encolado', intentos: 1 });
    expect(await app.deliver(sendCorreo)).toMatchObject({ failed: 0 });
    expect(await only()).toMatchObject({
      estado: 'fallido',
      intentos: 2,
      motivo: 'El servicio de correo no ha respondido',
      reenviable: true,
    });
  });

  it('is not tried again when no other try can do better', async () => {
    await ask();
    app.mailer.failures.push(new MailError('El servicio de correo ha rechazado el mensaje', { permanent: true }));
    expect(await app.deliver(sendCorreo)).toMatchObject({ failed: 0 });
    expect(await only()).toMatchObject({ estado: 'fallido', intentos: 1 });
  });

  it('has come back when the address is refused at once', async () => {
    await ask();
    app.mailer.failures.push(new MailError('el servidor rechaza al destinatario (550)', { bounced: true }));
    await app.deliver(sendCorreo);
    expect((await only()).estado).toBe('rebotado');
  });

  it('has come back when SES says so later, also when the recipient complains', async () => {
    await ask();
    await ask(aviso({ empresaId: null, para: { nombre: 'Eva', email: 'eva@correo.test' } }));
    await app.deliver(sendCorreo);
    const [first, second] = app.mailer.sent.map(({ tags = {} }) => tags);
    const tagsOf = (tags: Record<string, string> = {}) =>
      Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]]));
    const bounce = { mail: { tags: tagsOf(first) }, bounce: { bounceType: 'Permanent' } };
    await app.tell(updateCorreoRebotado, 'Email Bounced', bounce);
    await app.tell(updateCorreoRebotado, 'Email Bounced', bounce);
    await app.tell(updateCorreoRebotado, 'Email Complaint Received', { mail: { tags: tagsOf(second) } });
    await app.tell(updateCorreoRebotado, 'Email Bounced', { mail: { tags: {} }, bounce: { bounceType: 'Transient' } });
    expect(await only()).toMatchObject({
      estado: 'rebotado',
      motivo: expect.stringContaining('la dirección no existe'),
    });
    expect(await list({}, superadmin)).toMatchObject([
      { estado: 'rebotado', motivo: 'El destinatario lo ha marcado como correo no deseado' },
    ]);
  });

  it('goes to one address 30 times an hour at most; an invitation to an interview always goes', async () => {
    for (let n = 0; n < 31; n++) await ask();
    await app.deliver(sendCorreo);
    expect(app.mailer.sent).toHaveLength(30);
    expect(await list({ estado: 'fallido' })).toMatchObject([
      { motivo: expect.stringContaining('demasiados correos') },
    ]);
    app.advance(3_600_000);
    await ask();
    await app.deliver(sendCorreo);
    expect(app.mailer.sent).toHaveLength(31);
  });

  it('with what lets somebody in goes 3 times an hour', async () => {
    for (let n = 0; n < 4; n++) await ask(accesoMail());
    await app.deliver(sendCorreo);
    expect(app.mailer.sent).toHaveLength(3);
  });
});

const accesoMail = () =>
  aviso({
    plantilla: 'resetPassword',
    variables: { nombre: 'Ana', nombreEmpresa: 'Acme', email: 'ana@correo.test', enlaceAcceso: 'x', password: 'x' },
  });

describe('The sender', () => {
  it("is the platform's address by SES, with the mailbox of the category for answers", async () => {
    const emailConfig = {
      from: { name: 'Personas', email: 'personas@empresa.test' },
      emails: { reportes: { name: 'Informes', email: 'informes@empresa.test' } },
    };
    await app.call(updateConfiguracionGlobal, { as: superadmin, body: { emailConfig } });
    await ask();
    await ask(accesoMail());
    await app.deliver(sendCorreo);
    expect(app.mailer.sent.map(({ from, replyTo }) => [from, replyTo])).toEqual([
      [{ name: 'Informes', address: 'avisos@idonea.test' }, 'informes@empresa.test'],
      [{ name: 'Personas', address: 'avisos@idonea.test' }, 'personas@empresa.test'],
    ]);
  });

  it('is that mailbox by a server of one’s own', async () => {
    const emailConfig = {
      smtp: { host: 'smtp.empresa.test', port: 587, secure: false, user: 'ana', password: 'una-clave-larga' },
      from: { name: 'Personas', email: 'personas@empresa.test' },
      emails: { reportes: { name: 'Informes', email: 'informes@empresa.test' } },
    };
    await app.call(updateConfiguracionGlobal, { as: superadmin, body: { emailConfig } });
    await ask();
    await ask(accesoMail());
    await app.deliver(sendCorreo);
    expect(app.mailer.sent).toEqual([]);
    expect(app.smtp.sent.map(({ server, mail }) => [server.password, mail.from.address])).toEqual([
      ['una-clave-larga', 'informes@empresa.test'],
      ['una-clave-larga', 'personas@empresa.test'],
    ]);
    expect((await list())[0]?.via).toBe('smtp');
  });
});

describe('The log of e-mails', () => {
  it('filters by state, kind, address and period, newest first', async () => {
    await ask(aviso({ para: { nombre: 'Ana', email: 'ana@uno.test' } }));
    app.advance(86_400_000);
    await ask(aviso({ para: { nombre: 'Eva', email: 'eva@dos.test' } }));
    await ask({ ...accesoMail(), para: { nombre: 'Ana', email: 'ana@tres.test' } });
    app.mailer.failures.push(undefined, undefined, new MailError('no', { permanent: true }));
    await app.deliver(sendCorreo);
    const found = async (query: Record<string, string>) => (await list(query)).map(({ para }) => para.email);
    expect(await found({})).toEqual(['ana@tres.test', 'eva@dos.test', 'ana@uno.test']);
    expect(await found({ estado: 'fallido' })).toEqual(['ana@tres.test']);
    expect(await found({ categoria: 'reportes' })).toEqual(['eva@dos.test', 'ana@uno.test']);
    expect(await found({ plantilla: 'resetPassword' })).toEqual(['ana@tres.test']);
    expect(await found({ q: 'ANA@' })).toEqual(['ana@tres.test', 'ana@uno.test']);
    expect(await found({ q: 'ana@', estado: 'enviado' })).toEqual(['ana@uno.test']);
    expect(await found({ desde: '2026-03-03T00:00:00.000Z' })).toEqual(['ana@tres.test', 'eva@dos.test']);
    expect(await found({ hasta: '2026-03-02T23:00:00.000Z', estado: 'enviado' })).toEqual(['ana@uno.test']);
  });

  it('pages, with filters too', async () => {
    for (let n = 0; n < 7; n++) {
      await ask(aviso({ para: { nombre: 'Ana', email: `ana${n}@uno.test` } }));
      await ask({ ...accesoMail(), para: { nombre: 'Ana', email: `ana${n}@dos.test` } });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: '3', categoria: 'reportes', ...(cursor && { cursor }) };
      const answer = await app.call<Correo[]>(listCorreos, { as: admin, query });
      seen.push(...answer.data.map(({ para }) => para.email));
      cursor = answer.nextCursor;
    } while (cursor);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `ana${n}@uno.test`));
  });

  it('shows neither variables nor secrets, and another company nothing at all', async () => {
    const other = await aCompany(app, { nombreLegal: 'Otra S.A.', nombreComercial: 'Otra' });
    await ask(aviso({ secretos: { tokenAcceso: 'cifrado' }, variables: { nombre: 'canario' } }));
    const { text } = await app.call(listCorreos, { as: admin });
    expect(text).not.toMatch(/canario|cifrado/);
    expect(await list({}, other.admin)).toEqual([]);
  });
});

describe('Sending again', () => {
  const resend = (id: string, as = admin) => app.call<Correo>(resendCorreo, { as, params: { id } });

  it('puts what failed or came back into the queue with new tries, and nothing else', async () => {
    await ask();
    app.mailer.failures.push(new MailError('no', { permanent: true }));
    await app.deliver(sendCorreo);
    const { id } = await only();
    expect(await resend(id)).toMatchObject({ status: 200, data: { estado: 'encolado', intentos: 0, reenvios: 1 } });
    expect(await resend(id)).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
    await app.deliver(sendCorreo);
    expect((await only()).estado).toBe('enviado');
    expect(await resend(id)).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
    expect(await resend('cor_x')).toMatchObject({ status: 404, code: 'CORREO_NO_ENCONTRADO' });
  });

  it('takes the link of the interview as it is now, and refuses when the interview is over', async () => {
    app = new TestApp();
    const booking = await aBooking(app);
    const bounced = async () => {
      await app.deliver(sendCorreo);
      const { tags } = app.mailer.sent.findLast(({ invitation }) => invitation) ?? {};
      const detail = { mail: { tags: { correo: [tags?.correo], empresa: [tags?.empresa] } } };
      await app.tell(updateCorreoRebotado, 'Email Complaint Received', detail);
      return String(tags?.correo);
    };
    const id = await bounced();
    const params = { id: booking.entrevista.id };
    await app.call(regenerateEnlace, { as: booking.admin, params, body: { avisar: false } });
    app.mailer.sent.length = 0;
    expect(await resend(id, booking.admin)).toMatchObject({ status: 200 });
    await bounced();
    const enlace = /entrevista\/(tok_[\w-]+)/.exec(app.mailer.sent[0]?.text ?? '')?.[1];
    expect(enlace).toBeDefined();
    expect(enlace).not.toBe(booking.params.accessToken);

    await app.call(cancelEntrevista, { as: booking.admin, params, body: { motivo: 'Se ha cubierto el puesto' } });
    expect(await resend(id, booking.admin)).toMatchObject({
      status: 409,
      message: 'La entrevista de este correo ya no está pendiente.',
    });
  });

  it('refuses what carried a password that is kept nowhere', async () => {
    await ask({ ...accesoMail(), secretos: { password: 'cifrada' } });
    const [item] = app.table.all().filter(({ tipo }) => tipo === 'CORREO');
    const correos = correoRepository(app.table);
    const correo = await correos.find(empresaId, String(item?.id));
    if (correo) await correos.markSent(correo, { mensajeId: 'm', via: 'ses', fecha: app.clock.toISOString() });
    if (correo) await correos.markBounced(correo, 'Ha vuelto', app.deps);
    const { id, reenviable, impedimento } = await only();
    expect([reenviable, impedimento]).toEqual([false, expect.stringContaining('envía una nueva desde Usuarios')]);
    expect(await resend(id)).toMatchObject({ status: 409, message: impedimento });
    expect(JSON.stringify(await correos.find(empresaId, id))).not.toContain('cifrada');
  });
});
