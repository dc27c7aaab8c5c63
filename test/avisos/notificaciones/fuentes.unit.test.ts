import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listNotificaciones } from '#functions/avisos/notificaciones/list-notificaciones.ts';
import { companyPartition } from '#functions/core/company-table.ts';
import { eventWrite } from '#functions/core/outbox.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { createSolicitud } from '#functions/empresas/solicitudes/create-solicitud.ts';
import { inviteUsuario } from '#functions/empresas/usuarios/invite-usuario.ts';
import { expireEntrevistas } from '#functions/entrevistas/entrevistas/expire-entrevistas.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { validateInforme } from '#functions/informes/informes/validate-informe.ts';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import type { EventDetail, EventName } from '#shared/events.ts';
import { aBooking, aCompany, aFinishedInterview, aReport, aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const DAY = 24 * 60 * 60_000;

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const told = async (as: { id: string }) => (await app.call<Notificacion[]>(listNotificaciones, { as })).data;
const titles = async (as: { id: string }) => (await told(as)).map(({ title }) => title);
const mailsTo = ({ email }: { email: string }) => app.mailer.sent.filter(({ to }) => to.address === email);

async function emit<N extends EventName>(name: N, detail: EventDetail<N>) {
  const { empresaId } = detail as { empresaId: string };
  await app.table.write([eventWrite(app.deps, companyPartition(empresaId), name, detail)]);
}

async function prefer({ id }: { id: string }, notificaciones: Record<string, boolean>) {
  const configuracion = { notificaciones };
  await app.table.write([{ update: { PK: `USUARIO#${id}`, SK: 'USUARIO' }, set: { configuracion } }]);
}

describe('What happens to an interview', () => {
  it('is told to the people of the company, but not to who did it', async () => {
    const { admin, operador, superadmin, entrevista } = await aBooking(app, {
      fechaProgramada: '2026-03-05T10:00:00.000Z',
    });
    await app.deliver(createNotificaciones);
    expect(await titles(admin)).toEqual([]);
    expect(await titles(superadmin)).toEqual([]);
    expect(await told(operador)).toMatchObject([
      {
        type: 'entrevista',
        priority: 'baja',
        title: 'Entrevista programada',
        message: `Nuria Peña tiene la entrevista «${entrevista.servicioNombre}» el jueves, 5 de marzo de 2026, 11:00 (hora de Madrid).`,
        isRead: false,
        actionUrl: `/entrevistas/${entrevista.id}`,
        actionText: 'Ver entrevista',
      },
    ]);
  });

  it('is told as it goes: begun, finished, report ready, validated', async () => {
    const { admin, operador, entrevista } = await aReport(app);
    const body = { comentario: 'Revisado con la transcripción delante.', version: 1 };
    await app.call(validateInforme, { as: operador, params: { entrevistaId: entrevista.id }, body });
    await app.deliver(createNotificaciones);
    // The administrator booked it and hears of its end; the operator validated it and knows.
    expect(await titles(admin)).toEqual([
      'Informe validado',
      'Informe listo para revisar',
      'Entrevista completada',
      'Entrevista iniciada',
    ]);
    expect(await titles(operador)).not.toContain('Informe validado');
  });

  it('is told when the candidate never came, and when they did not finish', async () => {
    const missed = await aBooking(app);
    app.advance(8 * DAY);
    await expireEntrevistas(app.deps);
    await app.deliver(createNotificaciones);
    expect((await told(missed.admin))[0]).toMatchObject({
      type: 'candidato',
      title: 'Candidato no presentado',
      actionUrl: `/candidatos/${missed.candidato.id}`,
    });

    app = new TestApp();
    const left = await aStartedInterview(app);
    app.advance(8 * DAY);
    await expireEntrevistas(app.deps);
    await app.deliver(createNotificaciones);
    expect((await told(left.admin))[0]).toMatchObject({ title: 'Entrevista caducada', type: 'entrevista' });
  });

  it('is told when its analysis failed', async () => {
    const { admin, empresa, entrevista } = await aFinishedInterview(app);
    await emit('AnalisisFallido', { empresaId: empresa.id, entrevistaId: entrevista.id });
    await app.deliver(createNotificaciones);
    expect((await told(admin))[0]).toMatchObject({ type: 'sistema', priority: 'alta', actionText: 'Reintentar' });
  });

  it('tells nobody of an interview that is not there', async () => {
    const { admin, empresa } = await aCompany(app);
    await emit('InformeListo', { empresaId: empresa.id, entrevistaId: 'ent_nada' });
    expect(await app.deliver(createNotificaciones)).toMatchObject({ failed: 0 });
    expect(await titles(admin)).toEqual([]);
  });
});

describe('A new user', () => {
  it('is told to the administrators, not to operators, to the user, or to who invited them', async () => {
    const { empresa, admin, operador } = await aCompany(app);
    const second = await app.addUsuario({ rol: 'admin', empresaId: empresa.id });
    const body = { nombre: 'Pablo Nuevo', email: 'pablo@correo.test', rol: 'operador' };
    await app.call(inviteUsuario, { as: second, body });
    await app.deliver(createNotificaciones);
    expect((await told(admin))[0]).toMatchObject({
      type: 'sistema',
      title: 'Nuevo usuario invitado',
      message: 'Pablo Nuevo ha recibido una invitación para entrar en Idonea.',
      actionUrl: '/usuarios',
    });
    expect([await titles(second), await titles(operador)]).toEqual([[], []]);
  });
});

describe('A request of a new company', () => {
  it('is told to the superadmins and to nobody else', async () => {
    const { superadmin, admin } = await aCompany(app);
    const body = {
      motivo: 'demo',
      nombre: 'Rosa Marín',
      empresa: 'Marín Hermanos',
      cif: 'B12345674',
      email: 'rosa@marin.test',
      telefono: '+34 600 000 000',
      trabajadores: 40,
      avisoLegal: '2026-11',
      aceptaAvisoLegal: true,
    };
    expect(await app.call(createSolicitud, { body })).toMatchObject({ success: true });
    await app.deliver(createNotificaciones);
    expect(await told(superadmin)).toMatchObject([
      {
        type: 'other',
        title: 'Solicitud de demostración',
        message: 'Rosa Marín, de Marín Hermanos, ha pedido una demostración.',
        actionUrl: '/saas-admin?seccion=empresas&vista=solicitudes',
      },
    ]);
    expect(await titles(admin)).toEqual([]);
  });
});

describe('A payment that is near', () => {
  it('is told to the administrators while nothing is there to pay it with', async () => {
    const { empresa, admin, operador } = await aCompany(app);
    await emit('PagoProximo', { empresaId: empresa.id, dias: 1 });
    await app.deliver(createNotificaciones);
    expect((await told(admin))[0]).toMatchObject({
      priority: 'alta',
      message: 'Queda 1 día para el próximo pago de tu suscripción y no hay ningún método de pago guardado.',
    });
    expect(await titles(operador)).toEqual([]);
  });
});

describe('Recipients', () => {
  it('are active, and have not switched it off', async () => {
    const { admin, operador, empresa } = await aStartedInterview(app);
    const gone = await app.addUsuario({ rol: 'operador', empresaId: empresa.id });
    await app.table.write([{ update: { PK: `USUARIO#${gone.id}`, SK: 'USUARIO' }, set: { activo: false } }]);
    await prefer(operador, { entrevistas: false });
    await app.deliver(createNotificaciones);
    expect(await titles(admin)).toEqual(['Entrevista iniciada']);
    expect(await titles(operador)).toEqual([]);
    await app.table.write([{ update: { PK: `USUARIO#${gone.id}`, SK: 'USUARIO' }, set: { activo: true } }]);
    expect(await titles(gone)).toEqual([]);
  });

  it('who want no reminders still hear of reports, and the other way round', async () => {
    const { admin, operador, empresa, entrevista } = await aFinishedInterview(app);
    await prefer(admin, { recordatorios: false });
    await prefer(operador, { entrevistas: false });
    await app.deliver(analyzeEntrevista);
    await emit('RevisionAtrasada', { empresaId: empresa.id, entrevistaId: entrevista.id, vez: 1 });
    await app.deliver(createNotificaciones);
    expect(await titles(admin)).toEqual(['Informe listo para revisar', 'Entrevista completada', 'Entrevista iniciada']);
    expect(await titles(operador)).toEqual(['Revisión atrasada', 'Informe listo para revisar']);
  });

  it('may be many: each page of them is told, each once', async () => {
    const { empresa, admin } = await aStartedInterview(app);
    const others: { id: string }[] = [];
    for (let i = 0; i < 45; i++) others.push(await app.addUsuario({ rol: 'operador', empresaId: empresa.id }));
    await app.deliver(createNotificaciones);
    await app.deliver(createNotificaciones);
    for (const each of [admin, ...others]) {
      expect((await titles(each)).filter((title) => title === 'Entrevista iniciada')).toHaveLength(1);
    }
  });
});

describe('E-mails', () => {
  async function anAnalyzed() {
    const finished = await aReport(app);
    return finished;
  }
  const send = async () => {
    await app.deliver(createNotificaciones);
    await app.deliver(sendCorreo);
  };

  it('go out for what is important, once for each user and event, with the way to switch them off', async () => {
    const { admin, operador, entrevista } = await anAnalyzed();
    await send();
    await send();
    expect(mailsTo(admin).map(({ subject }) => subject)).toEqual([
      'Entrevista programada: Nuria Peña',
      'Entrevista completada: Nuria Peña',
      'Informe listo para revisar: Nuria Peña',
    ]);
    expect(mailsTo(operador)).toHaveLength(1);
    for (const person of [admin, operador]) {
      const mail = mailsTo(person).at(-1);
      expect(mail?.subject).toBe('Informe listo para revisar: Nuria Peña');
      for (const text of [mail?.text, mail?.html]) {
        expect(text).toContain(`https://idonea.test/informes/${entrevista.id}`);
        expect(text).toContain('https://idonea.test/perfil#preferencias');
      }
    }
  });

  it('do not go to users who want none, or who never signed in', async () => {
    const { admin, operador } = await anAnalyzed();
    await app.deliver(sendCorreo);
    app.mailer.sent.length = 0;
    await prefer(admin, { email: false });
    await app.table.write([{ update: { PK: `USUARIO#${operador.id}`, SK: 'USUARIO' }, set: { estado: 'invitado' } }]);
    await send();
    expect([...mailsTo(admin), ...mailsTo(operador)]).toEqual([]);
    expect(await titles(admin)).toContain('Informe listo para revisar');
  });

  it.each([
    ['dia', 1],
    ['hora', 0],
  ] as const)('of a reminder go out the day before and not within the hour (%s)', async (antelacion, count) => {
    const { admin, empresa, entrevista } = await aBooking(app, { fechaProgramada: '2026-03-05T10:00:00.000Z' });
    await emit('RecordatorioEntrevista', { empresaId: empresa.id, entrevistaId: entrevista.id, antelacion });
    await send();
    const reminders = mailsTo(admin).filter(({ subject }) => subject.startsWith('Recordatorio'));
    expect(reminders.map(({ subject }) => subject)).toEqual(
      Array.from({ length: count }, () => 'Recordatorio de entrevista: Nuria Peña'),
    );
  });

  it('show a name that looks like markup as what it is', async () => {
    const { admin, entrevista } = await anAnalyzed();
    await app.table.write([
      {
        update: { PK: `EMPRESA#${entrevista.empresaId}`, SK: `ENTREVISTA#${entrevista.id}` },
        set: { candidatoNombre: '<img src=x onerror=alert(1)>' },
      },
    ]);
    await send();
    expect(mailsTo(admin)[0]?.html).not.toContain('<img');
  });
});
