import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkSocialUser } from '#functions/acceso/auth/link-social-user.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let usuario: { id: string; email: string };

beforeEach(async () => {
  app = new TestApp();
  usuario = await app.addUsuario({ rol: 'superadmin', empresaId: null, email: 'kira.sol@acme.test' });
});

/** What the pool asks when an identity that it does not know signs in for the first time. */
function signUp(
  userAttributes: Record<string, string>,
  { userName = 'Google_108_abc', triggerSource = 'PreSignUp_ExternalProvider' } = {},
) {
  const event = {
    version: '1',
    region: 'eu-west-1',
    userPoolId: 'eu-west-1_pool',
    userName,
    triggerSource,
    callerContext: { awsSdkVersion: '', clientId: 'client' },
    request: { userAttributes },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  } as PreSignUpTriggerEvent;
  return linkSocialUser.create({ deps: app.deps, adapters: { links: app.links } })(event);
}

const change = (set: Record<string, unknown>) =>
  app.table.write([{ update: { PK: `USUARIO#${usuario.id}`, SK: 'USUARIO' }, set }]);

describe('A social identity that the pool does not know', () => {
  it.each(['true', '1'])('becomes a way in for the user of its e-mail, verified as "%s"', async (email_verified) => {
    const event = await signUp({ email: 'kira.sol@acme.test', email_verified });

    expect(app.links.links).toEqual([
      { poolId: 'eu-west-1_pool', username: usuario.id, providerName: 'Google', subject: '108_abc' },
    ]);
    expect(event.response).toEqual({ autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false });
  });

  it('is found whatever the case of its e-mail and the spaces around it', async () => {
    await signUp({ email: ' Kira.Sol@ACME.test ', email_verified: 'true' }, { userName: 'Microsoft_AbC-d_e' });

    expect(app.links.links).toMatchObject([{ username: usuario.id, providerName: 'Microsoft', subject: 'AbC-d_e' }]);
  });

  it.each([
    ['an e-mail that is not verified', { email: 'kira.sol@acme.test', email_verified: 'false' }],
    ['an e-mail of which nobody says that it is verified', { email: 'kira.sol@acme.test' }],
    ['another word for verified', { email: 'kira.sol@acme.test', email_verified: 'yes' }],
    ['no e-mail', { email_verified: 'true' }],
    ['an empty e-mail', { email: '  ', email_verified: 'true' }],
    ['an unknown e-mail', { email: 'nadie@acme.test', email_verified: 'true' }],
    ['a Cyrillic letter that looks like ours', { email: 'kirа.sol@acme.test', email_verified: 'true' }],
    ['the Kelvin sign, which is a k in lower case', { email: '\u212Aira.sol@acme.test', email_verified: 'true' }],
    ['a full-width letter', { email: 'ｋira.sol@acme.test', email_verified: 'true' }],
    ['an accent that a comparison could fold away', { email: 'kíra.sol@acme.test', email_verified: 'true' }],
    ['a domain that only looks the same in Unicode', { email: 'kira.sol@xn--cme-7cd.test', email_verified: 'true' }],
    ['a tag that some providers drop', { email: 'kira.sol+x@acme.test', email_verified: 'true' }],
    ['a zero-width space inside', { email: 'kira\u200B.sol@acme.test', email_verified: 'true' }],
    ['two addresses', { email: 'kira.sol@acme.test,otra@acme.test', email_verified: 'true' }],
  ])('is refused with %s', async (_, attributes) => {
    await expect(signUp(attributes as Record<string, string>)).rejects.toThrow('Nobody here');
    expect(app.links.links).toEqual([]);
    expect(app.logs.map(({ event }) => event)).toEqual(['social.refused']);
    expect(JSON.stringify(app.logs)).not.toContain('sol');
  });

  it('is refused for a user who is disabled, or who has no account yet', async () => {
    const attributes = { email: usuario.email, email_verified: 'true' };
    await change({ activo: false });
    await expect(signUp(attributes)).rejects.toThrow();
    await change({ activo: true, sub: null });
    await expect(signUp(attributes)).rejects.toThrow();
    expect(app.links.links).toEqual([]);
  });

  it.each(['Google', 'Google_', '_108'])('is refused when it has no name and subject: "%s"', async (userName) => {
    const attributes = { email: usuario.email, email_verified: 'true' };
    await expect(signUp(attributes, { userName })).rejects.toThrow();
  });
});

describe('An account that we make ourselves', () => {
  it.each(['PreSignUp_AdminCreateUser', 'PreSignUp_SignUp'])('passes untouched by %s', async (triggerSource) => {
    const event = await signUp({ email: 'nueva@acme.test' }, { userName: 'usr_1', triggerSource });

    expect(event.userName).toBe('usr_1');
    expect(app.links.links).toEqual([]);
  });
});
