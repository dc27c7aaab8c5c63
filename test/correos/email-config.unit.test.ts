import { beforeEach, describe, expect, it } from 'vitest';
import { SmtpError } from '#functions/core/adapters/smtp.ts';
import { testSmtp } from '#functions/correos/test-smtp.ts';
import { getConfiguracionGlobal } from '#functions/ia/configuracion/get-configuracion-global.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import type { EmailConfig, PruebaSmtp } from '#shared/correos/email-config.ts';
import { TestApp } from '../support/test-app.ts';

const PASSWORD = 'canario-de-correo-9f3e';
const SMTP = { host: 'smtp.empresa.test', port: 587, secure: false, user: 'ana@empresa.test', password: PASSWORD };

let app: TestApp;
let superadmin: { id: string; email: string };
beforeEach(async () => {
  app = new TestApp();
  superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
});

const read = async () =>
  (await app.call<{ emailConfig: EmailConfig }>(getConfiguracionGlobal, { as: superadmin })).data.emailConfig;
const save = (emailConfig: object) =>
  app.call<{ emailConfig: EmailConfig }>(updateConfiguracionGlobal, { as: superadmin, body: { emailConfig } });
const probar = (smtpConfig: object = SMTP) => app.call<PruebaSmtp>(testSmtp, { as: superadmin, body: { smtpConfig } });

describe('The configuration of e-mail', () => {
  it('begins with the platform’s mail service and the documented defaults', async () => {
    expect(await read()).toMatchObject({
      smtp: { host: '', port: 587, secure: false, user: '', password: '' },
      maxRetries: 3,
      version: 0,
      remitentePlataforma: 'avisos@idonea.test',
    });
    expect(Object.keys((await read()).emails)).toEqual(['administracion', 'candidatos', 'entrevistas', 'reportes']);
  });

  it('keeps a password that nobody reads: a mask in every answer, ciphertext in the table, nothing in a log', async () => {
    const answers = [await save({ smtp: SMTP }), await probar(), await save({ smtp: { ...SMTP, port: 25 } })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
    expect((await read()).smtp).toEqual({ ...SMTP, password: '••••9f3e' });
    const everything = [...answers.map(({ text }) => text), JSON.stringify(app.table.all()), JSON.stringify(app.logs)];
    for (const text of everything) expect(text).not.toContain(PASSWORD);
  });

  it('shows nothing of a short password', async () => {
    await save({ smtp: { ...SMTP, password: 'corta' } });
    expect((await read()).smtp.password).toBe('••••');
  });

  it('keeps the stored password for the same server and user, and for no other', async () => {
    await save({ smtp: SMTP });
    expect((await save({ smtp: { ...SMTP, password: '••••9f3e', secure: true } })).status).toBe(200);
    for (const other of [{ host: 'smtp.ajeno.test' }, { port: 465 }, { user: 'otra' }]) {
      const answer = await save({ smtp: { ...SMTP, ...other, password: undefined } });
      expect([answer.status, answer.details?.[0]?.path]).toEqual([400, 'smtp.password']);
      expect((await probar({ ...SMTP, ...other, password: undefined })).status).toBe(400);
    }
    await probar({ ...SMTP, password: undefined });
    expect(app.smtp.sent.map(({ server }) => server.password)).toEqual([PASSWORD]);
  });

  it('goes back to the platform’s service, with an empty host or with null', async () => {
    await save({ smtp: SMTP });
    await save({ smtp: { host: '', port: 587, secure: false, user: '', password: '' } });
    expect((await read()).smtp.host).toBe('');
    await save({ smtp: SMTP });
    await save({ smtp: null });
    expect((await read()).smtp.host).toBe('');
    expect(JSON.stringify(app.table.all())).not.toContain('smtp.empresa.test');
  });

  it('changes only what is sent, and refuses a stale version', async () => {
    await save({ from: { name: 'Personas', email: 'Personas@Empresa.test ' }, maxRetries: 5 });
    await save({ emails: { reportes: { name: 'Informes', email: 'informes@empresa.test' } }, version: 1 });
    expect(await read()).toMatchObject({
      from: { name: 'Personas', email: 'personas@empresa.test' },
      maxRetries: 5,
      emails: { reportes: { name: 'Informes' }, candidatos: { name: '', email: '' } },
      version: 2,
    });
    expect(await save({ maxRetries: 4, version: 1 })).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
  });

  it.each([
    [{ maxRetries: 0 }, 'maxRetries'],
    [{ maxRetries: 11 }, 'maxRetries'],
    [{ replyTo: 'nadie' }, 'replyTo'],
    [{ from: { name: 'Ana\r\nBcc: x@y.test', email: 'a@b.test' } }, 'from.name'],
    [{ from: { name: 'Ana', email: 'a@b.test\r\nBcc: x@y.test' } }, 'from.email'],
    [{ smtp: { ...SMTP, host: 'smtp.a.test\r\nX' } }, 'smtp.host'],
    [{ smtp: { ...SMTP, host: 'http://smtp.a.test/' } }, 'smtp.host'],
    [{ smtp: { ...SMTP, user: 'ana\r\nMAIL FROM:<x>' } }, 'smtp.user'],
    [{ smtp: { ...SMTP, port: 70_000 } }, 'smtp.port'],
    [{ emails: { otra: { name: '', email: '' } } }, 'emails'],
  ])('refuses %j', async (emailConfig, path) => {
    const answer = await save(emailConfig);
    expect(answer.status).toBe(400);
    expect(answer.details?.[0]?.path).toContain(path);
    expect((await read()).version).toBe(0);
  });

  it('is the superadmin’s alone', async () => {
    const admin = await app.addUsuario({ rol: 'admin', empresaId: null });
    const body = { emailConfig: { maxRetries: 4 } };
    expect((await app.call(updateConfiguracionGlobal, { as: admin, body })).status).toBe(403);
    expect((await app.call(testSmtp, { as: admin, body: { smtpConfig: SMTP } })).status).toBe(403);
  });
});

describe('A test of a mail server', () => {
  it('sends to whoever asks for it and tells of each step', async () => {
    const { data, message } = await probar();
    expect(message).toBe('Conexión SMTP exitosa - Email de prueba enviado');
    expect(data.ok).toBe(true);
    expect(data.pasos.map(({ paso, estado }) => `${paso} ${estado}`)).toEqual([
      'resolver bien',
      'conectar bien',
      'tls bien',
      'autenticar bien',
      'enviar bien',
    ]);
    expect(app.smtp.sent[0]?.mail.to.address).toBe(superadmin.email);
  });

  it('says at which step it failed and why', async () => {
    app.smtp.failure = new SmtpError('autenticar', { code: 'EAUTH', responseCode: 535 });
    const { data, message } = await probar();
    expect(message).toBe('Error en conexión SMTP: el servidor no acepta el usuario o la contraseña');
    expect(data.pasos[3]).toMatchObject({ paso: 'autenticar', estado: 'mal' });
    expect(data.pasos[4]?.estado).toBe('sin_probar');
  });

  it('can be made 5 times a minute', async () => {
    for (let n = 0; n < 5; n++) expect((await probar()).status).toBe(200);
    expect(await probar()).toMatchObject({ status: 429, code: 'DEMASIADOS_INTENTOS' });
  });
});
