import { deleteCandidato } from '#functions/candidatos/candidatos/delete-candidato.ts';
import { updateCandidato } from '#functions/candidatos/candidatos/update-candidato.ts';
import { updateCandidatoEstado } from '#functions/candidatos/candidatos/update-candidato-estado.ts';
import { confirmCv } from '#functions/candidatos/curriculums/confirm-cv.ts';
import { deleteCv } from '#functions/candidatos/curriculums/delete-cv.ts';
import { startReportes } from '#functions/cifras/reportes/start-reportes.ts';
import { expireCandidatos } from '#functions/datos/conservacion/expire-candidatos.ts';
import { updateConservacion } from '#functions/datos/conservacion/update-conservacion.ts';
import { startCopias } from '#functions/datos/datos/start-copias.ts';
import { updateProgramacion } from '#functions/datos/datos/update-programacion.ts';
import { deleteEmpresa } from '#functions/datos/purgas/delete-empresa.ts';
import { purgeCanceladas } from '#functions/datos/purgas/purge-canceladas.ts';
import { deleteArea } from '#functions/empresas/areas/delete-area.ts';
import { updateArea } from '#functions/empresas/areas/update-area.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import { expireLicencias } from '#functions/empresas/licencias/expire-licencias.ts';
import { confirmPlanEstrategico } from '#functions/empresas/planes-estrategicos/confirm-plan-estrategico.ts';
import { deleteArchivoPlan } from '#functions/empresas/planes-estrategicos/delete-archivo-plan.ts';
import { snapshotSuscripciones } from '#functions/empresas/plataforma/snapshot-suscripciones.ts';
import { billSuscripciones } from '#functions/empresas/suscripciones/bill-suscripciones.ts';
import { deleteUsuario } from '#functions/empresas/usuarios/delete-usuario.ts';
import { updateUsuario } from '#functions/empresas/usuarios/update-usuario.ts';
import { runAgenda } from '#functions/entrevistas/agenda/run-agenda.ts';
import { expireEntrevistas } from '#functions/entrevistas/entrevistas/expire-entrevistas.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { sendEncuesta } from '#functions/entrevistas/sala/send-encuesta.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import { getInformePdf } from '#functions/informes/informes-pdf/get-informe-pdf.ts';
import { CONSENTIMIENTO_IDS, type Sala } from '#shared/entrevistas/sala/sala.ts';
import { ALL_ENDPOINTS, loadEndpoint } from '#test/support/endpoints.ts';
import { answerAll } from '#test/support/scenarios.ts';
import type { CallOptions } from '#test/support/test-app.ts';
import { PETICIONES } from './peticiones.ts';
import { enterRoom, type Scene } from './scene.ts';
import type { World } from './world.ts';

const DAY = 24 * 60 * 60_000;

/** Something that takes more than one step. What it causes in jobs belongs to it. */
export interface Flow {
  name: string;
  /** What has to be there before; answers what the beginning needs. */
  prepare?: (scene: Scene, world: World) => Promise<unknown>;
  begin: (scene: Scene, world: World, prepared: never) => Promise<unknown>;
}

/** Every POST of a signed-in person that stores something. */
export const REQUESTS: readonly Flow[] = ALL_ENDPOINTS.filter(({ operation, contract }) => {
  return operation in PETICIONES && contract.uses.table === 'write';
}).map((endpoint) => ({
  name: endpoint.operation,
  prepare: async (scene, world) => PETICIONES[endpoint.operation]?.(scene, world),
  begin: async (_, world, options: CallOptions) => world.ask(await loadEndpoint(endpoint), options),
}));

