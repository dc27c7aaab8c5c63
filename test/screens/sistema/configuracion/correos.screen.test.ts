import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { SmtpError } from '#functions/core/adapters/smtp.ts';
import { listCorreos } from '#functions/correos/list-correos.ts';
import { updateCorreoRebotado } from '#functions/correos/update-correo-rebotado.ts';
import { getConfiguracionGlobal } from '#functions/ia/configuracion/get-configuracion-global.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import type { Correo } from '#shared/correos/correo.ts';
import type { EmailConfig } from '#shared/correos/email-config.ts';
import { keptByBrowser } from '../../../support/browser-storage.ts';
import { aBooking } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { gone, it, shown } from '../../support/screen.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const smtp = (page: Page, field: string) => page.locator(`input[name="smtp.${field}"]`);

/** A superadmin, and another one who changes the same configuration without a screen. */
async function twoSuperadmins(app: TestApp) {
  const [me, other] = [
    await app.addUsuario({ rol: 'superadmin', empresaId: null }),
    await app.addUsuario({ rol: 'superadmin', empresaId: null }),
  ];
  const save = (emailConfig: object) => app.call(updateConfiguracionGlobal, { as: other, body: { emailConfig } });
  const read = async () =>
    (await app.call<{ emailConfig: EmailConfig }>(getConfiguracionGlobal, { as: other })).data.emailConfig;
  return { me, save, read };
}

/** What the mail service tells of an e-mail that it could not hand over. */
async function sendBack(app: TestApp, address: string): Promise<void> {
  const { tags = {} } = app.mailer.sent.find(({ to }) => to.address === address) ?? {};
  const lists = Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]]));
  const bounce = { mail: { tags: lists }, bounce: { bounceType: 'Permanent' } };
  await app.tell(updateCorreoRebotado, 'Email Bounced', bounce);
}

