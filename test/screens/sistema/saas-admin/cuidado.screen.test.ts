import { describe, expect } from 'vitest';
import { listLineasAyuda } from '#functions/entrevistas/cuidado/list-lineas-ayuda.ts';
import { withdrawLineaAyuda } from '#functions/entrevistas/cuidado/withdraw-linea-ayuda.ts';
import type { LineaAyuda } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { gone, it, shown } from '../../support/screen.ts';

const aSuperadmin = (app: TestApp) => app.addUsuario({ rol: 'superadmin', empresaId: null });

async function lineOf(app: TestApp, as: { id: string }, id: string): Promise<LineaAyuda | undefined> {
  const { data } = await app.call<LineaAyuda[]>(listLineasAyuda, { as, query: { limit: '200' } });
  return data.find((each) => each.id === id);
}

describe('Help lines', () => {
  it('are found by country and state, withdrawn with a reason, brought back, dialled and corrected', async ({
    app,
    enter,
  }) => {
    const superadmin = await aSuperadmin(app);
    const page = await enter(superadmin);
    await page.goto('/saas-admin?seccion=cuidado&vista=lineas');
    await shown(page.getByRole('row').nth(25));
    await expectAccessible(page, '/saas-admin', 'Teléfonos de ayuda');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await shown(page.getByRole('button', { name: 'Anterior' }));
    await page.getByLabel('País', { exact: true }).selectOption('ES');
    const row = page.getByRole('row', { name: /^Línea 024/ });
    await shown(row.getByText('Sin firmar'));

    const act = async (name: string) => {
      await row.getByRole('button', { name: /^Acciones de Línea 024/ }).click();
      await page.getByRole('button', { name, exact: true }).click();
    };
    await act('Ver detalle');
    const detail = page.getByRole('dialog');
    await shown(detail.getByText('laopinioncoruna.es', { exact: false }));
    await expectAccessible(page, '/saas-admin', 'Teléfonos de ayuda: detalle');
    await page.keyboard.press('Escape');
    await gone(detail);

    await act('Retirar');
    const withdrawing = page.getByRole('dialog', { name: /^¿Retirar/ });
    await shown(withdrawing.getByText('Desde el próximo mensaje nadie la verá'));
    await withdrawing.getByRole('button', { name: 'Retirar la línea' }).click();
    await shown(withdrawing.getByText('Este campo es obligatorio'));
    await expectAccessible(page, '/saas-admin', 'Teléfonos de ayuda: retirar con errores');
    await withdrawing.getByLabel('Motivo').fill('No contesta nadie');
    await withdrawing.getByRole('button', { name: 'Retirar la línea' }).click();
    await shown(page.getByText('Línea retirada'));
    await shown(row.getByText('Retirada', { exact: true }));
    expect((await lineOf(app, superadmin, 'es-024'))?.retirada?.motivo).toBe('No contesta nadie');

    await act('Volver a mostrar');
    const restoring = page.getByRole('dialog', { name: /^¿Volver a mostrar/ });
    await shown(restoring.getByText('No contesta nadie', { exact: false }));
    await restoring.getByRole('button', { name: 'Volver a mostrar' }).click();
    await shown(row.getByText('Sin firmar'));

    await act('Confirmar que contesta');
    const confirming = page.getByRole('dialog', { name: /^Confirmar/ });
    await confirming.getByLabel('Quién lo marcó').fill('Luis Sanz');
    await confirming.getByLabel('Qué día').fill('2026-03-01');
    await expectAccessible(page, '/saas-admin', 'Teléfonos de ayuda: confirmar');
    await confirming.getByRole('button', { name: 'Confirmar que contesta' }).click();
    await shown(row.getByText('Verificada'));

    await act('Corregir');
    const correcting = page.getByRole('dialog', { name: /^Corregir/ });
    await correcting.getByLabel('Número').fill('025');
    await correcting.getByLabel('Se marca').fill('025');
    await correcting.getByRole('button', { name: 'Guardar la corrección' }).click();
    await shown(correcting.getByText('Este campo es obligatorio').first());
    await expectAccessible(page, '/saas-admin', 'Teléfonos de ayuda: corregir con errores');
    await correcting.getByLabel('Fuente', { exact: false }).first().fill('sanidad.gob.es');
    await correcting.getByLabel('Fecha de la fuente').fill('2026-02-27');
    await correcting.getByRole('button', { name: 'Guardar la corrección' }).click();
    await shown(row.getByText('025'));
    await shown(row.getByText('Sin firmar'));
    expect(await lineOf(app, superadmin, 'es-024')).toMatchObject({ marcar: '025', fuente: 'sanidad.gob.es' });
  });

  it('that are due stand above, in words, and a search without a hit says so', async ({ app, clock, enter }) => {
    const superadmin = await aSuperadmin(app);
    await app.call(withdrawLineaAyuda, { as: superadmin, params: { linea: 'es-016' }, body: { motivo: 'Error' } });
    await clock.advance(Date.parse('2027-02-24T09:00:00.000Z') - app.clock.getTime());
    const page = await enter(superadmin);
    await page.goto('/saas-admin?seccion=cuidado&vista=lineas');
    await shown(page.getByText(/^\d+ líneas tienen la comprobación vencida/));
    await shown(page.getByText('Sin comprobar desde el 23 feb 2027; se muestra hasta el 22 ago 2027').first());
    await expectAccessible(page, '/saas-admin', 'Cuidado: líneas vencidas');
    await page.getByRole('searchbox').fill('zzz');
    await shown(page.getByText('Ninguna línea coincide con los filtros'));
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await page.getByLabel('Estado de la línea').selectOption('retirada');
    await shown(page.getByRole('row', { name: /^016/ }));
    expect(await page.getByRole('row').count()).toBe(2);
  });
});

