import type { Item, Table } from '#functions/core/table.ts';
import { createSolicitud } from '#functions/empresas/solicitudes/create-solicitud.ts';
import { suscripcionId } from '#functions/empresas/suscripciones/suscripcion.repository.ts';
import { createServicioHr } from '#functions/entrevistas/servicios-hr/create-servicio-hr.ts';
import { World } from '#test/fiabilidad/mundo/world.ts';
import { withIds } from '#test/support/item-copies.ts';
import { sampleBody } from '#test/support/sample-bodies.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { wholeScene } from '#test/support/whole-scene.ts';
import { LargeTable } from './large-table.ts';
import { readUnitsOf, writeUnitsOf } from './metered-app.ts';
import type { Prepared } from './preparation.ts';
import { preparedRequests } from './prepared-requests.ts';

const ULID = /[0-9A-HJKMNP-TV-Z]{26}/g;
/** One company for so many candidates, as in the large data of `npm run sembrar`; never fewer than fill a page. */
const CANDIDATES_PER_COMPANY = 50;
const FEWEST_COMPANIES = 30;

export interface GrownCompany extends Prepared {
  /** Makes everything of the company grow to this many. */
  grow(size: number): void;
  /** What `work` takes, without what `before` does; what they change is as it was afterwards. */
  unitsOf<T>(work: (prepared: T) => Promise<unknown>, before: () => Promise<T>): Promise<Units>;
}

export interface Units {
  read: number;
  write: number;
}

/**
 * A company that has one of everything that the product makes (candidates, interviews, reports, notes, e-mails, imports,
 * notifications, the audit log…), and then many of each: copies of these very items under ids of their own. What hangs on one
 * interview alone is there once.
 */
export async function grownCompany(): Promise<GrownCompany> {
  const world = World.empty();
  const { app } = world;
  const { people, idsOfA } = await wholeScene(app);
  await app.call(createSolicitud, { body: sampleBody('createSolicitud', idsOfA) });
  const servicio = { ...(sampleBody('createServicioHr', idsOfA) as object), codigo: `${SERVICIO}0` };
  await app.call(createServicioHr, { as: people.superadmin, body: servicio });
  const { adminA, adminB, superadmin, unknownRole } = people;
  // No export takes somebody who is nothing.
  await app.table.write([{ update: { PK: `USUARIO#${unknownRole?.id}`, SK: 'USUARIO' }, set: { rol: 'operador' } }]);
  if (!adminA || !adminB || !superadmin) throw new Error('The scene lacks its people');

  const items = app.table.all();
  const companyA = String(idsOfA.empresas?.id);
  const idOf = (tipo: string) => String(items.find((item) => item.tipo === tipo)?.id);
  Object.assign(idsOfA, {
    auditoria: { id: idOf('AUDITORIA') },
    planes: { id: 'enterprise' },
    solicitudes: { id: idOf('SOLICITUD') },
    suscripciones: { id: suscripcionId(companyA) },
  });
  const companyB = items.find(({ tipo, id }) => tipo === 'EMPRESA' && id !== companyA)?.id;
  const isOf = (id: unknown) => (item: Item) =>
    [item.PK, item.SK, item.GSI1SK].some((key) => `${key}`.includes(`${id}`));
  const ofCompany = items.filter(
    ({ PK }) =>
      PK === `EMPRESA#${companyA}` ||
      (PK.startsWith(`EMPRESA#${companyA}#`) && !PK.includes('#ENTREVISTA#')) ||
      PK === `USUARIO#${adminA.id}`,
  );
  const ofPlatform = items.filter(({ PK }) => PK.startsWith('GLOBAL#') || PK.startsWith('SOLICITUD#'));
  const otherCompany = items.filter(isOf(companyB));
  const ofUsers = (...ids: unknown[]) =>
    items.filter(
      (item) =>
        (item.tipo === 'USUARIO' && ids.includes(item.id)) || (item.tipo === 'EMAIL' && ids.includes(item.usuarioId)),
    );
  const colleagues = ofUsers(people.operadorA?.id);
  const otherAdmins = ofUsers(adminB.id);
  const services = items.filter(({ tipo, codigo }) => tipo === 'SERVICIO_HR' && codigo === `${SERVICIO}0`);
  const areas = items.filter(({ PK, SK }) => PK === `EMPRESA#${companyA}` && SK.startsWith('AREA#'));
  const stays = new Set(
    [companyA, ...Object.values(people).map(({ id }) => id), `${idsOfA.areas?.id}`].flatMap(ulidsOf),
  );

  const requests = await preparedRequests(world, { empresaId: companyA, admin: adminA, superadmin });
  const told = app.table.all().find(({ PK, tipo }) => tipo === 'NOTIFICACION' && PK === `USUARIO#${adminA.id}`);
  idsOfA.notificaciones = { id: `${told?.id}` };
  const large = new LargeTable();
  large.load(app.table.all());
  let grown = { company: 0, platform: 0 };
  const units: Units = { read: 0, write: 0 };
  app.deps.table = counting(large, large.written, units);
  return {
    app,
    people: { admin: adminA, superadmin },
    ids: idsOfA,
    requests,
    grow(size) {
      const companies = Math.max(FEWEST_COMPANIES, size / CANDIDATES_PER_COMPANY);
      large.load(copies([...ofCompany], stays, grown.company, size));
      large.load(copies([...ofPlatform, ...otherCompany], stays, grown.platform, companies));
      large.load(copies(services, stays, grown.platform, companies, withCodigo));
      large.load(copies(otherAdmins, new Set(), grown.platform, companies, withEmail));
      large.load(copies([...colleagues, ...areas], new Set(ulidsOf(companyA)), grown.company, size, withEmail));
      grown = { company: size, platform: companies };
    },
    unitsOf: (work, before) =>
      keepingServices(app, () =>
        large.undoing(async () => {
          const prepared = await before();
          Object.assign(units, { read: 0, write: 0 });
          await work(prepared);
          return { ...units };
        }),
      ),
  };
}

