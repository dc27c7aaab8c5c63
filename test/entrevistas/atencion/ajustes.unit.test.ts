import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { correoRepository, correoWrites } from '#functions/correos/correo.repository.ts';
import { updatePerfil } from '#functions/empresas/usuarios/update-perfil.ts';
import { updateUsuario } from '#functions/empresas/usuarios/update-usuario.ts';
import { followContacto } from '#functions/entrevistas/atencion/follow-contacto.ts';
import { getAjustesAtencion } from '#functions/entrevistas/atencion/get-ajustes-atencion.ts';
import { getEstadoAtencion } from '#functions/entrevistas/atencion/get-estado-atencion.ts';
import { updateAjustesAtencion } from '#functions/entrevistas/atencion/update-ajustes-atencion.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import type { AjustesAtencion, EstadoAtencion } from '#shared/entrevistas/atencion/ajustes-atencion.ts';
import {
  NOMBRES_PLAZO,
  PLAZOS_ATENCION,
  type PlazoAtencion,
  venceOf,
} from '#shared/entrevistas/atencion/plazo-atencion.ts';
import { categorias } from '#shared/entrevistas/dignidad/categorias.ts';
import { SI_FALTA } from '#shared/entrevistas/dignidad/si-falta.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { aCompany, aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const save = (as: { id: string }, body: Record<string, unknown>) =>
  app.call<AjustesAtencion>(updateAjustesAtencion, { as, body });

describe('updateAjustesAtencion', () => {
  it('names users of the company, and says that they decide as well', async () => {
    const { admin, operador } = await aCompany(app);
    const { status, data } = await save(admin, {
      contacto: { usuarioId: operador.id },
      suplente: { usuarioId: admin.id },
      plazo: '24h',
      version: 0,
    });
    expect(status).toBe(200);
    expect(data.contacto).toMatchObject({ usuarioId: operador.id, disponible: true, decide: true });
    expect(data.faltan).not.toContain('contacto');
    expect(data.faltan).toContain('telefono');
    expect(data).toMatchObject({ plazo: '24h', zonaHoraria: 'America/Bogota', version: 1 });
  });

  it('takes a contact who is no user, and no deputy who is none', async () => {
    const { admin } = await aCompany(app);
    const { data } = await save(admin, { contacto: { nombre: 'Rosa Vega', correo: 'Rosa@fuera.test' }, version: 0 });
    expect(data.contacto).toMatchObject({ usuarioId: null, correo: 'rosa@fuera.test', decide: false });
    const refused = await save(admin, { suplente: { nombre: 'Rosa Vega', correo: 'rosa@fuera.test' }, version: 1 });
    expect(refused.status).toBe(400);
  });

  it('refuses somebody of another company like somebody missing, inactive people, and one person for both', async () => {
    const { admin, operador, empresa } = await aCompany(app);
    const other = await aCompany(app, { nombreLegal: 'Beta S.L.', email: 'hola@beta.test' });
    const inactive = await app.addUsuario({ rol: 'operador', empresaId: empresa.id });
    await app.call(updateUsuario, { as: admin, params: { id: inactive.id }, body: { activo: false, version: 1 } });
    for (const usuarioId of [other.admin.id, inactive.id, `usr_${'Z'.repeat(26)}`]) {
      const { status, details } = await save(admin, { contacto: { usuarioId }, version: 0 });
      expect([status, details?.[0]?.path]).toEqual([400, 'contacto']);
    }
    const same = { usuarioId: operador.id };
    expect((await save(admin, { contacto: same, suplente: same, version: 0 })).details?.[0]?.path).toBe('suplente');
  });

  it('stamps who confirmed the lines and read the instructions, once, and merges from the version that was read', async () => {
    const { admin } = await aCompany(app);
    const { data: first } = await save(admin, { lineasConfirmadas: true, instruccionesLeidas: true, version: 0 });
    expect(first.lineas.confirmadas).toMatchObject({ usuarioId: admin.id, fecha: app.clock.toISOString() });
    app.advance(60_000);
    const { data: second } = await save(admin, { lineasConfirmadas: true, horario: 'De 9 a 14', version: 1 });
    expect(second.lineas.confirmadas).toEqual(first.lineas.confirmadas);
    expect(second.instrucciones.leidas).toEqual(first.instrucciones.leidas);
    expect(await save(admin, { horario: 'Tarde', version: 1 })).toMatchObject({ status: 409 });
    expect((await save(admin, { lineasConfirmadas: false, version: 2 })).data.lineas.confirmadas).toBeNull();
  });

  it('leaves in the audit log who is named, by id, and nothing that was written', async () => {
    const { admin, operador } = await aCompany(app);
    await save(admin, { contacto: { usuarioId: operador.id }, canalAcoso: 'canal@acme.test', version: 0 });
    const [entry] = app.table
      .all()
      .filter(({ tipo, accion }) => tipo === 'AUDITORIA' && accion === 'Cambió la atención a candidatos');
    expect(entry?.cambios).toContainEqual({ campo: 'contacto', antes: null, despues: operador.id });
    expect(JSON.stringify(entry)).not.toContain('canal@acme.test');
  });

  it('is for the administrators of the company and the superadmin', async () => {
    const { admin, operador, superadmin, empresa } = await aCompany(app);
    expect(await app.call(getAjustesAtencion, { as: operador })).toMatchObject({ status: 403 });
    const query = { empresaId: empresa.id };
    expect(await app.call(getAjustesAtencion, { as: superadmin, query })).toMatchObject({ status: 200 });
    expect(await app.call(getAjustesAtencion, { as: admin })).toMatchObject({ status: 200 });
  });
});

