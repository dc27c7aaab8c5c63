import { beforeEach, describe, expect, it } from 'vitest';
import { MailError } from '#functions/core/adapters/mail.ts';
import { correoWrites } from '#functions/correos/correo.repository.ts';
import { getPlantillaCorreo } from '#functions/correos/get-plantilla-correo.ts';
import { listCorreos } from '#functions/correos/list-correos.ts';
import { listPlantillasCorreo } from '#functions/correos/list-plantillas-correo.ts';
import { restorePlantillaCorreo } from '#functions/correos/restore-plantilla-correo.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { sendPruebaPlantilla } from '#functions/correos/send-prueba-plantilla.ts';
import { updatePlantillaCorreo } from '#functions/correos/update-plantilla-correo.ts';
import { validatePlantillaCorreo } from '#functions/correos/validate-plantilla-correo.ts';
import { resendCorreo } from '#functions/entrevistas/entrevistas/resend-correo.ts';
import { getConfiguracionGlobal } from '#functions/ia/configuracion/get-configuracion-global.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import type { Correo } from '#shared/correos/correo.ts';
import type { EmailConfig } from '#shared/correos/email-config.ts';
import type {
  PartesPlantilla,
  PlantillaCorreo,
  PlantillaResumen,
  VistaPrevia,
} from '#shared/correos/plantilla-correo.ts';
import { NOMBRES_PLANTILLA, PLANTILLAS, type Plantilla } from '#shared/correos/plantillas.ts';
import { aBooking } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let superadmin: { id: string; email: string };
beforeEach(async () => {
  app = new TestApp();
  superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
});

const get = async (plantilla: string) =>
  (await app.call<PlantillaCorreo>(getPlantillaCorreo, { as: superadmin, params: { plantilla } })).data;
const list = async () => (await app.call<PlantillaResumen[]>(listPlantillasCorreo, { as: superadmin })).data;
const save = (plantilla: string, body: object) =>
  app.call<PlantillaCorreo>(updatePlantillaCorreo, { as: superadmin, params: { plantilla }, body });
const check = (plantilla: string, body: object) =>
  app.call<VistaPrevia>(validatePlantillaCorreo, { as: superadmin, params: { plantilla }, body });
const html = (source: string, subject = 'Asunto') => ({ subject, contenido: { modo: 'html', html: source } });

/** The text that is in force, with some of it changed. */
async function edited(plantilla: string, change: Partial<PartesPlantilla> & { subject?: string }) {
  const { subject, contenido, enabled, version } = await get(plantilla);
  const { subject: asked = subject, ...partes } = change;
  return { subject: asked, contenido: { ...(contenido as PartesPlantilla), ...partes }, enabled, version };
}

const AVISO = {
  nombre: 'Ana',
  titulo: 'Aviso',
  sobre: 'algo',
  mensaje: 'Ha pasado algo.',
  accion: 'Abrir',
  enlace: 'https://idonea.test/x',
  enlacePreferencias: 'https://idonea.test/perfil',
};
async function sendAviso(variables: Record<string, string> = AVISO) {
  const para = { nombre: 'Ana', email: 'ana@correo.test' };
  await app.table.write(
    correoWrites(app.deps, { empresaId: null, plantilla: 'alertas', para, variables, secretos: {} }),
  );
  await app.deliver(sendCorreo);
  const [last] = (await app.call<Correo[]>(listCorreos, { as: superadmin })).data;
  return last as Correo;
}

describe('HTML that grows', () => {
  it('by being written anew is refused before it is longer than what is kept', async () => {
    const app = new TestApp();
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    const contenido = { modo: 'html', html: `<p>{codigo}</p><p>${'a'.repeat(19_950)}</p>` };
    const body = { enabled: true, version: 0, subject: 'Hola', contenido };
    const saved = await app.call(updatePlantillaCorreo, { as: superadmin, params: { plantilla: 'recovery' }, body });

    expect(saved).toMatchObject({
      status: 400,
      details: [{ path: 'contenido.html', msg: expect.stringContaining('pasa de 20.000 caracteres') }],
    });
  });
});

