import { cicloSesionRepository } from '#functions/acceso/auth/ciclo-sesion.repository.ts';
import { createCandidato } from '#functions/candidatos/candidatos/create-candidato.ts';
import { createNota } from '#functions/candidatos/notas/create-nota.ts';
import { createArea } from '#functions/empresas/areas/create-area.ts';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { getEnlaceEntrevista } from '#functions/entrevistas/entrevistas/get-enlace-entrevista.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { Nota } from '#shared/candidatos/notas/nota.ts';
import { lazy } from '#shared/core/lazy.ts';
import type { Area } from '#shared/empresas/areas/area.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { isValidTaxId } from '#shared/empresas/empresas/tax-id.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { CONSENTIMIENTO_IDS, type Sala } from '#shared/entrevistas/sala/sala.ts';
import { TestApp } from './test-app.ts';
import { writtenAnswer } from './written-answers.ts';

/** CIFs whose check character is right (computed, they belong to nobody on purpose). */
export const CIFS = ['A58818501', 'B12345674', 'B65410011', 'A08663619'] as const;

/** The nth tax id of cooperatives: one for each number, whose check digit is right. */
export function aCif(n: number): string {
  const digits = String(n).padStart(7, '0');
  const cif = [...'0123456789'].map((check) => `F${digits}${check}`).find((id) => isValidTaxId('España', id));
  if (!cif) throw new Error(`No check digit for ${digits}`);
  return cif;
}

export async function aCompany(app: TestApp, overrides: Record<string, unknown> = {}) {
  const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
  const before = app.table.all().filter(({ tipo }) => tipo === 'EMPRESA').length;
  const cif = CIFS[before] ?? aCif(before);
  const { data: empresa } = await app.call<Empresa>(createEmpresa, {
    as: superadmin,
    body: {
      nombreLegal: 'Acme Talento S.L.',
      nombreComercial: 'Acme Talento',
      cif,
      email: 'hola@acme.test',
      ...overrides,
    },
  });
  const admin = await app.addUsuario({ rol: 'admin', empresaId: empresa.id });
  const operador = await app.addUsuario({ rol: 'operador', empresaId: empresa.id });
  return { empresa, superadmin, admin, operador };
}

/** A session of somebody on another device; answers its id. */
export async function anOpenSession(app: TestApp, { id: usuarioId }: { id: string }): Promise<string> {
  const id = app.deps.newId('ses');
  const desde = Math.floor(app.clock.getTime() / 1000);
  await cicloSesionRepository(app.table).start(
    usuarioId,
    { id, desde, dispositivo: 'Firefox en Linux', familia: id },
    app.clock,
  );
  return id;
}

export async function anArea(app: TestApp, as: { id: string }, nombreArea: string, descripcionArea = '') {
  const { data } = await app.call<Area>(createArea, { as, body: { nombreArea, descripcionArea } });
  return data;
}

export async function aCandidate(app: TestApp, as: { id: string }, overrides: Record<string, unknown> = {}) {
  const body = {
    nombre: 'Nuria Peña',
    email: `nuria.${app.deps.newId('pru')}@correo.test`,
    puesto: 'Analista',
    ...overrides,
  };
  const { data } = await app.call<Candidato>(createCandidato, { as, body });
  return data;
}

export async function aNota(app: TestApp, as: { id: string }, candidatoId: string, texto: string) {
  const { data } = await app.call<Nota>(createNota, { as, params: { id: candidatoId }, body: { texto } });
  return data;
}

/** A booked interview that is open now, and the token of its link. */
export async function aBooking(app: TestApp, overrides: Record<string, unknown> = {}) {
  const company = await aCompany(app);
  const candidato = await aCandidate(app, company.admin);
  const body = {
    candidatoId: candidato.id,
    servicioId: 'entrevistas-profundidad',
    fechaProgramada: app.clock.toISOString(),
    zonaHoraria: 'Europe/Madrid',
    ...overrides,
  };
  const { data: entrevista } = await app.call<Entrevista>(createEntrevista, { as: company.admin, body });
  const { data } = await app.call<{ enlace: string }>(getEnlaceEntrevista, {
    as: company.admin,
    params: { id: entrevista.id },
  });
  const accessToken = data.enlace.split('/').at(-1) ?? '';
  return { ...company, candidato, entrevista, enlace: data.enlace, params: { accessToken } };
}

export async function aStartedInterview(app: TestApp, overrides: Record<string, unknown> = {}) {
  const booking = await aBooking(app, overrides);
  const { params } = booking;
  await app.call(acceptConsentimientos, { params, body: { aceptados: CONSENTIMIENTO_IDS } });
  const { data: sala } = await app.call<Sala>(startSala, { params });
  return { ...booking, sala };
}

/** Answers until the engine closes, a minute and a half per question. */
export async function answerAll(
  app: TestApp,
  params: { accessToken: string },
  first: Sala,
  write = writtenAnswer,
): Promise<Sala> {
  let sala = first;
  for (let n = 1; sala.turno; n++) {
    if (n > 100) throw new Error('The interview does not end');
    app.advance(90_000);
    const body = { respuestaId: `respuesta-${n}`, turnoId: sala.turno.turnoId, texto: write(sala.turno.pregunta, n) };
    sala = (await app.call<Sala>(sendRespuesta, { params, body })).data;
  }
  return sala;
}

/** What takes long is done once: an app that nothing has been done with yet goes on from there. */
function madeOnce<T>(make: (app: TestApp) => Promise<T>): (app: TestApp) => Promise<T> {
  const first = lazy(async () => {
    const app = new TestApp();
    return { app, scene: await make(app) };
  });
  return async (app) => {
    if (!app.isNew) return make(app);
    const { app: done, scene } = await first();
    app.goOnFrom(done);
    return structuredClone(scene);
  };
}

export const aFinishedInterview = madeOnce(async (app) => {
  const started = await aStartedInterview(app);
  await answerAll(app, started.params, started.sala);
  const { data: sala } = await app.call<Sala>(finishSala, { params: started.params });
  return { ...started, sala };
});

/** A finished interview with its report. */
export const aReport = madeOnce(async (app) => {
  const finished = await aFinishedInterview(app);
  // Most who import these scenes have no report.
  const { analyzeEntrevista } = await import('#functions/informes/informes/analyze-entrevista.ts');
  await app.deliver(analyzeEntrevista);
  return finished;
});
