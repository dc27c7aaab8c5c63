import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { startEntrevista } from '#functions/entrevistas/entrevistas/start-entrevista.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { aCandidate, aCompany } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, gone, it, shown } from '../../support/screen.ts';

const ANA = { nombre: 'Ana Peña Soler', email: 'ana.pena@correo.test' };
const LUIS = { nombre: 'Luis Gómez Ruiz', email: 'luis.gomez@correo.test' };
/** At ten and half past twelve in Madrid. People without a zone of their own read the clocks of Bogotá, six hours less. */
const BOOKED = [
  { ...ANA, fechaProgramada: '2026-03-05T09:00:00.000Z' },
  { ...LUIS, fechaProgramada: '2026-03-07T11:30:00.000Z' },
];

/** What the page has and these tests' own library does not declare. */
interface Browsing {
  navigator: { clipboard: { readText(): Promise<string> } };
}

async function booked(app: TestApp) {
  const { admin } = await aCompany(app);
  const ids: string[] = [];
  for (const { fechaProgramada, ...person } of BOOKED) {
    const { id: candidatoId } = await aCandidate(app, admin, person);
    const when = { fechaProgramada, zonaHoraria: 'Europe/Madrid' };
    const body = { candidatoId, servicioId: 'entrevistas-profundidad', ...when };
    ids.push((await app.call<Entrevista>(createEntrevista, { as: admin, body })).data.id);
  }
  return { admin, ids };
}

const mailTo = (app: TestApp, { email }: { email: string }) =>
  app.mailer.sent.findLast(({ to }) => to.address === email);
const row = (page: Page, nombre: string) => page.getByRole('row').filter({ hasText: nombre });
/** A card of the five, by its name, figure and the words below. */
const figure = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const close = (page: Page, name: string) =>
  dialog(page, name).getByRole('button', { name: 'Cerrar', exact: true }).last().click();

async function act(page: Page, nombre: string, action: string): Promise<void> {
  const name = `Acciones de la entrevista de ${nombre}`;
  await row(page, nombre).getByRole('button', { name }).click();
  await dialog(page, name).getByRole('button', { name: action, exact: true }).click();
}

