import { candidatoRepository } from '#functions/candidatos/candidatos/candidato.repository.ts';
import { bookedWrites } from '#functions/candidatos/candidatos/move-candidato.ts';
import { countEntrevista, countRepos } from '#functions/cifras/analiticas/count-entrevista.ts';
import type { Secrets } from '#functions/core/adapters/secrets.ts';
import type { Deps } from '#functions/core/deps.ts';
import { usoWrite } from '#functions/empresas/empresas/uso.repository.ts';
import { licenciaRepository } from '#functions/empresas/licencias/licencia.repository.ts';
import { reservePlaza } from '#functions/empresas/licencias/plaza.ts';
import { bookingAgenda } from '#functions/entrevistas/agenda/agenda.record.ts';
import { newEntrevista } from '#functions/entrevistas/entrevistas/booking.ts';
import type { EntrevistaRecord } from '#functions/entrevistas/entrevistas/entrevista.record.ts';
import { entrevistaRepository } from '#functions/entrevistas/entrevistas/entrevista.repository.ts';
import { encuestaRepository } from '#functions/entrevistas/sala/encuesta.repository.ts';
import { countEncuesta } from '#functions/entrevistas/servicios-hr/servicio-hr.record.ts';
import { servicioHrRepository } from '#functions/entrevistas/servicios-hr/servicio-hr.repository.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { VIGENCIA_DIAS } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { bringTo } from '#tools/demo/bring-to.ts';
import type { conversations } from './conversations.ts';
import type { SeededDeps } from './seeded-deps.ts';

/** Of a company that people sign in to. */
export interface Team {
  /** How many of a hundred past interviews somebody came to. */
  realizadas: number;
  secrets: Secrets;
  conversations: ReturnType<typeof conversations>;
}