describe('The templates of e-mails', () => {
  it('begin with the text that the platform comes with, all of them on', async () => {
    const all = await list();
    expect(all.map(({ plantilla }) => plantilla)).toEqual(NOMBRES_PLANTILLA);
    for (const each of all) {
      expect(each).toMatchObject({ enabled: true, personalizada: false, version: 0, fecha: null, por: null });
    }
  });

  it.each(NOMBRES_PLANTILLA)(
    '%s can be read, and saved as it is without becoming a text of one’s own',
    async (name) => {
      const { subject, contenido, predeterminada, variables } = await get(name);
      expect({ subject, contenido }).toEqual(predeterminada);
      expect(variables.length).toBeGreaterThan(0);
      const { status, data } = await save(name, { subject, contenido, enabled: true, version: 0 });
      expect([status, data?.personalizada]).toEqual([200, false]);
    },
  );

  it.each(NOMBRES_PLANTILLA)(
    '%s is allowed as HTML as well: its layout holds nothing that is refused',
    async (name) => {
      const { subject, contenido } = await get(name);
      const partes = (await check(name, { subject, contenido })).data;
      const asHtml = await check(name, html(partes.fuente, subject));
      expect(asHtml.status, asHtml.text).toBe(200);
      expect(asHtml.data.subject).toBe(partes.subject);
      // What was written anew is understood the same way again.
      expect((await check(name, html(asHtml.data.fuente, subject))).data.fuente).toBe(asHtml.data.fuente);
    },
  );

  it('keep what somebody writes, with its version, who and when, and what it was before', async () => {
    app.advance(60_000);
    const first = await save('alertas', await edited('alertas', { title: 'Buenas, {nombre}' }));
    expect(first).toMatchObject({ status: 200, data: { personalizada: true, version: 1, por: 'Persona superadmin' } });
    expect(first.data.anteriores).toEqual([]);
    app.advance(60_000);
    await save('alertas', await edited('alertas', { title: 'Saludos, {nombre}' }));
    const now = await get('alertas');
    expect(now).toMatchObject({
      version: 2,
      fecha: app.clock.toISOString(),
      contenido: { title: 'Saludos, {nombre}' },
    });
    const fields = { hasta: app.clock.toISOString(), por: 'Persona superadmin' };
    expect(now.anteriores).toMatchObject([{ version: 1, contenido: { title: 'Buenas, {nombre}' }, ...fields }]);
    expect((await list()).find(({ plantilla }) => plantilla === 'alertas')).toMatchObject({
      personalizada: true,
      version: 2,
    });
  });

  it('keep their last five former texts, newest first', async () => {
    for (let n = 1; n <= 8; n++) await save('alertas', await edited('alertas', { title: `Texto ${n}` }));
    // Another template's are not among them.
    await save('entrevistaProgramada', await edited('entrevistaProgramada', { title: 'Otro' }));
    const { anteriores } = await get('alertas');
    expect(anteriores.map(({ version, contenido }) => [version, contenido])).toMatchObject(
      [7, 6, 5, 4, 3].map((n) => [n, { title: `Texto ${n}` }]),
    );
    const back = anteriores.find(({ version }) => version === 4);
    if (!back) throw new Error('Version 4 is gone');
    const { subject, contenido } = back;
    const restored = await save('alertas', { subject, contenido, enabled: true, version: 8 });
    expect(restored).toMatchObject({ status: 200, data: { version: 9, contenido: { title: 'Texto 4' } } });
    expect(restored.data.anteriores[0]).toMatchObject({ version: 8, contenido: { title: 'Texto 8' } });
  });

  it('leave in the audit log who changed which version, and no text', async () => {
    await save('alertas', await edited('alertas', { subject: 'Otro asunto', title: 'Canario' }));
    const entries = app.table.all().filter(({ tipo }) => tipo === 'AUDITORIA');
    expect(entries).toMatchObject([
      {
        operacion: 'PUT /api/correos/plantillas/{plantilla}',
        parametros: { plantilla: 'alertas' },
        cambios: [
          { campo: 'version', antes: 0, despues: 1 },
          { campo: 'asunto', antes: null, despues: 'Otro asunto' },
        ],
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Canario');
  });

  it('refuse a change of something older, also after a reset', async () => {
    const stale = await edited('alertas', { title: 'Uno' });
    expect((await save('alertas', stale)).status).toBe(200);
    expect(await save('alertas', stale)).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    const restore = (version: number) =>
      app.call<PlantillaCorreo>(restorePlantillaCorreo, {
        as: superadmin,
        params: { plantilla: 'alertas' },
        body: { version },
      });
    expect(await restore(0)).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    const { data } = await restore(1);
    expect(data).toMatchObject({ personalizada: false, version: 2, ...data.predeterminada });
    expect(data.anteriores).toMatchObject([{ version: 1, contenido: { title: 'Uno' } }]);
    expect(await save('alertas', stale)).toMatchObject({ status: 409 });
  });

  it('are the superadmin’s alone, and an unknown one does not exist', async () => {
    const admin = await app.addUsuario({ rol: 'admin', empresaId: null });
    const operador = await app.addUsuario({ rol: 'operador', empresaId: null });
    const body = await edited('alertas', {});
    for (const as of [admin, operador]) {
      expect((await app.call(listPlantillasCorreo, { as })).status).toBe(403);
      expect((await app.call(updatePlantillaCorreo, { as, params: { plantilla: 'alertas' }, body })).status).toBe(403);
    }
    for (const plantilla of ['otra', 'toString', '__proto__']) {
      const answer = await app.call(getPlantillaCorreo, { as: superadmin, params: { plantilla } });
      expect(answer).toMatchObject({ status: 404, code: 'PLANTILLA_NO_ENCONTRADA' });
    }
  });
});

describe('An e-mail', () => {
  it('goes out with the saved text, its values escaped in HTML and as they are in text', async () => {
    await save('alertas', await edited('alertas', { subject: 'De {nombre} & <b>', title: 'a < b, {nombre}' }));
    await sendAviso({ ...AVISO, nombre: '<img src=x onerror=alert(1)>' });
    const [mail] = app.mailer.sent;
    expect(mail?.subject).toBe('De <img src=x onerror=alert(1)> & <b>');
    expect(mail?.html).toContain('a &#60; b, &#60;img src=x onerror=alert(1)&#62;');
    expect(mail?.text).toContain('a < b, <img src=x onerror=alert(1)>');
  });

  it('of HTML has a plain part with the addresses of its links', async () => {
    const source =
      '<h1>Hola, {nombre}</h1><p>Uno</p><p>Dos <a href="{enlace}">aquí</a></p><p>{enlacePreferencias}</p><!-- no -->';
    await save('alertas', { ...html(source, '{titulo}'), enabled: true, version: 0 });
    await sendAviso();
    const [mail] = app.mailer.sent;
    expect(mail?.text).toBe('Hola, Ana\n\nUno\n\nDos aquí (https://idonea.test/x)\n\nhttps://idonea.test/perfil');
    expect(mail?.html).toMatch(/^<!doctype html>\n<html lang="es">/);
    expect(mail?.html).toContain('<a href="https://idonea.test/x">aquí</a>');
    expect(mail?.html).not.toContain('<!--');
  });

  it('that is switched off is not sent, says why, and can be sent once it is on again', async () => {
    await save('alertas', { ...(await edited('alertas', {})), enabled: false });
    const correo = await sendAviso();
    expect(app.mailer.sent).toEqual([]);
    expect(correo).toMatchObject({
      estado: 'omitido',
      motivo: 'Este correo está desactivado en las plantillas',
      reenviable: true,
    });
    await save('alertas', { ...(await edited('alertas', {})), enabled: true });
    await app.call(resendCorreo, { as: superadmin, params: { id: correo.id } });
    await app.deliver(sendCorreo);
    expect(app.mailer.sent).toHaveLength(1);
  });

  it('that somebody cannot do without stays on', async () => {
    for (const plantilla of NOMBRES_PLANTILLA.filter((name: Plantilla) => !PLANTILLAS[name].desactivable)) {
      const answer = await save(plantilla, { ...(await edited(plantilla, {})), enabled: false });
      expect([answer.status, answer.details?.[0]?.path]).toEqual([400, 'enabled']);
    }
  });

  it('goes out with the first text when it does not bring what the saved one speaks of', async () => {
    await save('resetPassword', await edited('resetPassword', { title: 'Hola, {rol}' }));
    const para = { nombre: 'Ana', email: 'ana@correo.test' };
    const variables = { nombre: 'Ana', nombreEmpresa: 'Acme', email: para.email, password: 'x', enlaceAcceso: 'y' };
    const correo = { empresaId: null, plantilla: 'resetPassword', para, variables, secretos: {} } as const;
    await app.table.write(correoWrites(app.deps, correo));
    await app.table.write(correoWrites(app.deps, { ...correo, variables: { ...variables, rol: 'Operador' } }));
    await app.deliver(sendCorreo);
    const titles = app.mailer.sent.map(({ html }) => /<h1[^>]*>(.*)<\/h1>/.exec(html)?.[1]);
    expect(titles.sort()).toEqual(['Hola, Ana', 'Hola, Operador']);
  });

  it('to a candidate follows the edited text, with their link', async () => {
    const change = await edited('invitacionEntrevista', { title: 'Te esperamos, {nombreCandidato}' });
    expect((await save('invitacionEntrevista', change)).status).toBe(200);
    const booking = await aBooking(app);
    await app.deliver(sendCorreo);
    const mail = app.mailer.sent.find(({ invitation }) => invitation);
    expect(mail?.html).toContain(`Te esperamos, ${booking.candidato.nombre}`);
    expect(mail?.text).toContain(`/entrevista/${booking.params.accessToken}`);
  });
});

describe('A text', () => {
  it.each([
    [{ title: 'Hola, {nombr}' }, 'contenido.title', '«{nombr}» no es una variable de este correo (posición 7)'],
    [{ title: 'Hola, {Nombre}' }, 'contenido.title', '¿Querías decir {nombre}?'],
    [{ note: 'Hola {nombre' }, 'contenido.note', 'llave «{» suelta (posición 6)'],
    [{ paragraphs: ['Bien', '{password}'] }, 'contenido.paragraphs.1', '{password}'],
    [{ facts: [{ label: 'x', value: '{y}' }] }, 'contenido.facts.0.value', '{y}'],
    [{ subject: 'Hola {x}' }, 'subject', '{x}'],
    [{ subject: 'Hola\r\nBcc: a@b.test' }, 'subject', 'caracteres no permitidos'],
    [{ subject: '' }, 'subject', 'obligatorio'],
    [{ paragraphs: [] }, 'contenido.paragraphs', 'al menos un párrafo'],
    [{ action: { label: 'Ir', url: 'javascript:alert(1)' } }, 'contenido.action.url', 'Un enlace lleva a https://'],
    [{ action: { label: 'Ir', url: '{nombre}' } }, 'contenido.action.url', '{nombre} no es una dirección'],
    [{ action: { label: 'Ir', url: 'https://a.test/{nombre}' } }, 'contenido.action.url', 'Un enlace lleva a https://'],
    [{ note: 'Nada' }, 'contenido', 'Falta {enlacePreferencias}'],
  ])('is refused with its field: %j', async (change, path, words) => {
    const body = await edited('alertas', change);
    const { enabled: _, version: __, ...borrador } = body;
    for (const answer of [await save('alertas', body), await check('alertas', borrador)]) {
      expect(answer.status).toBe(400);
      expect(answer.details).toContainEqual({ path, msg: expect.stringContaining(words) });
    }
    expect((await get('alertas')).version).toBe(0);
  });

  it('keeps what lets somebody in out of the subject', async () => {
    const answer = await save('resetPassword', await edited('resetPassword', { subject: 'Tu clave: {password}' }));
    expect(answer.details).toContainEqual({ path: 'subject', msg: expect.stringContaining('dato reservado') });
  });

  it('must hold the password that it is sent for', async () => {
    const answer = await save('resetPassword', await edited('resetPassword', { facts: [] }));
    expect(answer.details).toMatchObject([{ path: 'contenido', msg: expect.stringContaining('Falta {password}') }]);
  });
});

const OK = '<p>{enlacePreferencias}</p>';
const refused = (source: string) => check('alertas', html(source + OK));

describe('HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//x.test></SCRIPT>',
    '<svg onload=alert(1)>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><style></style></mtext></math>',
    '<img src=x onerror=alert(1)>',
    '<img src="data:image/png;base64,AA">',
    '<img src="http://a.test/x.png">',
    '<img src="https://a.test/{nombre}.png">',
    '<p onclick="x()">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="JaVaScRiPt&colon;alert(1)">a</a>',
    '<a href="java&#10;script:alert(1)">a</a>',
    '<a href=" &#1;javascript:alert(1)">a</a>',
    '<a href="data:text/html,x">a</a>',
    '<a href="//x.test">a</a>',
    '<a href="{nombre}">a</a>',
    '<a href="https://x.test/?a={nombre}">a</a>',
    '<iframe src="https://x.test"></iframe>',
    '<iframe srcdoc="x"></iframe>',
    '<form action="https://x.test"><input name=a></form>',
    '<object data="x"></object>',
    '<embed src="x">',
    '<base href="https://x.test">',
    '<link rel=stylesheet href="https://x.test/a.css">',
    '<meta http-equiv="refresh" content="0;url=https://x.test">',
    '<style>@import "https://x.test/a.css";</style>',
    '<style>p{background:url(https://x.test/a)}</style>',
    '<style>p{background:u\\72l(https://x.test/a)}</style>',
    '<style>p{color:{nombre}}</style>',
    '<p style="background:URL (x)">a</p>',
    '<p style="color:{nombre}">a</p>',
    '<p style="width:expression(alert(1))">a</p>',
    '<p class="{nombre}">a</p>',
    '<template><p>a</p></template>',
    '<noscript><p>a</p></noscript>',
    '<p title="{otra}">a</p>',
    '<p>{otra}</p>',
    '<p>&#123;otra&#125;</p>',
    '<p>{<b>nombre</b>}</p>',
    '<p>{{nombre}}</p>',
  ])('is refused with its place: %s', async (source) => {
    const answer = await refused(source);
    expect(answer.status).toBe(400);
    expect(answer.details?.[0]).toMatchObject({
      path: 'contenido.html',
      msg: expect.stringMatching(/línea 1, columna/),
    });
  });

  it('says at which line and column', async () => {
    const { details } = await refused('<p>Uno</p>\n<p>Dos {otra}</p>\n');
    expect(details?.[0]?.msg).toBe('«{otra}» no es una variable de este correo (línea 2, columna 8)');
  });

  it('is written anew, so that nobody can understand it another way', async () => {
    const { data } = await refused(
      "<P CLASS=a title='x\">'>1 < 2 &amp; &lt;script&gt;<br/><b>sin cerrar<!-- <script> --></P>",
    );
    expect(data.fuente).toContain(
      '<p class="a" title="x&#34;&#62;">1 &#60; 2 &#38; &#60;script&#62;<br><b>sin cerrar</b></p>',
    );
    expect(data.fuente).not.toMatch(/<script|<!--/);
  });

  it('must name what the e-mail is of no use without, and stay small', async () => {
    const nothing = await check('alertas', html('<p>Hola</p>'));
    expect(nothing.details).toMatchObject([
      { path: 'contenido', msg: expect.stringContaining('{enlacePreferencias}') },
    ]);
    const big = await check('alertas', html(`${OK}${'a'.repeat(20_000)}`));
    expect(big.details?.[0]?.path).toBe('contenido.html');
  });

  it('is stored nowhere when it is refused', async () => {
    await save('alertas', { ...html('<script>canario</script>'), enabled: true, version: 0 });
    expect(JSON.stringify(app.table.all())).not.toContain('canario');
  });
});

