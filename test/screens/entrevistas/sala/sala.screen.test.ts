import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { updateMarca } from '#functions/empresas/marca/update-marca.ts';
import { cancelEntrevista } from '#functions/entrevistas/entrevistas/cancel-entrevista.ts';
import { getEntrevista } from '#functions/entrevistas/entrevistas/get-entrevista.ts';
import { startEntrevista } from '#functions/entrevistas/entrevistas/start-entrevista.ts';
import { sendAyuda } from '#functions/entrevistas/sala/send-ayuda.ts';
import { sendCorreccion } from '#functions/entrevistas/sala/send-correccion.ts';
import type { Ayuda } from '#shared/entrevistas/sala/ayuda.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { gone, it, MOBILE, shown } from '../../support/screen.ts';
import { answerAllButOne, aRoom, aRoomCompany } from './a-room.ts';

/** The candidate's room in every state it has. */
const DAY = 24 * 60 * 60_000;
const PHONE = { viewport: MOBILE, isMobile: true, hasTouch: true };

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) =>
  page.evaluate<string>('document.activeElement.tagName + " " + document.activeElement.textContent.trim()');

describe('Notices that change', () => {
  it('are shown and accepted again: while they are read, and between that and the beginning', async ({
    app,
    visit,
  }) => {
    const company = await aRoomCompany(app);
    const colores = { primario: '#7a1f5c', secundario: '#f0f9ff' };
    const save = (responsable: string, version: number) =>
      app.call(updateMarca, { as: company.admin, body: { colores, legales: { responsable }, version } });
    await save('Estudio Luna S.L.', 1);
    const page = await visit(PHONE);
    const acceptAll = async () => {
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await button(page, 'Aceptar y continuar').click();
    };
    await page.goto((await aRoom(app, company)).path);
    await shown(page.getByText('Estudio Luna S.L.'));
    await save('Luna Personas S.L.', 2);
    await acceptAll();
    await shown(page.getByText('Los avisos han cambiado desde que los viste. Léelos y vuelve a aceptar.'));
    await shown(page.getByText('Luna Personas S.L.'));
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await acceptAll();
    await shown(button(page, 'Empezar la entrevista'));
    await save('Luna y Sol S.L.', 3);
    await button(page, 'Empezar la entrevista').click();
    await shown(page.getByText('desde que los aceptaste'));
    await shown(page.getByText('Luna y Sol S.L.'));
    await expectAccessible(page, '/entrevista/:accessToken', 'abierta: avisos cambiados');
    await acceptAll();
    await button(page, 'Empezar la entrevista').click();
    await shown(button(page, 'Enviar respuesta'));
  });
});

describe('Somebody who asks, or has enough', () => {
  it('is answered above the same question, and ends where they want', async ({ app, visit }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    const pregunta = (await room.begin()).turno?.pregunta ?? '';
    const page = await visit(PHONE);
    const box = page.getByRole('textbox', { name: 'Tu respuesta' });
    const send = async (texto: string) => {
      await box.fill(texto);
      await button(page, 'Enviar respuesta').click();
    };
    await page.goto(room.path);
    await send('¿Usted es una persona o es un robot?');
    await shown(page.getByText('Soy una inteligencia artificial, no una persona.'));
    await shown(heading(page, pregunta));
    expect(await box.inputValue()).toBe('');
    await expectAccessible(page, '/entrevista/:accessToken', 'en_curso: contestada');
    await button(page, 'Seguir con la entrevista').click();
    await gone(page.getByText('Soy una inteligencia artificial, no una persona.'));

    await send('¿Cuánto pagan en este puesto?');
    await button(page, 'Enviar mi pregunta a la administración de Estudio Luna').click();
    expect(await page.getByLabel('Tu pregunta').inputValue()).toBe('¿Cuánto pagan en este puesto?');
    await button(page, 'Enviar').click();
    await shown(page.getByText('Hemos avisado a la administración de Estudio Luna. Te contestará lo antes posible.'));
    await button(page, 'Seguir con la entrevista').click();

    await send('Ya no quiero seguir con la entrevista.');
    await shown(page.getByText('Puedes enviar lo que llevas, dejarlo guardado para otro día o borrarlo.'));
    await button(page, 'Terminar aquí').click();
    await shown(page.getByText('¿Qué hacemos con lo que has respondido?'));
    await expectAccessible(page, '/entrevista/:accessToken', 'pausada: terminar aquí');
    await button(page, 'Repasarlo y enviarlo').click();
    await shown(button(page, 'Enviar entrevista'));
  });
});