/** What `work` changes in accounts and files is as it was afterwards. */
async function keepingServices<T>({ identity, uploads }: TestApp, work: () => Promise<T>): Promise<T> {
  const accounts = [...identity.accounts].map(([email, account]) => [email, { ...account }] as const);
  const stored = [...uploads.stored];
  try {
    return await work();
  } finally {
    restore(identity.accounts, accounts);
    restore(uploads.stored, stored);
  }
}

function restore<V>(map: Map<string, V>, entries: readonly (readonly [string, V])[]): void {
  map.clear();
  for (const [key, value] of entries) map.set(key, value);
}

export const idOfCopy = (id: string, n: number) =>
  id.replace(ULID, (ulid) => `01K${String(n).padStart(7, '0')}${ulid.slice(-16)}`);

const ulidsOf = (id: string) => id.match(ULID) ?? [];

const SERVICIO = 'servicio-propio-';
const withCodigo = (json: string, n: number) => json.replaceAll(`${SERVICIO}0`, `${SERVICIO}${n + 1}`);

const EMAIL = /[\w.]+@[\w.]+/g;
/** No two users have one. */
const withEmail = (json: string, n: number) => json.replaceAll(EMAIL, `u${n}.$&`);

/** The originals under other ids, which sort by the copy's number. What has no id of its own in its key is left out. */
function* copies(
  originals: readonly Item[],
  stays: ReadonlySet<string>,
  from: number,
  to: number,
  rename = (json: string, _n: number) => json,
): Generator<Item> {
  const texts = originals.map((item) => ({ item, json: JSON.stringify(item) }));
  for (let n = from; n < to; n++) {
    for (const { item, json } of texts) {
      const copy = withIds<Item>(rename(json, n), (id) => (stays.has(id) ? id : idOfCopy(id, n)));
      if (copy.PK !== item.PK || copy.SK !== item.SK) yield copy;
    }
  }
}

function counting(table: Table, written: readonly Item[], units: Units): Table {
  return {
    async get(key, options) {
      const item = await table.get(key, options);
      units.read += readUnitsOf(item ? [item] : [], options?.consistent);
      return item;
    },
    async batchGet(keys) {
      const items = await table.batchGet(keys);
      for (const item of items) units.read += readUnitsOf([item]);
      return items;
    },
    async query(query) {
      const page = await table.query(query);
      units.read += readUnitsOf(page.items, query.consistent);
      return page;
    },
    async write(writes) {
      const before = written.length;
      await table.write(writes);
      units.write += writeUnitsOf(writes, written.slice(before));
    },
  };
}