describe('A preview and a test', () => {
  const prueba = (body: object) =>
    app.call<{ ok: boolean; motivo: string | null }>(sendPruebaPlantilla, {
      as: superadmin,
      params: { plantilla: 'resetPassword' },
      body,
    });
  const borrador = async () => {
    const { enabled: _, version: __, ...rest } = await edited('resetPassword', { title: 'Prueba para {nombre}' });
    return rest;
  };

  it('speak of nobody: examples stand for all values, secrets too', async () => {
    const { data } = await check('resetPassword', await borrador());
    expect(data.html).toContain('Prueba para Lucía Ferrer');
    expect(data.html).toContain('Ejemplo-1234');
    expect(data.text).toContain('Ejemplo-1234');
    expect(data.fuente).toContain('{password}');
    expect(app.table.all().filter(({ tipo }) => tipo === 'AUDITORIA')).toEqual([]);
  });

  it('go to whoever asks, unsaved, with the sender of the category', async () => {
    const answer = await prueba(await borrador());
    expect(answer).toMatchObject({ status: 200, message: `Prueba enviada a ${superadmin.email}`, data: { ok: true } });
    expect(app.mailer.sent).toMatchObject([
      {
        to: { address: superadmin.email },
        subject: '[Prueba] Tu contraseña de Idonea se ha restablecido',
        html: expect.stringContaining('Prueba para Lucía Ferrer'),
      },
    ]);
    expect((await get('resetPassword')).version).toBe(0);
  });

  it('say why a test could not go out, and are limited to 5 a minute', async () => {
    app.mailer.failures.push(new MailError('el servidor no responde'));
    expect(await prueba(await borrador())).toMatchObject({
      status: 200,
      message: 'No se pudo enviar la prueba: el servidor no responde',
      data: { ok: false },
    });
    for (let n = 0; n < 4; n++) expect((await prueba(await borrador())).status).toBe(200);
    expect(await prueba(await borrador())).toMatchObject({ status: 429, code: 'DEMASIADOS_INTENTOS' });
  });
});

