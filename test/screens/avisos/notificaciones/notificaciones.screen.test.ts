import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { getEnlaceEntrevista } from '#functions/entrevistas/entrevistas/get-enlace-entrevista.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { CONSENTIMIENTO_IDS } from '#shared/entrevistas/sala/sala.ts';
import { aCandidate, aCompany } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import type { Jobs } from '../../support/jobs.ts';
import { at, gone, it, shown } from '../../support/screen.ts';

/** What an administrator does reaches an operator's bell and page: read, removed with undo, filtered, cleared. */
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificaciones' });
const entries = (page: Page) => page.getByRole('main').locator('li[data-unread]');
const shows = (page: Page, count: number) => expect.poll(() => entries(page).count()).toBe(count);
const unread = (page: Page, count: number) =>
  shown(
    page.getByRole('button', { name: count ? `Notificaciones, ${count} sin leer` : 'Notificaciones', exact: true }),
  );
const stored = (app: TestApp, who: { id: string }) =>
  app.table.all().filter(({ tipo, PK }) => tipo === 'NOTIFICACION' && String(PK).includes(who.id));

/** Books an interview as the administrator, which notifies the operators; begun by the candidate, it does so again. */
async function book(app: TestApp, jobs: Jobs, admin: { id: string }, nombre: string, { begin = false } = {}) {
  const candidato = await aCandidate(app, admin, { nombre });
  const { data: entrevista } = await app.call<Entrevista>(createEntrevista, {
    as: admin,
    body: {
      candidatoId: candidato.id,
      servicioId: 'entrevistas-profundidad',
      fechaProgramada: app.clock.toISOString(),
      zonaHoraria: 'Europe/Madrid',
    },
  });
  if (begin) {
    const link = await app.call<{ enlace: string }>(getEnlaceEntrevista, { as: admin, params: { id: entrevista.id } });
    const params = { accessToken: link.data.enlace.split('/').at(-1) ?? '' };
    await app.call(acceptConsentimientos, { params, body: { aceptados: CONSENTIMIENTO_IDS } });
    await app.call(startSala, { params });
  }
  await jobs.run();
  return entrevista;
}