/** The other ways in: changes and removals, the candidate's room, schedules. */
export const OTHERS: readonly Flow[] = [
  {
    name: 'a user is switched off',
    begin: ({ admite, colega }, world) =>
      world.ask(updateUsuario, { ...admite, params: { id: colega.id }, body: { activo: false, version: 1 } }),
  },
  {
    name: 'a user gets another role',
    begin: ({ admite, colega }, world) =>
      world.ask(updateUsuario, { ...admite, params: { id: colega.id }, body: { rol: 'admin', version: 1 } }),
  },
  {
    name: 'a user is deleted',
    begin: ({ admite, colega }, world) => world.ask(deleteUsuario, { ...admite, params: { id: colega.id } }),
  },
  {
    name: 'a company has another name',
    begin: ({ manda, empresa }, world) =>
      world.ask(updateEmpresa, {
        ...manda,
        params: { id: empresa.id },
        body: { nombreComercial: 'Otro nombre', version: empresa.version },
      }),
  },
  {
    name: 'a candidate changes and moves to another area',
    begin: ({ admite, ana, otra }, world) =>
      world.ask(updateCandidato, {
        ...admite,
        params: { id: ana.id },
        body: { nombre: 'Ana Gil Paz', email: 'ana.gil@correo.test', areaId: otra.id, version: ana.version },
      }),
  },
  {
    name: 'a candidate is rejected',
    begin: ({ admite, ana }, world) =>
      world.ask(updateCandidatoEstado, {
        ...admite,
        params: { id: ana.id },
        body: { estado: 'rechazado', motivo: 'No encaja en el puesto', version: ana.version },
      }),
  },
  {
    name: 'a candidate is deleted',
    begin: ({ admite, ana }, world) => world.ask(deleteCandidato, { ...admite, params: { id: ana.id } }),
  },
  {
    name: 'an area changes its name',
    begin: ({ admite, area }, world) =>
      world.ask(updateArea, {
        ...admite,
        params: { id: area.id },
        body: { nombreArea: 'Suministros', descripcionArea: '', activo: true, version: area.version },
      }),
  },
  {
    name: 'an empty area is deleted',
    begin: ({ admite, otra }, world) => world.ask(deleteArea, { ...admite, params: { id: otra.id } }),
  },
  {
    name: 'a CV is deleted',
    prepare: async (scene, world) => {
      await world.app.call(confirmCv, await required('confirmCv')(scene, world));
      await world.settle();
    },
    begin: ({ admite, ana }, world) => world.ask(deleteCv, { ...admite, params: { id: ana.id } }),
  },
  {
    name: 'the file of a plan is deleted',
    prepare: async (scene, world) => {
      await world.app.call(confirmPlanEstrategico, await required('confirmPlanEstrategico')(scene, world));
      await world.settle();
    },
    begin: ({ manda, empresa }, world) => world.ask(deleteArchivoPlan, { ...manda, params: { id: empresa.id } }),
  },
  {
    name: 'a candidate begins',
    begin: async ({ sala: params }, world) => {
      await world.ask(acceptConsentimientos, { params, body: { aceptados: CONSENTIMIENTO_IDS } });
      await world.ask(startSala, { params });
    },
  },
  {
    name: 'a candidate answers',
    prepare: (scene, world) => enterRoom(world, scene),
    begin: async ({ sala: params }, world) => {
      for (let n = 1; n <= 3; n++) {
        const { data } = await world.ask<Sala>(getSala, { params });
        const body = {
          respuestaId: `respuesta-${n}`,
          turnoId: data.turno?.turnoId,
          texto: 'Coordiné a seis personas.',
        };
        await world.ask(sendRespuesta, { params, body });
      }
    },
  },
  {
    name: 'an interview ends, with its report and all that follows',
    prepare: async (scene, world) => {
      await enterRoom(world, scene);
      const { data } = await world.app.call<Sala>(getSala, { params: scene.sala });
      await answerAll(world.app, scene.sala, data);
      await world.settle();
    },
    begin: async ({ sala: params }, world) => {
      await world.ask(finishSala, { params });
      await world.ask(sendEncuesta, { params, body: { satisfaccion: 5 } });
    },
  },
  {
    name: 'a report becomes a document',
    begin: ({ admite, entrevista }, world) =>
      world.ask(getInformePdf, { ...admite, params: { entrevistaId: entrevista.id }, query: {} }),
  },
  {
    name: 'a company is purged',
    begin: ({ manda, empresa }, world) =>
      world.ask(deleteEmpresa, { ...manda, params: { id: empresa.id }, body: { confirmacion: 'Acme Talento' } }),
  },
  {
    name: 'a cancelled company is purged after its days',
    prepare: async ({ manda, empresa }, world) => {
      await world.app.call(deleteEmpresa, { ...manda, params: { id: empresa.id }, body: {} });
      await world.settle();
      world.app.advance(31 * DAY);
    },
    begin: (_, world) => world.run('purge-canceladas', () => purgeCanceladas(world.app.deps)),
  },
  {
    name: 'bookings expire',
    prepare: async (_, { app }) => app.advance(30 * DAY),
    begin: (_, world) => world.run('expire-entrevistas', () => expireEntrevistas(world.app.deps)),
  },
  {
    name: 'licences expire',
    prepare: async (_, { app }) => app.advance(400 * DAY),
    begin: (_, world) => world.run('expire-licencias', () => expireLicencias(world.app.deps)),
  },
  {
    name: 'a trial ends',
    // Thirty days, and seven of grace.
    prepare: async (_, { app }) => app.advance(38 * DAY),
    begin: (_, world) => world.run('bill-suscripciones', () => billSuscripciones(world.app.deps)),
  },
  {
    name: 'the day has its snapshot',
    prepare: async (_, { app }) => app.advance(DAY),
    begin: (_, world) =>
      world.run('snapshot-suscripciones', () =>
        snapshotSuscripciones(world.app.deps, { time: '2026-03-03T00:05:00Z' }),
      ),
  },
  {
    name: 'what became due is told',
    prepare: async (_, { app }) => app.advance(2 * DAY),
    begin: (_, world) => world.run('run-agenda', () => runAgenda(world.app.deps)),
  },
  {
    name: 'the weekly report',
    prepare: async (_, { app }) => {
      app.clock = new Date('2026-03-09T14:00:00.000Z');
    },
    begin: (_, world) => world.run('start-reportes', () => startReportes(world.app.deps)),
  },
  {
    name: 'nobody has looked at a candidate for long',
    prepare: async ({ admite }, { app }) => {
      await app.call(updateConservacion, { ...admite, body: { meses: 6, version: 0 } });
      app.advance(165 * DAY);
    },
    begin: (_, world) => world.run('expire-candidatos', () => expireCandidatos(world.app.deps)),
  },
  {
    name: 'a scheduled backup',
    prepare: async ({ admite }, { app }) => {
      await app.call(updateProgramacion, { ...admite, body: { frecuencia: 'diaria', conservar: 7 } });
      app.advance(2 * DAY);
    },
    begin: (_, world) => world.run('start-copias', () => startCopias(world.app.deps)),
  },
];

function required(operation: string) {
  const peticion = PETICIONES[operation];
  if (!peticion) throw new Error(`No request for ${operation}`);
  return peticion;
}
