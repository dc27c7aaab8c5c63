import { EVENTO } from '#functions/core/outbox.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { getEnlaceEntrevista } from '#functions/entrevistas/entrevistas/get-enlace-entrevista.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { CONSENTIMIENTO_IDS } from '#shared/entrevistas/sala/sala.ts';
import { aCandidate, aFinishedInterview, aNota, anArea } from '#test/support/scenarios.ts';
import { World } from './world.ts';

export type Scene = Awaited<ReturnType<typeof aScene>>;

/** A company at work, with nothing under way: a report, two more candidates, one of them booked, people, an area, notes. */
export async function aScene() {
  const world = World.empty();
  const { app } = world;
  const done = await aFinishedInterview(app);
  const { empresa, admin, superadmin } = done;
  const area = await anArea(app, admin, 'Compras');
  const otra = await anArea(app, admin, 'Ventas');
  const ana = await aCandidate(app, admin, { nombre: 'Ana Gil', email: 'ana@correo.test', areaId: area.id });
  const luis = await aCandidate(app, admin, { nombre: 'Luis Mora', email: 'luis@correo.test', areaId: area.id });
  const nota = await aNota(app, admin, ana.id, 'Llamar el lunes');
  const body = {
    candidatoId: luis.id,
    servicioId: 'test-vocacional',
    fechaProgramada: app.clock.toISOString(),
    zonaHoraria: 'Europe/Madrid',
  };
  const { data: cita } = await app.call<Entrevista>(createEntrevista, { as: admin, body });
  const enlace = await app.call<{ enlace: string }>(getEnlaceEntrevista, { as: admin, params: { id: cita.id } });
  const sala = { accessToken: enlace.data.enlace.split('/').at(-1) ?? '' };
  const colega = await app.addUsuario({ rol: 'operador', empresaId: empresa.id });
  await world.settle();
  return {
    world,
    empresa,
    admin,
    superadmin,
    operador: done.operador,
    colega,
    area,
    otra,
    ana,
    luis,
    nota,
    /** Booked for now, and not begun. */
    cita,
    sala,
    /** With its report. */
    entrevista: done.entrevista,
    candidato: done.candidato,
    admite: { as: admin },
    manda: { as: superadmin },
  };
}

/** Whoever was invited is in the room. */
export async function enterRoom({ app }: World, { sala }: Scene): Promise<void> {
  await app.call(acceptConsentimientos, { params: sala, body: { aceptados: CONSENTIMIENTO_IDS } });
  await app.call(startSala, { params: sala });
}

/** What tells of something once: the last one of its kind in the table. */
export function lastOf({ app }: World, tipo: string): Record<string, unknown> {
  const found = app.table.all().findLast((item) => item.tipo === tipo && item.tipo !== EVENTO);
  if (!found) throw new Error(`There is no ${tipo}`);
  return found;
}
