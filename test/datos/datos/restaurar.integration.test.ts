import { expect, it } from 'vitest';
import type { Item, KeyPrefix, Table } from '#functions/core/table.ts';
import { clearDatos } from '#functions/datos/datos/clear-datos.ts';
import { createCopia } from '#functions/datos/datos/create-copia.ts';
import { elementoRepository, PASOS } from '#functions/datos/datos/elemento.repository.ts';
import { operacionRepository } from '#functions/datos/datos/operacion.repository.ts';
import { restoreCopia } from '#functions/datos/datos/restore-copia.ts';
import { runOperacion } from '#functions/datos/datos/run-operacion.ts';
import { huellaOf, huellaOfAll, toTyped } from '#functions/datos/datos/typed.ts';
import { eraseCandidato } from '#functions/datos/privacidad/erase-candidato.ts';
import { startSupresion } from '#functions/datos/privacidad/start-supresion.ts';
import { supresionRepository } from '#functions/datos/privacidad/supresion.repository.ts';
import { usoRepository } from '#functions/empresas/empresas/uso.repository.ts';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import { IMPORTABLES } from '#shared/datos/datos/entidades.ts';
import { proxiedTables } from '../../fiabilidad/proxy/proxied-table.ts';
import { aCandidate, aCompany, aNota, anArea } from '../../support/scenarios.ts';
import { sized } from '../../support/suite-size.ts';
import { type CallOptions, TestApp } from '../../support/test-app.ts';

/**
 * The real database: items are backed up, cleared and brought back, and are what they were, though the line to it breaks
 * for a tenth of the calls: 10,000 of them with `npm run rel:restaurar`.
 */
const given = proxiedTables();
const FAULTS = 0.1;
const ITEMS = sized(180, 10_000);

const CANDIDATOS = sized(5, 250);
/** Of each candidate: itself, its last activity, three notes and as many entries of its history as fill it up. */
const HITOS = 36;
/** Erased after the backup was made. */
const SUPRIMIDOS = sized(2, 5);
/** Seconds of the clock that each look at it takes: a run hands over after some sixty of them. */
const TICK = sized(10, 1);

it('brings back all items of a backup to the byte, in runs that end whenever their time is up or their line breaks', async () => {
  const { straight: table, faulty, proxy, store } = await given({ share: FAULTS });
  const app = new TestApp();
  const { empresa, admin } = await aCompany(app);
  const area = await anArea(app, admin, 'Compras');
  const first = await aCandidate(app, admin, { nombre: 'Ana 0', email: 'ana0@correo.test', areaId: area.id });
  for (let n = 0; n < 3; n++) await aNota(app, admin, first.id, `Nota ${n}`);
  await store(seeds(app.table.all(), first.id, empresa.id, area.id));
  app.deps.table = faulty;
  const deliver = deliverer(app, { table, faulty }, empresa.id);

  const call = { as: admin };
  const copia = await ask(app, createCopia, call);
  expect(await deliver(copia.data.id)).toMatchObject({ estado: 'terminada' });
  // The backup holds people who ask to be forgotten afterwards.
  const whole = await digest(table, empresa.id);
  expect(whole.elementos).toBeGreaterThanOrEqual(ITEMS);
  for (let n = 0; n < SUPRIMIDOS; n++) await erase(app, { table, empresaId: empresa.id, admin }, copyOf(first.id, n));
  const before = await digest(table, empresa.id);
  expect(before.elementos).toBeLessThan(whole.elementos - SUPRIMIDOS * HITOS);
  const confirmacion = empresa.nombreComercial || empresa.nombreLegal;
  const vaciado = await ask(app, clearDatos, { ...call, body: { entiendo: true, confirmacion } });
  expect(await deliver(vaciado.data.id)).toMatchObject({ estado: 'terminada' });
  expect((await digest(table, empresa.id)).elementos).toBe(0);
  expect(await usoRepository(table).find(empresa.id)).toMatchObject({ candidatos: 0 });

  const params = { id: copia.data.id };
  const restauracion = await ask(app, restoreCopia, { ...call, params, body: { confirmacion } });
  const done = await deliver(restauracion.data.id);
  // They, and what hung on them, are no conflict: nobody has to look into it.
  const suprimidos = whole.elementos - before.elementos;
  expect(done).toMatchObject({ estado: 'terminada', cuentas: { suprimidos, conflictos: 0, omitidos: 0 } });
  expect(await digest(table, empresa.id)).toEqual(before);
  expect(await usoRepository(table).find(empresa.id)).toMatchObject({ candidatos: CANDIDATOS - SUPRIMIDOS });
  const left = (await itemsOf(table, empresa.id)).map((item) => JSON.stringify(item));
  for (let n = 0; n < SUPRIMIDOS; n++) {
    expect(left.filter((item) => item.includes(`ana${n}@correo.test`))).toEqual([]);
  }
  const [again] = await table.batchGet([{ PK: `EMPRESA#${empresa.id}`, SK: `AREA#${area.id}` }]);
  expect(again?.candidatos).toBe(CANDIDATOS - SUPRIMIDOS);
  const { calls, did } = proxy.counts();
  console.log(
    `rel:restaurar, ${before.elementos} items, ${SUPRIMIDOS} erased since, ${FAULTS} faults: ${JSON.stringify({ calls, did })}`,
  );
  expect(did['lost-answer'] + did['cut-answer']).toBeGreaterThan(0);
}, 1_800_000);

/** What a browser does: asks with one Idempotency-Key until it hears a definite answer. */
async function ask(app: TestApp, endpoint: Parameters<TestApp['call']>[0], options: CallOptions) {
  const headers = { 'idempotency-key': app.deps.newId('pru') };
  for (;;) {
    const answer = await app.call<Operacion>(endpoint, { ...options, headers });
    if (answer.status < 500) return answer;
  }
}

