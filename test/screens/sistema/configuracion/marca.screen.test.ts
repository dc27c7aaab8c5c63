import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listConsentimientos } from '#functions/datos/privacidad/list-consentimientos.ts';
import { getMarca } from '#functions/empresas/marca/get-marca.ts';
import { updateLogo } from '#functions/empresas/marca/update-logo.ts';
import { updateMarca } from '#functions/empresas/marca/update-marca.ts';
import type { Recibo } from '#shared/datos/privacidad/privacidad.ts';
import type { Marca } from '#shared/empresas/marca/marca.ts';
import { aPng } from '../../../support/pictures.ts';
import { aBooking, aCompany } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, it, shown } from '../../support/screen.ts';

/** A company gives itself a logo, colours and legal texts; its candidate sees them and accepts the notice. */
const LEGALES = {
  responsable: 'Acme Talento S.L., B44009108, calle del Arte 3, Bilbao',
  contactoPrivacidad: 'privacidad@acme.test',
  avisoAdicional: 'Guardamos tus respuestas un año.',
};
const AVISO = [
  `Responsable de tus datos: ${LEGALES.responsable}`,
  `Contacto de privacidad: ${LEGALES.contactoPrivacidad}`,
  LEGALES.avisoAdicional,
];
/** In the browser, which can write one. */
const A_WEBP = `(async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 60 });
  canvas.getContext('2d').fillRect(0, 0, 120, 60);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp'));
  return [...new Uint8Array(await blob.arrayBuffer())];
})()`;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const logo = (page: Page) => page.getByRole('img', { name: /^Logo de Acme Talento/ });
const width = (page: Page) =>
  logo(page).evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);

/** What the company has said of itself, with these changes. */
async function say(app: TestApp, as: { id: string }, legales: Partial<typeof LEGALES> = {}): Promise<void> {
  const { version, colores } = (await app.call<Marca>(getMarca, { as })).data;
  const body = { version, colores, legales: { ...LEGALES, ...legales } };
  expect((await app.call(updateMarca, { as, body })).status).toBe(200);
}

