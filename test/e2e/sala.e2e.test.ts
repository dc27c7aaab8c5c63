import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Ayuda } from '#shared/sala/ayuda.ts';
import type { Sala } from '#shared/sala/sala.ts';
import { HttpClient } from '../support/http-client.ts';
import { writtenAnswer } from '../support/written-answers.ts';
import { DESKTOP, enterCredentials, expectAccessible, launchBrowser, MOBILE, newPerson } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** The candidate's room in every state it has, looked at in both themes, on a phone, enlarged and by keyboard. */
const EMAIL = 'vera.luna@sala-e2e.test';
const PASSWORD = 'mi-clave-nueva-1';
const NOMBRE = 'Estudio Luna';
const DAY = 24 * 60 * 60_000;
const ACEPTADOS = { aceptados: ['entrevista_ia', 'tratamiento_datos'] };
/** A page of 1280 × 1024 at 200 %, and the narrowest that has to do without scrolling sideways. */
const ENLARGED = [
  { width: 640, height: 512 },
  { width: 320, height: 568 },
];

/** What pages have and these tests' own library does not declare. */
interface Browsing {
  document: { activeElement: { tagName: string; textContent: string | null } | null };
  navigator: { clipboard: { readText(): Promise<string> } };
}

let browser: Browser;
let page: Page;
let problems: string[];
let empresaId = '';
let admin: HttpClient;
let chief: HttpClient;
const candidate = new HttpClient(inject('origin'));

beforeAll(async () => {
  browser = await launchBrowser();
  const empresa = {
    nombreLegal: 'Estudio Luna S.L.',
    nombreComercial: NOMBRE,
    email: 'personas@sala-e2e.test',
    telefono: '+34 910 000 000',
    configuracion: { coloresPrimarios: { primario: '#7a1f5c', secundario: '#f0f9ff' } },
  };
  const vera = { nombre: 'Vera Luna', email: EMAIL, password: PASSWORD };
  ({ empresaId, staff: admin, chief } = await aCompany(empresa, vera));
  ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce' }));
});
afterAll(() => browser?.close());

interface Booking {
  id: string;
  enlace: string;
  api: string;
}

async function book(more: Record<string, unknown> = {}): Promise<Booking> {
  const email = `${crypto.randomUUID()}@correo.test`;
  const person = { nombre: 'Nuria Peña Castro', email, puesto: 'Diseñadora de producto' };
  const { data: candidato } = await admin.post<{ id: string }>('/api/candidatos', person);
  const booked = await admin.post<{ id: string }>('/api/entrevistas', {
    candidatoId: candidato.id,
    servicioId: 'entrevistas-profundidad',
    fechaProgramada: new Date().toISOString(),
    zonaHoraria: 'Europe/Madrid',
    ...more,
  });
  expect(booked.status).toBe(201);
  const { data } = await admin.post<{ enlace: string }>(`/api/entrevistas/${booked.data.id}/enlace`);
  return { id: booked.data.id, enlace: data.enlace, api: `/api/sala/${data.enlace.split('/').at(-1)}` };
}

async function begin({ api }: Booking): Promise<Sala> {
  await candidate.post(`${api}/consentimientos`, ACEPTADOS);
  return (await candidate.post<Sala>(`${api}/comienzo`)).data;
}

/** Answers to the end, but skips the first question. */
async function answerAll({ api }: Booking, first: Sala): Promise<void> {
  let sala = first;
  for (let n = 1; sala.turno && n < 80; n++) {
    const { turnoId, pregunta } = sala.turno;
    const given = n === 1 ? { omitida: true } : { texto: writtenAnswer(pregunta, n) };
    sala = (await candidate.post<Sala>(`${api}/respuestas`, { respuestaId: `respuesta-${n}`, turnoId, ...given })).data;
  }
  expect(sala.estado).toBe('por_enviar');
}

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function open({ enlace }: Pick<Booking, 'enlace'>, title: string | RegExp): Promise<void> {
  await page.goto(enlace);
  await heading(title).waitFor();
}

