import { beforeEach, describe, expect, it } from 'vitest';
import { getCandidato } from '#functions/candidatos/candidatos/get-candidato.ts';
import { listCandidatos } from '#functions/candidatos/candidatos/list-candidatos.ts';
import { updateCandidato } from '#functions/candidatos/candidatos/update-candidato.ts';
import { correoRepository, correoWrites } from '#functions/correos/correo.repository.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { runAgenda } from '#functions/entrevistas/agenda/run-agenda.ts';
import { cancelEntrevista } from '#functions/entrevistas/entrevistas/cancel-entrevista.ts';
import { getEnlaceEntrevista } from '#functions/entrevistas/entrevistas/get-enlace-entrevista.ts';
import { getEntrevista } from '#functions/entrevistas/entrevistas/get-entrevista.ts';
import { listEntrevistas } from '#functions/entrevistas/entrevistas/list-entrevistas.ts';
import { regenerateEnlace } from '#functions/entrevistas/entrevistas/regenerate-enlace.ts';
import { rescheduleEntrevista } from '#functions/entrevistas/entrevistas/reschedule-entrevista.ts';
import { resendCorreo } from '#functions/entrevistas/entrevistas/resend-correo.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { followCandidato } from '#functions/informes/informes/follow-candidato.ts';
import { getInforme } from '#functions/informes/informes/get-informe.ts';
import { listInformes } from '#functions/informes/informes/list-informes.ts';
import { validateInforme } from '#functions/informes/informes/validate-informe.ts';
import { CATALOGO_PLANTILLAS } from '#shared/correos/catalogo-plantillas.ts';
import { NOMBRES_PLANTILLA, PLANTILLAS } from '#shared/correos/plantillas.ts';
import { aBooking, aReport, aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Mistyped when the candidate was made, and what they are called since somebody looked. */
const OLD = { nombre: 'Nuria Penna', email: 'desconocida@correo.test' };
const NEW = { nombre: 'Nuria Peña', email: 'nuria.pena@correo.test' };

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

type Scene = Awaited<ReturnType<typeof aBooking>>;

async function correct({ admin, candidato }: Pick<Scene, 'admin' | 'candidato'>, more: object = {}) {
  const { data } = await app.call<{ version: number }>(getCandidato, { as: admin, params: { id: candidato.id } });
  const body = { ...NEW, ...more, version: data.version };
  const answer = await app.call(updateCandidato, { as: admin, params: { id: candidato.id }, body });
  await app.deliver(followCandidato);
  return answer;
}
async function mails(): Promise<string[]> {
  const before = app.mailer.sent.length;
  for (let n = 0; n < 2; n++) await app.deliver(sendCorreo);
  return app.mailer.sent.slice(before).map(({ to }) => to.address);
}
async function misspelled(start = new Date(app.clock.getTime() + 3 * DAY)): Promise<Scene> {
  const scene = await aBooking(app, { fechaProgramada: start.toISOString() });
  const { data } = await app.call<{ version: number }>(getCandidato, {
    as: scene.admin,
    params: { id: scene.candidato.id },
  });
  const body = { ...OLD, renovarEnlaces: false, version: data.version };
  await app.call(updateCandidato, { as: scene.admin, params: { id: scene.candidato.id }, body });
  await app.deliver(followCandidato);
  await mails();
  app.mailer.sent.length = 0;
  return scene;
}

describe('Every e-mail to a candidate', () => {
  const kinds = NOMBRES_PLANTILLA.filter((plantilla) => PLANTILLAS[plantilla].categoria === 'candidatos');

  it.each(kinds)('%s that waits goes to the address of now, by the name of now', async (plantilla) => {
    const { empresa, admin, candidato, entrevista } = await misspelled();
    const examples = Object.entries(CATALOGO_PLANTILLAS[plantilla].variables).map(([name, { ejemplo }]) => [
      name,
      ejemplo,
    ]);
    const { fechaProgramada: inicio } = entrevista;
    const variables = {
      ...Object.fromEntries(examples),
      ...{
        inicio,
        secuencia: '1',
        entrevistaId: entrevista.id,
        candidatoId: candidato.id,
        nombreCandidato: OLD.nombre,
      },
    };
    const tokenAcceso = await app.secrets.encrypt('tok_1_x', { empresaId: empresa.id, campo: 'tokenAcceso' });
    const para = OLD;
    await app.table.write(
      correoWrites(app.deps, { empresaId: empresa.id, plantilla, para, variables, secretos: { tokenAcceso } }),
    );
    await correct({ admin, candidato }, { renovarEnlaces: false });
    expect(await mails()).toEqual([NEW.email]);
    const [mail] = app.mailer.sent;
    expect(mail?.to).toEqual({ name: NEW.nombre, address: NEW.email });
    expect(JSON.stringify(mail)).not.toContain(OLD.nombre);
    expect(JSON.stringify(mail)).not.toContain(OLD.email);
    // The company's name too is the one of now, and not what the message was asked for with.
    expect(JSON.stringify(mail)).not.toContain(CATALOGO_PLANTILLAS[plantilla].variables.nombreEmpresa?.ejemplo);
    expect(JSON.stringify(mail)).toContain(empresa.nombreComercial);
    const stored = app.table.all().filter(({ tipo, plantilla: kind }) => tipo === 'CORREO' && kind === plantilla);
    expect(stored.map((correo) => correo.para)).toContainEqual(NEW);
  });

  it('cannot be stored without saying which candidate it is for', () => {
    for (const plantilla of kinds) {
      const correo = { empresaId: 'emp_a', plantilla, para: OLD, variables: {}, secretos: {} };
      expect(() => correoWrites(app.deps, correo)).toThrow('does not say which candidate');
    }
  });

  it('that is asked for after a correction goes there: link, date, reminder, cancellation, and one that is sent again', async () => {
    const scene = await misspelled();
    const { admin, entrevista } = scene;
    const of = { as: admin, params: { id: entrevista.id } };
    await correct(scene, { renovarEnlaces: false });
    await app.call(regenerateEnlace, { ...of, body: { avisar: true } });
    const failed = app.table
      .all()
      .find(({ plantilla, estado }) => plantilla === 'nuevoEnlaceEntrevista' && estado === 'encolado');
    const params = { id: String(failed?.id) };
    await correoRepository(app.table).markFailed(
      { empresaId: scene.empresa.id, id: params.id },
      'El buzón no contesta',
    );
    expect(await app.call(resendCorreo, { as: admin, params })).toMatchObject({ status: 200 });
    const { data } = await app.call<{ version: number }>(getEntrevista, of);
    const fechaProgramada = new Date(app.clock.getTime() + 2 * DAY).toISOString();
    const body = { fechaProgramada, zonaHoraria: 'Europe/Madrid', version: data.version };
    expect(await app.call(rescheduleEntrevista, { ...of, body })).toMatchObject({ status: 200 });
    const sent = await mails();
    app.advance(DAY + HOUR);
    await runAgenda(app.deps);
    sent.push(...(await mails()));
    expect(await app.call(cancelEntrevista, { ...of, body: { avisar: true } })).toMatchObject({ status: 200 });
    sent.push(...(await mails()));
    // The link that was sent again, the date, the reminder and the cancellation.
    expect(sent).toEqual(Array.from({ length: 4 }, () => NEW.email));
  });
});

describe('Another address while an interview is booked', () => {
  const links = async ({ admin, entrevista }: Scene) =>
    (await app.call<{ enlace: string }>(getEnlaceEntrevista, { as: admin, params: { id: entrevista.id } })).data.enlace;
  const opens = async (enlace: string) =>
    (await app.call(getSala, { params: { accessToken: enlace.split('/').at(-1) ?? '' } })).status;

  it('makes a new link, which goes there, and ends the old one', async () => {
    const scene = await misspelled();
    const old = await links(scene);
    expect(await correct(scene)).toMatchObject({ status: 200 });
    expect(await mails()).toEqual([NEW.email]);
    const next = await links(scene);
    expect(next).not.toBe(old);
    expect([await opens(old), await opens(next)]).toEqual([404, 200]);
    expect(app.mailer.sent[0]?.text).toContain(next);
  });

  it('keeps the link where somebody wants that, and where the name alone is another', async () => {
    const scene = await misspelled();
    const old = await links(scene);
    await correct(scene, { email: OLD.email });
    await correct(scene, { renovarEnlaces: false });
    expect(await mails()).toEqual([]);
    expect(await links(scene)).toBe(old);
    expect(await opens(old)).toBe(200);
  });

  it('keeps the link of an interview that has begun', async () => {
    const scene = await aStartedInterview(app);
    await mails();
    await correct(scene);
    expect(await mails()).toEqual([]);
    expect(await opens(scene.enlace)).toBe(200);
  });

  it('is refused before anything is changed when too many links were asked for', async () => {
    const scene = await misspelled();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await correct(scene, { email: `nuria${n}@correo.test` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const { data } = await app.call(getCandidato, { as: scene.admin, params: { id: scene.candidato.id } });
    expect(data).toMatchObject({ email: 'nuria4@correo.test' });
    expect(await mails()).toHaveLength(5);
  });
});

describe('A corrected name', () => {
  it('is what lists, searches and screens show, and the old one finds nothing', async () => {
    const scene = await aReport(app);
    const { admin, candidato, entrevista } = scene;
    await correct(scene, { nombre: 'Zacarías Corregido', email: 'otra@correo.test' });
    const of = { as: admin, params: { id: entrevista.id, entrevistaId: entrevista.id } };
    for (const list of [listCandidatos, listEntrevistas, listInformes]) {
      expect((await app.call(list, { as: admin })).text).toContain('Zacarías Corregido');
      expect((await app.call<unknown[]>(list, { as: admin, query: { q: 'corregido' } })).data).toHaveLength(1);
      const [word = ''] = candidato.nombre.split(' ');
      expect((await app.call<unknown[]>(list, { as: admin, query: { q: word } })).data).toEqual([]);
      expect((await app.call(list, { as: admin })).text).not.toContain(candidato.nombre);
    }
    for (const show of [getEntrevista, getInforme]) {
      const { text } = await app.call(show, of);
      expect(text).toContain('Zacarías Corregido');
      expect(text).not.toContain(candidato.nombre);
    }
  });

  it('stands beside the name that a report was validated with', async () => {
    const scene = await aReport(app);
    const { admin, candidato, entrevista } = scene;
    const of = { as: admin, params: { entrevistaId: entrevista.id } };
    const body = { comentario: 'Revisado con la transcripción delante.', version: 1 };
    expect(await app.call(validateInforme, { ...of, body })).toMatchObject({ status: 200 });
    await correct(scene);
    const { data } = await app.call<{ informe: object }>(getInforme, of);
    expect(data.informe).toMatchObject({
      candidatoNombre: NEW.nombre,
      validacion: { candidatoNombre: candidato.nombre },
    });
  });
});
