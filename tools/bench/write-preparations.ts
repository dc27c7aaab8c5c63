import { finishSegundoFactor } from '#functions/acceso/auth/finish-segundo-factor.ts';
import { startSegundoFactor } from '#functions/acceso/auth/start-segundo-factor.ts';
import { getSuscripcion } from '#functions/empresas/suscripciones/get-suscripcion.ts';
import { toAjustesAtencion } from '#functions/entrevistas/atencion/ajustes-atencion.record.ts';
import { openWrites } from '#functions/entrevistas/atencion/atencion.record.ts';
import { createRevisionTextos } from '#functions/entrevistas/cuidado/create-revision-textos.ts';
import { withdrawLineaAyuda } from '#functions/entrevistas/cuidado/withdraw-linea-ayuda.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { entrevistaRepository } from '#functions/entrevistas/entrevistas/entrevista.repository.ts';
import { createServicioHr } from '#functions/entrevistas/servicios-hr/create-servicio-hr.ts';
import { validateInforme } from '#functions/informes/informes/validate-informe.ts';
import type { Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { fakeCode } from '#test/support/fakes/fake-services.ts';
import { sampleBody } from '#test/support/sample-bodies.ts';
import { anArea } from '#test/support/scenarios.ts';
import { PASSWORD, type Preparation, type Prepared } from './preparation.ts';
import { withCv, withPlan } from './read-preparations.ts';

const bookingOf = ({ ids, app }: Prepared) => ({
  candidatoId: ids.candidatos?.id,
  servicioId: 'entrevistas-profundidad',
  fechaProgramada: app.clock.toISOString(),
  zonaHoraria: 'Europe/Madrid',
});

export async function aBookingIn(prepared: Prepared): Promise<{ id: string }> {
  const { app, people } = prepared;
  const { data } = await app.call<Entrevista>(createEntrevista, { as: people.admin, body: bookingOf(prepared) });
  return { id: data.id };
}

const booked: Preparation = async (prepared) => ({ params: await aBookingIn(prepared) });

/** Something to attend to of an interview that has not ended. */
const attended: Preparation = async (prepared) => {
  const { app, ids } = prepared;
  const { id: entrevistaId } = await aBookingIn(prepared);
  const entrevista = await entrevistaRepository(app.deps.table).get(`${ids.empresas?.id}`, entrevistaId);
  const anfitrion = { ajustesAtencion: toAjustesAtencion(undefined) };
  const writes = openWrites(app.deps, { entrevista, anfitrion }, { tipo: 'neutro' });
  await app.deps.table.write(writes);
  const opened = writes.flatMap((write) => ('put' in write && write.put.SK.startsWith('ATENCION#') ? [write.put] : []));
  return { params: { entrevistaId, id: String(opened[0]?.id) } };
};

/** The key that the application of a second factor has from now on. */
async function aBegunFactor({ app, people }: Prepared): Promise<string> {
  const asked = { as: people.admin, body: { password: PASSWORD } };
  const { data } = await app.call<{ clave: string }>(startSegundoFactor, asked);
  return data.clave;
}

export async function aSecondFactor(prepared: Prepared): Promise<string> {
  const clave = await aBegunFactor(prepared);
  const { app, people } = prepared;
  await app.call(finishSegundoFactor, { as: people.admin, body: { codigo: fakeCode(clave) } });
  return clave;
}

export const WRITE_PREPARATIONS: Record<string, Preparation> = {
  deleteRevisionTextos: async ({ app, people }) => {
    const asked = { as: people.superadmin, body: sampleBody('createRevisionTextos', {}) };
    const { data } = await app.call<{ id: string }>(createRevisionTextos, asked);
    return { params: { id: data.id } };
  },
  restoreLineaAyuda: async ({ app, people }) => {
    const params = { linea: 'es-024' };
    await app.call(withdrawLineaAyuda, { as: people.superadmin, params, body: { motivo: 'Nadie contesta' } });
    return { params };
  },
  createEntrevista: async (prepared) => ({ body: bookingOf(prepared) }),
  rescheduleEntrevista: booked,
  cancelEntrevista: booked,
  regenerateEnlace: booked,
  startEntrevista: booked,
  offerAtencion: attended,
  allowMenor: attended,
  retryAnalysis: async ({ app, ids }) => {
    const pk = `EMPRESA#${ids.empresas?.id}`;
    const id = `${ids.entrevistas?.id}`;
    await app.deps.table.write([
      { update: { PK: pk, SK: `ENTREVISTA#${id}` }, set: { estado: 'error_analisis' } },
      { delete: { PK: pk, SK: `INFORME#${id}` } },
    ]);
    return {};
  },
  deleteArea: async ({ app, people }) => ({ params: { id: (await anArea(app, people.admin, 'Sin nadie')).id } }),
  startSupresion: async () => ({ body: { confirmacion: 'Canario Amarillo' } }),
  sendResultado: async ({ app, people, ids }) => {
    const params = { entrevistaId: `${ids.informes?.entrevistaId}` };
    await app.call(validateInforme, { as: people.admin, params, body: sampleBody('validateInforme', ids) });
    return {};
  },
  inviteUsuario: async ({ ids }) => ({
    body: { ...(sampleBody('inviteUsuario', ids) as object), email: 'otra.usuaria@correo.test' },
  }),
  createSolicitud: async ({ ids }) => ({
    body: { ...(sampleBody('createSolicitud', ids) as object), empresa: 'Una más S.L.' },
  }),
  finishSegundoFactor: async (prepared) => ({ body: { codigo: fakeCode(await aBegunFactor(prepared)) } }),
  deleteSegundoFactor: async (prepared) => {
    await aSecondFactor(prepared);
    return {};
  },
  deleteCv: withCv,
  deleteArchivoPlan: withPlan,
  clearDatos: async () => ({ body: { entiendo: true, confirmacion: 'Acme Talento' } }),
  deleteEmpresa: async () => ({ body: { confirmacion: 'Acme Talento' } }),
  deleteServicioHr: async ({ app, people, ids }) => {
    const asked = { as: people.superadmin, body: sampleBody('createServicioHr', ids) };
    const { data } = await app.call<{ codigo: string }>(createServicioHr, asked);
    return { params: { codigo: data.codigo } };
  },
  updateSuscripcion: async ({ app, people, ids }) => {
    const asked = { as: people.superadmin, params: { id: `${ids.suscripciones?.id}` } };
    const { data } = await app.call<Suscripcion>(getSuscripcion, asked);
    return { body: { metodoPago: { tipo: 'tarjeta' }, version: data.version } };
  },
};
