import { describe, expect } from 'vitest';
import { withdrawLineaAyuda } from '#functions/entrevistas/cuidado/withdraw-linea-ayuda.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { gone, it, MOBILE, shown } from '../../support/screen.ts';
import { aRoom, aRoomCompany } from './a-room.ts';

/** Whom somebody in danger can call, where they and the company are of different countries. */
describe('Telephones of a text that stops the room', () => {
  it('are two of the candidate’s country, with those of the company’s behind «Más opciones», and none that was withdrawn', async ({
    app,
    visit,
  }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    await room.begin();
    const update = app.table.all().find(({ tipo }) => tipo === 'ENTREVISTA');
    if (!update) throw new Error('No interview');
    await app.table.write([{ update: { PK: update.PK, SK: update.SK }, set: { candidatoPais: 'México' } }]);
    const as = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    await app.call(withdrawLineaAyuda, { as, params: { linea: 'es-024' }, body: { motivo: 'Nadie contesta' } });
    const page = await visit({ viewport: MOBILE, isMobile: true, hasTouch: true });
    await page.goto(room.path);
    await page.getByRole('textbox').fill('Llevo meses pensando en quitarme la vida.');
    await page.getByRole('button', { name: 'Enviar respuesta', exact: true }).click();
    await shown(page.getByRole('link', { name: 'Llamar al 800 911 2000' }));
    await shown(page.getByRole('link', { name: 'Llamar al 911' }));
    expect(await page.getByRole('link', { name: 'Llamar al 112' }).isVisible()).toBe(false);
    await page.getByText('Más opciones').click();
    await shown(page.getByRole('link', { name: 'Llamar al 112' }));
    await shown(page.getByText('Emergencias, España'));
    await gone(page.getByText('024'));
    await expectAccessible(page, '/entrevista/:accessToken', 'pausada: teléfonos de dos países');
  });
});
