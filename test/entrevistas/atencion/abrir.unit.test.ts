import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { usuarioUpdates } from '#functions/empresas/usuarios/usuario.repository.ts';
import {
  cancelledNeutro,
  cancelledPausaLarga,
  neutroAgenda,
  pausaLargaAgenda,
} from '#functions/entrevistas/agenda/agenda.record.ts';
import { runAgenda } from '#functions/entrevistas/agenda/run-agenda.ts';
import { ajustesAtencionRepository } from '#functions/entrevistas/atencion/ajustes-atencion.repository.ts';
import { type NuevaAtencion, openWrites } from '#functions/entrevistas/atencion/atencion.record.ts';
import { guardiaRepository } from '#functions/entrevistas/atencion/guardia.repository.ts';
import { updateAjustesAtencion } from '#functions/entrevistas/atencion/update-ajustes-atencion.ts';
import { entrevistaRepository } from '#functions/entrevistas/entrevistas/entrevista.repository.ts';
import { pauseSala } from '#functions/entrevistas/sala/pause-sala.ts';
import { categorias } from '#shared/entrevistas/dignidad/categorias.ts';
import { aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

type Scene = Awaited<ReturnType<typeof aStartedInterview>>;

async function donde({ empresa, entrevista: { id } }: Scene) {
  const entrevista = await entrevistaRepository(app.table).get(empresa.id, id);
  const ajustesAtencion = await ajustesAtencionRepository(app.table).find(empresa.id);
  return { entrevista, anfitrion: { ajustesAtencion } };
}
const open = async (scene: Scene, nueva: NuevaAtencion) =>
  app.table.write(openWrites(app.deps, await donde(scene), nueva));
const name = (scene: Scene, body: object, version = 0) =>
  app.call(updateAjustesAtencion, { as: scene.admin, body: { ...body, version } });

const items = () => app.table.all().filter(({ tipo, SK }) => String(SK).startsWith('ATENCION#') && tipo);
const notices = () =>
  app.table
    .all()
    .filter(({ SK, actionUrl }) => String(SK).startsWith('NOTIFICACION#') && /^\/atencion/.test(String(actionUrl)));
const toldTo = () => notices().map(({ PK }) => String(PK).replace('USUARIO#', ''));
async function deliver() {
  await app.deliver(createNotificaciones);
  await app.deliver(sendCorreo);
}
async function runAfter(ms: number) {
  app.advance(ms);
  await runAgenda(app.deps);
  await deliver();
}

describe('openWrites', () => {
  it('opens an urgent or neutral one once an interview, and tells nobody a second time', async () => {
    const scene = await aStartedInterview(app);
    for (const tipo of ['urgente', 'neutro', 'urgente', 'neutro'] as const) await open(scene, { tipo });
    expect(
      items()
        .map(({ tipo }) => tipo)
        .toSorted(),
    ).toEqual(['neutro', 'urgente']);
    await deliver();
    expect(toldTo()).toEqual([scene.admin.id, scene.admin.id]);
  });

  it('notes how somebody would rather be reached on the one that is open', async () => {
    const scene = await aStartedInterview(app);
    await open(scene, { tipo: 'neutro' });
    await open(scene, { tipo: 'neutro', preferencia: { via: 'telefono', hora: 'tarde' } });
    expect(items()).toHaveLength(1);
    expect(items()[0]).toMatchObject({ preferencia: { via: 'telefono', hora: 'tarde' } });
  });

  it('opens every question, each due when the company has promised', async () => {
    const scene = await aStartedInterview(app);
    await name(scene, { plazo: '8h' });
    await open(scene, { tipo: 'consulta', texto: '¿Hay teletrabajo?' });
    await open(scene, { tipo: 'consulta', texto: '¿Y horario flexible?' });
    const vence = new Date(app.clock.getTime() + 8 * HOUR).toISOString();
    expect(items().map((item) => item.vence)).toEqual([vence, vence]);
  });
});

describe('Who is told', () => {
  it('is contact and deputy at once of what is urgent, also with their e-mails switched off, and nobody else', async () => {
    const scene = await aStartedInterview(app);
    await name(scene, { contacto: { usuarioId: scene.operador.id }, suplente: { usuarioId: scene.admin.id } });
    const third = await app.addUsuario({ rol: 'admin', empresaId: scene.empresa.id });
    const usuario = app.table.all().find(({ PK, SK }) => PK === `USUARIO#${scene.operador.id}` && SK === 'USUARIO');
    const { configuracion } = usuario as unknown as { configuracion?: { notificaciones: object } };
    const quiet = { ...configuracion, notificaciones: { ...configuracion?.notificaciones, email: false } };
    await app.table.write(usuarioUpdates(scene.operador, { set: { configuracion: quiet as never } }));
    await open(scene, { tipo: 'urgente' });
    await deliver();
    expect(toldTo().toSorted()).toEqual([scene.admin.id, scene.operador.id].toSorted());
    expect(toldTo()).not.toContain(third.id);
    const urgent = app.mailer.sent.filter(
      ({ subject }) => subject === `Urgente: llama ahora a ${scene.candidato.nombre}`,
    );
    expect(urgent.map(({ to }) => to).toSorted()).toHaveLength(2);
    // What is not urgent keeps to their choice.
    await open(scene, { tipo: 'consulta', texto: '¿Hay teletrabajo?' });
    await deliver();
    expect(app.mailer.sent.filter(({ subject }) => subject.includes('pregunta algo'))).toEqual([]);
  });

  it('is the contact alone of a question, which no copy repeats, and not whom the person names', async () => {
    const scene = await aStartedInterview(app);
    await name(scene, { contacto: { usuarioId: scene.operador.id }, suplente: { usuarioId: scene.admin.id } });
    await open(scene, { tipo: 'consulta', texto: '¿Hay teletrabajo en Burgos?' });
    await deliver();
    expect(toldTo()).toEqual([scene.operador.id]);
    const copies = app.table.all().filter(({ SK }) => !String(SK).startsWith('ATENCION#'));
    expect(JSON.stringify([copies, app.mailer.sent, app.logs])).not.toContain('Burgos');
    await open(scene, { tipo: 'ayuda', texto: 'x', motivo: 'otro', excepto: [scene.operador.id] });
    await deliver();
    expect(toldTo()).toEqual([scene.operador.id, scene.admin.id]);
  });

  it('is, where the contact has just become inactive, the deputy, then the administrators', async () => {
    const scene = await aStartedInterview(app);
    await name(scene, { contacto: { usuarioId: scene.operador.id } });
    await app.table.write(usuarioUpdates(scene.operador, { set: { activo: false } }));
    await open(scene, { tipo: 'consulta', texto: '¿Hay teletrabajo?' });
    await deliver();
    expect(toldTo()).toEqual([scene.admin.id]);
  });

  it('is by e-mail alone a contact without an account, once, however often the event comes', async () => {
    const scene = await aStartedInterview(app);
    await name(scene, { contacto: { nombre: 'Rosa Vega', correo: 'rosa@fuera.test' } });
    await open(scene, { tipo: 'urgente' });
    await open(scene, { tipo: 'consulta', texto: '¿Hay teletrabajo?' });
    await deliver();
    await deliver();
    const [mail, ...others] = app.mailer.sent.filter(({ to }) => JSON.stringify(to).includes('rosa@fuera.test'));
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Urgente/);
    // No button that leads to where they cannot go, and all that they need to act.
    expect(mail?.text).toContain(scene.candidato.email);
    expect(mail?.text).not.toContain('/atencion');
    expect(toldTo()).toEqual([scene.admin.id, scene.admin.id]);
  });
});

