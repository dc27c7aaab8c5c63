import { expect } from 'vitest';
import type { Item } from '#functions/core/table.ts';
import { applyImportacionDatos } from '#functions/datos/datos/apply-importacion-datos.ts';
import { clearDatos } from '#functions/datos/datos/clear-datos.ts';
import { createCopia } from '#functions/datos/datos/create-copia.ts';
import { createExportacionDatos } from '#functions/datos/datos/create-exportacion-datos.ts';
import { createImportacionDatos } from '#functions/datos/datos/create-importacion-datos.ts';
import { elementoRepository, PASOS } from '#functions/datos/datos/elemento.repository.ts';
import { getOperacion } from '#functions/datos/datos/get-operacion.ts';
import { restoreCopia } from '#functions/datos/datos/restore-copia.ts';
import { runOperacion } from '#functions/datos/datos/run-operacion.ts';
import { sellar } from '#functions/datos/datos/sello.ts';
import { huellaOf, huellaOfAll, toTyped } from '#functions/datos/datos/typed.ts';
import { huellaDeArchivo, inventarioOf } from '#functions/datos/datos/write-archivo.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import { IMPORTABLES } from '#shared/datos/datos/entidades.ts';
import { aCandidate, aFinishedInterview, aNota, anArea } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

export const DAY = 24 * 60 * 60 * 1000;
export const CANARY = 'CANARIO-secreto-8d1f';
type Company = Awaited<ReturnType<typeof aFinishedInterview>>;
export interface Archivo {
  exportInfo: {
    version: string;
    id: string;
    fecha: string;
    sello: string;
    alcance: string;
    elementos: number;
    huella: string;
    empresas: { id: string; nombre: string; entidades: ReturnType<typeof inventarioOf> }[];
  };
  empresas: {
    id: string;
    nombre: string;
    elementos: { entidad: keyof typeof ETIQUETA; clave: string; datos: Record<string, unknown> }[];
  }[];
}
const ETIQUETA = {} as Record<Operacion['inventario'][number]['entidad'], true>;

/** As they are in the test that runs: `beginDatos` makes them anew. */
export let app: TestApp;
export let a: Company;
export let area: Awaited<ReturnType<typeof anArea>>;
export let carlos: Candidato;

/** A company with a report, an area, and a candidate with a note: for `beforeEach`. */
export async function beginDatos(): Promise<void> {
  app = new TestApp();
  a = await aFinishedInterview(app);
  await app.deliver(analyzeEntrevista);
  area = await anArea(app, a.admin, 'Compras');
  carlos = await aCandidate(app, a.admin, { nombre: 'Carlos Ruiz', areaId: area.id });
  await aNota(app, a.admin, carlos.id, 'Llamar el lunes');
}

export const as = () => ({ as: a.admin });
export async function settle(times = 3): Promise<void> {
  for (let n = 0; n < times; n++) await app.deliver(runOperacion);
}
export const operacion = async (id: string) =>
  (await app.call<Operacion>(getOperacion, { ...as(), params: { id } })).data;
export async function exported(options: object = as()): Promise<Archivo> {
  const { data } = await app.call<Operacion>(createExportacionDatos, options);
  await settle();
  const key = [...app.uploads.stored.keys()].find((each) => each.endsWith(`${data.id}.json`));
  return JSON.parse(String(app.uploads.stored.get(String(key))?.bytes));
}
export async function copied(): Promise<Operacion> {
  const { data } = await app.call<Operacion>(createCopia, as());
  await settle();
  return operacion(data.id);
}
/** Checksums made anew, as somebody would who edits a file with intent. */
export function resummed(archivo: Archivo): Archivo {
  const empresas = archivo.empresas.map(({ id, nombre, elementos }) => ({
    id,
    nombre,
    entidades: inventarioOf(elementos),
  }));
  return { ...archivo, exportInfo: { ...archivo.exportInfo, empresas, huella: huellaDeArchivo(empresas) } };
}
/** Sealed too: what only a file of ours is, or one by somebody who has the deployment's key. */
export async function resealed(archivo: Archivo): Promise<Archivo> {
  const { exportInfo, empresas } = resummed(archivo);
  return { exportInfo: { ...exportInfo, sello: await sellar(exportInfo, a.empresa.id, app.secrets) }, empresas };
}