describe('The brand of a company', () => {
  it('refuses what is no picture, takes a PNG and a WebP as a PNG, and goes without a logo again', async ({
    app,
    enter,
  }) => {
    const page = await enter((await aCompany(app)).admin);
    await page.goto('/configuracion');
    await page.getByRole('tab', { name: 'Marca', exact: true }).click();
    await at(page, /seccion=corporate/);
    await shown(page.getByText('Sin logo', { exact: true }));
    const upload = (name: string, mimeType: string, buffer: Buffer) =>
      page.getByLabel('Archivo del logo').setInputFiles({ name, mimeType, buffer });
    await upload('logo.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await shown(page.getByText('El logo debe ser una imagen PNG o JPEG', { exact: true }));
    await upload('logo.png', 'image/png', Buffer.alloc(1024 * 1024 + 1));
    await shown(page.getByText('El archivo pesa más de 1 MB. Elige uno más ligero.', { exact: true }));
    await upload('logo.webp', 'image/webp', Buffer.from('RIFF....WEBP'));
    await shown(page.getByText('No se pudo leer la imagen WebP.', { exact: false }));
    await upload('logo.png', 'image/png', aPng({ width: 64, height: 32 }));
    await expect.poll(() => width(page)).toBe(64);
    // Kept as a PNG, which reports in PDF can show.
    await upload('logo.webp', 'image/webp', Buffer.from(await page.evaluate<number[]>(A_WEBP)));
    await expect.poll(() => width(page)).toBe(200);
    expect(await logo(page).getAttribute('src')).toMatch(/\/log_\w+\.png$/);
    await press(page, 'Quitar logo');
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar logo', exact: true }).click();
    await shown(page.getByText('Sin logo', { exact: true }));
  });

  it('says whether a colour can be read on before it is saved, and keeps what was typed when it is refused', async ({
    app,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    const page = await enter(admin);
    await page.goto('/configuracion?seccion=corporate');
    const color = page.getByLabel('Color principal', { exact: true });
    await color.fill('#fff3b0');
    await shown(page.getByText(/demasiado claro para leer sobre él/));
    await color.fill('#2a9d8f');
    await shown(page.getByText(/En los botones lo oscurecemos a #/));
    await color.fill('#7a1f5c');
    await shown(page.getByText(/se lee bien sobre este color/));
    await page.getByLabel('Responsable de los datos').fill(LEGALES.responsable);
    await page.getByLabel('Aviso adicional').fill(LEGALES.avisoAdicional);
    await page.getByLabel('Contacto de privacidad').fill('privacidad');
    await press(page, 'Guardar marca');
    await shown(page.getByText(/correo/i).filter({ hasText: 'válido' }));
    expect(await page.getByLabel('Aviso adicional').inputValue()).toBe(LEGALES.avisoAdicional);
    await page.getByLabel('Contacto de privacidad').fill(LEGALES.contactoPrivacidad);
    await shown(page.getByText(AVISO.join('\n')));
    await press(page, 'Guardar marca');
    await shown(page.getByText('Marca guardada', { exact: true }));
    await expectAccessible(page, '/configuracion', 'Marca: con logo y aviso');
    const saved = (await app.call<Marca>(getMarca, { as: admin })).data;
    expect(saved).toMatchObject({ colores: { primario: '#7a1f5c' }, legales: LEGALES });
  });
});

describe('The room of its candidate', () => {
  it('shows logo and notice, and asks nobody else for anything', async ({ app, server, visit }) => {
    const { admin, enlace } = await aBooking(app);
    await say(app, admin);
    const form = new FormData();
    form.set('logo', new Blob([new Uint8Array(aPng({ width: 64, height: 32 }))]), 'logo.png');
    expect((await app.call(updateLogo, { as: admin, form })).status).toBe(200);
    const guest = await visit();
    const foreign: string[] = [];
    guest.on('request', (request) => {
      if (new URL(request.url()).origin !== server.origin) foreign.push(request.url());
    });
    await guest.goto(server.localize(enlace));
    await expect.poll(() => width(guest)).toBe(64);
    await shown(guest.getByRole('heading', { name: /^Tus datos en Acme Talento/ }));
    await shown(guest.getByText(AVISO.join('\n')));
    await expectAccessible(guest, '/entrevista/:accessToken', 'abierta: con logo y aviso');
    expect(foreign).toEqual([]);
  });

  it('has initials without a logo, and asks for a notice again that changed while it was read', async ({
    app,
    server,
    visit,
  }) => {
    const { admin, candidato, enlace } = await aBooking(app);
    await say(app, admin);
    const guest = await visit();
    await guest.goto(server.localize(enlace));
    await shown(guest.locator('.empresa-inicial').filter({ hasText: 'AT' }));
    await shown(guest.getByText(AVISO.join('\n')));
    await say(app, admin, { avisoAdicional: 'Guardamos tus respuestas seis meses.' });
    await shown(guest.getByRole('checkbox').first());
    for (const box of await guest.getByRole('checkbox').all()) await box.check();
    await press(guest, 'Aceptar y continuar');
    await shown(guest.getByText(/Los avisos han cambiado desde que los viste/));
    await shown(guest.getByText(/seis meses/));
    for (const box of await guest.getByRole('checkbox').all()) await box.check();
    await press(guest, 'Aceptar y continuar');
    await shown(guest.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Tu entrevista para' }));
    const { data } = await app.call<Recibo[]>(listConsentimientos, { as: admin, params: { id: candidato.id } });
    const accepted = data[0]?.consentimientos.find(({ id }) => id === 'aviso_empresa');
    expect(accepted?.texto).toBe([AVISO[0], AVISO[1], 'Guardamos tus respuestas seis meses.'].join('\n'));
  });
});
