import { candidatoRepository } from '#functions/candidatos/candidatos/candidato.repository.ts';
import { bookedWrites } from '#functions/candidatos/candidatos/move-candidato.ts';
import type { Secrets } from '#functions/core/adapters/secrets.ts';
import type { Deps } from '#functions/core/deps.ts';
import { empresaRepository } from '#functions/empresas/empresas/empresa.repository.ts';
import { usoWrite } from '#functions/empresas/empresas/uso.repository.ts';
import { licenciaRepository } from '#functions/empresas/licencias/licencia.repository.ts';
import { reservePlaza } from '#functions/empresas/licencias/plaza.ts';
import { usuarioRepository } from '#functions/empresas/usuarios/usuario.repository.ts';
import { bookingAgenda } from '#functions/entrevistas/agenda/agenda.record.ts';
import { newEntrevista } from '#functions/entrevistas/entrevistas/booking.ts';
import type { EntrevistaRecord } from '#functions/entrevistas/entrevistas/entrevista.record.ts';
import { entrevistaRepository } from '#functions/entrevistas/entrevistas/entrevista.repository.ts';
import { countReserva } from '#functions/entrevistas/servicios-hr/servicio-hr.record.ts';
import { servicioHrRepository } from '#functions/entrevistas/servicios-hr/servicio-hr.repository.ts';
import { CANDIDATO_VACIO } from '#shared/candidatos/candidatos/campos.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { VIGENCIA_DIAS } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { bringTo, type End } from './bring-to.ts';
import { DEMO_CANDIDATOS } from './demo-data.ts';
import { ALBA } from './voces/alba.ts';
import { INES } from './voces/ines.ts';
import { LUCIA } from './voces/lucia.ts';
import { NURIA } from './voces/nuria.ts';
import { OSCAR } from './voces/oscar.ts';
import { PAULA } from './voces/paula.ts';

const DAY = 24 * 60 * 60_000;

interface PlannedEntrevista extends End {
  /** How many days ago it was booked for. */
  daysAgo: number;
  servicio: string;
}

/** Interviews of the first demo candidates, in the order of these. */
const PLAN: PlannedEntrevista[] = [
  { estado: 'analizada', daysAgo: 1, servicio: 'entrevistas-profundidad', voz: LUCIA },
  { estado: 'validada', daysAgo: 3, servicio: 'entrevistas-profundidad', voz: OSCAR },
  { estado: 'en_progreso', daysAgo: 0, servicio: 'entrevistas-profundidad', voz: NURIA },
  { estado: 'programada', daysAgo: -2, servicio: 'mapeo-organizacional' },
  { estado: 'completada', daysAgo: 0, servicio: 'entrevistas-profundidad', voz: INES },
  { estado: 'cancelada', daysAgo: 2, servicio: 'test-vocacional' },
  { estado: 'caducada', daysAgo: VIGENCIA_DIAS + 1, servicio: 'entrevistas-profundidad', voz: ALBA },
  { estado: 'no_presentado', daysAgo: VIGENCIA_DIAS + 2, servicio: 'test-vocacional' },
  { estado: 'error_analisis', daysAgo: 1, servicio: 'entrevistas-profundidad', voz: PAULA },
];

/** Candidates in every state, and interviews in every state, conducted by the real interviewer. */
export async function seedEntrevistas(
  deps: Deps,
  secrets: Secrets,
  empresa: Empresa,
  areas: ReadonlyMap<string, string>,
): Promise<void> {
  const candidatos: Candidato[] = [];
  for (const demo of DEMO_CANDIDATOS) candidatos.push(await seedCandidato(deps, empresa.id, demo, areas));
  // In the order in which they took place, so that each licence begins with its first interview.
  const inOrder = [...PLAN.entries()].toSorted(([, a], [, b]) => b.daysAgo - a.daysAgo);
  for (const [index, { daysAgo, servicio, ...end }] of inOrder) {
    const candidato = candidatos[index];
    if (!candidato) throw new Error('There are fewer demo candidates than interviews');
    const booked = new Date(deps.now().getTime() - daysAgo * DAY);
    const entrevista = await book(deps, secrets, empresa.id, candidato, servicio, booked);
    await bringTo(deps, entrevista, candidato, end);
  }
}

async function seedCandidato(
  deps: Deps,
  empresaId: string,
  { area, ...demo }: (typeof DEMO_CANDIDATOS)[number],
  areas: ReadonlyMap<string, string>,
): Promise<Candidato> {
  const fecha = deps.now().toISOString();
  const candidato: Candidato = {
    ...CANDIDATO_VACIO,
    areaId: (area && areas.get(area)) ?? null,
    pais: 'España',
    fuente: 'Portal de empleo',
    ...demo,
    id: deps.newId('can'),
    empresaId,
    servicios: [],
    fechaCreacion: fecha,
    fechaActualizacion: fecha,
    version: 1,
  };
  await candidatoRepository(deps.table).create(candidato, deps);
  return candidato;
}

async function book(
  deps: Deps,
  secrets: Secrets,
  empresaId: string,
  candidato: Candidato,
  servicioId: string,
  booked: Date,
): Promise<EntrevistaRecord> {
  const [empresa, usuarios] = await Promise.all([
    empresaRepository(deps.table).find(empresaId),
    usuarioRepository(deps.table).listOfEmpresa(empresaId),
  ]);
  const usuario = usuarios.items[0];
  if (!empresa || !usuario) throw new Error('The demo company has no user yet');
  const token = deps.newAccessToken();
  const tokenCifrado = await secrets.encrypt(token, { empresaId, campo: 'tokenAcceso' });
  const servicio = await servicioHrRepository(deps.table).get(servicioId);
  const body = {
    candidatoId: candidato.id,
    servicioId,
    fechaProgramada: booked.toISOString(),
    zonaHoraria: 'Europe/Madrid',
    duracionEstimada: 60,
    tiempoExtra: 0 as const,
  };
  const before = { ...deps, now: () => new Date(booked.getTime() - DAY) };
  const fresh = newEntrevista({ body, empresa, candidato, servicio, usuario, token, tokenCifrado }, before);
  const entrevistas = entrevistaRepository(deps.table);
  const hito = { actor: fresh.creadaPor, entrevistaId: fresh.id, detalle: servicio.nombre };
  const alongside = [
    usoWrite(empresaId, { entrevistas: 1, pendientes: 1 }),
    countReserva(servicio),
    ...bookedWrites(before, candidato, { servicioId, hito }),
    ...bookingAgenda(fresh, deps.now()),
  ];
  await reservePlaza(licenciaRepository(deps.table), before, fresh, ({ set, writes }) =>
    entrevistas.create({ ...fresh, ...set }, [...alongside, ...writes]),
  );
  return entrevistas.get(empresaId, fresh.id);
}
