import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMensajeRecuperacion } from '#functions/acceso/auth/create-mensaje-recuperacion.ts';
import type { Table } from '#functions/core/table.ts';
import { getPlantillaCorreo } from '#functions/correos/get-plantilla-correo.ts';
import { updatePlantillaCorreo } from '#functions/correos/update-plantilla-correo.ts';
import type { PlantillaCorreo } from '#shared/correos/plantilla-correo.ts';
import { TestApp } from '../../support/test-app.ts';

const CODE = '{####}';
const params = { plantilla: 'recovery' };
let app: TestApp;
let superadmin: { id: string };

beforeEach(async () => {
  app = new TestApp();
  superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
  const key = { PK: `USUARIO#${superadmin.id}`, SK: 'USUARIO' };
  await app.table.write([{ update: key, set: { nombre: 'Irene <Soto>' } }]);
});

/** What Cognito asks before it sends a code. */
async function ask(userName: string, triggerSource = 'CustomMessage_ForgotPassword', table: Table = app.deps.table) {
  const event = {
    version: '1',
    region: 'eu-west-1',
    userPoolId: 'eu-west-1_pool',
    userName,
    triggerSource,
    callerContext: { awsSdkVersion: '', clientId: 'client' },
    request: { userAttributes: {}, codeParameter: CODE, usernameParameter: null },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  } as unknown as CustomMessageTriggerEvent;
  await createMensajeRecuperacion.create({ deps: { ...app.deps, table } })(event);
  return event.response;
}

async function save(contenido: object, subject = 'Tu código') {
  const { data } = await app.call<PlantillaCorreo>(getPlantillaCorreo, { as: superadmin, params });
  const body = { enabled: true, version: data.version, subject, contenido };
  return app.call(updatePlantillaCorreo, { as: superadmin, params, body });
}

describe('The e-mail with the code for a new password', () => {
  it('has the words of its template, and Cognito’s own place where the code goes', async () => {
    const { emailSubject, emailMessage } = await ask(superadmin.id);

    expect(emailSubject).toBe('Tu código para cambiar la contraseña de Idonea');
    expect(emailMessage).toContain('Hola, Irene &#60;Soto&#62;');
    expect(emailMessage?.split(CODE)).toHaveLength(2);
  });

  it('has the words that a superadmin has saved', async () => {
    const html = '<p>{nombre}, tu clave de un solo uso es <b>{codigo}</b>.</p>';
    expect((await save({ modo: 'html', html }, 'Clave de un solo uso')).status).toBe(200);

    const { emailSubject, emailMessage } = await ask(superadmin.id);
    expect(emailSubject).toBe('Clave de un solo uso');
    expect(emailMessage).toContain(`tu clave de un solo uso es <b>${CODE}</b>`);
  });

  it('cannot be saved without the code, nor with the code in its subject', async () => {
    const without = await save({ modo: 'html', html: '<p>Hola, {nombre}</p>' });
    expect(without).toMatchObject({ status: 400, details: [{ msg: expect.stringContaining('Falta {codigo}') }] });

    const onLockedScreens = await save({ modo: 'html', html: '<p>{codigo}</p>' }, 'Tu código: {codigo}');
    expect(onLockedScreens).toMatchObject({ status: 400, details: [{ path: 'subject' }] });
  });

  it('cannot be switched off: without it nobody would get in again', async () => {
    const { data } = await app.call<PlantillaCorreo>(getPlantillaCorreo, { as: superadmin, params });

    expect(data.desactivable).toBe(false);
  });

  it.each([
    ['of an account that has no user here', 'usr_nadie', 'CustomMessage_ForgotPassword'],
    ['of something else', '', 'CustomMessage_AdminCreateUser'],
  ])('is Cognito’s own where it is %s', async (_, userName, source) => {
    expect(await ask(userName || superadmin.id, source)).toEqual({
      smsMessage: null,
      emailMessage: null,
      emailSubject: null,
    });
  });

  it('is Cognito’s own when the table does not answer, or the words are longer than Cognito takes', async () => {
    const away: Table = Object.create(app.deps.table, {
      get: { value: () => Promise.reject(new Error('The table is away')) },
    });
    expect((await ask(superadmin.id, 'CustomMessage_ForgotPassword', away)).emailMessage).toBeNull();

    const long = { modo: 'html', html: `<p>{codigo}</p><p>${'a'.repeat(15_000)}${'{nombre}'.repeat(500)}</p>` };
    expect((await save(long)).status).toBe(200);
    expect((await ask(superadmin.id)).emailMessage).toBeNull();
  });
});