describe('The documented configuration', () => {
  const read = async (query?: Record<string, string>) =>
    (await app.call<{ emailConfig: EmailConfig }>(getConfiguracionGlobal, { as: superadmin, ...(query && { query }) }))
      .data.emailConfig;
  const put = (templates: object) =>
    app.call(updateConfiguracionGlobal, { as: superadmin, body: { emailConfig: { templates } } });

  it('holds the templates by category, each with enabled, subject and html', async () => {
    const { templates = {} } = await read();
    expect(Object.keys(templates)).toEqual(
      expect.arrayContaining(['administracion', 'candidatos', 'entrevistas', 'reportes']),
    );
    expect(templates.candidatos).toMatchObject({
      invitacionEntrevista: {
        enabled: true,
        subject: expect.stringContaining('{nombreEmpresa}'),
        html: expect.stringContaining('{enlace}'),
      },
    });
    expect((await read({ templates: 'false' })).templates).toBeUndefined();
  });

  it('can be sent back as it was read without changing anything', async () => {
    const { templates = {} } = await read();
    expect((await put(templates)).status).toBe(200);
    expect((await list()).every(({ version }) => version === 0)).toBe(true);
  });

  it('changes one template and leaves the others', async () => {
    const asked = { enabled: false, subject: 'Aviso: {titulo}', html: `<p>{mensaje}</p>${OK}` };
    expect((await put({ reportes: { alertas: asked } })).status).toBe(200);
    const { templates = {} } = await read();
    expect(templates.reportes).toMatchObject({
      alertas: { enabled: false, subject: asked.subject, html: expect.stringContaining('<p>{mensaje}</p>') },
    });
    expect((await list()).filter(({ version }) => version > 0).map(({ plantilla }) => plantilla)).toEqual(['alertas']);
    expect((await put(templates)).status).toBe(200);
    expect((await get('alertas')).version).toBe(1);
  });

  it('keeps the parts when only the subject changes', async () => {
    const { templates = {} } = await read();
    const { alertas } = templates.reportes as Record<string, object>;
    await put({ reportes: { alertas: { ...alertas, subject: 'Otro: {titulo}' } } });
    expect(await get('alertas')).toMatchObject({ subject: 'Otro: {titulo}', contenido: { modo: 'partes' } });
  });

  it('refuses a bad text with its place, and a template that does not exist', async () => {
    const bad = { enabled: true, subject: 'x', html: `<script>1</script>${OK}` };
    expect((await put({ reportes: { alertas: bad } })).details?.[0]).toMatchObject({
      path: 'emailConfig.templates.reportes.alertas.html',
    });
    expect((await put({ reportes: { otra: bad } })).status).toBe(400);
    const off = { ...bad, html: '<p>{password}{enlaceAcceso}</p>', enabled: false };
    expect((await put({ administracion: { resetPassword: off } })).details?.[0]?.path).toBe(
      'emailConfig.templates.administracion.resetPassword.enabled',
    );
  });
});
