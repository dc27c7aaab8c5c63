import { expect, it } from 'vitest';
import { getPlantillaCorreo } from '#functions/correos/get-plantilla-correo.ts';
import { listPlantillasCorreo } from '#functions/correos/list-plantillas-correo.ts';
import { restorePlantillaCorreo } from '#functions/correos/restore-plantilla-correo.ts';
import { updatePlantillaCorreo } from '#functions/correos/update-plantilla-correo.ts';
import { getConfiguracionGlobal } from '#functions/ia/configuracion/get-configuracion-global.ts';
import type { EmailConfig } from '#shared/correos/email-config.ts';
import type { PlantillaCorreo, PlantillaResumen } from '#shared/correos/plantilla-correo.ts';
import { NOMBRES_PLANTILLA } from '#shared/correos/plantillas.ts';
import { measuredTable } from '../support/local-table.ts';
import { TestApp } from '../support/test-app.ts';

/** Read units of the list, with those of the session. */
const LIST = 5;
const givenTable = measuredTable();

async function onDynamo() {
  const app = new TestApp();
  const as = await app.addUsuario({ rol: 'superadmin', empresaId: null });
  const { table, unitsOf, store } = await givenTable();
  await store(app.table.all());
  app.deps.table = table;
  const get = async (plantilla: string) =>
    (await app.call<PlantillaCorreo>(getPlantillaCorreo, { as, params: { plantilla } })).data;
  const save = (plantilla: string, body: object) =>
    app.call<PlantillaCorreo>(updatePlantillaCorreo, { as, params: { plantilla }, body });
  return { app, as, get, save, unitsOf };
}

it('The list of templates costs the same when all of them hold as much HTML as they may', async () => {
  const { app, as, get, save, unitsOf } = await onDynamo();
  for (const plantilla of NOMBRES_PLANTILLA) {
    const { variables } = await get(plantilla);
    const named = variables.map(({ nombre }) => `<p>{${nombre}}</p>`).join('');
    const html = named + '<p>ñ</p>'.repeat(2000);
    const body = { subject: 'Otro asunto', contenido: { modo: 'html', html }, enabled: true, version: 0 };
    expect((await save(plantilla, body)).status).toBe(200);
  }
  const { answer, units } = await unitsOf(() => app.call<PlantillaResumen[]>(listPlantillasCorreo, { as }));
  expect(answer.data.every(({ personalizada }) => personalizada)).toBe(true);
  expect(units).toBeLessThanOrEqual(LIST);
  const global = await app.call<{ emailConfig: EmailConfig }>(getConfiguracionGlobal, { as });
  const { templates = {} } = global.data.emailConfig;
  expect(templates.reportes).toMatchObject({ alertas: { html: expect.stringContaining('<p>ñ</p>') } });
});

it('Of saves at the same moment one is stored; a reset keeps what was there', async () => {
  const { app, as, get, save } = await onDynamo();
  const { subject, contenido, version, predeterminada } = await get('alertas');
  const body = (n: number) => ({ subject: `${subject} ${n}`, contenido, enabled: true, version });
  const answers = await Promise.all([1, 2, 3, 4].map((n) => save('alertas', body(n))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const stored = await get('alertas');
  expect(stored).toMatchObject({ version: version + 1, personalizada: true });
  const options = { as, params: { plantilla: 'alertas' }, body: { version: version + 1 } };
  const { data } = await app.call<PlantillaCorreo>(restorePlantillaCorreo, options);
  expect(data).toMatchObject({
    version: version + 2,
    personalizada: false,
    ...predeterminada,
  });
  expect(data.anteriores[0]).toMatchObject({ version: version + 1, subject: stored.subject });
  expect((await save('alertas', body(5))).status).toBe(409);
});