describe('Care texts', () => {
  it('are read as the room says them, and reviewed by version', async ({ app, enter }) => {
    const superadmin = await aSuperadmin(app);
    const page = await enter(superadmin);
    await page.goto('/saas-admin?seccion=cuidado');
    const version = page.getByRole('region', { name: /^Textos de cuidado, versión/ });
    await shown(version.getByText('Sin revisar'));
    await shown(
      version.getByText('Faltan: formación clínica, protección de datos, lectura de un país.', { exact: false }),
    );
    await shown(page.getByRole('region', { name: 'Garantías' }).getByText('No se dice').first());
    await shown(page.getByRole('button', { name: /^Ver rv\.2\.a:/ }));
    await expectAccessible(page, '/saas-admin', 'Textos');

    await page.getByRole('button', { name: /^Ver rv\.2\.a:/ }).click();
    const preview = page.getByRole('dialog', { name: 'Riesgo vital (rv.2.a)' });
    await preview.getByLabel('País de quien lo lee').selectOption('PE');
    await shown(preview.getByText('Llamar al 113, opción 5'));
    await preview.getByLabel('Cómo se dice').selectOption('Inglés');
    await shown(preview.getByText('I’m so sorry', { exact: false }));
    await expectAccessible(page, '/saas-admin', 'Textos: un texto');
    await page.keyboard.press('Escape');

    await version.getByRole('button', { name: 'Anotar una revisión' }).click();
    const noting = page.getByRole('dialog', { name: 'Anotar una revisión' });
    await noting.getByLabel('Qué se ha revisado').selectOption('pais');
    await noting.getByRole('button', { name: 'Anotar la revisión' }).click();
    await shown(noting.getByText('Elige el país'));
    await expectAccessible(page, '/saas-admin', 'Textos: anotar una revisión');
    await noting.getByLabel('País').selectOption('MX');
    await noting.getByLabel('Quién').fill('Inés Vega');
    await noting.getByLabel('Profesión o cargo').fill('Psicóloga');
    await noting.getByLabel('Qué día').fill('2026-02-20');
    await noting.getByRole('button', { name: 'Anotar la revisión' }).click();
    await shown(version.getByText('Lectura de México'));
    await shown(version.getByText('Faltan: formación clínica, protección de datos.', { exact: false }));
    await version.getByRole('button', { name: 'Quitar la revisión de Inés Vega' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar la revisión' }).click();
    await gone(version.getByText('Lectura de México'));

    await page.getByLabel('Versión de los textos').selectOption({ index: 1 });
    await shown(page.getByRole('button', { name: /^Ver ia_quien_eres/ }));
  });
});