describe('The neutral notice', () => {
  it('follows ten minutes after a stop, word for word, in the application and by e-mail', async () => {
    const scene = await aStartedInterview(app);
    await name(scene, { plazo: '2d' });
    const { entrevista } = await donde(scene);
    await app.table.write([neutroAgenda(entrevista, app.clock)]);
    await runAfter(9 * MINUTE);
    expect(notices()).toEqual([]);
    await runAfter(1 * MINUTE);
    const { asunto, texto } = categorias().avisos.neutro;
    const words = (text: string) =>
      text
        .replaceAll('{candidato}', scene.candidato.nombre)
        .replace('{servicio}', entrevista.servicioNombre)
        .replace('{plazo_respuesta_contacto}', 'en dos días laborables');
    expect(notices()).toMatchObject([{ title: words(asunto), message: words(texto) }]);
    const [mail] = app.mailer.sent.filter(({ subject }) => subject === words(asunto));
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(words(texto));
    await runAfter(1 * HOUR);
    expect(notices()).toHaveLength(1);
  });

  it('does not follow where the person does without it', async () => {
    const scene = await aStartedInterview(app);
    const { entrevista } = await donde(scene);
    await app.table.write([neutroAgenda(entrevista, app.clock)]);
    await app.table.write([cancelledNeutro(entrevista)]);
    await runAfter(1 * HOUR);
    expect(notices()).toEqual([]);
  });

  it('follows after a pause of more than a day, if it lasts that long', async () => {
    const scene = await aStartedInterview(app);
    const { entrevista } = await donde(scene);
    await app.table.write([pausaLargaAgenda(entrevista, app.clock)]);
    await runAfter(24 * HOUR);
    expect(notices()).toEqual([]);
    await app.call(pauseSala, { params: scene.params });
    await app.table.write([pausaLargaAgenda(entrevista, app.clock)]);
    await app.table.write([cancelledPausaLarga(entrevista)]);
    await runAfter(24 * HOUR);
    expect(items()).toEqual([]);
    await app.table.write([pausaLargaAgenda(entrevista, app.clock)]);
    await runAfter(24 * HOUR);
    expect(items()).toMatchObject([{ tipo: 'neutro' }]);
  });

  it('goes to the deputy when nobody opens it within the promised time', async () => {
    const scene = await aStartedInterview(app);
    await name(scene, {
      contacto: { usuarioId: scene.operador.id },
      suplente: { usuarioId: scene.admin.id },
      plazo: '4h',
    });
    await open(scene, { tipo: 'neutro' });
    await deliver();
    await runAfter(4 * HOUR);
    expect(toldTo()).toEqual([scene.operador.id, scene.admin.id]);
  });
});

