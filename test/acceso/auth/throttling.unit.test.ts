import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { requestRecuperacion } from '#functions/acceso/auth/request-recuperacion.ts';
import { resetPassword } from '#functions/acceso/auth/reset-password.ts';
import { sendRecuperacion } from '#functions/acceso/auth/send-recuperacion.ts';
import { updatePassword } from '#functions/acceso/auth/update-password.ts';
import { addressBlock } from '#functions/core/address-block.ts';
import { createSolicitud } from '#functions/empresas/solicitudes/create-solicitud.ts';
import { aCompany } from '../../support/scenarios.ts';
import { type Answer, TestApp } from '../../support/test-app.ts';

let app: TestApp;
let email: string;
beforeEach(async () => {
  app = new TestApp();
  ({ email } = (await aCompany(app)).admin);
});

const MINUTE = 60_000;
/** As CloudFront and API Gateway write it: the caller's address stands before the last. */
const from = (address: string) => ({ 'x-forwarded-for': `${address}, 130.176.0.1` });
const guess = (to: string, address = '198.51.100.1', password = 'otra-cosa') =>
  app.call(login, { body: { email: to, password }, headers: from(address) });
const statuses = (answers: Answer[]) => answers.map(({ status }) => status);
const count = (answers: Answer[], status: number) => statuses(answers).filter((each) => each === status).length;
const times = <T>(n: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

describe('Guesses of a password', () => {
  it('made 50 at a time from 50 addresses get exactly ten answers, then the right one is refused too', async () => {
    const answers = await times(50, (n) => guess(email, `198.51.100.${n}`));
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 40]);
    const right = await guess(email, '198.51.100.99', 'Demo-1234');
    expect(right).toMatchObject({ status: 429, code: 'DEMASIADOS_INTENTOS', success: false });
    expect(app.logs.filter(({ event }) => event === 'sesion.started')).toEqual([]);
  });

  it('say in words and in Retry-After when to try again, and are taken again then', async () => {
    await times(10, () => guess(email));
    app.advance(3 * MINUTE + 500);
    const refused = await guess(email);
    expect(refused.message).toBe('Demasiados intentos. Podrás volver a intentarlo dentro de 12 minutos.');
    expect(refused.headers['retry-after']).toBe('720');
    app.advance(720_000 - 1000);
    const soon = await guess(email);
    expect([soon.message, soon.headers['retry-after']]).toEqual([
      'Demasiados intentos. Podrás volver a intentarlo dentro de 1 minuto.',
      '1',
    ]);
    app.advance(1000);
    expect((await guess(email, '198.51.100.1', 'Demo-1234')).status).toBe(200);
  });

  it('are answered byte for byte alike for an e-mail that has no account', async () => {
    const known = [];
    const unknown = [];
    for (let n = 0; n < 12; n++) {
      known.push(await guess(email, '198.51.100.1'));
      unknown.push(await guess('nadie@correo.test', '198.51.100.2'));
    }
    const bytes = (answers: Answer[]) =>
      answers.map(({ status, text, headers, cookies }) => ({ status, text, headers, cookies }));
    expect(bytes(unknown)).toEqual(bytes(known));
    expect(statuses(known).slice(9)).toEqual([401, 429, 429]);
    const counters = app.table.all().filter(({ PK }) => PK.startsWith('INTENTOS#cuenta#'));
    expect(counters.map(({ n }) => n)).toEqual([10, 10]);
    expect(JSON.stringify(counters)).not.toContain('@');
  });

  it('of one person do not count for another', async () => {
    await times(10, () => guess('nadie@correo.test'));
    expect((await guess(email, '198.51.100.1', 'Demo-1234')).status).toBe(200);
  });

  it('begin anew after a success', async () => {
    await times(9, () => guess(email));
    expect((await guess(email, '198.51.100.1', 'Demo-1234')).status).toBe(200);
    expect(count(await times(11, () => guess(email)), 401)).toBe(10);
  });

  it('from one address stop at a hundred, whoever they are for; successes take no place', async () => {
    for (let n = 0; n < 120; n++) await guess(email, '203.0.113.50', 'Demo-1234');
    const answers = await times(130, (n) => guess(`persona${n}@correo.test`, '203.0.113.50'));
    expect([count(answers, 401), count(answers, 429)]).toEqual([100, 30]);
    expect((await guess(email, '203.0.113.51', 'Demo-1234')).status).toBe(200);
  });

  it('are not counted for the account when the address is refused', async () => {
    await times(100, (n) => guess(`persona${n}@correo.test`, '203.0.113.50'));
    await times(20, () => guess(email, '203.0.113.50'));
    expect((await guess(email, '203.0.113.51', 'Demo-1234')).status).toBe(200);
  });

  it('count for the address that CloudFront saw, not for one that the caller wrote', async () => {
    const forged = (n: number) => ({ 'x-forwarded-for': `10.0.0.${n}, 203.0.113.60, 130.176.0.1` });
    const answers = await times(110, (n) =>
      app.call(login, { body: { email: `persona${n}@correo.test`, password: 'x' }, headers: forged(n % 250) }),
    );
    expect(count(answers, 429)).toBe(10);
  });
});