describe('A text that says that somebody is in danger', () => {
  const WISH = 'Llevo meses pensando en quitarme la vida.';

  it('stops the room with whom to call, is kept on this device alone, and is there to change or to delete', async ({
    app,
    visit,
  }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    const pregunta = (await room.begin()).turno?.pregunta ?? '';
    const page = await visit(PHONE);
    const box = page.getByRole('textbox');
    await page.goto(room.path);
    await box.fill(WISH);
    await button(page, 'Enviar respuesta').click();
    await shown(heading(page, 'Entrevista en pausa'));
    await shown(page.getByText('tú importas más que esta entrevista'));
    const call = page.getByRole('link', { name: 'Llamar al 024' });
    expect(await call.getAttribute('href')).toBe('tel:024');
    await expectAccessible(page, '/entrevista/:accessToken', 'pausada: cuidado');
    await button(page, 'Ver en palabras sencillas').click();
    await shown(page.getByText('Siento que lo pases tan mal.'));
    await button(page, 'Que me escriba una persona').click();
    await page.getByLabel('Por correo').check();
    await page.getByLabel('Por la tarde').check();
    await button(page, 'Enviar').click();
    await shown(page.getByText('Hemos avisado a la administración de Estudio Luna. Te contestará lo antes posible.'));
    expect(JSON.stringify(app.table.all())).not.toContain('quitarme');

    await button(page, 'Hacer una pausa').click();
    await shown(heading(page, 'Entrevista en pausa'));
    await gone(page.getByText('tú importas más que esta entrevista'));
    await button(page, 'Continuar').click();
    await shown(heading(page, pregunta));
    expect(await box.inputValue()).toBe('');
    await button(page, 'Cambiar lo que escribí').click();
    await expect.poll(() => box.inputValue()).toBe(WISH);
    await button(page, 'Enviar respuesta').click();
    await button(page, 'Borrar lo que escribí').click();
    await shown(page.getByText('Borrado: ya no queda ni en este dispositivo ni en tu entrevista.'));
    await button(page, 'Hacer una pausa').click();
    await button(page, 'Continuar').click();
    await shown(heading(page, pregunta));
    expect(await button(page, 'Cambiar lo que escribí').count()).toBe(0);
  });
});

