import { beforeAll, describe, expect, it } from 'vitest';
import { cicloSesionRepository } from '#functions/acceso/auth/ciclo-sesion.repository.ts';
import { newId } from '#functions/core/ids.ts';
import { sesionRepository } from '#functions/empresas/usuarios/sesion.repository.ts';
import { usuarioRepository, usuarioWrites } from '#functions/empresas/usuarios/usuario.repository.ts';
import type { UsuarioRecord } from '#functions/entrada/usuario.record.ts';
import { measuredTable } from '../../support/local-table.ts';

/** Sessions on DynamoDB Local: order, what two do at once, and what they cost. */
const given = measuredTable();
const NOW = new Date('2026-03-02T09:00:00.000Z');
const SECOND = NOW.getTime() / 1000;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let measured: Awaited<ReturnType<typeof given>>;
beforeAll(async () => {
  measured = await given();
});

async function aPerson(sessions: number) {
  const { table } = measured;
  const id = newId('usr', NOW);
  const fecha = NOW.toISOString();
  const person = { id, nombre: 'Paz Puertas', email: `${id}@puertas.test`.toLowerCase(), telefono: '', fecha };
  const place = { rol: 'admin' as const, empresaId: null, empresaNombre: null };
  await table.write(usuarioWrites({ ...person, ...place, passwordCifrada: 'x' }));
  const sesiones = { ...sesionRepository(table), ...cicloSesionRepository(table) };
  const ids: string[] = [];
  for (let minute = 0; minute < sessions; minute += 1) {
    const sesionId = newId('ses', later(minute));
    ids.push(sesionId);
    await sesiones.start(
      id,
      { id: sesionId, desde: SECOND + minute * 60, dispositivo: 'Chrome en Windows', familia: 'familia' },
      later(minute),
    );
  }
  const record = async () => (await usuarioRepository(table).find(id, { consistent: true })) as UsuarioRecord;
  return { id, ids, sesiones, record };
}

describe('Sessions in the table', () => {
  it('come newest first, page by page, 25 of them for 5 read units at most', async () => {
    const { ids, sesiones, record } = await aPerson(30);
    const owner = await record();
    const { answer: page, units } = await measured.unitsOf(() => sesiones.list(owner, { limit: 25 }, later(60)));
    expect(units).toBeLessThanOrEqual(5);
    const rest = await sesiones.list(owner, { limit: 25, cursor: page.cursor }, later(60));
    expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('that end at the same time are all named in the record', async () => {
    const { id, ids, sesiones, record } = await aPerson(2);
    const hasta = SECOND + 3600;
    await Promise.all(ids.map((sesionId) => sesiones.end(id, { id: sesionId, hasta }, NOW)));
    expect((await record()).sesionesCerradas?.map((each) => each.id).sort()).toEqual(ids.toSorted());
    for (const sesionId of ids) expect(await sesiones.use(await record(), sesionId, later(5))).toBe('terminada');
  });

  it('are not brought back by a use that was under way when they ended', async () => {
    const { id, ids, sesiones, record } = await aPerson(1);
    const [sesionId = ''] = ids;
    const owner = await record();
    await Promise.all([
      sesiones.use(owner, sesionId, later(45)),
      sesiones.end(id, { id: sesionId, hasta: SECOND + 3600 }, later(45)),
    ]);
    expect(await sesiones.find(id, sesionId)).toBeUndefined();
    expect((await record()).sesionesCerradas).toHaveLength(1);
  });

  it('go on while they are used, noted every half hour, and end after a week without', async () => {
    const { ids, sesiones, record } = await aPerson(1);
    const [sesionId = ''] = ids;
    const owner = await record();
    expect(await sesiones.use(owner, sesionId, later(29))).toBe('abierta');
    expect((await sesiones.find(owner.id, sesionId))?.ultimoUso).toBe(NOW.toISOString());
    expect(await sesiones.use(owner, sesionId, later(30))).toBe('abierta');
    expect((await sesiones.find(owner.id, sesionId))?.ultimoUso).toBe(later(30).toISOString());
    const week = 7 * 24 * 60;
    expect(await sesiones.use(owner, sesionId, later(30 + week))).toBe('inactiva');
    expect(await sesiones.use({ ...owner, sesionesDesde: SECOND + 1 }, sesionId, later(31))).toBe('terminada');
  });
});
