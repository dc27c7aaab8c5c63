import { expect, it } from 'vitest';
import type { Table } from '#functions/core/table.ts';
import { neutroAgenda } from '#functions/entrevistas/agenda/agenda.record.ts';
import { runAgenda } from '#functions/entrevistas/agenda/run-agenda.ts';
import { ajustesAtencionRepository } from '#functions/entrevistas/atencion/ajustes-atencion.repository.ts';
import { type NuevaAtencion, openWrites } from '#functions/entrevistas/atencion/atencion.record.ts';
import { atencionRepository } from '#functions/entrevistas/atencion/atencion.repository.ts';
import { entrevistaRepository } from '#functions/entrevistas/entrevistas/entrevista.repository.ts';
import { measuredTable } from '../../support/local-table.ts';
import { aBooking } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

/** On the real database: one open at a time whatever comes at once, and what moves it in one transaction. */
const givenTable = measuredTable();

async function aScene(table: Table) {
  const app = new TestApp();
  app.clock = new Date();
  const { empresa, entrevista: booked, admin } = await aBooking(app);
  for (const put of app.table.all()) await table.write([{ put }]);
  const entrevista = await entrevistaRepository(table).get(empresa.id, booked.id);
  const ajustesAtencion = await ajustesAtencionRepository(table).find(empresa.id);
  const atenciones = atencionRepository(table);
  const open = (nueva: NuevaAtencion) =>
    table.write(openWrites(app.deps, { entrevista, anfitrion: { ajustesAtencion } }, nueva));
  const list = async (lista: 'abiertas' | 'cerradas') => {
    const asked = { lista, usuarioId: admin.id, now: app.clock };
    return (await atenciones.list(empresa.id, asked, { limit: 50 })).items;
  };
  return { app, empresaId: empresa.id, entrevista, atenciones, open, list, deps: { ...app.deps, table } };
}

const CERRADA = { usuarioId: 'usr_x', nombre: 'Ana', resultado: 'hablamos', pasos: [], hora: '' } as const;

it('is opened once for an interview, however many signs come at once, and again after it was closed', async () => {
  const { table } = await givenTable();
  const { open, list, atenciones, app } = await aScene(table);
  await Promise.all(Array.from({ length: 8 }, () => open({ tipo: 'urgente' })));
  const [urgent, ...others] = await list('abiertas');
  expect(others).toEqual([]);
  if (!urgent) throw new Error('Nothing is open');
  const cerrada = { ...CERRADA, pasos: [], fecha: app.clock.toISOString() };
  const closings = await Promise.allSettled(
    Array.from({ length: 4 }, () => atenciones.close(urgent, cerrada, {}, undefined)),
  );
  expect(closings.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await open({ tipo: 'urgente' });
  expect([(await list('abiertas')).length, (await list('cerradas')).length]).toEqual([1, 1]);
});

it('orders what is open by its due time, and notes the first who opened it', async () => {
  const { table } = await givenTable();
  const { open, list, atenciones, app } = await aScene(table);
  await open({ tipo: 'consulta', texto: '¿Hay teletrabajo?' });
  await open({ tipo: 'neutro' });
  await open({ tipo: 'neutro', preferencia: { via: 'telefono', hora: 'tarde' } });
  await open({ tipo: 'urgente' });
  const found = await list('abiertas');
  expect(found.map(({ tipo }) => tipo)).toEqual(['urgente', 'consulta', 'neutro']);
  expect(found[2]).toMatchObject({ preferencia: { via: 'telefono', hora: 'tarde' } });
  const [first] = found;
  if (!first) throw new Error('Nothing is open');
  const by = (usuarioId: string) => ({ usuarioId, nombre: usuarioId, fecha: app.clock.toISOString() });
  await atenciones.markSeen(first, by('una'), undefined);
  await atenciones.markSeen(first, by('otra'), undefined);
  expect((await list('abiertas'))[0]).toMatchObject({ estado: 'vista', vista: { usuarioId: 'una' } });
});

it('is opened by the agenda once, however many runs there are at once', async () => {
  const { table } = await givenTable();
  const { entrevista, list, app, deps } = await aScene(table);
  await table.write([neutroAgenda(entrevista, app.clock)]);
  app.advance(10 * 60_000);
  const runs = await Promise.all([1, 2, 3].map(() => runAgenda(deps)));
  expect(runs.reduce((sum, { told }) => sum + told, 0)).toBe(1);
  expect((await list('abiertas')).map(({ tipo }) => tipo)).toEqual(['neutro']);
});
