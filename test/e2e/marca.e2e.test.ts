import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recibo } from '#shared/privacidad/privacidad.ts';
import type { HttpClient } from '../support/http-client.ts';
import { enterCredentials, expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** A company gives itself a logo, colours and legal texts; its candidate sees them and accepts the notice. */
const ADMIN = { nombre: 'Berta Soler', email: 'berta.soler@lienzo.test', password: 'Clave-lienzo-1' };
const EMPRESA = { nombreLegal: 'Lienzo Azul S.L.', email: 'hola@lienzo.test' };
const AVISO = [
  'Responsable de tus datos: Lienzo Azul S.L., B44009108, calle del Arte 3, Bilbao',
  'Contacto de privacidad: privacidad@lienzo.test',
  'Guardamos tus respuestas un año.',
];
const LOGO = `<svg id="logo" xmlns="http://www.w3.org/2000/svg" width="260" height="64">
  <circle cx="32" cy="32" r="28" fill="#7a1f5c"/>
  <text x="72" y="44" font-family="sans-serif" font-size="36" font-weight="700" fill="#1d242d">Lienzo</text></svg>`;

let browser: Browser;
let page: Page;
let problems: string[];
let staff: HttpClient;
let candidatoId = '';
let enlace = '';
let logo: Buffer;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ staff } = await aCompany(EMPRESA, ADMIN));
  const person = { nombre: 'Iker Ruiz', email: 'iker@candidatos.lienzo.test', puesto: 'Ilustrador' };
  candidatoId = (await staff.post<{ id: string }>('/api/candidatos', person)).data.id;
  const booked = await staff.post<{ id: string }>('/api/entrevistas', {
    candidatoId,
    servicioId: 'entrevistas-profundidad',
    fechaProgramada: new Date().toISOString(),
    zonaHoraria: 'Europe/Madrid',
  });
  enlace = (await staff.post<{ enlace: string }>(`/api/entrevistas/${booked.data.id}/enlace`)).data.enlace;
  ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce' }));
  await page.setContent(LOGO);
  logo = await page.locator('#logo').screenshot();
  await page.goto('/login');
  await enterCredentials(page, ADMIN.email, ADMIN.password);
  await page.waitForURL('**/dashboard');
});
afterAll(() => browser?.close());

/** In the browser, which can write one. */
const A_WEBP = `(async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 60 });
  canvas.getContext('2d').fillRect(0, 0, 120, 60);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp'));
  return [...new Uint8Array(await blob.arrayBuffer())];
})()`;