/** On a phone and on a desk, light and dark, and never wider than the window, however much it is enlarged. */
async function look(name: string): Promise<void> {
  for (const [size, viewport] of [
    ['escritorio', DESKTOP],
    ['movil', MOBILE],
  ] as const) {
    for (const [theme, colorScheme] of [
      ['claro', 'light'],
      ['oscuro', 'dark'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `sala-${name}-${size}-${theme}`);
    }
  }
  for (const viewport of ENLARGED) {
    await page.setViewportSize(viewport);
    const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(wide, `${name} at ${viewport.width}`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(MOBILE);
}

const focused = () =>
  page.evaluate(() => {
    const { activeElement } = (globalThis as unknown as Browsing).document;
    return activeElement && `${activeElement.tagName} ${activeElement.textContent?.trim()}`;
  });

describe('A room that is not open', { timeout: 120_000 }, () => {
  it('says of a wrong link that it is not valid', async () => {
    await open({ enlace: `/entrevista/tok_abc_${'x'.repeat(43)}` }, 'Este enlace no es válido');
    await look('no-valida');
  });

  it('says when it opens, in both clocks', async () => {
    const fechaProgramada = new Date(Date.now() + 2 * DAY).toISOString();
    await open(await book({ fechaProgramada, zonaHoraria: 'America/Bogota' }), /todavía no está abierta/);
    await page.getByText('En la zona de la reserva').waitFor();
    await look('no-abierta');
  });

  it('says who called it off and how to reach them', async () => {
    const booking = await book();
    expect((await admin.post(`/api/entrevistas/${booking.id}/cancelar`, {})).status).toBe(200);
    await open(booking, 'Esta entrevista se ha cancelado');
    await page.getByRole('link', { name: 'personas@sala-e2e.test' }).waitFor();
    await look('cancelada');
  });

  it('says that its time is over', async () => {
    const booking = await book();
    // Seven days pass by changing what the server answers on its way.
    await page.route(`**${booking.api}`, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: Sala };
      await route.fulfill({ response, json: { ...json, data: { ...json.data, estado: 'caducada' } } });
    });
    await open(booking, 'El plazo de esta entrevista ha terminado');
    await look('caducada');
    await page.unroute(`**${booking.api}`);
  });
});

describe('Before the first question', { timeout: 120_000 }, () => {
  let booking: Booking;
  beforeAll(async () => {
    booking = await book({ tiempoExtra: 50, duracionEstimada: 30 });
  });

  it('welcomes in the company’s colour, and tells of the artificial intelligence and the extra time', async () => {
    await open(booking, 'Tu entrevista para Diseñadora de producto');
    await page.getByText('Hablarás con una inteligencia artificial.').waitFor();
    await page.getByText('Unos 45 minutos, con tu tiempo extra').waitFor();
    const color = await page.evaluate('getComputedStyle(document.querySelector(".empresa-inicial")).backgroundColor');
    expect(color).toBe('rgb(122, 31, 92)');
    await look('inicio');
  });

  it('hands over to another device by a picture and by the link itself', async () => {
    await button('Seguir en otro dispositivo').click();
    await page.getByRole('img', { name: 'Código QR con el enlace de tu entrevista' }).waitFor();
    await button('Copiar el enlace').click();
    await page.getByText('Enlace copiado').waitFor();
    const copied = await page.evaluate(() => (globalThis as unknown as Browsing).navigator.clipboard.readText());
    expect(copied).toBe(booking.enlace);
    await look('otro-dispositivo');
  });

  it('asks for both consents, by keyboard alone', async () => {
    await open(booking, 'Tu entrevista para Diseñadora de producto');
    expect(await focused()).toContain('H1 Tu entrevista');
    const boxes = page.getByRole('checkbox');
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('BUTTON Aceptar y continuar');
    await page.keyboard.press('Enter');
    await page.getByText('Falta una casilla por marcar.').waitFor();
    await look('consentimientos');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await heading('Todo listo, Nuria').waitFor();
    await expect.poll(focused).toBe('H1 Todo listo, Nuria');
    await look('preparacion');
  });

  it('lets a question be practised, which neither sends nor keeps anything', async () => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await button('Hacer una pregunta de práctica').click();
    await heading(/Cuéntame algo que hayas aprendido/).waitFor();
    await look('practica');
    await page.getByRole('textbox', { name: 'Tu respuesta' }).fill('Aprendí a coser viendo vídeos.');
    await button('Enviar práctica').click();
    await page.getByText('Tu respuesta ha sido breve.').waitFor();
    await look('practica-hecha');
    expect(sent).toEqual([]);
    expect(await page.evaluate('JSON.stringify({ ...localStorage })')).not.toContain('coser');
    await page.reload();
    await heading('Todo listo, Nuria').waitFor();
    await button('Empezar la entrevista').click();
    await page.getByRole('textbox').waitFor();
    expect(sent).toHaveLength(1);
  });

  it('says when somebody of the company has opened it', async () => {
    const supervised = await book();
    expect((await admin.post(`/api/entrevistas/${supervised.id}/iniciar`)).status).toBe(200);
    await open(supervised, 'Tu entrevista para Diseñadora de producto');
    await page.getByText(`${NOMBRE} ha abierto esta sala.`).waitFor();
    await look('supervisada');
  });
});

