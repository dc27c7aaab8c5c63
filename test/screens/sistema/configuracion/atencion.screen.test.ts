import { describe, expect } from 'vitest';
import { getAjustesAtencion } from '#functions/entrevistas/atencion/get-ajustes-atencion.ts';
import { aCompany } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { it, shown } from '../../support/screen.ts';

describe('Who cares for the candidates of a company', () => {
  it('is named by the administrator, who is told what is missing and that the contact decides as well', async ({
    app,
    enter,
  }) => {
    const { admin, operador } = await aCompany(app);
    const page = await enter(admin);
    await page.goto('/configuracion?seccion=atencion');
    await shown(page.getByText(/^Falta nombrar a una persona de contacto, /));
    await page.getByLabel('Persona de contacto').selectOption(operador.id);
    await page.getByLabel('Plazo de respuesta').selectOption('En dos días laborables');
    await page.getByLabel('Quién lee las respuestas').fill('dos personas de Selección');
    await page.getByLabel('He comprobado que estos teléfonos son los de nuestro país').check();
    await page.getByRole('button', { name: 'Guardar atención' }).click();
    await shown(page.getByText('Atención guardada'));
    await shown(page.getByText(/también puede programar entrevistas y validar informes$/));
    await shown(page.getByText(/^Falta nombrar a quien la sustituye, /));
    await expectAccessible(page, '/configuracion', 'Atención: contacto que decide');
    const { data } = await app.call(getAjustesAtencion, { as: admin });
    expect(data).toMatchObject({
      plazo: '2d',
      contacto: { usuarioId: operador.id },
      quienLee: 'dos personas de Selección',
    });
  });

  it('may be somebody without an account, whose address has to be one', async ({ app, enter }) => {
    const { admin } = await aCompany(app);
    const page = await enter(admin);
    await page.goto('/configuracion?seccion=atencion');
    await page.getByLabel('Persona de contacto').selectOption('Otra persona, sin cuenta en Idonea');
    await page.getByLabel('Su nombre').fill('Rosa Vega');
    await page.getByLabel('Su correo').fill('rosa');
    await page.getByRole('button', { name: 'Guardar atención' }).click();
    await shown(page.getByText(/^Escribe un correo electrónico válido/));
    await expectAccessible(page, '/configuracion', 'Atención: correo no válido');
    await page.getByLabel('Su correo').fill('rosa@fuera.test');
    await page.getByRole('button', { name: 'Guardar atención' }).click();
    await shown(page.getByText('Atención guardada'));
  });

  it('is said where interviews are booked and on the dashboard', async ({ app, enter }) => {
    const { operador } = await aCompany(app);
    const page = await enter(operador);
    await page.goto('/dashboard');
    await shown(page.getByText('Nadie está nombrado para atender a los candidatos'));
    await page.goto('/entrevistas?programar=1');
    await shown(page.getByRole('dialog').getByText('Nadie está nombrado para atender a los candidatos'));
  });
});
