import { bookingAgenda } from '#functions/agenda/agenda.record.ts';
import { areaRepository } from '#functions/areas/area.repository.ts';
import { newArea } from '#functions/areas/new-area.ts';
import { candidatoRepository } from '#functions/candidatos/candidato.repository.ts';
import { bookedWrites } from '#functions/candidatos/move-candidato.ts';
import { companyPartition } from '#functions/core/company-table.ts';
import type { Deps } from '#functions/core/deps.ts';
import type { Item } from '#functions/core/table.ts';
import { empresaRepository } from '#functions/empresas/empresa.repository.ts';
import { newEmpresa } from '#functions/empresas/new-empresa.ts';
import { usoWrite } from '#functions/empresas/uso.repository.ts';
import { newEntrevista } from '#functions/entrevistas/booking.ts';
import { entrevistaRepository } from '#functions/entrevistas/entrevista.repository.ts';
import { licenciaRepository } from '#functions/licencias/licencia.repository.ts';
import { giveBackPlaza, reservePlaza } from '#functions/licencias/plaza.ts';
import { planRepository } from '#functions/planes/plan.repository.ts';
import { servicioHrRepository } from '#functions/servicios-hr/servicio-hr.repository.ts';
import { newSuscripcion } from '#functions/suscripciones/company-moves.ts';
import { createSuscripcionWrites } from '#functions/suscripciones/suscripcion.repository.ts';
import type { Candidato } from '#shared/candidatos/candidato.ts';
import { type Empresa, SERVICIOS_POR_DEFECTO } from '#shared/empresas/empresa.ts';
import { createEmpresaSchema } from '#shared/empresas/empresa-form.ts';
import { isValidTaxId } from '#shared/empresas/tax-id.ts';
import type { DraftTable } from './draft-table.ts';
import { CIUDADES, inventPerson, PUESTOS } from './people.ts';
import { type SeededDeps, seededDeps } from './seeded-deps.ts';

export interface Sowing {
  empresas: number;
  candidatos: number;
  entrevistas: number;
  semilla: number;
  /** The sown past and future lie around this moment. */
  ahora: Date;
}

const DAY = 24 * 60 * 60_000;
/** Of all candidates and interviews; the rest is spread evenly. One company must be large enough to show what grows. */
const SHARE_OF_FIRST = 0.2;
const AREAS = ['Administración', 'Comercial', 'Operaciones', 'Tecnología'];
const SERVICIO = 'entrevistas-profundidad';
/** What becomes of an interview that was booked for a day gone by; one to come is `programada`. */
const PAST = ['no_presentado', 'cancelada'] as const;

/**
 * Companies, their candidates and interviews, made by the product's own repositories in `table`; yields what is to be stored,
 * a candidate at a time. Nobody is asked anything: interviews are booked, cancelled or missed, and none was conducted.
 * @throws EmpresaDuplicada when the same seed was sown before.
 */
export async function* sow(sowing: Sowing, table: DraftTable): AsyncGenerator<Item[]> {
  const seeded = seededDeps(sowing.semilla, sowing.ahora, table);
  const candidatos = shares(sowing.candidatos, sowing.empresas);
  const entrevistas = shares(sowing.entrevistas, sowing.empresas);
  let people = 0;
  for (let index = 0; index < sowing.empresas; index++) {
    const empresa = await sowEmpresa(index, sowing, seeded.deps);
    const areas = await sowAreas(empresa.id, seeded.deps);
    table.take([]);
    const booked = shares(entrevistas[index] ?? 0, candidatos[index] ?? 0, 0);
    for (const bookings of booked) {
      yield await sowCandidato({ empresa, areaId: seeded.pick(areas), n: people++, bookings }, seeded, table);
    }
    yield table.takePartition(companyPartition(empresa.id));
  }
  yield table.rest();
}

/** `total` in `parts` whole numbers, the first of them with `first` of it. */
export function shares(total: number, parts: number, first = parts > 1 ? SHARE_OF_FIRST : 0): number[] {
  const large = Math.floor(total * first);
  return Array.from({ length: parts }, (_, index) => {
    const even = Math.floor(((total - large) * (index + 1)) / parts) - Math.floor(((total - large) * index) / parts);
    return index === 0 ? even + large : even;
  });
}

