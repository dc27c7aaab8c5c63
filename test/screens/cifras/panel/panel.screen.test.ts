import { describe, expect } from 'vitest';
import { aBooking } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { it, shown } from '../../support/screen.ts';

describe('The dashboard of a company', () => {
  it('says how much of its licences is used, and what is booked', async ({ app, enter }) => {
    const { admin } = await aBooking(app);
    const page = await enter(admin);
    await page.goto('/dashboard');
    await shown(page.getByRole('heading', { level: 1, name: 'Dashboard - Acme Talento' }));
    await shown(page.getByText('Licencias Activas', { exact: true }));
    const recent = page.getByRole('region', { name: 'Entrevistas recientes' });
    await shown(recent.getByText('Nuria Peña'));
    expect(await page.getByRole('button', { name: 'Reintentar' }).count()).toBe(0);
    await expectAccessible(page, '/dashboard', 'de una empresa');
  });
});