describe('One subscriber', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:12:34:1:2:3:4', '2001:db8:12:34::/64'],
    ['2001:0db8:0012:0034::9', '2001:db8:12:34::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (address, block) => expect(addressBlock(address)).toBe(block));

  it('cannot go on from the next address of their network', async () => {
    const answers = await times(110, (n) => guess(`persona${n}@correo.test`, `2001:db8:12:34::${n.toString(16)}`));
    expect(count(answers, 429)).toBe(10);
  });
});

describe('New passwords and codes', () => {
  it('are taken ten times for one challenge', async () => {
    const answers = await times(50, () =>
      app.call(updatePassword, { body: { email, sesion: 'reto-inventado', password: 'nueva-clave-1' } }),
    );
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 40]);
  });

  it('are taken ten times for one e-mail, with or without an account', async () => {
    for (const who of [email, 'nadie@correo.test']) {
      const answers = await times(50, (n) =>
        app.call(resetPassword, {
          body: { email: who, codigo: String(100_000 + n), password: 'nueva-clave-1' },
          headers: from(`198.51.100.${n}`),
        }),
      );
      expect([count(answers, 400), count(answers, 429)]).toEqual([10, 40]);
    }
  });
});

describe('E-mails that somebody makes us send', () => {
  const forget = (to: string, address = '198.51.100.1') =>
    app.call(requestRecuperacion, { body: { email: to }, headers: from(address) });

  it('are three an hour for one target, while the answer stays the same', async () => {
    const answers = await times(30, (n) => forget(email, `198.51.100.${n}`));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    await app.deliver(sendRecuperacion);
    expect(app.logs.filter(({ event }) => event === 'recuperacion.sent')).toHaveLength(3);
    app.advance(60 * MINUTE);
    await forget(email);
    expect(app.table.all().filter(({ evento }) => evento === 'RecuperacionSolicitada')).toHaveLength(4);
  });

  it('can be asked for twenty times an hour from one address', async () => {
    const answers = await times(30, (n) => forget(`persona${n}@correo.test`));
    expect([count(answers, 200), count(answers, 429)]).toEqual([20, 10]);
    expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('3600');
  });
});

describe('Requests of new companies', () => {
  it('are taken five times an hour from one address', async () => {
    const answers = await times(12, (n) =>
      app.call(createSolicitud, {
        body: {
          motivo: 'demo',
          nombre: `Persona ${n}`,
          empresa: 'Otra S.L.',
          cif: 'B65410011',
          email: 'ana@otra.test',
          telefono: '600 100 200',
          trabajadores: 12,
          avisoLegal: '2026-11',
          aceptaAvisoLegal: true,
        },
      }),
    );
    expect([count(answers, 201), count(answers, 429)]).toEqual([5, 7]);
    expect(app.table.all().filter(({ tipo }) => tipo === 'SOLICITUD')).toHaveLength(5);
  });
});
