import { lazy } from '#shared/core/lazy.ts';
import { sampleBody } from '../../../support/sample-bodies.ts';
import { anOpenSession } from '../../../support/scenarios.ts';
import { aServicioBody } from '../../../support/servicio-builder.ts';
import { TestApp } from '../../../support/test-app.ts';
import { callOk } from './call.ts';
import { anEmpresa, type Empresa, type Persona } from './empresa.ts';

export interface Escena {
  app: TestApp;
  superadmin: Persona;
  /** An administrator whom no company has. */
  sinEmpresa: Persona;
  A: Empresa;
  B: Empresa;
  /** Things of the platform, which belong to no company. */
  cosas: Readonly<Record<string, string>>;
}

/**
 * Two companies that have the same kinds of things, and the platform on which they stand.
 * @param clock when it begins; a day of its own without it.
 */
export async function anEscena(clock?: Date): Promise<Escena> {
  const app = new TestApp();
  if (clock) app.clock = clock;
  const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null, email: 'super@idonea.test' });
  const sinEmpresa = await app.addUsuario({ rol: 'admin', empresaId: null, email: 'sinempresa@idonea.test' });
  const A = await anEmpresa(app, superadmin, 'A');
  const B = await anEmpresa(app, superadmin, 'B');
  const cosas = await addCosas(app, superadmin);
  await startSegundosFactores(app, [A, B]);
  app.advance(ESPERA_MS);
  return { app, superadmin, sinEmpresa, A, B, cosas };
}

/** One for all of a worker that put back what they have changed. */
export const laEscena = lazy(() => anEscena());

/** Mails to the same person have two minutes between them: the scene ends this much later than it began. */
export const ESPERA_MS = 3 * 60_000;

/** What every account's application shows a code of: `fakeCode(CLAVE)`. */
export const CLAVE = 'CLAVE';

/** Everybody has begun to set one up; a colleague in each company has one, which can be reset. */
async function startSegundosFactores(app: TestApp, empresas: readonly Empresa[]): Promise<void> {
  for (const account of app.identity.accounts.values()) account.begun = CLAVE;
  const desde = app.deps.now().toISOString();
  for (const { cosas } of empresas) {
    const key = { PK: `USUARIO#${cosas.usuarioId}`, SK: 'USUARIO' };
    await app.table.write([{ update: key, set: { segundoFactorDesde: desde } }]);
  }
}

async function addCosas(app: TestApp, superadmin: Persona): Promise<Record<string, string>> {
  const as = superadmin;
  const plan = await callOk<{ id: string; version: number }>(app, 'createPlan', {
    as,
    body: { nombre: 'A medida', descripcion: 'Un plan', precio: 10 },
  });
  const solicitud = {
    motivo: 'demo',
    nombre: 'Rita Sol',
    empresa: 'Sol S.L.',
    cif: 'A08663619',
    email: 'rita@sol.test',
    telefono: '600 100 200',
    trabajadores: 12,
    avisoLegal: '2026-11',
    aceptaAvisoLegal: true,
  };
  await callOk(app, 'createSolicitud', { body: solicitud });
  const purgada = await callOk<{ id: string }>(app, 'createEmpresa', {
    as,
    body: { nombreLegal: 'Nada S.L.', cif: 'B11111119', email: 'hola@nada.test' },
  });
  await callOk(app, 'deleteEmpresa', { as, params: { id: purgada.id }, body: { confirmacion: 'Nada S.L.' } });
  const exportacion = await callOk<{ id: string }>(app, 'createExportacion', { as, params: { tipo: 'usuarios' } });
  await callOk(app, 'createServicioHr', { as, body: aServicioBody({ codigo: 'propio' }) });
  await callOk(app, 'withdrawLineaAyuda', { as, params: { linea: 'es-016' }, body: { motivo: 'Nadie contesta' } });
  const revision = await callOk<{ id: string }>(app, 'createRevisionTextos', {
    as,
    body: sampleBody('createRevisionTextos', {}),
  });
  app.providers.valid.add('clave-de-prueba');
  app.providers.models.claude = [{ id: 'claude-sonnet-5', label: 'Claude Sonnet 5' }];
  const apiKeys = { claudeApiKey: 'clave-de-prueba' };
  await callOk(app, 'updateConfiguracionGlobal', { as, body: { apiKeys } });
  app.queues.bury('send-correo', { 'detail-type': 'CorreoSolicitado', detail: {} });
  const { createNotificaciones } = await import('#functions/avisos/notificaciones/create-notificaciones.ts');
  await app.deliver(createNotificaciones);
  const { countAnaliticas } = await import('#functions/cifras/analiticas/count-analiticas.ts');
  await app.deliver(countAnaliticas);
  const find = (tipo: string, prefix = '') =>
    String(app.table.all().find((item) => item.tipo === tipo && item.PK.startsWith(prefix))?.id);
  return {
    planId: plan.id,
    planVersion: String(plan.version),
    solicitudId: find('SOLICITUD'),
    purgadaId: purgada.id,
    exportacionPlataformaId: exportacion.id,
    revisionTextosId: revision.id,
    superadminSesionId: await anOpenSession(app, superadmin),
    superadminAvisoId: find('NOTIFICACION', `USUARIO#${superadmin.id}`),
  };
}