describe('During the interview', { timeout: 120_000 }, () => {
  let booking: Booking;
  let sala: Sala;
  beforeAll(async () => {
    booking = await book();
    sala = await begin(booking);
  });

  it('shows one question, how far it is, and quietly how much time is left', async () => {
    await open(booking, sala.turno?.pregunta ?? '');
    await page.getByText('Quedan unos 60 min', { exact: true }).waitFor();
    await look('pregunta');
  });

  it('takes a call for help, and says what happens next', async () => {
    await button('Ayuda').click();
    const help = page.getByRole('dialog', { name: 'Ayuda' });
    await help.getByText('Tengo un problema', { exact: true }).click();
    await help.getByRole('button', { name: 'Pedir ayuda' }).click();
    await help.getByText('Elige con qué necesitas ayuda.').waitFor();
    await look('ayuda');
    await help.getByRole('radio', { name: 'Necesito una adaptación' }).check();
    await help.getByRole('textbox', { name: '¿Qué ocurre?' }).fill('Necesito más tiempo para leer.');
    await help.getByRole('button', { name: 'Pedir ayuda' }).click();
    await help.getByText(`Hemos avisado a ${NOMBRE}.`).waitFor();
    await look('ayuda-enviada');
    await help.getByRole('button', { name: 'Cerrar', exact: true }).click();
    const { data } = await admin.get<{ ayudas: Ayuda[] }>(`/api/entrevistas/${booking.id}`);
    expect(data.ayudas).toMatchObject([{ motivo: 'adaptacion', mensaje: 'Necesito más tiempo para leer.' }]);
  });

  it('rests while it is paused, and goes on at the same question', async () => {
    await button('Pausar').click();
    await heading('Entrevista en pausa').waitFor();
    await look('pausada');
    await button('Continuar').click();
    await heading(sala.turno?.pregunta ?? '').waitFor();
  });

  it('skips a question when asked twice, and says that it comes back at the end', async () => {
    const pregunta = sala.turno?.pregunta ?? '';
    await button('Saltar pregunta').click();
    await page.getByText('¿Saltar esta pregunta? Podrás responderla al final, antes de enviar.').waitFor();
    await button('No, seguir aquí').click();
    await heading(pregunta).waitFor();
    await button('Saltar pregunta').click();
    await button('Sí, saltar').click();
    await heading(pregunta).waitFor({ state: 'detached' });
    await button('Saltar pregunta').waitFor();
  });
});

describe('At the end', { timeout: 120_000 }, () => {
  let booking: Booking;
  beforeAll(async () => {
    booking = await book();
    await answerAll(booking, await begin(booking));
  });

  it('shows all answers; a skipped one can still be answered', async () => {
    await open(booking, 'Has llegado al final, Nuria');
    await page.getByText('Has saltado una pregunta. Todavía puedes responderla.').waitFor();
    await look('repaso');
    await button('Responder la pregunta 1').click();
    const field = page.getByRole('textbox', { name: 'Tu respuesta' });
    await button('Guardar respuesta').click();
    await page.getByText('Escribe tu respuesta o descarta el cambio.').waitFor();
    await field.fill('Coordiné el rediseño de una aplicación con dos personas y la terminamos en un mes.');
    await button('Enviar entrevista').click();
    await page.getByText('Tienes una corrección abierta').waitFor();
    await look('repaso-editar');
    await page.getByText('Guardado en este dispositivo, sin enviar todavía.').waitFor();
    await page.reload();
    await page.getByText('Recuperamos la corrección que dejaste a medias.').waitFor();
    expect(await field.inputValue()).toContain('Coordiné el rediseño');
    await expect.poll(focused).toContain('TEXTAREA');
    await look('repaso-recuperado');
    await button('Guardar respuesta').click();
    await page.getByText('Corregida', { exact: true }).waitFor();
    await page.reload();
    await heading('Has llegado al final, Nuria').waitFor();
    expect(await page.getByText('Recuperamos la corrección').count()).toBe(0);
    await button('Corregir la pregunta 1').click();
    await button('Descartar').click();
    await expect.poll(focused).toBe('BUTTON Corregir');
    expect(await page.getByText('Has saltado una pregunta').count()).toBe(0);
  });

  it('gives a receipt with the reference and one’s rights, and asks for an opinion once', async () => {
    await button('Enviar entrevista').click();
    await heading('Entrevista enviada').waitFor();
    const text = await page.getByRole('main').textContent();
    expect(text).not.toMatch(/puntuaci/i);
    await page.getByRole('heading', { name: 'Tus derechos' }).waitFor();
    const mail = await page.getByRole('link', { name: 'personas@sala-e2e.test' }).getAttribute('href');
    expect(mail).toContain('mailto:personas@sala-e2e.test?subject=Mis%20datos%2C%20referencia%20');
    await look('recibo');
    await button('Enviar opinión').click();
    await page.getByText('Elige de 1 a 5.').waitFor();
    await page
      .getByRole('group', { name: /¿Cómo ha sido la experiencia/ })
      .getByRole('radio', { name: '5' })
      .check();
    await page.getByRole('textbox', { name: /¿Quieres añadir algo/ }).fill('Todo muy claro.');
    await look('encuesta');
    await button('Enviar opinión').click();
    await page.getByText('Gracias por tu opinión').waitFor();
    await page.reload();
    await heading('Entrevista enviada').waitFor();
    expect(await button('Enviar opinión').count()).toBe(0);
  });

  it('prints the receipt without what is pressed', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await button('Imprimir o guardar el recibo').isVisible()).toBe(false);
    expect(await page.getByText('Tu referencia', { exact: true }).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
  });
});