const upload = (name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Archivo del logo').setInputFiles({ name, mimeType, buffer });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('The brand of a company', { timeout: 120_000 }, () => {
  it('is a tab of the configuration of its administrator', async () => {
    await page.goto('/configuracion');
    await page.getByRole('tab', { name: 'Marca', exact: true }).click();
    await page.getByText('Sin logo', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('seccion')).toBe('corporate');
  });

  it('refuses what is no picture, and takes a logo', async () => {
    await upload('logo.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await page.getByText('El logo debe ser una imagen PNG o JPEG', { exact: true }).waitFor();
    await upload('logo.png', 'image/png', Buffer.alloc(1024 * 1024 + 1));
    await page.getByText('El archivo pesa más de 1 MB. Elige uno más ligero.', { exact: true }).waitFor();
    await upload('logo.webp', 'image/webp', Buffer.from('RIFF....WEBP'));
    await page.getByText('No se pudo leer la imagen WebP.', { exact: false }).waitFor();
    await upload('logo.png', 'image/png', logo);
    await page.getByRole('img', { name: 'Logo de Lienzo Azul S.L.', exact: true }).waitFor();
    await button('Quitar logo').waitFor();
  });

  it('takes a WebP as well, and keeps it as a PNG, which reports in PDF can show', async () => {
    const picture = page.getByRole('img', { name: 'Logo de Lienzo Azul S.L.', exact: true });
    const before = await picture.getAttribute('src');
    const webp = await page.evaluate<number[]>(A_WEBP);
    await upload('logo.webp', 'image/webp', Buffer.from(webp));
    await expect.poll(() => picture.getAttribute('src')).not.toBe(before);
    expect(await picture.getAttribute('src')).toMatch(/\/log_\w+\.png$/);
    const sides = () =>
      picture.evaluate((element) => {
        const { naturalWidth, naturalHeight } = element as unknown as Record<'naturalWidth' | 'naturalHeight', number>;
        return [naturalWidth, naturalHeight];
      });
    await expect.poll(sides).toEqual([200, 60]);
    await upload('logo.png', 'image/png', logo);
    await expect.poll(sides).not.toEqual([200, 60]);
  });

  it('says whether a colour can be read on, before it is saved', async () => {
    const color = page.getByLabel('Color principal', { exact: true });
    await color.fill('#fff3b0');
    await page.getByText(/demasiado claro para leer sobre él/).waitFor();
    await color.fill('#2a9d8f');
    await page.getByText(/En los botones lo oscurecemos a #/).waitFor();
    await color.fill('#7a1f5c');
    await page.getByText(/se lee bien sobre este color/).waitFor();
  });

  it('keeps what was typed when it is refused, and saves it', async () => {
    await page.getByLabel('Responsable de los datos').fill('Lienzo Azul S.L., B44009108, calle del Arte 3, Bilbao');
    await page.getByLabel('Aviso adicional').fill('Guardamos tus respuestas un año.');
    const contacto = page.getByLabel('Contacto de privacidad');
    await contacto.fill('privacidad');
    await button('Guardar marca').click();
    await page
      .getByText(/correo/i)
      .filter({ hasText: 'válido' })
      .waitFor();
    await contacto.fill('privacidad@lienzo.test');
    await page.getByText(AVISO.join('\n')).waitFor();
    await button('Guardar marca').click();
    await page.getByText('Marca guardada', { exact: true }).waitFor();
    await page.reload();
    expect(await page.getByLabel('Color principal', { exact: true }).inputValue()).toBe('#7a1f5c');
    expect(await page.getByLabel('Aviso adicional').inputValue()).toBe('Guardamos tus respuestas un año.');
  });

  it.each(VARIANTS)('can be looked at: $name', async ({ name, viewport, colorScheme }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await page.getByLabel('Aviso adicional').waitFor();
    await expectAccessible(page, `marca-${name}`);
    if (process.env.CAPTURAS) {
      await page.screenshot({ path: `${process.env.CAPTURAS}/marca-${name}-entera.png`, fullPage: true });
    }
  });
});

describe('The room of its candidate', { timeout: 120_000 }, () => {
  it.each(VARIANTS)('shows logo and notice: $name', async ({ name, viewport, colorScheme, ...device }) => {
    const guest = await newPerson(browser, { viewport, colorScheme, reducedMotion: 'reduce', ...device });
    const foreign: string[] = [];
    guest.page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(enlace).origin) foreign.push(request.url());
    });
    await guest.page.goto(enlace);
    const picture = guest.page.getByRole('img', { name: 'Logo de Lienzo Azul S.L.', exact: true });
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
      .toBe(260);
    await guest.page.getByRole('heading', { name: 'Tus datos en Lienzo Azul S.L.' }).waitFor();
    await guest.page.getByText(AVISO.join('\n')).waitFor();
    await expectAccessible(guest.page, `sala-marca-${name}`);
    if (process.env.CAPTURAS) {
      await guest.page.screenshot({ path: `${process.env.CAPTURAS}/sala-marca-${name}-entera.png`, fullPage: true });
    }
    expect(foreign).toEqual([]);
    expect(guest.problems).toEqual([]);
    await guest.context.close();
  });

  it('asks for the notice again when it changed while it was read, and keeps the text that was accepted', async () => {
    const guest = await newPerson(browser, { reducedMotion: 'reduce' });
    await guest.page.goto(enlace);
    await guest.page.getByText(AVISO.join('\n')).waitFor();
    const { version, colores, legales } = (await staff.get<Record<string, object>>('/api/configuracion/marca')).data;
    const changed = { ...legales, avisoAdicional: 'Guardamos tus respuestas seis meses.' };
    await staff.send('PUT', '/api/configuracion/marca', { version, colores, legales: changed });
    for (const box of await guest.page.getByRole('checkbox').all()) await box.check();
    await guest.page.getByRole('button', { name: 'Aceptar y continuar', exact: true }).click();
    await guest.page.getByText(/acaba de cambiar su aviso de privacidad/).waitFor();
    await guest.page.getByText(/seis meses/).waitFor();
    await guest.page.getByRole('button', { name: 'Aceptar y continuar', exact: true }).click();
    await guest.page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Tu entrevista para' }).waitFor();
    const { data } = await staff.get<Recibo[]>(`/api/candidatos/${candidatoId}/consentimientos`);
    const accepted = data[0]?.consentimientos.find(({ id }) => id === 'aviso_empresa');
    expect(accepted?.texto).toBe([AVISO[0], AVISO[1], 'Guardamos tus respuestas seis meses.'].join('\n'));
    expect(guest.problems).toEqual([]);
    await guest.context.close();
  });

  it('goes back to the initials without a logo', async () => {
    await page.goto('/configuracion?seccion=corporate');
    await button('Quitar logo').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar logo', exact: true }).click();
    await page.getByText('Sin logo', { exact: true }).waitFor();
    const guest = await newPerson(browser);
    await guest.page.goto(enlace);
    await guest.page.locator('.empresa-inicial').filter({ hasText: 'LA' }).waitFor();
    await guest.context.close();
    // The file that is no picture is refused by the server, which the browser logs.
    expect(problems.filter((problem) => !problem.includes('status of 415'))).toEqual([]);
  });
});

describe('The superadmin', { timeout: 60_000 }, () => {
  it('chooses a company first', async () => {
    const chief = await newPerson(browser);
    await signIn(chief.page, 'super@idonea.test');
    await chief.page.goto('/configuracion?seccion=corporate');
    await chief.page.getByText('Elige una en el selector de la cabecera para cambiar su marca.').waitFor();
    await chief.context.close();
  });
});
