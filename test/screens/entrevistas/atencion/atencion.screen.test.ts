import { describe, expect } from 'vitest';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { ajustesAtencionRepository } from '#functions/entrevistas/atencion/ajustes-atencion.repository.ts';
import { type NuevaAtencion, openWrites } from '#functions/entrevistas/atencion/atencion.record.ts';
import { getAtencion } from '#functions/entrevistas/atencion/get-atencion.ts';
import { updateAjustesAtencion } from '#functions/entrevistas/atencion/update-ajustes-atencion.ts';
import { entrevistaRepository } from '#functions/entrevistas/entrevistas/entrevista.repository.ts';
import type { AtencionDetalle } from '#shared/entrevistas/atencion/atencion.ts';
import { aStartedInterview } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, it, MOBILE, shown } from '../../support/screen.ts';

/** A started interview whose operator is the contact, with something to attend to. */
async function aScene(app: TestApp, ...nuevas: NuevaAtencion[]) {
  const scene = await aStartedInterview(app);
  await app.call(updateAjustesAtencion, {
    as: scene.admin,
    body: { contacto: { usuarioId: scene.operador.id }, plazo: '24h', version: 0 },
  });
  const entrevista = await entrevistaRepository(app.table).get(scene.empresa.id, scene.entrevista.id);
  const ajustesAtencion = await ajustesAtencionRepository(app.table).find(scene.empresa.id);
  const ids: string[] = [];
  for (const nueva of nuevas) {
    const writes = openWrites(app.deps, { entrevista, anfitrion: { ajustesAtencion } }, nueva);
    await app.table.write(writes);
    ids.push(
      ...writes.flatMap((write) =>
        'put' in write && write.put.SK.startsWith('ATENCION#') ? [String(write.put.id)] : [],
      ),
    );
  }
  const detail = async (id = '') =>
    (
      await app.call<AtencionDetalle>(getAtencion, {
        as: scene.operador,
        params: { entrevistaId: scene.entrevista.id, id },
      })
    ).data;
  return { ...scene, contacto: scene.operador, ids, detail };
}

describe('Atención a candidatos', () => {
  it('lists what is open to the contact, who opens an urgent one and closes it with what was done', async ({
    app,
    enter,
  }) => {
    const { contacto, ids, detail } = await aScene(
      app,
      { tipo: 'consulta', texto: '¿Hay teletrabajo?' },
      { tipo: 'urgente' },
    );
    const page = await enter(contacto);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Atención', exact: true }).click();
    await shown(page.getByRole('cell', { name: 'Ahora' }));
    await expectAccessible(page, '/atencion', 'lista');
    expect(await page.getByRole('row').allTextContents()).toMatchObject({ 1: expect.stringContaining('Urgente') });
    await page.getByRole('link', { name: 'Nuria Peña' }).first().click();
    await shown(page.getByRole('heading', { name: 'Urgente: llama ahora a Nuria Peña' }));
    await expect.poll(async () => (await detail(ids[1])).estado).toBe('vista');
    await expectAccessible(page, '/atencion/:entrevistaId/:id', 'urgente');
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Cerrar la atención' });
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    await shown(dialog.getByText('Elige cómo terminó'));
    await expectAccessible(page, '/atencion/:entrevistaId/:id', 'cerrar');
    await dialog.getByLabel('Cómo terminó').selectOption('Hablamos');
    await dialog.getByLabel('Llamé', { exact: true }).check();
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    await shown(page.getByText('Se borra dentro de 30 días.'));
    expect((await detail(ids[1])).cerrada).toMatchObject({ resultado: 'hablamos', pasos: ['llamada'] });
    await shown(page.getByText('Cómo terminó'));
    await page.getByRole('link', { name: 'Atención a candidatos' }).first().click();
    await page.getByLabel('Lista').selectOption('Cerradas, 30 días');
    await shown(page.getByRole('cell', { name: 'Hablamos' }));
    await at(page, /lista=cerradas/);
  });

  it('answers a question by e-mail', async ({ app, enter, problems }) => {
    const { contacto, ids, entrevista } = await aScene(app, { tipo: 'consulta', texto: '¿Hay teletrabajo en Burgos?' });
    const page = await enter(contacto, { viewport: MOBILE });
    await page.goto(`/atencion/${entrevista.id}/${ids[0]}`);
    await shown(page.getByText('¿Hay teletrabajo en Burgos?'));
    await expectAccessible(page, '/atencion/:entrevistaId/:id', 'pregunta');
    await page.getByRole('button', { name: 'Enviar respuesta' }).click();
    await shown(page.getByText('Este campo es obligatorio'));
    await page.getByLabel('Tu respuesta').fill('Sí: dos días a la semana.');
    await page.getByRole('button', { name: 'Enviar respuesta' }).click();
    await shown(page.getByText('Respuesta enviada'));
    await shown(page.getByText('Contestada'));
    await app.deliver(sendCorreo);
    expect(app.mailer.sent.some(({ text }) => text.includes('Sí: dos días a la semana.'))).toBe(true);
    expect(problems).toEqual([]);
  });

  it('offers a person, who finds the same questions', async ({ app, enter }) => {
    const { contacto, ids, entrevista } = await aScene(app, { tipo: 'neutro' });
    const page = await enter(contacto);
    await page.goto(`/atencion/${entrevista.id}/${ids[0]}`);
    await page.getByRole('button', { name: 'Ofrecer otra cosa' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Enviar propuesta' }).click();
    await shown(dialog.getByText('Elige un día'));
    await dialog.getByLabel('Qué le ofreces').selectOption('Hacerla con una persona');
    await shown(dialog.getByText('La inteligencia artificial no preguntará nada más'));
    await expectAccessible(page, '/atencion/:entrevistaId/:id', 'ofrecer');
    await dialog.getByRole('button', { name: 'Enviar propuesta' }).click();
    await shown(page.getByText('Propuesta enviada'));
    await shown(page.getByRole('heading', { name: 'Las mismas preguntas' }));
    await expectAccessible(page, '/atencion/:entrevistaId/:id', 'con una persona');
  });

  it('is no page for anybody else, and figures alone for the superadmin', async ({ app, enter }) => {
    const { admin, superadmin, contacto, ids, entrevista } = await aScene(app, { tipo: 'urgente' });
    const page = await enter(admin);
    await page.goto(`/atencion/${entrevista.id}/${ids[0]}`);
    await at(page, /\/dashboard$/);
    await page.goto('/atencion');
    await at(page, /\/dashboard$/);
    await shown(page.getByRole('link', { name: 'Candidatos', exact: true }).first());
    expect(await page.getByRole('link', { name: 'Atención', exact: true }).count()).toBe(0);
    const platform = await enter(superadmin);
    await platform.goto('/atencion');
    await shown(platform.getByLabel('Correo de guardia'));
    await platform.getByLabel('Correo de guardia').fill('guardia@idonea.test');
    await platform.getByRole('button', { name: 'Guardar guardia' }).click();
    await shown(platform.getByText('Guardia guardada'));
    expect(await platform.getByText('Nuria Peña').count()).toBe(0);
    await expectAccessible(platform, '/atencion', 'de la plataforma');
    const empty = await enter(contacto);
    await empty.goto('/atencion?tipo=ayuda');
    await shown(empty.getByText('Nada de ese tipo'));
    await expectAccessible(empty, '/atencion', 'vacía');
  });
});