async function sowEmpresa(index: number, { semilla }: Sowing, deps: Deps): Promise<Empresa> {
  const nombre = `Siembra ${semilla}-${index + 1}`;
  const form = createEmpresaSchema().parse({
    nombreLegal: `${nombre} S.L.`,
    nombreComercial: nombre,
    cif: aCif(semilla, index),
    email: `hola@siembra-${semilla}-${index + 1}.test`,
    plan: 'enterprise',
    serviciosContratados: SERVICIOS_POR_DEFECTO,
  });
  const plan = await planRepository(deps.table).get(form.plan);
  const subdominio = `siembra-${semilla}-${index + 1}`;
  const empresa: Empresa = { ...newEmpresa(form, { plan, subdominio }, deps), estado: 'activa' };
  const suscripcion = { ...newSuscripcion(empresa, plan, deps.now()), metodoPago: { tipo: 'tarjeta' as const } };
  await empresaRepository(deps.table).create(empresa, createSuscripcionWrites(suscripcion));
  return empresa;
}

/** A cooperative's tax id with the right check digit, in which seed and number can be read. */
function aCif(semilla: number, index: number): string {
  const digits = `${String(semilla % 1000).padStart(3, '0')}${String(index).padStart(4, '0')}`;
  const cif = [...'0123456789'].map((check) => `F${digits}${check}`).find((id) => isValidTaxId('España', id));
  if (!cif) throw new Error(`No check digit for ${digits}`);
  return cif;
}

async function sowAreas(empresaId: string, deps: Deps): Promise<string[]> {
  const areas = AREAS.map((nombreArea) => newArea(empresaId, { nombreArea, descripcionArea: '' }, deps));
  for (const area of areas) await areaRepository(deps.table).create(area);
  return areas.map(({ id }) => id);
}

interface Person {
  empresa: Empresa;
  areaId: string;
  n: number;
  bookings: number;
}

async function sowCandidato({ empresa, areaId, n, bookings }: Person, seeded: SeededDeps, table: DraftTable) {
  const { deps, pick, below } = seeded;
  const fecha = new Date(deps.now().getTime() - below(365) * DAY).toISOString();
  const { nombre, email } = inventPerson(n, pick);
  const candidato: Candidato = {
    id: deps.newId('can'),
    empresaId: empresa.id,
    nombre,
    email,
    telefono: '',
    puesto: pick(PUESTOS),
    areaId,
    estado: 'nuevo',
    experiencia_años: below(25),
    habilidades: [],
    ciudad: pick(CIUDADES),
    pais: 'España',
    fuente: 'Portal de empleo',
    notas: '',
    servicios: [],
    fechaCreacion: fecha,
    fechaActualizacion: fecha,
    version: 1,
  };
  const candidatos = candidatoRepository(table);
  await candidatos.create(candidato, deps);
  const marks = [candidato.id, email, 'TOK#'];
  for (let booking = 0; booking < bookings; booking++) {
    marks.push(await sowEntrevista(empresa, await candidatos.get(empresa.id, candidato.id), seeded));
  }
  return table.take(marks);
}

/** @returns the id of the interview. */
async function sowEntrevista(empresa: Empresa, candidato: Candidato, { deps, pick, below }: SeededDeps) {
  const fechaProgramada = new Date(deps.now().getTime() + (below(120) - 90) * DAY).toISOString();
  const servicio = await servicioHrRepository(deps.table).get(SERVICIO);
  const usuario = { id: 'usr_siembra', nombre: 'Datos de prueba' };
  const fresh = newEntrevista(
    {
      body: {
        candidatoId: candidato.id,
        servicioId: SERVICIO,
        fechaProgramada,
        zonaHoraria: 'Europe/Madrid',
        duracionEstimada: 60,
        tiempoExtra: 0,
      },
      empresa,
      candidato,
      servicio,
      usuario,
      token: deps.newAccessToken(),
      tokenCifrado: 'sembrada',
    },
    deps,
  );
  const entrevistas = entrevistaRepository(deps.table);
  const licencias = licenciaRepository(deps.table);
  const hito = { actor: fresh.creadaPor, entrevistaId: fresh.id, detalle: servicio.nombre };
  const alongside = [
    usoWrite(empresa.id, { entrevistas: 1, pendientes: 1 }),
    ...bookedWrites(deps, candidato, { servicioId: SERVICIO, hito }),
    ...bookingAgenda(fresh, deps.now()),
  ];
  await reservePlaza(licencias, deps, fresh, ({ set, writes }) =>
    entrevistas.create({ ...fresh, ...set }, [...alongside, ...writes]),
  );
  if (fechaProgramada < deps.now().toISOString()) {
    const booked = await entrevistas.get(empresa.id, fresh.id);
    const [transition, motivo] =
      pick(PAST) === 'cancelada' ? (['cancel', 'El proceso se aplazó'] as const) : (['miss', null] as const);
    await giveBackPlaza(licencias, deps, booked, ({ set, writes }) =>
      entrevistas.transition(booked, transition, { ...set, motivo }, writes),
    );
  }
  return fresh.id;
}