const copyOf = (id: string, n: number) => `${id.slice(0, -6)}${String(n).padStart(6, '0')}`;

async function itemsOf(table: Table, empresaId: string, prefix?: KeyPrefix): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const sk = prefix ? { sk: { beginsWith: prefix } } : {};
    const page = await table.query({ pk: `EMPRESA#${empresaId}`, ...sk, consistent: true, cursor });
    items.push(...page.items);
    cursor = page.cursor;
  } while (cursor);
  return items;
}

/** Asks for it, and delivers what it causes until it is over. */
async function erase(app: TestApp, company: { table: Table; empresaId: string; admin: { id: string } }, id: string) {
  const { table, empresaId, admin } = company;
  const candidato = await table.get({ PK: `EMPRESA#${empresaId}`, SK: `CANDIDATO#${id}` }, { consistent: true });
  await ask(app, startSupresion, { as: admin, params: { id }, body: { confirmacion: String(candidato?.nombre) } });
  const retry = { maxReceives: 5, later: async () => undefined, giveUp: async () => undefined };
  for (let runs = 0; runs < 100; runs++) {
    const eventos = await itemsOf(table, empresaId, 'EVENTO#');
    const own = eventos.filter(
      ({ evento, detalle }) =>
        evento === 'SupresionSolicitada' && (detalle as { candidatoId: string }).candidatoId === id,
    );
    await app.hand(
      eraseCandidato,
      own.map((evento) => ({ evento, receives: 1 })),
      retry,
    );
    const record = await supresionRepository(table).find(empresaId, id);
    if (record?.estado === 'terminada') return;
  }
  throw new Error('The erasure never ends');
}

/** What the application has made of one candidate, once more for each other one. */
function* seeds(all: readonly Item[], id: string, empresaId: string, areaId: string): Generator<Item> {
  const own = all.filter((item) => JSON.stringify(item).includes(id));
  const note = own.find(({ tipo }) => tipo === 'CANDIDATO_HITO') as Item;
  for (const item of all.filter((each) => !own.includes(each))) yield counted(item, empresaId, areaId);
  for (let n = 0; n < CANDIDATOS; n++) {
    const copyId = copyOf(id, n);
    const copy = (item: Item): Item =>
      JSON.parse(
        JSON.stringify(item)
          .replaceAll(id, copyId)
          .replaceAll('Ana 0', `Ana ${n}`)
          .replaceAll('ana 0', `ana ${n}`)
          .replaceAll('ana0@', `ana${n}@`),
      );
    for (const item of own) yield copy(item);
    for (let hito = 1; hito < HITOS; hito++) {
      const hitoId = `${String(note.id).slice(0, -3)}${String(hito).padStart(3, '0')}`;
      yield copy(JSON.parse(JSON.stringify(note).replaceAll(String(note.id), hitoId)));
    }
  }
}

/** Counters as so many candidates leave them. */
function counted(item: Item, empresaId: string, areaId: string): Item {
  if (item.PK !== `EMPRESA#${empresaId}`) return item;
  if (item.SK === 'USO') return { ...item, candidatos: CANDIDATOS, limiteCandidatos: -1, topeCandidatos: 0 };
  if (item.SK === 'CANDIDATOS') return { ...item, nuevo: CANDIDATOS };
  return item.SK === `AREA#${areaId}` ? { ...item, candidatos: CANDIDATOS } : item;
}

async function digest(table: Table, empresaId: string) {
  const repo = elementoRepository(table);
  const huellas: string[] = [];
  for (const paso of PASOS.filter((each) => IMPORTABLES.includes(each))) {
    let cursor: string | undefined;
    do {
      const page = await repo.list(empresaId, paso, cursor);
      huellas.push(...page.items.map(({ clave, datos }) => `${paso}/${clave} ${huellaOf(toTyped(datos))}`));
      cursor = page.cursor;
    } while (cursor);
  }
  return { elementos: huellas.length, huella: huellaOfAll(huellas) };
}

/** Every message of an operation and of what it waits for, one run after the other, each with a short time. */
function deliverer(app: TestApp, { table, faulty }: Record<'table' | 'faulty', Table>, empresaId: string) {
  const operaciones = operacionRepository(table);
  let ticks = 0;
  const now = () => new Date(app.clock.getTime() + ++ticks * TICK * 1000);
  const handler = runOperacion.create({
    deps: { ...app.deps, table: faulty, now },
    adapters: { uploads: app.uploads, archives: app.uploads, secrets: app.secrets },
    retry: { maxReceives: 3, later: async () => undefined, giveUp: async () => undefined },
  });
  const run = async (id: string) => {
    const record = await operaciones.get(empresaId, id);
    if (!record.pasadaId) return;
    const detail = { empresaId, operacionId: id, pasadaId: record.pasadaId, eventoId: 'evt' };
    const body = JSON.stringify({ 'detail-type': 'OperacionDatosSolicitada', detail, time: '' });
    const attributes = { ApproximateReceiveCount: '1' };
    // What fails for the line's sake is delivered again.
    await handler({ Records: [{ messageId: id, receiptHandle: id, body, attributes }] } as never);
  };
  return async (id: string) => {
    for (let runs = 0; runs < 1000; runs++) {
      const { estado, copiaPreviaId } = await operaciones.get(empresaId, id);
      if (estado !== 'esperando' && estado !== 'en_curso') break;
      await run(estado === 'esperando' ? String(copiaPreviaId) : id);
    }
    return operaciones.get(empresaId, id);
  };
}