describe('A room that is not open', () => {
  it('says of a wrong link that it is not valid', async ({ visit }) => {
    const page = await visit(PHONE);
    await page.goto(`/entrevista/tok_abc_${'x'.repeat(43)}`);
    await shown(heading(page, 'Este enlace no es válido'));
    await expectAccessible(page, '/entrevista/:accessToken', 'no válida');
  });

  it('says when it opens, in both clocks', async ({ app, visit }) => {
    const fechaProgramada = new Date(app.clock.getTime() + 2 * DAY).toISOString();
    const booking = { fechaProgramada, zonaHoraria: 'America/Bogota' };
    const room = await aRoom(app, await aRoomCompany(app), booking);
    const page = await visit(PHONE);
    await page.goto(room.path);
    await shown(heading(page, /todavía no está abierta/));
    await shown(page.getByText('En la zona de la reserva'));
    await expectAccessible(page, '/entrevista/:accessToken', 'no_abierta');
  });

  it('says who called it off and how to reach them', async ({ app, visit }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    await app.call(cancelEntrevista, { as: room.company.admin, params: { id: room.id }, body: {} });
    const page = await visit(PHONE);
    await page.goto(room.path);
    await shown(heading(page, 'Esta entrevista se ha cancelado'));
    await shown(page.getByRole('link', { name: 'personas@luna.test' }));
    await expectAccessible(page, '/entrevista/:accessToken', 'cancelada');
  });

  it('says that its time is over', async ({ app, clock, visit }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    await clock.advance(8 * DAY);
    const page = await visit(PHONE);
    await page.goto(room.path);
    await shown(heading(page, 'El plazo de esta entrevista ha terminado'));
    await expectAccessible(page, '/entrevista/:accessToken', 'caducada');
  });

  it('says that it could not be opened, and opens on demand', async ({ app, visit }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    const page = await visit(PHONE);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/sala/*', async (route) => {
      await answered;
      await route.fulfill({ status: 500, json: {} });
    });
    await page.goto(room.path);
    await shown(heading(page, /Abriendo/));
    await expectAccessible(page, '/entrevista/:accessToken', 'cargando');
    answer();
    await shown(button(page, 'Reintentar'));
    await expectAccessible(page, '/entrevista/:accessToken', 'fallo');
    await page.unroute('**/api/sala/*');
    await button(page, 'Reintentar').click();
    await shown(heading(page, 'Tu entrevista para Diseñadora de producto'));
  });
});

describe('Before the first question', () => {
  it('welcomes in the company’s colour, tells of the artificial intelligence and the extra time, and hands over to another device', async ({
    app,
    server,
    visit,
  }) => {
    const room = await aRoom(app, await aRoomCompany(app), { tiempoExtra: 50, duracionEstimada: 30 });
    const page = await visit(PHONE);
    await page.goto(room.path);
    await shown(heading(page, 'Tu entrevista para Diseñadora de producto'));
    await shown(page.getByText('Hablarás con una inteligencia artificial, no con una persona.'));
    await shown(page.getByText('Unos 45 minutos, con tu tiempo extra'));
    const color = await page.evaluate('getComputedStyle(document.querySelector(".empresa-inicial")).backgroundColor');
    expect(color).toBe('rgb(122, 31, 92)');
    await expectAccessible(page, '/entrevista/:accessToken', 'abierta: inicio');

    await button(page, 'Seguir en otro dispositivo').click();
    await shown(page.getByRole('img', { name: 'Código QR con el enlace de tu entrevista' }));
    await button(page, 'Copiar el enlace').click();
    await shown(page.getByText('Enlace copiado'));
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(server.localize(room.enlace));
    await expectAccessible(page, '/entrevista/:accessToken', 'abierta: otro dispositivo');
  });

  it('asks for both consents, by keyboard alone, and lets a question be practised, which neither sends nor keeps anything', async ({
    app,
    visit,
  }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    const page = await visit(PHONE);
    await page.goto(room.path);
    await shown(heading(page, 'Tu entrevista para Diseñadora de producto'));
    expect(await focused(page)).toContain('H1 Tu entrevista');
    await page.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('BUTTON Aceptar y continuar');
    await page.keyboard.press('Enter');
    await shown(page.getByText('Falta una casilla por marcar.'));
    await expectAccessible(page, '/entrevista/:accessToken', 'abierta: falta un consentimiento');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await shown(heading(page, 'Todo listo, Nuria'));
    await expect.poll(() => focused(page)).toBe('H1 Todo listo, Nuria');
    await expectAccessible(page, '/entrevista/:accessToken', 'abierta: preparación');

    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await button(page, 'Hacer una pregunta de práctica').click();
    await shown(heading(page, /Cuéntame algo que hayas aprendido/));
    await page.getByRole('textbox', { name: 'Tu respuesta' }).fill('Aprendí a coser viendo vídeos.');
    await button(page, 'Enviar práctica').click();
    await shown(page.getByText('Tu respuesta ha sido breve.'));
    await expectAccessible(page, '/entrevista/:accessToken', 'abierta: práctica');
    expect(sent).toEqual([]);
    expect(await page.evaluate('JSON.stringify({ ...localStorage })')).not.toContain('coser');
    await page.reload();
    await shown(heading(page, 'Todo listo, Nuria'));
    await button(page, 'Empezar la entrevista').click();
    await shown(page.getByRole('textbox'));
    expect(sent).toHaveLength(1);
  });

  it('says when somebody of the company has opened it', async ({ app, visit }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    const { status } = await app.call(startEntrevista, { as: room.company.admin, params: { id: room.id } });
    expect(status).toBe(200);
    const page = await visit(PHONE);
    await page.goto(room.path);
    await shown(heading(page, 'Tu entrevista para Diseñadora de producto'));
    await shown(page.getByText('Estudio Luna ha abierto esta sala.'));
    await expectAccessible(page, '/entrevista/:accessToken', 'abierta: por la empresa');
  });
});

describe('During the interview', () => {
  it('shows one question, how far it is, and quietly how much time is left; rests while it is paused; skips when asked twice', async ({
    app,
    visit,
  }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    const pregunta = (await room.begin()).turno?.pregunta ?? '';
    const page = await visit(PHONE);
    await page.goto(room.path);
    await shown(heading(page, pregunta));
    await shown(page.getByText('Quedan unos 60 min', { exact: true }));
    await expectAccessible(page, '/entrevista/:accessToken', 'en_curso: pregunta');

    await button(page, 'Pausar').click();
    await shown(heading(page, 'Entrevista en pausa'));
    await expectAccessible(page, '/entrevista/:accessToken', 'pausada');
    await button(page, 'Continuar').click();
    await shown(heading(page, pregunta));

    await button(page, 'Saltar pregunta').click();
    await shown(page.getByText('¿Saltar esta pregunta? Podrás responderla al final, antes de enviar.'));
    await button(page, 'No, seguir aquí').click();
    await shown(heading(page, pregunta));
    await button(page, 'Saltar pregunta').click();
    await button(page, 'Sí, saltar').click();
    await gone(heading(page, pregunta));
    await shown(button(page, 'Saltar pregunta'));
  });

  it('takes a call for help, and says what happens next', async ({ app, visit }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    await room.begin();
    const page = await visit(PHONE);
    await page.goto(room.path);
    await button(page, 'Ayuda').click();
    const help = page.getByRole('dialog', { name: 'Ayuda' });
    await help.getByText('Tengo un problema', { exact: true }).click();
    await help.getByRole('button', { name: 'Pedir ayuda' }).click();
    await shown(help.getByText('Elige con qué necesitas ayuda.'));
    await expectAccessible(page, '/entrevista/:accessToken', 'en_curso: ayuda');
    await help.getByRole('radio', { name: 'Necesito una adaptación' }).check();
    await help.getByRole('textbox', { name: '¿Qué ocurre?' }).fill('Necesito más tiempo para leer.');
    await help.getByRole('button', { name: 'Pedir ayuda' }).click();
    await shown(help.getByText('Hemos avisado a Estudio Luna.'));
    await help.getByRole('button', { name: 'Cerrar', exact: true }).click();
    const { admin } = room.company;
    const { data } = await app.call<{ ayudas: Ayuda[] }>(getEntrevista, { as: admin, params: { id: room.id } });
    expect(data.ayudas).toMatchObject([{ motivo: 'adaptacion', mensaje: 'Necesito más tiempo para leer.' }]);
  });
});

describe('At the end', () => {
  it('shows all answers; a skipped one can still be answered, and a correction survives a reload', async ({
    app,
    clock,
    visit,
  }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    await answerAllButOne(room);
    const page = await visit(PHONE);
    await page.goto(room.path);
    await shown(heading(page, 'Has llegado al final, Nuria'));
    await shown(page.getByText('Has saltado una pregunta. Todavía puedes responderla.'));
    await expectAccessible(page, '/entrevista/:accessToken', 'por_enviar: repaso');
    await button(page, 'Responder la pregunta 1').click();
    const field = page.getByRole('textbox', { name: 'Tu respuesta' });
    await button(page, 'Guardar respuesta').click();
    await shown(page.getByText('Escribe tu respuesta o descarta el cambio.'));
    await field.fill('Coordiné el rediseño de una aplicación con dos personas y la terminamos en un mes.');
    await button(page, 'Enviar entrevista').click();
    await shown(page.getByText('Tienes una corrección abierta'));
    await expectAccessible(page, '/entrevista/:accessToken', 'por_enviar: corrección');
    await clock.advance(1_000);
    await shown(page.getByText('Guardado en este dispositivo, sin enviar todavía.'));
    await page.reload();
    await shown(page.getByText('Recuperamos la corrección que dejaste a medias.'));
    expect(await field.inputValue()).toContain('Coordiné el rediseño');
    await expect.poll(() => focused(page)).toContain('TEXTAREA');
    await button(page, 'Guardar respuesta').click();
    await shown(page.getByText('Corregida', { exact: true }));
    await page.reload();
    await shown(heading(page, 'Has llegado al final, Nuria'));
    expect(await page.getByText('Recuperamos la corrección').count()).toBe(0);
    await button(page, 'Corregir la pregunta 1').click();
    await button(page, 'Descartar').click();
    await expect.poll(() => focused(page)).toBe('BUTTON Corregir');
    expect(await page.getByText('Has saltado una pregunta').count()).toBe(0);
  });

  it('gives a receipt with the reference and one’s rights, asks for an opinion once, and prints what is not pressed', async ({
    app,
    visit,
  }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    await answerAllButOne(room);
    const page = await visit(PHONE);
    await page.goto(room.path);
    await button(page, 'Enviar entrevista').click();
    await shown(heading(page, 'Entrevista enviada'));
    expect(await page.getByRole('main').textContent()).not.toMatch(/puntuaci/i);
    await shown(page.getByRole('heading', { name: 'Tus derechos' }));
    const mail = await page.getByRole('link', { name: 'personas@luna.test' }).getAttribute('href');
    expect(mail).toContain('mailto:personas@luna.test?subject=Mis%20datos%2C%20referencia%20');
    await button(page, 'Enviar opinión').click();
    await shown(page.getByText('Elige de 1 a 5.'));
    await expectAccessible(page, '/entrevista/:accessToken', 'completada: recibo y opinión');

    await page.emulateMedia({ media: 'print' });
    expect(await button(page, 'Imprimir o guardar el recibo').isVisible()).toBe(false);
    expect(await page.getByText('Tu referencia', { exact: true }).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });

    await page
      .getByRole('group', { name: /¿Cómo ha sido la experiencia/ })
      .getByRole('radio', { name: '5' })
      .check();
    await page.getByRole('textbox', { name: /¿Quieres añadir algo/ }).fill('Todo muy claro.');
    await button(page, 'Enviar opinión').click();
    await shown(page.getByText('Gracias por tu opinión'));
    await page.reload();
    await shown(heading(page, 'Entrevista enviada'));
    expect(await button(page, 'Enviar opinión').count()).toBe(0);
  });
});

describe('What the team sees of it', () => {
  it('books with extra time, and reads requests for help and what was corrected', async ({ app, enter }) => {
    const room = await aRoom(app, await aRoomCompany(app), { duracionEstimada: 30, tiempoExtra: 25 });
    const { params } = room;
    const sala = await room.begin();
    await room.answer(sala, { texto: 'Contado deprisa.' });
    const correccion = { turnoId: sala.turno?.turnoId, texto: 'Contado con calma y con más detalle.' };
    expect((await app.call(sendCorreccion, { params, body: correccion })).status).toBe(200);
    await app.call(sendAyuda, { params, body: { motivo: 'adaptacion', mensaje: 'Uso un lector de pantalla.' } });

    const page = await enter(room.company.admin);
    await page.goto(`/entrevistas/${room.id}`);
    await shown(page.getByText('25 %: 38 minutos en total'));
    await shown(page.getByRole('heading', { name: 'Pide ayuda' }));
    await shown(page.getByText('Uso un lector de pantalla.'));
    await shown(page.getByText('Contado con calma y con más detalle.'));
    await shown(page.getByText(/^Corregida por la persona candidata/));
    expect(await page.getByText('Contado deprisa.').count()).toBe(0);
    await expectAccessible(page, '/entrevistas/:id', 'pide ayuda, corregida');

    await page.goto('/entrevistas?programar=nueva');
    const drawer = page.getByRole('dialog', { name: 'Programar entrevista' });
    await drawer.getByLabel('Tiempo extra').selectOption({ label: '50 % más' });
    await shown(drawer.getByText('En total, 90 minutos.'));
  });
});

describe('In a suspended company', () => {
  it('an interview that has not begun says so kindly, and one that runs goes on', async ({ app, visit }) => {
    const company = await aRoomCompany(app);
    const [waiting, running] = [await aRoom(app, company), await aRoom(app, company)];
    const pregunta = (await running.begin()).turno?.pregunta ?? '';
    const { status } = await app.call(moveEmpresa, {
      as: company.superadmin,
      params: { id: company.empresa.id },
      body: { estado: 'suspendida', motivo: 'Impago' },
    });
    expect(status).toBe(200);
    const page = await visit(PHONE);
    await page.goto(waiting.path);
    await shown(heading(page, 'Esta entrevista no está disponible ahora'));
    await expectAccessible(page, '/entrevista/:accessToken', 'suspendida');
    await page.goto(running.path);
    await shown(heading(page, pregunta));
    await page.getByRole('textbox').fill('Llevaba el almacén y lo reorganicé con mi equipo en dos semanas.');
    await button(page, 'Enviar respuesta').click();
    await gone(heading(page, pregunta));
  });
});
