import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { PETICIONES } from '#test/fiabilidad/mundo/peticiones.ts';
import type { Scene } from '#test/fiabilidad/mundo/scene.ts';
import type { World } from '#test/fiabilidad/mundo/world.ts';
import { aCandidate } from '#test/support/scenarios.ts';
import type { CallOptions, TestApp } from '#test/support/test-app.ts';
import type { Person } from './preparation.ts';

/** They need jobs to have run before: a file that was read, a backup, an invitation. */
const OPERATIONS = [
  'deleteSesion',
  'updateCatalogo',
  'testProveedor',
  'confirmCv',
  'confirmPlanEstrategico',
  'undoImportacion',
  'updateLogo',
  'updateAvatar',
  'cancelSuscripcion',
  'extendPrueba',
  'resendInvitacion',
  'resetUsuarioPassword',
  'resetUsuarioSegundoFactor',
  'undoImportacionDatos',
  'receiveImportacionDatos',
  'applyImportacionDatos',
  'restoreCopia',
  'resendCorreo',
] as const;

/** Somebody to whom an invitation was sent. */
async function anInvited(app: TestApp, as: Person): Promise<Candidato> {
  const candidato = await aCandidate(app, as, { nombre: 'Luis Mora' });
  const fecha = { fechaProgramada: app.clock.toISOString(), zonaHoraria: 'Europe/Madrid' };
  await app.call(createEntrevista, {
    as,
    body: { candidatoId: candidato.id, servicioId: 'test-vocacional', ...fecha },
  });
  return candidato;
}

export type PreparedRequests = Record<string, CallOptions>;

/** Requests by operation, with what has to be there before: made while the company is small, good when it is large. */
export async function preparedRequests(
  world: World,
  { empresaId, admin, superadmin }: { empresaId: string } & Record<'admin' | 'superadmin', Person>,
): Promise<PreparedRequests> {
  const { app } = world;
  // Of what has led here, nothing goes on.
  await world.takeMessages();
  const colega = await app.addUsuario({ rol: 'operador', empresaId });
  const requests: PreparedRequests = {};
  for (const operation of OPERATIONS) {
    const scene = {
      admite: { as: admin },
      manda: { as: superadmin },
      empresa: { id: empresaId } as Empresa,
      ana: await aCandidate(app, admin, { nombre: 'Ana Gil' }),
      luis: await anInvited(app, admin),
      colega,
    } satisfies Partial<Scene> as Scene;
    requests[operation] = (await PETICIONES[operation]?.(scene, world)) ?? {};
    await world.settle();
  }
  return requests;
}
