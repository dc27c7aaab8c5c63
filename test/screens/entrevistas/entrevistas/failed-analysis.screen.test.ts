import { describe } from 'vitest';
import { aFinishedInterview } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { it, shown } from '../../support/screen.ts';

describe('An interview whose analysis failed', () => {
  it('says so, offers to try again, and shows its report when that worked', async ({ app, jobs, enter }) => {
    const { entrevista, admin } = await aFinishedInterview(app);
    // A turn that cannot be read: what a broken write would leave.
    const turno = app.table.all().find(({ PK, SK }) => PK.endsWith(entrevista.id) && SK === 'TURNO#0001');
    const key = { PK: String(turno?.PK), SK: String(turno?.SK) };
    await app.table.write([{ update: key, set: { secuencia: 'roto' } }]);
    await jobs.run();
    await app.table.write([{ update: key, set: { secuencia: 1 } }]);

    const page = await enter(admin);
    await page.goto(`/entrevistas/${entrevista.id}`);
    await shown(page.getByText('La transcripción está guardada').first());
    await expectAccessible(page, '/entrevistas/:id', 'análisis fallido');
    await page
      .getByRole('button', { name: /^Reintentar análisis/ })
      .first()
      .click();
    await shown(page.getByRole('link', { name: /^Ver informe/ }).first());
  });
});