describe('Who cares for candidates', () => {
  const estado = async (as: { id: string }) => (await app.call<EstadoAtencion>(getEstadoAtencion, { as })).data;

  it('is the administrators until somebody is named, then contact and deputy alone', async () => {
    const { admin, operador, empresa } = await aCompany(app);
    const third = await app.addUsuario({ rol: 'admin', empresaId: empresa.id });
    expect([(await estado(admin)).atiende, (await estado(operador)).atiende]).toEqual([true, false]);
    await save(admin, { contacto: { usuarioId: operador.id }, version: 0 });
    expect([(await estado(admin)).atiende, (await estado(operador)).atiende]).toEqual([false, true]);
    await save(admin, { suplente: { usuarioId: third.id }, version: 1 });
    expect((await estado(third)).atiende).toBe(true);
    expect(await estado(admin)).toMatchObject({ hayContacto: true, faltan: expect.arrayContaining(['plazo']) });
  });

  it('has the name that the user has now, and none whose e-mails come back', async () => {
    const { admin, operador, empresa } = await aCompany(app);
    await save(admin, { contacto: { usuarioId: operador.id }, version: 0 });
    await app.call(updatePerfil, { as: operador, body: { nombre: 'Rosa', version: 1 } });
    await app.deliver(followContacto);
    const kept = () => app.table.all().find(({ SK }) => SK === 'ATENCION')?.contacto;
    expect(kept()).toMatchObject({ nombre: expect.stringMatching(/^Rosa/), rebotado: null });
    const { email } = operador;
    const correo = { empresaId: empresa.id, plantilla: 'alertas', para: { nombre: 'Rosa', email } } as const;
    await app.table.write(correoWrites(app.deps, { ...correo, variables: {}, secretos: {} }));
    const sent = app.table
      .all()
      .find(({ tipo, para }) => tipo === 'CORREO' && (para as { email: string }).email === email);
    await correoRepository(app.table).markBounced(
      { empresaId: empresa.id, id: String(sent?.id) },
      'No existe',
      app.deps,
    );
    await app.deliver(followContacto);
    expect(kept()).toMatchObject({ rebotado: expect.any(String) });
    expect(await estado(admin)).toMatchObject({ atiende: true, hayContacto: false });
  });

  it('falls to the deputy, then to the administrators, when somebody becomes inactive, and these are told', async () => {
    const { admin, operador } = await aCompany(app);
    await save(admin, { contacto: { usuarioId: operador.id }, version: 0 });
    const body = { activo: false, version: 1 };
    expect((await app.call(updateUsuario, { as: admin, params: { id: operador.id }, body })).status).toBe(200);
    await app.deliver(followContacto);
    await app.deliver(followContacto);
    expect(await estado(admin)).toMatchObject({ atiende: true, hayContacto: false });
    await app.deliver(createNotificaciones);
    const told = app.table.all().filter(({ title }) => title === 'La persona de contacto no está disponible');
    expect(told.map(({ PK }) => PK)).toEqual([`USUARIO#${admin.id}`]);
  });
});

describe('What the room says of whoever cares for candidates', () => {
  it('is the administration until somebody is named, then their name, time and address', async () => {
    const { params, admin, operador, sala } = await aStartedInterview(app);
    expect(sala.atencion).toEqual({
      contacto: 'la administración de Acme Talento',
      plazo: 'lo antes posible',
      correo: 'hola@acme.test',
    });
    await save(admin, { contacto: { usuarioId: operador.id }, plazo: '2d', version: 0 });
    const named = app.table.all().find(({ SK }) => SK === 'ATENCION')?.contacto as { nombre: string; correo: string };
    const { data } = await app.call<Sala>(getSala, { params });
    expect(data.atencion).toEqual({ contacto: named.nombre, plazo: 'en dos días laborables', correo: named.correo });
    const body = { respuestaId: 'respuesta-1', turnoId: sala.turno?.turnoId, texto: 'Pienso en quitarme la vida.' };
    const { data: stopped } = await app.call<Sala>(sendRespuesta, { params, body });
    expect(stopped.mensaje?.texto).not.toMatch(/[{}]/);
  });
});

it('What stands in a gap is what the data of the layer say', () => {
  expect(SI_FALTA).toEqual(categorias().si_falta);
});

describe('The times to answer', () => {
  it('each follow «te contestará» and the other words of the approved texts', () => {
    for (const plazo of NOMBRES_PLAZO)
      expect(PLAZOS_ATENCION[plazo].texto).toMatch(/^en (\d+ horas|un día laborable|(dos|tres) días laborables)$/);
  });

  it.each([
    ['24h', '2026-03-06T20:00:00.000Z', '2026-03-07T20:00:00.000Z'],
    // A Friday in Madrid: the working day ends on Monday.
    ['1d', '2026-03-06T10:00:00.000Z', '2026-03-09T10:00:00.000Z'],
    ['2d', '2026-03-07T10:00:00.000Z', '2026-03-10T10:00:00.000Z'],
    // Friday night in Bogotá is Saturday in UTC.
    ['1d', '2026-03-07T02:00:00.000Z', '2026-03-10T02:00:00.000Z', 'America/Bogota'],
    [null, '2026-03-06T10:00:00.000Z', '2026-03-07T10:00:00.000Z'],
  ] as [PlazoAtencion | null, string, string, string?][])(
    '%s from %s ends at %s',
    (plazo, desde, hasta, zona = 'Europe/Madrid') => {
      expect(venceOf(plazo, new Date(desde), zona).toISOString()).toBe(hasta);
    },
  );
});
