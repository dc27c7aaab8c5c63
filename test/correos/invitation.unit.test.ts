import { convertIcsCalendar, type IcsCalendar } from 'ts-ics';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { cancelEntrevista } from '#functions/entrevistas/entrevistas/cancel-entrevista.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { rescheduleEntrevista } from '#functions/entrevistas/entrevistas/reschedule-entrevista.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { instantInZone, wallTime } from '../../web/src/lib/dates.ts';
import { readIcs } from '../support/read-ics.ts';
import { aCandidate, aCompany } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: { id: string };
beforeEach(async () => {
  app = new TestApp();
  ({ admin } = await aCompany(app));
});

/** What a calendar program reads of the e-mails that go out now: somebody else's parser, not our own. */
async function entries() {
  await app.deliver(sendCorreo);
  return app.mailer.sent.splice(0).flatMap(({ invitation, to }) => {
    if (!invitation) return [];
    const calendar = convertIcsCalendar(undefined, invitation.content) as IcsCalendar;
    const [event, ...others] = calendar.events ?? [];
    expect(others).toEqual([]);
    return event ? [{ method: calendar.method, sentAs: invitation.method, to, ...event }] : [];
  });
}

/** As the form does it: the time on the clocks of the zone becomes an instant. */
async function book(wall: string, zonaHoraria: string, duracionEstimada = 60) {
  const candidato = await aCandidate(app, admin, { nombre: 'Íñigo Muñoz, hijo; "Iñi"' });
  const body = {
    candidatoId: candidato.id,
    servicioId: 'test-vocacional',
    fechaProgramada: instantInZone(wall, zonaHoraria),
    zonaHoraria,
    duracionEstimada,
  };
  return (await app.call<Entrevista>(createEntrevista, { as: admin, body })).data;
}

describe('The calendar entry of an interview', () => {
  it('is one entry for its whole life: the same UID, a rising SEQUENCE, taken out in the end', async () => {
    const { id } = await book('2026-06-10T09:30', 'Europe/Madrid');
    const params = { id };
    const body = { zonaHoraria: 'Europe/Madrid', fechaProgramada: '2026-06-12T10:00:00.000Z' };
    app.advance(60_000);
    await app.call(rescheduleEntrevista, { as: admin, params, body: { ...body, version: 1 } });
    app.advance(60_000);
    await app.call(cancelEntrevista, { as: admin, params, body: {} });
    const sent = await entries();
    // The parser leaves a SEQUENCE of 0 out, which is what its absence means.
    expect(sent.map(({ uid, sequence = 0, method, status }) => [uid, sequence, method, status])).toEqual([
      [`${id}@idonea`, 0, 'REQUEST', 'CONFIRMED'],
      [`${id}@idonea`, 1, 'REQUEST', 'CONFIRMED'],
      [`${id}@idonea`, 2, 'CANCEL', 'CANCELLED'],
    ]);
    expect(sent.every(({ method, sentAs }) => method === sentAs)).toBe(true);
    const stamps = sent.map(({ stamp }) => stamp.date.getTime());
    expect([...stamps].sort()).toEqual(stamps);
    expect(sent[1]?.start.date.toISOString()).toBe(body.fechaProgramada);
  });

  it('keeps its organizer whatever the mail settings become: programs change it for the same one alone', async () => {
    const { id } = await book('2026-06-10T09:30', 'Europe/Madrid');
    const [first] = await entries();
    expect(first?.organizer?.email).toBe('avisos@idonea.test');
    const smtp = { host: 'smtp.empresa.test', port: 587, secure: false, user: 'ana@empresa.test', password: 'canario' };
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    const emailConfig = { smtp, from: { name: 'Selección', email: 'seleccion@empresa.test' } };
    const saved = await app.call(updateConfiguracionGlobal, { as: superadmin, body: { emailConfig } });
    expect(saved.status, saved.text).toBe(200);
    await app.call(cancelEntrevista, { as: admin, params: { id }, body: {} });
    await book('2026-06-11T09:30', 'Europe/Madrid');
    await app.deliver(sendCorreo);
    const sent = app.smtp.sent.flatMap(({ mail: { from, invitation } }) =>
      invitation ? [{ from: from.address, ics: readIcs(invitation.content) }] : [],
    );
    const organizers = sent.map(({ from, ics }) => [from, ics.find(({ name }) => name === 'ORGANIZER')?.value]);
    expect(organizers).toEqual([
      ['seleccion@empresa.test', 'mailto:avisos@idonea.test'],
      ['seleccion@empresa.test', 'mailto:seleccion@empresa.test'],
    ]);
  });

  it('names organizer and attendee and holds the link, whatever signs are in the names', async () => {
    await book('2026-06-10T09:30', 'Europe/Madrid');
    const [entry] = await entries();
    expect(entry?.attendees?.[0]?.email).toBe(entry?.to.address);
    expect(entry?.organizer?.name).toBe('Acme Talento');
    expect(entry?.description).toMatch(/https:\/\/idonea\.test\/entrevista\/tok_/);
  });

  it.each([
    // Clocks go forward on 29 March 2026 and back on 25 October.
    ['Europe/Madrid', '2026-03-28T10:00', '09:00'],
    ['Europe/Madrid', '2026-03-29T10:00', '08:00'],
    ['Europe/Madrid', '2026-10-24T23:30', '21:30'],
    ['Europe/Madrid', '2026-10-25T23:30', '22:30'],
    // No summer time.
    ['America/Bogota', '2026-03-29T10:00', '15:00'],
    ['America/Bogota', '2026-10-25T10:00', '15:00'],
    // Back on 4 April 2026, forward on 6 September.
    ['America/Santiago', '2026-04-04T10:00', '13:00'],
    ['America/Santiago', '2026-04-05T10:00', '14:00'],
    ['America/Santiago', '2026-09-05T10:00', '14:00'],
    ['America/Santiago', '2026-09-06T10:00', '13:00'],
  ])('in %s at %s is at %s UTC, and that is what its clocks show then', async (zone, wall, utc) => {
    await book(wall, zone, 90);
    const [entry] = await entries();
    const start = entry?.start.date as Date;
    expect(start.toISOString().slice(11, 16)).toBe(utc);
    expect(wallTime(start.toISOString(), zone)).toBe(wall);
    expect((entry?.end?.date.getTime() ?? 0) - start.getTime()).toBe(90 * 60_000);
  });

  it('lasts as long as it says across a change of the clocks', async () => {
    await book('2026-03-29T01:30', 'Europe/Madrid', 60);
    const [entry] = await entries();
    expect(wallTime(entry?.end?.date.toISOString() ?? '', 'Europe/Madrid')).toBe('2026-03-29T03:30');
  });

  it('is written in the words of its zone in the e-mail', async () => {
    await book('2026-09-06T10:00', 'America/Santiago');
    await app.deliver(sendCorreo);
    expect(app.mailer.sent[0]?.text).toContain('domingo, 6 de septiembre de 2026, 10:00 (hora de Santiago)');
  });
});
