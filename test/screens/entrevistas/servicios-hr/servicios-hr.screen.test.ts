import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { assignServicios } from '#functions/entrevistas/servicios-hr/assign-servicios.ts';
import { createServicioHr } from '#functions/entrevistas/servicios-hr/create-servicio-hr.ts';
import { updateServicioHr } from '#functions/entrevistas/servicios-hr/update-servicio-hr.ts';
import type { ServicioHrDetalle } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { aCompany } from '../../../support/scenarios.ts';
import { aFase, aServicioBody } from '../../../support/servicio-builder.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, goInside, gone, it, shown } from '../../support/screen.ts';

const NOMBRE = 'Evaluación de liderazgo';
const [PRIMERA, SEGUNDA] = ['¿Cómo repartes el trabajo?', '¿Qué cambiaste en tu equipo?'] as const;

/** A servicio of one phase, whose author is a superadmin, and which the operador's company has contracted. */
async function aServicio(app: TestApp) {
  const { superadmin, operador, empresa } = await aCompany(app);
  const preguntas = [PRIMERA, SEGUNDA].map((texto) => ({ texto, competencias: ['Dirección'] }));
  const { competencias } = aServicioBody().estructura;
  const estructura = {
    competencias: competencias.slice(0, 1),
    fases: [{ ...aFase('Tu equipo'), minutos: 45, preguntas }],
  };
  const created = await app.call<ServicioHrDetalle>(createServicioHr, {
    as: superadmin,
    body: aServicioBody({ estructura }),
  });
  expect(created.status).toBe(201);
  const contracted = await app.call(assignServicios, {
    as: superadmin,
    params: { id: empresa.id },
    body: { serviciosIds: ['liderazgo'] },
  });
  expect(contracted.status).toBe(200);
  return { superadmin, operador, servicio: created.data };
}

