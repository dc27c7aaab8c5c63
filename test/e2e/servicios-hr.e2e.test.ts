import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';

/** An HR service from its first version to the archive, and what everyone else sees of it. */
const NOMBRE = 'Evaluación de liderazgo';
const PATH = '/servicios-hr/evaluacion-de-liderazgo';

let browser: Browser;
let page: Page;
let problems: string[];
beforeAll(async () => {
  browser = await launchBrowser();
  ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce' }));
  await signIn(page, 'super@idonea.test');
});
afterAll(() => browser?.close());

const act = async (action: string) => {
  await page.getByRole('button', { name: `Acciones de ${NOMBRE}` }).click();
  await page
    .getByRole('dialog', { name: `Acciones de ${NOMBRE}` })
    .getByRole('button', { name: action })
    .click();
};
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const pregunta = (name: string) => page.getByRole('group', { name, exact: true });

describe('The superadmin', () => {
  it('is told what is missing, at its place', async () => {
    await page.goto('/servicios-hr');
    await page.getByRole('link', { name: 'Nuevo servicio' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nuevo servicio' }).waitFor();
    await page.getByRole('button', { name: 'Crear servicio' }).click();
    await page.getByText('Escribe al menos 5 indicadores').waitFor();
    expect(await field('Nombre').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page, 'servicio-nuevo-errores');
  });

  it('keeps what was typed through a reload, and creates a service', async () => {
    await field('Nombre').fill(NOMBRE);
    await page.getByText('/servicios-hr/evaluacion-de-liderazgo').waitFor();
    await field('Descripción').fill('Cómo dirige una persona a su equipo.');
    await field('Nombre del perfil experto').fill('Equipo de desarrollo');
    await field('Especialidad').fill('Liderazgo');
    await field('Nombre de la competencia').fill('Dirección');
    await field('Qué es').fill('Lo que hace para que su equipo avance.');
    await field('Ancla 1: una respuesta muy débil').fill('No cuenta nada propio.');
    await field('Ancla 5: una respuesta suficiente').fill('Cuenta algo propio.');
    await field('Ancla 10: una respuesta excelente').fill('Cuenta con detalle lo que hizo.');
    await field('Indicadores').fill('organicé, repartí, escuché, acuerdo, plazo,');
    await field('Nombre de la fase').fill('Tu equipo');
    await page.getByRole('spinbutton', { name: 'Minutos', exact: true }).fill('45');
    await pregunta('pregunta 1 de Tu equipo')
      .getByRole('textbox', { name: 'Pregunta', exact: true })
      .fill('¿Qué cambiaste en tu equipo?');
    await pregunta('pregunta 1 de Tu equipo').getByRole('checkbox', { name: 'Dirección' }).check();
    await field('Prompt de usuario').fill('Entrevistas a {nombre} por {sueldo}.');
    await page.getByText('{sueldo} no existe', { exact: true }).waitFor();
    await page.waitForTimeout(600);

    await page.reload();
    await page.getByText('Recuperamos lo que habías escrito').waitFor();
    expect(
      await pregunta('pregunta 1 de Tu equipo').getByRole('textbox', { name: 'Pregunta', exact: true }).inputValue(),
    ).toBe('¿Qué cambiaste en tu equipo?');
    await page.getByRole('button', { name: 'Crear servicio' }).click();
    await page.getByText('La variable {sueldo} no existe').waitFor();
    await field('Prompt de usuario').fill('Entrevistas a ');
    await page.getByRole('button', { name: 'Insertar {nombre}' }).click();
    expect(await field('Prompt de usuario').inputValue()).toBe('Entrevistas a {nombre}');
    await page.getByText('Entrevistas a Nuria Peña').waitFor();
    await page.getByRole('button', { name: 'Crear servicio' }).click();
    await page.waitForURL(`**${PATH}`);
    await page.getByRole('heading', { level: 1, name: NOMBRE }).waitFor();
    await expectAccessible(page, 'servicio-propio');
  });

  it('adds a question and moves it by the keyboard', async () => {
    await act('Editar');
    await page.getByRole('heading', { level: 1, name: 'Editar servicio' }).waitFor();
    await page.getByRole('button', { name: 'Añadir pregunta a Tu equipo' }).click();
    const second = pregunta('pregunta 2 de Tu equipo').getByRole('textbox', { name: 'Pregunta', exact: true });
    await second.fill('¿Cómo repartes el trabajo?');
    await pregunta('pregunta 2 de Tu equipo').getByRole('checkbox', { name: 'Dirección' }).check();
    await second.press('Alt+ArrowUp');
    expect(
      await pregunta('pregunta 1 de Tu equipo').getByRole('textbox', { name: 'Pregunta', exact: true }).inputValue(),
    ).toBe('¿Cómo repartes el trabajo?');
    await expectAccessible(page, 'servicio-editar');
    await page.getByRole('button', { name: 'Guardar versión nueva' }).click();
    await page.getByText(`Versión 2 de ${NOMBRE}`).waitFor();
    await page.waitForURL(`**${PATH}`);
  });

  it('folds a long service to its headings, and opens what has to be corrected', async () => {
    await page.goto('/servicios-hr/test-vocacional/editar');
    const fold = page.getByRole('button', { name: /^4\. Cómo te ves/ });
    await fold.waitFor();
    expect(await fold.textContent()).toContain('preguntas');
    expect(await field('Nombre de la fase').count()).toBe(0);
    await fold.press('Enter');
    await field('Nombre de la fase').fill('');
    await page.getByRole('button', { name: '4. Fase 4', exact: true }).press('Enter');
    expect(await field('Nombre de la fase').count()).toBe(0);
    await page.getByRole('button', { name: 'Guardar versión nueva' }).click();
    await field('Nombre de la fase').and(page.locator(':focus')).waitFor();
    await field('Nombre de la fase').fill('Cómo te ves hoy');
    expect(await field('Nombre de la fase').count(), 'still open once it is right').toBe(1);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await page.waitForURL('**/servicios-hr/test-vocacional');
    await page.goto('/servicios-hr');
  });

  it('keeps both changes when somebody else has saved in between', async () => {
    await act('Editar');
    await field('Descripción').fill('Cómo dirige y escucha.');
    const other = await newPerson(browser);
    await signIn(other.page, 'super@idonea.test');
    await other.page.goto(`${PATH}/editar`);
    await other.page.getByLabel('Criterio de aprobado').fill('75');
    await other.page.getByRole('button', { name: 'Guardar versión nueva' }).click();
    await other.page.waitForURL(`**${PATH}`);
    await other.context.close();

    await page.getByRole('button', { name: 'Guardar versión nueva' }).click();
    await page.getByRole('button', { name: 'Recargar y conservar mis cambios' }).click();
    await page.getByText('Otra persona cambió este servicio mientras lo editabas').waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Criterio de aprobado').inputValue()).toBe('75');
    expect(await field('Descripción').inputValue()).toBe('Cómo dirige y escucha.');
    await page.getByRole('button', { name: 'Guardar versión nueva' }).click();
    await page.getByText(`Versión 4 de ${NOMBRE}`).waitFor();
  });

  it('sees what a version changed', async () => {
    await page.waitForURL(`**${PATH}`);
    await act('Versiones');
    await page.getByRole('region', { name: 'Cambios de la 3 a la 4' }).getByText('Cómo dirige y escucha.').waitFor();
    await page.getByLabel('Comparar la versión').selectOption('1');
    await page.getByLabel('con la versión').selectOption('2');
    const diff = page.getByRole('region', { name: 'Cambios de la 1 a la 2' });
    await diff.getByText('Pregunta «¿Cómo repartes el trabajo?»').waitFor();
    await diff.getByText('Añadido').waitFor();
    await expectAccessible(page, 'servicio-versiones');
  });

  it('rehearses it to its end, and begins again', async () => {
    await page.goto(PATH);
    await page.getByRole('link', { name: 'Probar', exact: true }).click();
    await page.getByText('Ensayo', { exact: true }).waitFor();
    await page.getByRole('heading', { level: 2, name: '¿Cómo repartes el trabajo?' }).waitFor();
    await page.getByRole('button', { name: 'Saltar pregunta' }).click();
    await page.getByRole('heading', { level: 2, name: '¿Qué cambiaste en tu equipo?' }).waitFor();
    await field('Tu respuesta').fill('Bien.');
    await page.getByRole('button', { name: 'Responder' }).click();
    await page.getByText('Repregunta', { exact: true }).waitFor();
    await expectAccessible(page, 'servicio-ensayo');
    const end = page.getByRole('heading', { level: 2, name: 'Fin del ensayo' });
    for (let n = 0; n < 3 && !(await end.isVisible()); n++) {
      const asked = await page.getByRole('listitem').count();
      await page.getByRole('button', { name: 'Saltar pregunta' }).click();
      await expect
        .poll(async () => (await end.isVisible()) || (await page.getByRole('listitem').count()) !== asked)
        .toBe(true);
    }
    await end.waitFor();
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await page.getByRole('heading', { level: 2, name: '¿Cómo repartes el trabajo?' }).waitFor();
  });

  it('watches an invented candidate answer it, and the figures', async () => {
    await page.getByRole('tab', { name: 'Simular con una persona candidata' }).click();
    await page.getByText('Nadie responde de verdad y no se guarda nada').waitFor();
    await page.getByRole('spinbutton', { name: 'Semilla' }).fill('0');
    await page.getByRole('button', { name: 'Simular', exact: true }).click();
    await page.getByText('Escribe un número entero de 1 a 9999').waitFor();
    await page.getByRole('combobox', { name: 'Persona candidata', exact: true }).selectOption('hostil');
    await page.getByRole('spinbutton', { name: 'Semilla' }).fill('3');
    await page.getByRole('button', { name: 'Simular', exact: true }).click();
    const result = page.getByRole('group', { name: 'Resultado de la simulación' });
    await result.getByText('La entrevista cumple').waitFor();
    await result.getByText('¿Cómo repartes el trabajo?').waitFor();
    await result
      .getByText(/Seguimiento · ofrece saltar o pausar/)
      .first()
      .waitFor();
    await result.getByText('100 %', { exact: true }).waitFor();
    await expectAccessible(page, 'servicio-simulacion');

    // The address holds the choice: it repeats after a reload.
    const told = await result.getByRole('list').first().textContent();
    await page.reload();
    expect(await page.getByRole('combobox', { name: 'Persona candidata', exact: true }).inputValue()).toBe('hostil');
    await page.getByRole('button', { name: 'Simular', exact: true }).click();
    await result.getByText('La entrevista cumple').waitFor();
    expect(await result.getByRole('list').first().textContent()).toBe(told);
  });

  it('archives it, and cannot delete a service that ships', async () => {
    await page.goto('/servicios-hr');
    await act('Archivar');
    await page.getByText('Servicio archivado').waitFor();
    await page.getByRole('article', { name: NOMBRE }).getByText('Inactivo').waitFor();
    await page.getByRole('button', { name: 'Acciones de Test vocacional' }).click();
    await page.getByText('Es un servicio de serie: archívalo').waitFor();
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'servicios-superadmin');
    expect(problems).toEqual([]);
  });
});

describe('Everyone else', () => {
  it('sees who may create and edit, and the archived service', async () => {
    const operator = await newPerson(browser);
    await signIn(operator.page, 'operador@acme.test');
    await operator.page.goto('/servicios-hr?estado=inactivos');
    await operator.page.getByText('Solo el Super Admin puede crear y editar servicios HR').waitFor();
    await operator.page.getByRole('article', { name: NOMBRE }).getByText('Inactivo').waitFor();
    expect(await operator.page.getByRole('link', { name: 'Nuevo servicio' }).count()).toBe(0);
    await expectAccessible(operator.page, 'servicios-operador');
    await operator.page.goto('/servicios-hr/nuevo');
    await operator.page.getByText('Solo el Super Admin puede crear servicios HR').waitFor();
    await operator.page.goto(PATH);
    await operator.page.getByRole('heading', { level: 1, name: NOMBRE }).waitFor();
    expect(await operator.page.getByRole('link', { name: 'Probar', exact: true }).count()).toBe(0);
    await operator.context.close();
  });

  it('is told what to look at when the server does not answer', async () => {
    const operator = await newPerson(browser);
    await signIn(operator.page, 'operador@acme.test');
    await operator.page.route('**/api/servicios-hr?*', (route) => route.abort());
    await operator.page.goto('/servicios-hr');
    await operator.page
      .getByRole('heading', { name: 'Error al cargar servicios HR: Error de conexión' })
      .waitFor({ timeout: 20_000 });
    await operator.page.getByText('Comprueba que el servidor está en marcha en localhost:').waitFor();
    await operator.page.unroute('**/api/servicios-hr?*');
    await operator.page.getByRole('button', { name: 'Reintentar' }).click();
    await operator.page.getByRole('article', { name: 'Test vocacional' }).waitFor();
    await operator.context.close();
  });
});

describe.each(VARIANTS)('Its screens in $name', ({ name, ...options }) => {
  it('are accessible and fit', async () => {
    const person = await newPerson(browser, options);
    await signIn(person.page, 'super@idonea.test');
    for (const [screen, path, heading] of [
      ['lista', '/servicios-hr', 'Servicios HR'],
      ['editar', '/servicios-hr/test-vocacional/editar', 'Editar servicio'],
      ['versiones', `${PATH}/versiones`, 'Versiones'],
      ['ensayo', '/servicios-hr/test-vocacional/probar', 'Probar servicio'],
      ['servicio', PATH, NOMBRE],
    ] as const) {
      await person.page.goto(path);
      await person.page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expectAccessible(person.page, `servicios-${screen}-${name}`);
    }
    await person.page.goto('/servicios-hr/entrevistas-profundidad/probar?modo=simular&persona=flojo&semilla=2');
    await person.page.getByRole('button', { name: 'Simular', exact: true }).click();
    await person.page.getByText('La entrevista cumple').waitFor();
    await expectAccessible(person.page, `servicios-simulacion-${name}`);
    await person.context.close();
  });
});

describe('At the end', () => {
  it('it is deleted, since nobody ever booked it', async () => {
    await page.goto('/servicios-hr');
    await act('Eliminar');
    await page
      .getByRole('dialog', { name: `¿Eliminar «${NOMBRE}»?` })
      .getByRole('button', { name: 'Eliminar servicio' })
      .click();
    await page.getByText('Servicio eliminado').waitFor();
    await page.getByRole('article', { name: NOMBRE }).waitFor({ state: 'detached' });
  });
});