const formOf = (archivo: unknown) => {
  const form = new FormData();
  form.set('archivo', new Blob([typeof archivo === 'string' ? archivo : JSON.stringify(archivo)]), 'datos.json');
  return form;
};
export const review = (archivo: unknown) =>
  app.call<Operacion>(createImportacionDatos, { ...as(), form: formOf(archivo) });
export async function imported(archivo: unknown, politica = 'omitir'): Promise<Operacion> {
  const { data } = await review(archivo);
  const answer = await app.call<Operacion>(applyImportacionDatos, {
    ...as(),
    params: { id: data.id },
    body: { politica },
  });
  expect(answer.status).toBe(202);
  await settle();
  return operacion(data.id);
}
export async function clear(): Promise<Operacion> {
  const body = { entiendo: true, confirmacion: 'Acme Talento' };
  const answer = await app.call<Operacion>(clearDatos, { ...as(), body });
  expect(answer).toMatchObject({ status: 202, data: { estado: 'esperando' } });
  await settle();
  return operacion(answer.data.id);
}
export async function restored(id: string): Promise<Operacion> {
  const answer = await app.call<Operacion>(restoreCopia, {
    ...as(),
    params: { id },
    body: { confirmacion: 'Acme Talento' },
  });
  expect(answer.status).toBe(202);
  await settle();
  return operacion(answer.data.id);
}

/** What comes back with one of these and belongs to nobody else. */
export const isOf =
  (...owners: string[]) =>
  ({ entidad, clave }: Archivo['empresas'][number]['elementos'][number]) =>
    IMPORTABLES.includes(entidad) && owners.includes(String(clave.split('#')[0]));

/** What a company's data says, in one hash: what can be brought back, but for kinds that are left out. */
export async function digest(...without: string[]): Promise<string> {
  const repo = elementoRepository(app.table);
  const huellas: string[] = [];
  for (const paso of PASOS.filter((each) => IMPORTABLES.includes(each) && !without.includes(each))) {
    let cursor: string | undefined;
    do {
      const page = await repo.list(a.empresa.id, paso, cursor);
      const own = page.items.filter(({ entidad }) => IMPORTABLES.includes(entidad));
      huellas.push(...own.map(({ entidad, clave, datos }) => `${entidad}/${clave} ${huellaOf(toTyped(datos))}`));
      cursor = page.cursor;
    } while (cursor);
  }
  return huellaOfAll(huellas);
}

export const item = (SK: string) =>
  app.table.all().find((each) => each.PK === `EMPRESA#${a.empresa.id}` && each.SK === SK) as Item;
/** Every counter beside what it counts. */
export function expectCountersRight(): void {
  const own = app.table.all().filter(({ PK }) => PK === `EMPRESA#${a.empresa.id}`);
  const candidatos = own.filter(({ tipo }) => tipo === 'CANDIDATO');
  const uso = item('USO');
  expect(uso.candidatos).toBe(candidatos.length);
  const inState = (estado: string) => candidatos.filter((each) => each.estado === estado).length;
  for (const estado of ['nuevo', 'en_proceso', 'entrevistado'])
    expect(item('CANDIDATOS')[estado] ?? 0).toBe(inState(estado));
  for (const each of own.filter(({ tipo }) => tipo === 'AREA')) {
    expect(each.candidatos).toBe(candidatos.filter(({ areaId }) => areaId === each.id).length);
  }
  const interviews = own.filter(({ tipo }) => tipo === 'ENTREVISTA');
  expect(uso.porValidar).toBe(interviews.filter(({ estado }) => estado === 'analizada').length);
  expect(uso.pendientes).toBe(interviews.filter(({ estado }) => estado === 'programada').length);
  const head = app.table.all().find(({ SK }) => SK === 'INTEGRADO#entrevistas-profundidad');
  expect(head?.entrevistas ?? 0).toBe(interviews.length);
}
