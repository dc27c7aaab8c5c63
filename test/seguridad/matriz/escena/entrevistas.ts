import { CONSENTIMIENTO_IDS, type Sala } from '#shared/entrevistas/sala/sala.ts';
import { aCandidate, answerAll } from '../../../support/scenarios.ts';
import { callOk } from './call.ts';
import type { Base } from './empresa.ts';

type Paso = 'consentida' | 'empezada' | 'pausada' | 'respondida' | 'enviada';
const PASOS: readonly Paso[] = ['consentida', 'empezada', 'pausada', 'respondida', 'enviada'];

/** One interview in each state in which a route of the company or of the room succeeds, with the token of its link. */
export async function addEntrevistas(base: Base, areaId: string): Promise<Record<string, string>> {
  const { app, admin } = base;
  const cosas: Record<string, string> = {};
  const keep = (name: string, { id, accessToken, sala }: Awaited<ReturnType<typeof reach>>) => {
    Object.assign(cosas, { [`${name}Id`]: id, [`${name}Token`]: accessToken });
    if (sala?.turno) cosas[`${name}TurnoId`] = sala.turno.turnoId;
    const [first] = sala?.respuestas ?? [];
    if (first) cosas[`${name}RespuestaTurnoId`] = first.turnoId;
  };
  const programada = await reach(base);
  keep('programada', programada);
  for (const paso of PASOS) keep(paso, await reach(base, paso));
  keep('analizada', await reach(base, 'enviada', { areaId }));
  keep('otraAnalizada', await reach(base, 'enviada'));
  const { analyzeEntrevista } = await import('#functions/informes/informes/analyze-entrevista.ts');
  await app.deliver(analyzeEntrevista);
  keep('validada', await reach(base, 'enviada'));
  await app.deliver(analyzeEntrevista);
  await callOk(app, 'validateInforme', {
    as: admin,
    params: { entrevistaId: String(cosas.validadaId) },
    body: { comentario: 'Un comentario suficiente', version: 1 },
  });
  keep('fallida', await reach(base, 'enviada'));
  const fallida = { PK: `EMPRESA#${base.id}`, SK: `ENTREVISTA#${cosas.fallidaId}` };
  const uso = { PK: `EMPRESA#${base.id}`, SK: 'USO' };
  await app.table.write([
    { update: fallida, set: { estado: 'error_analisis' } },
    { update: uso, add: { porAnalizar: -1, conError: 1 } },
  ]);
  const atencion = await addAtencion(base, String(cosas.programadaToken));
  const zip = await callOk<{ id: string }>(app, 'createInformesZip', {
    as: admin,
    body: { entrevistaIds: [cosas.analizadaId] },
  });
  return { ...cosas, ...atencion, entrevistadoId: programada.candidatoId, zipId: zip.id };
}

/** Something to attend to: a request for help, whose words only whoever cares for candidates reads. */
async function addAtencion({ app, id, canario }: Base, accessToken: string): Promise<{ atencionId: string }> {
  const body = { motivo: 'otro', mensaje: `Necesito hablar con ${canario}` };
  await callOk(app, 'sendAyuda', { params: { accessToken }, body });
  const opened = app.table.all().find(({ PK, SK }) => PK.startsWith(`EMPRESA#${id}#`) && SK.startsWith('ATENCION#'));
  return { atencionId: String(opened?.id) };
}

/** A candidate of their own, booked for now and gone through the room up to this step. */
export async function reach({ app, admin, canario }: Base, paso?: Paso, more = {}) {
  const who = `Voz${app.deps.newId('pru').slice(-6)}`;
  const candidato = await aCandidate(app, admin, {
    nombre: `${who} ${canario}`,
    email: `${who}@${canario}.test`.toLowerCase(),
    ...more,
  });
  const { id } = await callOk<{ id: string }>(app, 'createEntrevista', {
    as: admin,
    body: {
      candidatoId: candidato.id,
      servicioId: 'entrevistas-profundidad',
      fechaProgramada: app.clock.toISOString(),
      zonaHoraria: 'Europe/Madrid',
    },
  });
  const { enlace } = await callOk<{ enlace: string }>(app, 'getEnlaceEntrevista', { as: admin, params: { id } });
  const accessToken = enlace.split('/').at(-1) ?? '';
  const params = { accessToken };
  const upTo = paso ? PASOS.indexOf(paso) : -1;
  let sala: Sala | undefined;
  if (upTo >= PASOS.indexOf('consentida')) {
    await callOk(app, 'acceptConsentimientos', { params, body: { aceptados: CONSENTIMIENTO_IDS } });
  }
  if (upTo >= PASOS.indexOf('empezada')) sala = await callOk<Sala>(app, 'startSala', { params });
  if (paso === 'pausada') await callOk(app, 'pauseSala', { params });
  if (sala && upTo >= PASOS.indexOf('respondida')) {
    const clock = app.clock;
    sala = await answerAll(app, params, sala, () => `Organicé con ${canario} un equipo de tres personas y cumplimos.`);
    if (paso === 'enviada') await callOk(app, 'finishSala', { params });
    // The others of the scene are booked for the same moment.
    app.clock = clock;
  }
  return { id, accessToken, candidatoId: candidato.id, sala };
}
