import { beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '#functions/core/table.ts';
import {
  countEjecucion,
  countReserva,
  metricasOf,
  toDetalle,
} from '#functions/entrevistas/servicios-hr/servicio-hr.record.ts';
import { servicioHrRepository } from '#functions/entrevistas/servicios-hr/servicio-hr.repository.ts';
import { servicioHrCabeceraRepository } from '#functions/entrevistas/servicios-hr/servicio-hr-cabecera.repository.ts';
import { servicioHrListadoRepository } from '#functions/entrevistas/servicios-hr/servicio-hr-listado.repository.ts';
import { BUILT_IN_SERVICIOS } from '#shared/entrevistas/servicios-hr/built-in-servicios.ts';
import type { ServicioHr, ServicioHrDetalle } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { measuredTable } from '../../support/local-table.ts';

const given = measuredTable();
const saved = { fecha: '2026-03-02T09:00:00.000Z', autor: { usuarioId: 'usr_a', nombre: 'Ana' } };
const shipped = BUILT_IN_SERVICIOS[0] as ServicioHr;
const aServicio = (codigo: string): ServicioHrDetalle =>
  toDetalle({ ...shipped, codigo, version: 1 }, metricasOf(undefined));

let table: Table;
let unitsOf: Awaited<ReturnType<typeof given>>['unitsOf'];
beforeAll(async () => {
  ({ table, unitsOf } = await given());
  const cabeceras = servicioHrCabeceraRepository(table);
  for (let n = 0; n < 60; n++) await cabeceras.create(aServicio(`servicio-${String(n).padStart(2, '0')}`), saved);
});

describe('HR services on the table', () => {
  it('list a page of 25 for at most 5 read units, however many there are and however long they are', async () => {
    const listado = servicioHrListadoRepository(table);
    const first = await unitsOf(() => listado.list({ limit: 25 }, (resumen) => resumen));
    expect(first.answer.items).toHaveLength(25);
    expect(first.units).toBeLessThanOrEqual(5);
    const second = await unitsOf(() => listado.list({ limit: 25, cursor: first.answer.cursor }, (resumen) => resumen));
    expect(second.answer.items.map(({ codigo }) => codigo)).toContain('servicio-30');
    expect(second.units).toBeLessThanOrEqual(5);
  });

  it('read the version of an interview for no more than its own size', async () => {
    const { answer, units } = await unitsOf(() => servicioHrRepository(table).get('servicio-01', 1));
    expect(answer.estructura).toEqual(shipped.estructura);
    expect(units).toBeLessThanOrEqual(3);
    expect((await unitsOf(() => servicioHrRepository(table).get(shipped.codigo, 1))).units).toBeLessThanOrEqual(0.5);
  });

  it('store one of two versions that are saved at once', async () => {
    const servicios = servicioHrRepository(table);
    const { version, ...servicio } = await servicios.getDetalle('servicio-02', { consistent: true });
    const save = (nombre: string) =>
      servicios.update({ ...servicio, version }, { ...servicio, nombre, version: version + 1 }, saved);
    const results = await Promise.allSettled([save('Uno'), save('Dos'), save('Tres')]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await servicios.getDetalle('servicio-02', { consistent: true })).toMatchObject({ version: 2 });
    const { items } = await servicioHrCabeceraRepository(table).listVersiones('servicio-02', { limit: 10 });
    expect(items.map((each) => each.version)).toEqual([2, 1]);
  });

  it('count exactly while they are saved, and are not deleted once they were booked', async () => {
    const servicios = servicioHrRepository(table);
    const codigo = 'servicio-03';
    await Promise.all([
      ...Array.from({ length: 10 }, () => table.write([countReserva({ codigo })])),
      ...Array.from({ length: 5 }, () => table.write([countEjecucion(codigo)])),
      servicios.update(aServicio(codigo), { ...aServicio(codigo), version: 2 }, saved),
    ]);
    const servicio = await servicios.getDetalle(codigo, { consistent: true });
    expect(servicio).toMatchObject({ version: 2, metricas: { entrevistas: 10, totalEjecuciones: 5 } });
    await expect(servicioHrCabeceraRepository(table).delete(codigo)).rejects.toMatchObject({ code: 'SERVICIO_EN_USO' });
  });

  it('are gone with all of their versions, more than one transaction takes', async () => {
    const servicios = servicioHrRepository(table);
    let servicio = await servicios.getDetalle('servicio-04', { consistent: true });
    for (let n = 2; n <= 55; n++) {
      const next = { ...servicio, version: n };
      await servicios.update(servicio, next, saved);
      servicio = next;
    }
    await servicioHrCabeceraRepository(table).delete(servicio.codigo);
    expect((await table.query({ pk: 'SERVICIO_HR#servicio-04' })).items).toEqual([]);
    await expect(table.write([countReserva(servicio)])).rejects.toMatchObject({ code: 'SERVICIO_NO_DISPONIBLE' });
  });
});
