import { candidatoRepository } from '#functions/candidatos/candidatos/candidato.repository.ts';
import type { Identity } from '#functions/core/adapters/identity.ts';
import type { Secrets } from '#functions/core/adapters/secrets.ts';
import { companyPartition } from '#functions/core/company-table.ts';
import type { Deps } from '#functions/core/deps.ts';
import type { Item } from '#functions/core/table.ts';
import { areaRepository } from '#functions/empresas/areas/area.repository.ts';
import { newArea } from '#functions/empresas/areas/new-area.ts';
import { empresaRepository } from '#functions/empresas/empresas/empresa.repository.ts';
import { newEmpresa } from '#functions/empresas/empresas/new-empresa.ts';
import { planRepository } from '#functions/empresas/planes/plan.repository.ts';
import { newSuscripcion } from '#functions/empresas/suscripciones/company-moves.ts';
import { createSuscripcionWrites } from '#functions/empresas/suscripciones/suscripcion.repository.ts';
import { CANDIDATO_VACIO } from '#shared/candidatos/candidatos/campos.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { type Empresa, SERVICIOS_POR_DEFECTO } from '#shared/empresas/empresas/empresa.ts';
import { createEmpresaSchema } from '#shared/empresas/empresas/empresa-form.ts';
import { isValidTaxId } from '#shared/empresas/empresas/tax-id.ts';
import { seedUsuario } from '#tools/demo/seed-usuario.ts';
import { conversations } from './conversations.ts';
import type { DraftTable } from './draft-table.ts';
import { CIUDADES, inventPerson, PUESTOS } from './people.ts';
import { type SeededDeps, seededDeps } from './seeded-deps.ts';
import { EARLIEST_DAYS, sowEntrevista, type Team } from './sow-entrevista.ts';

export interface Sowing {
  empresas: number;
  candidatos: number;
  entrevistas: number;
  /** How many of a hundred of the first company's past interviews somebody came to. */
  realizadas: number;
  semilla: number;
  /** The sown past and future lie around this moment. */
  ahora: Date;
}

/** Where passwords and what is encrypted go: those of the first company's people. */
export interface Services {
  identity: Identity;
  secrets: Secrets;
}

const DAY = 24 * 60 * 60_000;
/** Of all candidates and interviews; the rest is spread evenly. One company must be large enough to show what grows. */
const SHARE_OF_FIRST = 0.2;
const AREAS = ['Administración', 'Comercial', 'Operaciones', 'Tecnología'];

/** Who may sign in to the first company of a seed, with `DEMO_PASSWORD`. */
export const people = (semilla: number) => [
  { nombre: 'Amparo Siembra', email: `admin@siembra-${semilla}.test`, rol: 'admin' as const, puesto: 'Directora' },
  { nombre: 'Ramiro Siembra', email: `operador@siembra-${semilla}.test`, rol: 'operador' as const, puesto: 'Técnico' },
];

/**
 * Companies, their candidates and interviews, made by the product's own repositories in `table`; yields what is to be stored,
 * a candidate at a time. People sign in to the first company, and came to its interviews; those of the others are booked,
 * cancelled or missed. A stop ends it early: what was yielded then still is whole, with counters that agree.
 * @throws EmpresaDuplicada when the same seed was sown before.
 */
export async function* sow(
  sowing: Sowing,
  table: DraftTable,
  services: Services,
  stop?: AbortSignal,
): AsyncGenerator<Item[]> {
  const seeded = seededDeps(sowing.semilla, sowing.ahora, table);
  const candidatos = shares(sowing.candidatos, sowing.empresas);
  const entrevistas = shares(sowing.entrevistas, sowing.empresas);
  let n = 0;
  for (let index = 0; index < sowing.empresas && !stop?.aborted; index++) {
    const empresa = await sowEmpresa(index, sowing, seeded.deps);
    const areas = await sowAreas(empresa.id, seeded.deps);
    const team = index === 0 ? await sowTeam(empresa, sowing, seeded, services) : undefined;
    table.take([]);
    for (const bookings of shares(entrevistas[index] ?? 0, candidatos[index] ?? 0, 0)) {
      if (stop?.aborted) break;
      const place = { empresa, team, areaId: seeded.pick(areas) };
      yield await sowCandidato(place, { n: n++, bookings }, seeded, table);
    }
    yield table.takePartition(companyPartition(empresa.id));
  }
  yield table.rest();
}

async function sowTeam(empresa: Empresa, { semilla, realizadas }: Sowing, seeded: SeededDeps, services: Services) {
  for (const person of people(semilla)) await seedUsuario(seeded.deps, services.identity, { ...person, empresa });
  return { realizadas, secrets: services.secrets, conversations: conversations(seeded.pick) };
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
    // The most there is: a booking reads all licences that are open.
    licencias: { configuracion: { maxEntrevistasPorLicencia: 20 } },
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

interface Place {
  empresa: Empresa;
  areaId: string;
  team: Team | undefined;
}

async function sowCandidato(
  { empresa, areaId, team }: Place,
  { n, bookings }: { n: number; bookings: number },
  seeded: SeededDeps,
  table: DraftTable,
) {
  const { deps, at, pick, below } = seeded;
  // Before the first interview was booked.
  const then = at(new Date(deps.now().getTime() - (EARLIEST_DAYS + below(260)) * DAY + below(DAY)));
  const fecha = then.now().toISOString();
  const { nombre, email } = inventPerson(n, pick);
  const candidato: Candidato = {
    ...CANDIDATO_VACIO,
    id: then.newId('can'),
    empresaId: empresa.id,
    nombre,
    email,
    puesto: pick(PUESTOS),
    areaId,
    estado: 'nuevo',
    experiencia_años: below(25),
    ciudad: pick(CIUDADES),
    pais: 'España',
    fuente: 'Portal de empleo',
    servicios: [],
    fechaCreacion: fecha,
    fechaActualizacion: fecha,
    version: 1,
  };
  const candidatos = candidatoRepository(table);
  await candidatos.create(candidato, then);
  const marks = [candidato.id, email, 'TOK#'];
  for (let booking = 0; booking < bookings; booking++) {
    marks.push(
      await sowEntrevista({ empresa, candidato: await candidatos.get(empresa.id, candidato.id), team }, seeded),
    );
  }
  return table.take(marks);
}