describe('What the team sees of it', { timeout: 120_000 }, () => {
  it('books with extra time, and reads requests for help and what was corrected', async () => {
    const booking = await book({ duracionEstimada: 30, tiempoExtra: 25 });
    const sala = await begin(booking);
    const turnoId = sala.turno?.turnoId ?? '';
    const first = { respuestaId: 'respuesta-1', turnoId, texto: 'Contado deprisa.' };
    await candidate.post(`${booking.api}/respuestas`, first);
    const correccion = { turnoId, texto: 'Contado con calma y con más detalle.' };
    expect((await candidate.post(`${booking.api}/correcciones`, correccion)).status).toBe(200);
    await candidate.post(`${booking.api}/ayuda`, { motivo: 'adaptacion', mensaje: 'Uso un lector de pantalla.' });

    const team = await newPerson(browser);
    await team.page.goto('/login');
    await enterCredentials(team.page, EMAIL, PASSWORD);
    await team.page.waitForURL('**/dashboard');
    await team.page.goto('/entrevistas?programar=nueva');
    const drawer = team.page.getByRole('dialog', { name: 'Programar entrevista' });
    await drawer.getByLabel('Tiempo extra').selectOption({ label: '50 % más' });
    await drawer.getByText('En total, 90 minutos.').waitFor();
    await expectAccessible(team.page, 'sala-equipo-programar');
    await team.page.goto(`/entrevistas/${booking.id}`);
    await team.page.getByText('25 %: 38 minutos en total').waitFor();
    await team.page.getByRole('heading', { name: 'Pide ayuda' }).waitFor();
    await team.page.getByText('Uso un lector de pantalla.').waitFor();
    await team.page.getByText('Contado con calma y con más detalle.').waitFor();
    await team.page.getByText(/^Corregida por la persona candidata/).click();
    await team.page.getByText('Contado deprisa.').waitFor();
    await expectAccessible(team.page, 'sala-equipo-entrevista');
    await team.page.setViewportSize(MOBILE);
    await team.page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(team.page, 'sala-equipo-entrevista-movil');
    expect(team.problems).toEqual([]);
    await team.context.close();
  });
});

describe('In a suspended company', { timeout: 120_000 }, () => {
  it('an interview that has not begun says so kindly, and one that runs goes on', async () => {
    const [waiting, running] = [await book(), await book()];
    const sala = await begin(running);
    const body = { estado: 'suspendida', motivo: 'Impago' };
    expect((await chief.post(`/api/empresas/${empresaId}/estado`, body)).status).toBe(200);
    await open(waiting, 'Esta entrevista no está disponible ahora');
    await look('suspendida');
    await open(running, sala.turno?.pregunta ?? '');
    await page.getByRole('textbox').fill('Llevaba el almacén y lo reorganicé con mi equipo en dos semanas.');
    await button('Enviar respuesta').click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(sala.turno?.pregunta);
  });

  it('leaves no error in the browser', () => {
    expect(problems).toEqual([]);
  });
});
