import { describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listNotificaciones } from '#functions/avisos/notificaciones/list-notificaciones.ts';
import { getCandidato } from '#functions/candidatos/candidatos/get-candidato.ts';
import { getPanel } from '#functions/cifras/panel/get-panel.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { getEntrevista } from '#functions/entrevistas/entrevistas/get-entrevista.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { getInforme } from '#functions/informes/informes/get-informe.ts';
import { validateInforme } from '#functions/informes/informes/validate-informe.ts';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { aFinishedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

describe('The main job, from booking to a validated report', () => {
  it('invites, interviews, analyses, notifies and validates', async () => {
    const app = new TestApp();
    const { admin, empresa, candidato, entrevista, sala, enlace } = await aFinishedInterview(app);
    expect(sala).toMatchObject({ estado: 'completada', turno: null, referencia: expect.stringMatching(/^\w{8}$/) });
    const read = async () => (await app.call(getEntrevista, { as: admin, params: { id: entrevista.id } })).data;
    expect(await read()).toMatchObject({ estado: 'completada' });
    expect((await app.call(getCandidato, { as: admin, params: { id: candidato.id } })).data).toMatchObject({
      estado: 'entrevistado',
    });

    await app.deliver(sendCorreo);
    const [invitation, ...others] = app.mailer.sent.filter((mail) => mail.invitation);
    expect(others).toEqual([]);
    expect(invitation?.html).toContain(enlace);
    expect(invitation?.invitation?.content).toContain('METHOD:REQUEST');

    expect(await app.deliver(analyzeEntrevista)).toMatchObject({ failed: 0 });
    expect(await read()).toMatchObject({ estado: 'analizada' });
    const params = { entrevistaId: entrevista.id };
    const { informe, turnos } = (
      await app.call<{ informe: Informe; turnos: Turno[] }>(getInforme, { as: admin, params })
    ).data;
    const skills = [...informe.informeIA.softSkills, ...informe.informeIA.hardSkills];
    const quotes = skills.flatMap(({ evidencia }) => evidencia);
    expect(quotes.length).toBeGreaterThan(0);
    for (const { turnoId, inicio, fin, cita } of quotes) {
      expect(turnos.find((turno) => turno.turnoId === turnoId)?.respuesta?.texto.slice(inicio, fin)).toBe(cita);
    }

    await app.deliver(createNotificaciones);
    const { data: notifications } = await app.call<Notificacion[]>(listNotificaciones, { as: admin });
    expect(notifications.map(({ title }) => title)).toContain('Informe listo para revisar');

    const habilidad = skills[0]?.habilidad ?? '';
    const cambios = [{ habilidad, puntuacion: 6.5, motivo: 'Lo contó con más detalle por teléfono' }];
    const body = { comentario: 'Revisado con la transcripción delante.', cambios, version: informe.version };
    const { data: validated } = await app.call<Informe>(validateInforme, { as: admin, params, body });
    expect(validated).toMatchObject({
      estado: 'validada',
      validacion: { por: 'Persona admin', comentario: body.comentario, cambios },
    });
    expect(validated.informeIA).toEqual(informe.informeIA);
    expect(await read()).toMatchObject({ estado: 'validada' });
    expect((await app.call(getPanel, { as: admin })).data).toEqual({
      ambito: 'empresa',
      candidatos: 1,
      enProgreso: 0,
      validadas: 1,
      canceladas: 0,
      entrevistas: 1,
      pendientes: 0,
      completadas: 1,
      porValidar: 0,
      tasaFinalizacion: 100,
      licencias: { total: 40, activas: 40, utilizadas: 1 },
    });
    expect(empresa.id).toBe(informe.empresaId);
  });

  it('changes nothing when every message is delivered twice', async () => {
    const app = new TestApp();
    const { admin } = await aFinishedInterview(app);
    for (const job of [analyzeEntrevista, createNotificaciones, sendCorreo]) await app.deliver(job);
    const before = { items: app.table.all().length, mails: app.mailer.sent.length };
    for (const job of [analyzeEntrevista, createNotificaciones, sendCorreo]) await app.deliver(job);
    expect({ items: app.table.all().length, mails: app.mailer.sent.length }).toEqual(before);
    expect((await app.call(getPanel, { as: admin })).data).toMatchObject({ completadas: 1, porValidar: 1 });
  });
});