interface Invited {
  empresa: Empresa;
  candidato: Candidato;
  team: Team | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SERVICIO = 'entrevistas-profundidad';
/** Interviews lie so far back, and so far ahead… */
const [PAST_DAYS, FUTURE_DAYS] = [90, 30];
/** …and were booked up to so long before. */
const BOOKED_DAYS = 14;
/** No interview was booked so long ago. */
export const EARLIEST_DAYS = PAST_DAYS + BOOKED_DAYS + 1;
/** Half hours of a working day, from seven in the morning (UTC). */
const SLOTS = 20;

/** @returns the id of the interview. */
export async function sowEntrevista(invited: Invited, seeded: SeededDeps): Promise<string> {
  const { empresa, candidato, team } = invited;
  const { deps } = seeded;
  const booked = await book(invited, seeded);
  if (booked.fechaProgramada < deps.now().toISOString()) {
    const current = await candidatoRepository(deps.table).get(empresa.id, candidato.id);
    if (team && seeded.below(100) < team.realizadas) await conduct(booked, current, team, seeded);
    else await bringTo(deps, booked, current, { estado: seeded.pick(['no_presentado', 'cancelada']) });
  }
  // Sums of each day, area and service would be a third more items, if every company had them.
  if (team) await count(booked, deps);
  return booked.id;
}

async function book({ empresa, candidato, team }: Invited, { deps, at, below }: SeededDeps) {
  const { table } = deps;
  const programada = new Date(
    deps.now().getTime() + (below(PAST_DAYS + FUTURE_DAYS) - PAST_DAYS) * DAY + 7 * HOUR + below(SLOTS) * 30 * MINUTE,
  );
  const then = at(new Date(Math.min(deps.now().getTime(), programada.getTime()) - DAY - below(BOOKED_DAYS * DAY)));
  const servicio = await servicioHrRepository(table).get(SERVICIO);
  const token = deps.newAccessToken();
  // Links are copied by people who sign in, while they are open.
  const link = programada.getTime() + VIGENCIA_DIAS * DAY > deps.now().getTime();
  const context = { empresaId: empresa.id, campo: 'tokenAcceso' };
  const fresh = newEntrevista(
    {
      body: {
        candidatoId: candidato.id,
        servicioId: SERVICIO,
        fechaProgramada: programada.toISOString(),
        zonaHoraria: 'Europe/Madrid',
        duracionEstimada: 60,
        tiempoExtra: 0,
      },
      empresa,
      candidato,
      servicio,
      usuario: { id: 'usr_siembra', nombre: 'Datos de prueba' },
      token,
      tokenCifrado: link && team ? await team.secrets.encrypt(token, context) : 'sembrada',
    },
    then,
  );
  const entrevistas = entrevistaRepository(table);
  const hito = { actor: fresh.creadaPor, entrevistaId: fresh.id, detalle: servicio.nombre };
  const alongside = [
    usoWrite(empresa.id, { entrevistas: 1, pendientes: 1 }),
    ...bookedWrites(then, candidato, { servicioId: SERVICIO, hito }),
    // Reminders carry the link, which of the others nobody can read.
    ...(team ? bookingAgenda(fresh, deps.now()) : []),
  ];
  await reservePlaza(licenciaRepository(table), deps, fresh, ({ set, writes }) =>
    entrevistas.create({ ...fresh, ...set }, [...alongside, ...writes]),
  );
  return entrevistas.get(empresa.id, fresh.id);
}

/** Somebody comes: an old report has been validated, most likely; one of the last days waits for it. */
async function conduct(booked: EntrevistaRecord, candidato: Candidato, team: Team, seeded: SeededDeps): Promise<void> {
  const { deps, at, pick, below } = seeded;
  const { whole, brokenOff } = team.conversations;
  const days = (deps.now().getTime() - Date.parse(booked.fechaProgramada)) / DAY;
  const open = days < VIGENCIA_DIAS;
  const draw = below(100);
  if (draw < (open ? 25 : 8)) {
    const { voz, minds } = pick(brokenOff);
    const estado = open ? 'en_progreso' : 'caducada';
    return bringTo(deps, booked, candidato, { estado, voz }, minds);
  }
  const { voz, minds } = pick(whole);
  const reviewed = at(
    new Date(Math.min(deps.now().getTime(), Date.parse(booked.fechaProgramada) + 2 * HOUR + below(5 * DAY))),
  );
  const validated = draw < (days > 10 ? 85 : 55);
  const estado = draw % 25 === 24 ? 'error_analisis' : validated ? 'validada' : 'analizada';
  await bringTo(reviewed, booked, candidato, { estado, voz }, minds);
  if (below(100) < 60) await answerSurvey(booked, seeded);
  if (estado === 'validada' && below(100) < 70) await decide(booked, reviewed, seeded);
}

async function decide(
  { empresaId, candidatoId, creadaPor: actor }: EntrevistaRecord,
  deps: Deps,
  { pick }: SeededDeps,
) {
  const candidatos = candidatoRepository(deps.table);
  const candidato = await candidatos.get(empresaId, candidatoId);
  if (candidato.estado !== 'entrevistado') return;
  const estado = pick(['seleccionado', 'rechazado', 'rechazado'] as const);
  const hito = {
    actor,
    motivo: estado === 'rechazado' ? 'Hay candidaturas más cercanas al puesto' : '',
    avisado: false,
  };
  await candidatos.changeEstado(candidato, estado, hito, deps, []);
}

async function answerSurvey({ empresaId, id, servicioId }: EntrevistaRecord, { deps, below }: SeededDeps) {
  const entrevista = await entrevistaRepository(deps.table).get(empresaId, id);
  const nota = () => 5 - Math.floor(below(100) ** 2 / 2500);
  const satisfaccion = nota();
  const fecha = entrevista.fechaFin ?? deps.now().toISOString();
  const encuesta = { satisfaccion, equidad: nota(), claridad: nota(), comentario: '', fecha };
  await encuestaRepository(deps.table).create(entrevista, encuesta, [countEncuesta(servicioId, satisfaccion)]);
}

async function count({ empresaId, id }: EntrevistaRecord, { table }: Deps): Promise<void> {
  const { analiticas, informes, encuestas, llamadas } = countRepos;
  await countEntrevista(await entrevistaRepository(table).get(empresaId, id), {
    analiticas: analiticas(table),
    informes: informes(table),
    encuestas: encuestas(table),
    llamadas: llamadas(table),
  });
}