describe('An urgent notice that nobody opens', () => {
  const toGuard = () => app.mailer.sent.filter(({ to }) => JSON.stringify(to).includes('guardia@idonea.test'));

  it("goes to the platform's guard after a quarter of an hour, where there is one", async () => {
    const scene = await aStartedInterview(app);
    await guardiaRepository(app.table).update({ correo: 'guardia@idonea.test', version: 0 });
    await open(scene, { tipo: 'urgente' });
    await runAfter(14 * MINUTE);
    expect(toGuard()).toEqual([]);
    await runAfter(1 * MINUTE);
    await runAfter(1 * HOUR);
    expect(toGuard()).toHaveLength(1);
  });

  it('goes to nobody else where there is none, or where somebody has opened it', async () => {
    const scene = await aStartedInterview(app);
    await open(scene, { tipo: 'urgente' });
    await runAfter(1 * HOUR);
    expect(toldTo()).toEqual([scene.admin.id]);
    const [item] = items();
    await app.table.write([{ update: { PK: String(item?.PK), SK: String(item?.SK) }, set: { estado: 'vista' } }]);
    await guardiaRepository(app.table).update({ correo: 'guardia@idonea.test', version: 0 });
    await runAfter(1 * HOUR);
    expect(toGuard()).toEqual([]);
  });
});