describe('The configuration of e-mail', () => {
  it('names in the fields what is missing, tells at which step a test fails, and is saved without its password coming back', async ({
    app,
    enter,
  }) => {
    const me = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    const page = await enter(me);
    await page.goto('/configuracion?seccion=email');
    await shown(page.getByText('Afecta a todos los correos de la plataforma'));
    await page.getByLabel('Servicio de envío').selectOption('propio');
    await page.getByLabel('Nombre del remitente').fill('');
    await button(page, 'Guardar Configuración').click();
    await shown(page.getByText('Escribe el nombre del servidor, por ejemplo smtp.tuempresa.com'));
    await shown(page.getByText('Escribe el usuario'));
    await shown(page.getByText('Este campo es obligatorio').first());

    app.smtp.failure = new SmtpError('autenticar', { code: 'EAUTH', responseCode: 535 });
    await smtp(page, 'host').fill('smtp.empresa.test');
    await smtp(page, 'port').fill('2525');
    await smtp(page, 'user').fill('ana');
    await smtp(page, 'password').fill('equivocada-del-todo');
    await button(page, 'Probar Conexión').click();
    await shown(page.getByText('Error en conexión SMTP: el servidor no acepta el usuario o la contraseña'));
    const steps = page.getByRole('list', { name: 'Pasos de la prueba' });
    expect(await steps.getByRole('listitem').count()).toBe(5);
    await shown(steps.getByText('Iniciar sesión: ha fallado'));
    expect(await smtp(page, 'host').inputValue()).toBe('smtp.empresa.test');
    await expectAccessible(page, '/configuracion', 'Correo: Servidor SMTP: prueba fallida');

    app.smtp.failure = undefined;
    await smtp(page, 'password').fill('clave-del-servidor');
    await button(page, 'Probar Conexión').click();
    await shown(page.getByText('Conexión SMTP exitosa - Email de prueba enviado'));
    expect(app.smtp.sent.map(({ mail }) => mail.to.address)).toEqual([me.email]);
    await page.getByLabel('Nombre del remitente').fill('Idonea');
    await page.getByLabel('Email del remitente').fill('avisos@idonea.test');
    await button(page, 'Guardar Configuración').click();
    await shown(page.getByText('Configuración guardada en el servidor'));
    await page.reload();
    await shown(smtp(page, 'host'));
    expect(await smtp(page, 'password').inputValue()).toBe('••••idor');
    expect(await keptByBrowser(page)).not.toContain('clave-del-servidor');
  });

  it('has a mailbox for each kind and how often is tried, keeps what was typed when saving fails, and goes back to the platform’s own service', async ({
    app,
    enter,
    problems,
  }) => {
    const { me, save, read } = await twoSuperadmins(app);
    const server = { host: 'smtp.empresa.test', port: 587, secure: false, user: 'ana', password: 'clave-larga-1' };
    await save({ smtp: server, from: { name: 'Idonea', email: 'avisos@idonea.test' } });
    const page = await enter(me);
    await page.goto('/configuracion?seccion=email');
    await tab(page, 'Emails por Categoría').click();
    await page.locator('input[name="emails.reportes.email"]').fill('no-es-un-email');
    await button(page, 'Guardar Configuración').click();
    await shown(page.getByText('Escribe un correo electrónico válido', { exact: false }));
    await expectAccessible(page, '/configuracion', 'Correo: Emails por Categoría');
    await page.locator('input[name="emails.reportes.email"]').fill('reportes@idonea.test');
    await tab(page, 'Avanzado').click();
    await page.getByLabel('Intentos de envío').fill('11');
    await button(page, 'Guardar Configuración').click();
    await shown(page.getByText('Como máximo 10'));
    await page.getByLabel('Intentos de envío').fill('4');
    await page.getByLabel('Responder a').fill('respuestas@idonea.test');
    await page.route('**/api/configuracion/global', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await button(page, 'Guardar Configuración').click();
    await shown(page.getByText('Error guardando configuración de email', { exact: false }));
    await shown(page.getByText('No guardado.', { exact: false }));
    expect(await page.getByLabel('Responder a').inputValue()).toBe('respuestas@idonea.test');
    await page.unrouteAll();
    await button(page, 'Guardar Configuración').click();
    await shown(page.getByText('Configuración guardada en el servidor'));
    expect(await read()).toMatchObject({
      emails: { reportes: { email: 'reportes@idonea.test' } },
      maxRetries: 4,
      replyTo: 'respuestas@idonea.test',
    });

    await button(page, 'Inicializar Configuración').click();
    const question = page.getByRole('dialog', { name: '¿Inicializar la configuración?' });
    await question.getByRole('button', { name: 'Inicializar', exact: true }).click();
    await shown(page.getByText('Configuración inicializada exitosamente'));
    await tab(page, 'Servidor SMTP').click();
    expect(await page.getByLabel('Servicio de envío').inputValue()).toBe('plataforma');
    expect((await read()).smtp.host).toBe('');
    problems.splice(0);
  });

  it('keeps what was typed when another superadmin saves meanwhile and lays it over theirs, and follows them while nothing is typed', async ({
    app,
    enter,
  }) => {
    const { me, save, read } = await twoSuperadmins(app);
    const server = { host: 'smtp.empresa.test', port: 587, secure: false, user: 'ana', password: 'clave-larga-1' };
    await save({ smtp: server, from: { name: 'Idonea', email: 'avisos@idonea.test' } });
    const page = await enter(me);
    await page.goto('/configuracion?seccion=email&vista=avanzado');
    await page.getByLabel('Responder a').fill('mi-buzon@idonea.test');
    await tab(page, 'Servidor SMTP').click();
    await smtp(page, 'password').fill('tecleada-y-sin-guardar');
    await tab(page, 'Avanzado').click();
    await save({ maxRetries: 7, replyTo: 'su-buzon@idonea.test' });
    await button(page, 'Guardar Configuración').click();
    const notice = page.getByRole('alert').filter({ hasText: 'Otra persona cambió la configuración de email' });
    await shown(notice);
    expect(await page.getByLabel('Responder a').inputValue()).toBe('mi-buzon@idonea.test');
    await expectAccessible(page, '/configuracion', 'Correo: Avanzado: versión obsoleta');
    await notice.getByRole('button', { name: 'Recargar y conservar mis cambios', exact: true }).click();
    await gone(notice);
    expect(await page.getByLabel('Intentos de envío').inputValue()).toBe('7');
    expect(await page.getByLabel('Responder a').inputValue()).toBe('mi-buzon@idonea.test');
    await shown(page.getByText('Revisa lo que también cambió la otra persona'));
    await shown(page.getByText('Responder a. Aquí está lo que escribiste tú.'));
    await tab(page, 'Servidor SMTP').click();
    expect(await smtp(page, 'password').inputValue()).toBe('tecleada-y-sin-guardar');
    expect(await keptByBrowser(page)).not.toContain('tecleada-y-sin-guardar');
    await button(page, 'Guardar Configuración').click();
    await shown(page.getByText('Configuración guardada en el servidor'));
    expect(await read()).toMatchObject({ maxRetries: 7, replyTo: 'mi-buzon@idonea.test' });

    await save({ maxRetries: 2 });
    await tab(page, 'Avanzado').click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Actualizar ahora/ })
      .click();
    await expect.poll(() => page.getByLabel('Intentos de envío').inputValue()).toBe('2');
  });
});

describe('The log of e-mails', () => {
  it('shows an administrator what came back, and sends it again', async ({ app, jobs, enter }) => {
    const { admin, candidato } = await aBooking(app);
    await jobs.run();
    await sendBack(app, candidato.email);
    const page = await enter(admin);
    await page.goto('/configuracion?seccion=email');
    const row = page.getByRole('row').filter({ hasText: candidato.email });
    await shown(row.getByText('Rebotado'));
    await shown(row.getByText('la dirección no existe', { exact: false }));
    await expectAccessible(page, '/configuracion', 'Correo: Envíos');
    await page.getByLabel('Estado del correo').selectOption('fallido');
    await shown(page.getByText('Ningún correo coincide con los filtros'));
    await button(page, 'Quitar los filtros').click();
    jobs.hold('sendCorreo');
    await button(page, `Reenviar a ${candidato.email}`).click();
    await shown(page.getByText('El correo vuelve a la cola'));
    await shown(row.getByText('En cola'));
    await jobs.release('sendCorreo');
    const { data } = await app.call<Correo[]>(listCorreos, { as: admin, query: { q: candidato.email } });
    expect(data).toMatchObject([{ estado: 'enviado', plantilla: 'invitacionEntrevista', reenvios: 1 }]);
    expect(app.mailer.sent.filter(({ to }) => to.address === candidato.email)).toHaveLength(2);
  });
});