describe('The interviews of a company', () => {
  it('begin with an empty list that leads to the first one, booked in a zone and shown in both clocks', async ({
    app,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    await aCandidate(app, admin, ANA);
    const page = await enter(admin);
    await page.goto('/entrevistas');
    await shown(page.getByText('Aún no hay entrevistas'));
    await page.getByRole('button', { name: 'Programar entrevista' }).last().click();
    const drawer = dialog(page, 'Programar entrevista');
    const submit = drawer.getByRole('button', { name: 'Programar entrevista' });
    await shown(submit);
    expect(await submit.isDisabled()).toBe(true);
    await drawer.getByLabel('Fecha y hora').fill('2026-02-28T10:00');
    await shown(drawer.getByText('Elige una fecha y hora a partir de ahora'));
    await drawer.getByRole('combobox', { name: /Candidato/ }).fill('Ana');
    await page.getByRole('option', { name: new RegExp(ANA.nombre) }).click();
    await drawer.getByRole('combobox', { name: /Servicio de IA/ }).click();
    await page.getByRole('option', { name: /profundidad/i }).click();
    await drawer.getByRole('button', { name: 'Cambiar zona' }).click();
    await drawer.getByRole('combobox', { name: 'Zona horaria' }).fill('madrid');
    await page.getByRole('option', { name: /Madrid/ }).click();
    await drawer.getByLabel('Fecha y hora').fill('2026-03-05T10:00');
    await shown(drawer.getByText('Para ti: jueves, 5 de marzo de 2026, 04:00'));
    await submit.click();
    await shown(page.getByText('Entrevista programada', { exact: true }).first());
    await gone(drawer);
    await shown(row(page, ANA.nombre).getByText('10:00 en Madrid'));
    expect(await row(page, ANA.nombre).getByRole('time').first().textContent()).toContain('04:00');
    await shown(figure(page, /^Programadas\s*1\s*Sin empezar/));
    await expectAccessible(page, '/entrevistas', 'Lista');
  });

  it('are found by a word of the name or the e-mail, by state and by day, all in the address, and called off with a reason that is kept when somebody else was faster', async ({
    app,
    enter,
  }) => {
    const { admin, ids } = await booked(app);
    const page = await enter(admin);
    await page.goto('/entrevistas?hasta=2026-03-06');
    await shown(row(page, ANA.nombre));
    expect(await row(page, LUIS.nombre).count()).toBe(0);
    await page.getByLabel('Hasta', { exact: true }).fill('');
    await shown(row(page, LUIS.nombre));
    const search = page.getByRole('searchbox', { name: 'Candidato, correo o servicio' });
    await search.fill('gomez');
    await at(page, /\/entrevistas\?q=gomez$/);
    await gone(row(page, ANA.nombre));
    await shown(row(page, LUIS.nombre));
    await search.fill('nadie');
    await shown(page.getByText('Ninguna entrevista coincide con «nadie»'));
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await page.getByLabel('Estado', { exact: true }).selectOption('Validada');
    await shown(page.getByText('Ninguna entrevista en estado «Validada»'));
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await page.getByRole('button', { name: 'Fecha' }).click();
    await at(page, /\/entrevistas\?orden=fechaProgramada$/);
    await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain(ANA.nombre);

    await act(page, LUIS.nombre, 'Cancelar entrevista');
    const question = dialog(page, 'Cancelar entrevista');
    await question.getByLabel('Motivo').fill('El puesto se ha cubierto.');
    const started = await app.call(startEntrevista, { as: admin, params: { id: ids[1] ?? '' } });
    expect(started.status).toBe(200);
    await question.getByRole('button', { name: 'Cancelar la entrevista' }).click();
    await shown(question.getByText('La entrevista está en estado "En progreso" y no admite esta operación'));
    expect(await question.getByLabel('Motivo').inputValue()).toBe('El puesto se ha cubierto.');
    await question.getByRole('button', { name: 'Volver' }).click();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await shown(row(page, LUIS.nombre).getByText('En progreso'));

    await figure(page, /^Programadas\s*1\s*Sin empezar/).click();
    await gone(row(page, LUIS.nombre));
    await act(page, ANA.nombre, 'Cancelar entrevista');
    await question.getByLabel('Motivo').fill('El puesto se ha cubierto.');
    await question.getByRole('button', { name: 'Cancelar la entrevista' }).click();
    await shown(page.getByText('Ninguna entrevista en estado «Programada»'));
    await shown(figure(page, /^En progreso\s*1\s*Empezadas/));
    await expect.poll(() => mailTo(app, ANA)?.subject).toContain('se ha cancelado');
    expect(mailTo(app, ANA)?.text).toContain('El puesto se ha cubierto.');
  });

  it('are moved to another time, which the candidate gets by e-mail, get another link and are begun by staff', async ({
    app,
    enter,
  }) => {
    const { admin } = await booked(app);
    const page = await enter(admin);
    await page.goto('/entrevistas');
    await act(page, ANA.nombre, 'Reprogramar');
    const moving = dialog(page, 'Reprogramar entrevista');
    expect(await moving.getByLabel('Fecha y hora').inputValue()).toBe('2026-03-05T10:00');
    await moving.getByLabel('Fecha y hora').fill('2026-03-06T16:45');
    await moving.getByLabel('Duración estimada').selectOption('30');
    await moving.getByLabel('Tiempo extra').selectOption('50 % más');
    await shown(moving.getByText(/^Adaptación para quien la necesite. En total, \d+ minutos.$/));
    await expectAccessible(page, '/entrevistas', 'Lista: reprogramar');
    await moving.getByRole('button', { name: 'Reprogramar', exact: true }).click();
    await shown(page.getByText('Entrevista reprogramada'));
    await shown(row(page, ANA.nombre).getByText('16:45 en Madrid'));
    await expect.poll(() => mailTo(app, ANA)?.subject).toContain('Nueva fecha de tu entrevista');
    expect(mailTo(app, ANA)?.invitation).toMatchObject({
      method: 'REQUEST',
      content: expect.stringContaining('SEQUENCE:1'),
    });

    const copy = row(page, ANA.nombre).getByRole('button', { name: `Copiar enlace: ${ANA.nombre}` });
    await copy.click();
    await shown(page.getByText('Enlace copiado'));
    const old = await page.evaluate(() => (globalThis as unknown as Browsing).navigator.clipboard.readText());
    await act(page, ANA.nombre, 'Regenerar enlace');
    const question = dialog(page, 'Regenerar enlace');
    await question.getByLabel('Enviar el nuevo enlace por correo').uncheck();
    await question.getByRole('button', { name: 'Regenerar enlace' }).click();
    const link = await dialog(page, 'Nuevo enlace').getByLabel('Enlace', { exact: true }).inputValue();
    await close(page, 'Nuevo enlace');
    const sala = (url: string) => app.call(getSala, { params: { accessToken: url.split('/').at(-1) ?? '' } });
    expect(await sala(old)).toMatchObject({ status: 404 });
    expect(await sala(link)).toMatchObject({ status: 200, data: { estado: 'no_abierta' } });

    await act(page, ANA.nombre, 'Iniciar');
    await dialog(page, 'Iniciar entrevista').getByRole('button', { name: 'Iniciar', exact: true }).click();
    const room = dialog(page, 'Sala abierta').getByRole('link', { name: 'Abrir la sala' });
    expect(await room.getAttribute('href')).toBe(link);
    await expectAccessible(page, '/entrevistas', 'Lista: sala abierta');
    await close(page, 'Sala abierta');
    await shown(row(page, ANA.nombre).getByText('En progreso'));
    // Before its time.
    expect(await sala(link)).toMatchObject({ status: 200, data: { estado: 'abierta' } });
  });

  it('are booked for several people at once from a service, and stand in the calendar', async ({ app, enter }) => {
    const { admin } = await aCompany(app);
    for (const person of [ANA, LUIS]) await aCandidate(app, admin, person);
    const page = await enter(admin);
    await page.goto('/servicios-hr');
    await page.getByRole('button', { name: 'Ejecutar Entrevista en profundidad' }).click();
    const drawer = dialog(page, 'Ejecutar Entrevista en profundidad');
    for (const { nombre } of [ANA, LUIS]) {
      await drawer.getByRole('combobox', { name: /Candidatos/ }).fill(nombre.split(' ')[0] ?? '');
      await page.getByRole('option', { name: new RegExp(nombre) }).click();
      await shown(drawer.getByRole('button', { name: `Quitar a ${nombre}` }));
    }
    await drawer.getByLabel('Fecha y hora').fill('2026-03-10T09:00');
    await drawer.getByLabel('Reparto').selectOption('Cada hora');
    await drawer.getByLabel(`Tiempo extra de ${LUIS.nombre}`).selectOption('25 % más');
    await expectAccessible(page, '/servicios-hr', 'ejecutar');
    await drawer.getByRole('button', { name: 'Programar 2 entrevistas' }).click();
    const result = dialog(page, 'Resultado');
    await shown(result.getByText('2 entrevistas programadas'));
    await result.getByRole('link', { name: LUIS.nombre, exact: true }).click();
    await shown(page.getByText(/^25 %: \d+ minutos en total$/));
    await expectAccessible(page, '/entrevistas/:id', 'programada');
    await page.getByRole('main').getByRole('link', { name: 'Entrevistas', exact: true }).click();
    await page.getByRole('tab', { name: 'Calendario' }).click();
    await shown(page.getByRole('link', { name: `09:00, ${ANA.nombre}, Programada`, exact: true }));
    await shown(page.getByRole('link', { name: `10:00, ${LUIS.nombre}, Programada`, exact: true }));
    await expectAccessible(page, '/entrevistas', 'Calendario');
  });
});
