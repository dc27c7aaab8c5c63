import { beforeEach, describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from '#functions/acceso/auth/common-passwords.ts';
import { isGuessable } from '#functions/acceso/auth/guessable-password.ts';
import { login } from '#functions/acceso/auth/login.ts';
import { resetPassword } from '#functions/acceso/auth/reset-password.ts';
import { updatePassword } from '#functions/acceso/auth/update-password.ts';
import type { Sesion } from '#shared/acceso/auth/auth.ts';
import { password } from '#shared/core/schemas.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const LIST = COMMON_PASSWORDS.trim().split(/\s/);
const EMAIL = 'lucia.ferrer@talleres-moncayo.test';

describe('The list of most used passwords', () => {
  it('has more than 3000 that our rules for length would take, none twice', () => {
    expect(LIST.length).toBeGreaterThan(3000);
    expect(new Set(LIST).size).toBe(LIST.length);
    expect(LIST.filter((each) => !password().safeParse(each).success)).toEqual([]);
  });
});

describe('A password', () => {
  it.each(['12345678', 'password1', 'PassWord1', 'qwertyuiop', 'iloveyou', 'Idonea2026', 'idonea-1', 'Superadmin-99'])(
    'is too easy to guess: %s',
    (guessable) => expect(isGuessable(guessable)).toBe(true),
  );

  it.each(['Lucia-Ferrer-1', 'moncayo2026', 'TALLERES-moncayo'])(
    'of the words of the own e-mail is too: %s',
    (guessable) => {
      expect(isGuessable(guessable, EMAIL)).toBe(true);
      expect(isGuessable(guessable, 'otra@persona.test')).toBe(false);
    },
  );

  it.each([
    'tres gatos en el tejado',
    'solo minusculas',
    '84620193755',
    'ñandú-azul',
    'idonea tres gatos negros',
    '§±¥₤€ŁłØ',
  ])('may be of any characters: %s', (good) => expect(isGuessable(good, EMAIL)).toBe(false));
});

describe('Whoever sets a password', () => {
  let app: TestApp;
  let admin: { id: string; email: string };
  beforeEach(async () => {
    app = new TestApp();
    ({ admin } = await aCompany(app));
    Object.assign(app.identity.accounts.get(admin.email) ?? {}, { code: '123456' });
  });

  it('by a code of an e-mail hears at the field that it is too easy, and may try again with the same code', async () => {
    const reset = (secret: string) =>
      app.call(resetPassword, { body: { email: admin.email, codigo: '123456', password: secret } });

    const refused = await reset('sunshine');
    expect(refused).toMatchObject({ status: 400, code: 'PASSWORD_INVALIDA' });
    expect(refused.text).toContain('Es demasiado fácil de adivinar');
    expect((await reset('tres gatos en el tejado')).status).toBe(200);
  });

  it('for the first time hears it too, and the challenge goes on', async () => {
    Object.assign(app.identity.accounts.get(admin.email) ?? {}, { temporary: true });
    const { data } = await app.call<Sesion>(login, { body: { email: admin.email, password: 'Demo-1234' } });
    const set = (secret: string) =>
      app.call(updatePassword, { body: { email: admin.email, sesion: data.sesion, password: secret } });

    expect(await set('starwars')).toMatchObject({ status: 400, code: 'PASSWORD_INVALIDA' });
    expect((await set('tres gatos en el tejado')).status).toBe(200);
  });
});