describe('Notifications', () => {
  it('arrive by themselves while the page is open, counted and said quietly, and are read by following them', async ({
    app,
    jobs,
    clock,
    enter,
  }) => {
    const { admin, operador } = await aCompany(app);
    const page = await enter(operador);
    const counted = page.waitForResponse('**/api/notificaciones/**');
    await page.goto('/dashboard');
    await counted;
    expect(await bell(page).getAttribute('aria-label')).toBe('Notificaciones');
    await book(app, jobs, admin, 'Irene Salas');
    // An answer that is still on its way puts the next question off by another turn.
    await expect
      .poll(async () => {
        await clock.advance(30_000);
        return page.getByText('Tienes una notificación nueva').count();
      })
      .toBe(1);
    expect(await bell(page).getAttribute('aria-label')).toBe('Notificaciones, 1 sin leer');

    const { id } = await book(app, jobs, admin, 'Óscar Vidal', { begin: true });
    await clock.advance(30_000);
    await unread(page, 3);
    await bell(page).click();
    await panel(page).getByText('Óscar Vidal ha empezado la entrevista').click();
    await at(page, new RegExp(`/entrevistas/${id}$`));
    await unread(page, 2);
    await expect.poll(() => stored(app, operador).filter(({ isRead }) => isRead).length).toBe(1);
  });

  it('are all on their page, filtered by what stands in the address', async ({ app, jobs, enter }) => {
    const { admin, operador } = await aCompany(app);
    await book(app, jobs, admin, 'Irene Salas');
    await book(app, jobs, admin, 'Óscar Vidal', { begin: true });
    const page = await enter(operador);
    await page.goto('/dashboard');
    await bell(page).click();
    await shown(panel(page).getByRole('listitem').first());
    await expectAccessible(page, '/dashboard', 'notificaciones');
    await page.getByRole('link', { name: 'Ver todas las notificaciones' }).click();
    await shown(page.getByRole('heading', { level: 1, name: 'Notificaciones' }));
    await shows(page, 3);
    await expectAccessible(page, '/notificaciones', 'lista');
    await page
      .getByRole('button', { name: /^Marcar como leída: / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Sin leer', exact: true }).click();
    await at(page, /\/notificaciones\?ver=sin-leer$/);
    await shows(page, 2);
    await page.reload();
    await shows(page, 2);
    await page.getByRole('button', { name: 'Todas', exact: true }).click();
    await page.getByLabel('Tipo').selectOption('candidato');
    await shown(page.getByRole('heading', { name: 'No hay notificaciones con estos filtros' }));
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await shows(page, 3);
  });

  it('are removed, and come back on demand', async ({ app, jobs, clock, enter }) => {
    const { admin, operador } = await aCompany(app);
    await book(app, jobs, admin, 'Irene Salas');
    await book(app, jobs, admin, 'Óscar Vidal', { begin: true });
    const page = await enter(operador);
    await page.goto('/notificaciones');
    const remove = page.getByRole('button', { name: 'Eliminar: Entrevista iniciada' });
    await remove.click();
    await shows(page, 2);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await shows(page, 3);
    expect(stored(app, operador)).toHaveLength(3);
    await remove.click();
    await shows(page, 2);
    await clock.advance(60_000);
    await expect.poll(() => stored(app, operador).length).toBe(2);
    // Leaving the page does not wait for the end of the offer.
    await page.getByRole('button', { name: 'Eliminar: Entrevista programada' }).first().click();
    await page.reload();
    await expect.poll(() => stored(app, operador).length).toBe(1);
  });

  it('stay unread, with a message, when the server refuses, and are marked together in every tab', async ({
    app,
    jobs,
    enter,
  }) => {
    const { admin, operador } = await aCompany(app);
    await book(app, jobs, admin, 'Irene Salas');
    const page = await enter(operador);
    await page.route('**/api/notificaciones/*/leida', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/notificaciones');
    const mark = page.getByRole('button', { name: 'Marcar como leída: Entrevista programada' });
    await mark.click();
    await shown(page.getByText('No se pudo marcar como leída'));
    await shown(mark);
    await unread(page, 1);

    const second = await page.context().newPage();
    await second.goto('/dashboard');
    await unread(second, 1);
    await page.getByRole('button', { name: 'Marcar todo como leído' }).click();
    await unread(second, 0);
    expect(stored(app, operador).map(({ isRead }) => isRead)).toEqual([true]);
  });

  it('are worked with from the keyboard alone', async ({ app, jobs, enter }) => {
    const { admin, operador } = await aCompany(app);
    await book(app, jobs, admin, 'Teresa Gil');
    const page = await enter(operador);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).focus();
    await page.keyboard.press('Enter');
    await shown(panel(page).getByRole('link', { name: /Teresa Gil/ }));
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Marcar todo como leído');
    await page.keyboard.press('Enter');
    await unread(page, 0);
    await page.keyboard.press('Escape');
    await gone(panel(page));
  });

  it('are cleared after a question', async ({ app, jobs, enter }) => {
    const { admin, operador } = await aCompany(app);
    await book(app, jobs, admin, 'Irene Salas');
    const page = await enter(operador);
    await page.goto('/notificaciones');
    await page.getByRole('button', { name: 'Vaciar' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Vaciar las notificaciones?' });
    await shown(dialog);
    await expectAccessible(page, '/notificaciones', 'vaciar');
    await dialog.getByRole('button', { name: 'Vaciar' }).click();
    await shown(page.getByRole('heading', { name: 'No hay notificaciones' }));
    await expectAccessible(page, '/notificaciones', 'vacía');
    await bell(page).click();
    await shown(panel(page).getByText('No hay notificaciones'));
    expect(stored(app, operador)).toEqual([]);
  });
});