const act = async (page: Page, nombre: string, action: string) => {
  await page.getByRole('button', { name: `Acciones de ${nombre}` }).click();
  await page
    .getByRole('dialog', { name: `Acciones de ${nombre}` })
    .getByRole('button', { name: action })
    .click();
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const pregunta = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const textOf = (page: Page, name: string) =>
  pregunta(page, name).getByRole('textbox', { name: 'Pregunta', exact: true });
const card = (page: Page) => page.getByRole('article', { name: NOMBRE });
const title = (page: Page, name: string) => shown(page.getByRole('heading', { level: 1, name, exact: true }));
const question = (page: Page, name: string) => shown(page.getByRole('heading', { level: 2, name, exact: true }));

describe('The superadmin', () => {
  it('is told what is missing, at its place, keeps what was typed through a reload, and creates a service', async ({
    app,
    clock,
    enter,
  }) => {
    const page = await enter((await aCompany(app)).superadmin);
    await page.goto('/servicios-hr');
    await page.getByRole('link', { name: 'Nuevo servicio' }).click();
    await title(page, 'Nuevo servicio');
    await press(page, 'Crear servicio');
    await shown(page.getByText('Escribe al menos 5 indicadores'));
    expect(await field(page, 'Nombre').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page, '/servicios-hr/nuevo', 'errores');

    await field(page, 'Nombre').fill(NOMBRE);
    await shown(page.getByText('/servicios-hr/evaluacion-de-liderazgo'));
    await field(page, 'Descripción').fill('Cómo dirige una persona a su equipo.');
    await field(page, 'Nombre del perfil experto').fill('Equipo de desarrollo');
    await field(page, 'Especialidad').fill('Liderazgo');
    await field(page, 'Nombre de la competencia').fill('Dirección');
    await field(page, 'Qué es').fill('Lo que hace para que su equipo avance.');
    await field(page, 'Ancla 1: una respuesta muy débil').fill('No cuenta nada propio.');
    await field(page, 'Ancla 5: una respuesta suficiente').fill('Cuenta algo propio.');
    await field(page, 'Ancla 10: una respuesta excelente').fill('Cuenta con detalle lo que hizo.');
    await field(page, 'Indicadores').fill('organicé, repartí, escuché, acuerdo, plazo,');
    await field(page, 'Nombre de la fase').fill('Tu equipo');
    await page.getByRole('spinbutton', { name: 'Minutos', exact: true }).fill('45');
    await textOf(page, 'pregunta 1 de Tu equipo').fill(SEGUNDA);
    await pregunta(page, 'pregunta 1 de Tu equipo').getByRole('checkbox', { name: 'Dirección' }).check();
    await field(page, 'Prompt de usuario').fill('Entrevistas a {nombre} por {sueldo}.');
    await shown(page.getByText('{sueldo} no existe', { exact: true }));
    // A draft is written once nobody types.
    await clock.advance(500);

    await page.reload();
    await shown(page.getByText('Recuperamos lo que habías escrito'));
    await expect.poll(() => textOf(page, 'pregunta 1 de Tu equipo').inputValue()).toBe(SEGUNDA);
    await press(page, 'Crear servicio');
    await shown(page.getByText('La variable {sueldo} no existe'));
    await field(page, 'Prompt de usuario').fill('Entrevistas a ');
    await press(page, 'Insertar {nombre}');
    expect(await field(page, 'Prompt de usuario').inputValue()).toBe('Entrevistas a {nombre}');
    await shown(page.getByText('Entrevistas a Nuria Peña'));
    await press(page, 'Crear servicio');
    await at(page, /\/servicios-hr\/evaluacion-de-liderazgo$/);
    await title(page, NOMBRE);
    await expectAccessible(page, '/servicios-hr/:codigo', 'Fases y preguntas');
    await page.getByRole('tab', { name: 'Competencias y rúbrica' }).click();
    await shown(page.getByText('Cuenta con detalle lo que hizo.'));
    await expectAccessible(page, '/servicios-hr/:codigo', 'Competencias y rúbrica');
  });

  it('adds a question, moves it by the keyboard, sees what a version changed, and folds a long service', async ({
    app,
    enter,
  }) => {
    const { superadmin } = await aServicio(app);
    const page = await enter(superadmin);
    await page.goto('/servicios-hr');
    await act(page, NOMBRE, 'Editar');
    await title(page, 'Editar servicio');
    await press(page, 'Añadir pregunta a Tu equipo');
    const third = textOf(page, 'pregunta 3 de Tu equipo');
    await third.fill('¿A quién pides ayuda?');
    await pregunta(page, 'pregunta 3 de Tu equipo').getByRole('checkbox', { name: 'Dirección' }).check();
    await third.press('Alt+ArrowUp');
    expect(await textOf(page, 'pregunta 2 de Tu equipo').inputValue()).toBe('¿A quién pides ayuda?');
    await expectAccessible(page, '/servicios-hr/:codigo/editar', 'de una fase');
    await press(page, 'Guardar versión nueva');
    await shown(page.getByText(`Versión 2 de ${NOMBRE}`));
    await at(page, /\/servicios-hr\/liderazgo$/);

    await act(page, NOMBRE, 'Versiones');
    const diff = page.getByRole('region', { name: 'Cambios de la 1 a la 2' });
    await shown(diff.getByText('Pregunta «¿A quién pides ayuda?»'));
    await shown(diff.getByText('Añadido'));
    await expectAccessible(page, '/servicios-hr/:codigo/versiones', 'dos');
    await page.getByLabel('Comparar la versión').selectOption('2');
    await shown(page.getByText('Elige dos versiones distintas para compararlas.'));
    await page.getByLabel('con la versión').selectOption('1');
    await at(page, /versiones\?desde=2&hasta=1$/);
    await shown(page.getByRole('region', { name: 'Cambios de la 2 a la 1' }).getByText('Eliminado'));

    await goInside(page, '/servicios-hr/test-vocacional/editar');
    const fold = page.getByRole('button', { name: /^4\. Cómo te ves/ });
    await shown(fold);
    expect(await fold.textContent()).toContain('preguntas');
    expect(await field(page, 'Nombre de la fase').count()).toBe(0);
    await fold.press('Enter');
    await field(page, 'Nombre de la fase').fill('');
    await page.getByRole('button', { name: '4. Fase 4', exact: true }).press('Enter');
    expect(await field(page, 'Nombre de la fase').count()).toBe(0);
    await press(page, 'Guardar versión nueva');
    // What has to be corrected opens.
    await shown(field(page, 'Nombre de la fase').and(page.locator(':focus')));
    await field(page, 'Nombre de la fase').fill('Cómo te ves hoy');
    expect(await field(page, 'Nombre de la fase').count(), 'still open once it is right').toBe(1);
    await press(page, 'Cancelar');
    await press(page, 'Salir sin guardar');
    await at(page, /\/servicios-hr\/test-vocacional$/);
  });

  it('keeps both changes when somebody else has saved in between, archives and deletes it, but no service that ships', async ({
    app,
    enter,
  }) => {
    const { superadmin, servicio } = await aServicio(app);
    const page = await enter(superadmin);
    await page.goto('/servicios-hr');
    await act(page, NOMBRE, 'Editar');
    await field(page, 'Descripción').fill('Cómo dirige y escucha.');
    const { version, estructura } = servicio;
    const saved = await app.call(updateServicioHr, {
      as: superadmin,
      params: { codigo: 'liderazgo' },
      body: { version, estructura: { ...estructura, criterioPasado: 75 } },
    });
    expect(saved.status, saved.text).toBe(200);
    await press(page, 'Guardar versión nueva');
    await press(page, 'Recargar y conservar mis cambios');
    await gone(page.getByText('Otra persona cambió este servicio mientras lo editabas'));
    expect(await page.getByLabel('Criterio de aprobado').inputValue()).toBe('75');
    expect(await field(page, 'Descripción').inputValue()).toBe('Cómo dirige y escucha.');
    await press(page, 'Guardar versión nueva');
    await shown(page.getByText(`Versión 3 de ${NOMBRE}`));

    await at(page, /\/servicios-hr\/liderazgo$/);
    await page.getByRole('main').getByRole('link', { name: 'Servicios HR', exact: true }).click();
    await act(page, NOMBRE, 'Archivar');
    await shown(page.getByText('Servicio archivado'));
    await shown(card(page).getByText('Inactivo'));
    await press(page, 'Acciones de Test vocacional');
    await shown(page.getByText('Es un servicio de serie: archívalo'));
    await page.keyboard.press('Escape');
    await act(page, NOMBRE, 'Eliminar');
    await page
      .getByRole('dialog', { name: `¿Eliminar «${NOMBRE}»?` })
      .getByRole('button', { name: 'Eliminar servicio' })
      .click();
    await shown(page.getByText('Servicio eliminado'));
    await gone(card(page));
  });

  it('watches an invented candidate answer as the address says, and rehearses to the end and again', async ({
    app,
    enter,
  }) => {
    const { superadmin } = await aServicio(app);
    const page = await enter(superadmin);
    await page.goto('/servicios-hr/liderazgo/probar?modo=simular&persona=hostil&semilla=0');
    await shown(page.getByText('Nadie responde de verdad y no se guarda nada'));
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Persona candidata', exact: true }).inputValue())
      .toBe('hostil');
    await press(page, 'Simular');
    await shown(page.getByText('Escribe un número entero de 1 a 9999'));
    await page.getByRole('spinbutton', { name: 'Semilla' }).fill('3');
    await press(page, 'Simular');
    const result = page.getByRole('group', { name: 'Resultado de la simulación' });
    await shown(result.getByText('La entrevista cumple'));
    await at(page, /persona=hostil&semilla=3$/);
    await shown(result.getByText(PRIMERA).first());
    await shown(result.getByText(/Seguimiento · /).first());
    await shown(result.getByText('100 %', { exact: true }));
    await expectAccessible(page, '/servicios-hr/:codigo/probar', 'Simular con una persona candidata');

    await page.getByRole('tab', { name: 'Responder yo' }).click();
    await question(page, PRIMERA);
    await press(page, 'Saltar pregunta');
    await question(page, SEGUNDA);
    await field(page, 'Tu respuesta').fill('Bien.');
    await press(page, 'Responder');
    await shown(page.getByText('Repregunta', { exact: true }));
    await expectAccessible(page, '/servicios-hr/:codigo/probar', 'Responder yo');
    const end = page.getByRole('heading', { level: 2, name: 'Fin del ensayo' });
    for (let n = 0; n < 3 && !(await end.isVisible()); n++) {
      const asked = await page.getByRole('listitem').count();
      await press(page, 'Saltar pregunta');
      await expect
        .poll(async () => (await end.isVisible()) || (await page.getByRole('listitem').count()) !== asked)
        .toBe(true);
    }
    await shown(end);
    await press(page, 'Empezar de nuevo');
    await question(page, PRIMERA);
  });
});

describe('Everyone else', () => {
  it('is told what to look at when the server does not answer, sees who may create and edit, and the archived service', async ({
    app,
    enter,
  }) => {
    const { superadmin, operador, servicio } = await aServicio(app);
    const { version } = servicio;
    const archived = await app.call(updateServicioHr, {
      as: superadmin,
      params: { codigo: 'liderazgo' },
      body: { version, configuracion: { activo: false } },
    });
    expect(archived.status, archived.text).toBe(200);
    const page = await enter(operador);
    await page.route('**/api/servicios-hr?*', (route) => route.abort());
    await page.goto('/servicios-hr?estado=inactivos');
    await shown(page.getByRole('heading', { name: 'Error al cargar servicios HR: Error de conexión' }));
    await shown(page.getByText('Comprueba que el servidor está en marcha en localhost:'));
    await page.unroute('**/api/servicios-hr?*');
    await press(page, 'Reintentar');
    await shown(page.getByText('Solo el Super Admin puede crear y editar servicios HR'));
    await shown(card(page).getByText('Inactivo'));
    expect(await page.getByRole('link', { name: 'Nuevo servicio' }).count()).toBe(0);
    await expectAccessible(page, '/servicios-hr', 'solo lectura');
    await card(page).getByRole('link', { name: NOMBRE }).click();
    await title(page, NOMBRE);
    expect(await page.getByRole('link', { name: 'Probar', exact: true }).count()).toBe(0);
    await goInside(page, '/servicios-hr/nuevo');
    await shown(page.getByText('Solo el Super Admin puede crear servicios HR'));
  });
});
