import { beforeEach, describe, expect, it } from 'vitest';
import { companyTable } from '#functions/core/company-table.ts';
import type { Table, Write } from '#functions/core/table.ts';
import { FakeTable } from '../support/fakes/fake-table.ts';

const HEAD = { PK: 'GLOBAL#SERVICIOS_HR', SK: 'SERVICIO#liderazgo' };
const VERSION = { PK: 'SERVICIO_HR#liderazgo', SK: 'VERSION#0001' };
const OUTSIDE = 'A request bound to one company asked for another partition';

let table: FakeTable;
let bound: Table;
beforeEach(async () => {
  table = new FakeTable();
  bound = companyTable(table, 'emp_a');
  await table.write([{ put: { ...HEAD, nombre: 'Liderazgo' } }, { put: { ...VERSION, texto: 'Hola' } }]);
});

describe('a table that is bound to a company', () => {
  it.each([HEAD, VERSION])('reads the HR services of the platform: %j', async (key) => {
    expect(await bound.get(key)).toMatchObject(key);
    expect(await bound.batchGet([key])).toHaveLength(1);
    expect((await bound.query({ pk: key.PK })).items).toHaveLength(1);
  });

  it('reads the keys of providers, and neither counts nor writes there', async () => {
    const key = { PK: 'GLOBAL#PROVEEDORES', SK: 'PROVEEDOR#deepgram' };
    await table.write([{ put: { ...key, activo: true } }]);
    expect(await bound.get(key)).toMatchObject({ activo: true });
    for (const write of [{ update: key, add: { n: 1 } }, { update: key, set: { activo: false } }, { delete: key }])
      await expect(async () => bound.write([write])).rejects.toThrow(OUTSIDE);
  });

  it('counts in them, also with a condition', async () => {
    await bound.write([{ update: HEAD, add: { entrevistas: 1 }, if: { nombre: { eq: 'Liderazgo' } } }]);
    expect(await table.get(HEAD)).toEqual({ ...HEAD, nombre: 'Liderazgo', entrevistas: 1 });
  });

  it.each<[string, Write]>([
    ['puts', { put: { ...HEAD, nombre: 'Otro' } }],
    ['deletes', { delete: VERSION }],
    ['sets', { update: HEAD, set: { nombre: 'Otro' } }],
    ['sets beside a count', { update: HEAD, add: { entrevistas: 1 }, set: { nombre: 'Otro' } }],
    ['removes beside a count', { update: HEAD, add: { entrevistas: 1 }, remove: ['nombre'] }],
  ])('never %s in them', async (_, write) => {
    await expect(async () => bound.write([write])).rejects.toThrow(OUTSIDE);
    expect(table.all()).toHaveLength(2);
    expect(await table.get(HEAD)).toEqual({ ...HEAD, nombre: 'Liderazgo' });
  });

  it.each(['EMPRESA#emp_b', 'GLOBAL#EMPRESAS', 'GLOBAL#AUDITORIA', 'USUARIO#usr_a', 'EMPRESA#emp_ab'])(
    'reads and counts nothing of %s',
    async (PK) => {
      await expect(async () => bound.get({ PK, SK: 'x' })).rejects.toThrow(OUTSIDE);
      await expect(async () => bound.write([{ update: { PK, SK: 'x' }, add: { n: 1 } }])).rejects.toThrow(OUTSIDE);
    },
  );
});
