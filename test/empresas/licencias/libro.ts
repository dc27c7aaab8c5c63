import { expect } from 'vitest';
import type { Item } from '#functions/core/table.ts';

/** What the figures of a company must be, counted anew from the licences and interviews that stand in the table. */
export function recount(items: readonly Item[], empresaId: string) {
  const own = items.filter(({ PK }) => PK === `EMPRESA#${empresaId}`);
  const ofKind = (tipo: string) => own.filter((item) => item.tipo === tipo);
  const [conPlazas, llenas, terminadas] = [ofKind('LICENCIA'), ofKind('LICENCIA_LLENA'), ofKind('LICENCIA_TERMINADA')];
  const entrevistas = ofKind('ENTREVISTA');
  const licencias = [...conPlazas, ...llenas, ...terminadas];
  const fechaVencimiento = licencias
    .flatMap(({ vence }) => (vence ? [String(vence)] : []))
    .sort()
    .at(-1);
  return {
    own,
    licencias,
    abiertas: [...conPlazas, ...llenas],
    terminadas,
    figures: {
      emitidas: licencias.length,
      terminadas: terminadas.length,
      utilizadas: licencias.filter(({ vence }) => vence).length,
      ...(fechaVencimiento && { fechaVencimiento }),
    },
    /** Of each licence: the places that its interviews have. */
    places: (estados: readonly unknown[]) =>
      Object.fromEntries(
        licencias.map(({ id }) => [
          id,
          entrevistas.filter((each) => each.licenciaId === id && estados.includes(each.licenciaEstado)).length,
        ]),
      ),
  };
}

/** The invariants of ADR 18, whatever happened before. */
export function expectLedgerToAddUp(items: readonly Item[], empresaId: string): void {
  const { own, licencias, abiertas, terminadas, figures, places } = recount(items, empresaId);
  const resumen = own.find(({ SK }) => SK === 'LICENCIAS') as Item & { total: number };
  expect(resumen).toMatchObject(figures);
  if (resumen.total !== -1) expect(figures.emitidas).toBeLessThanOrEqual(resumen.total);
  // One item of each, where its places and its end say; those that have begun and not ended are found when they expire.
  expect(new Set(licencias.map(({ id }) => id)).size).toBe(licencias.length);
  for (const { tipo, SK, GSI1SK, id, ocupadas, max, vence, fin } of licencias) {
    const sitio = fin ? 'LICENCIA_TERMINADA' : Number(ocupadas) < Number(max) ? 'LICENCIA' : 'LICENCIA_LLENA';
    expect({ tipo, SK, GSI1SK }).toEqual({
      tipo: sitio,
      SK: `${sitio}#${id}`,
      GSI1SK: vence && !fin ? `${vence}#${id}` : undefined,
    });
  }
  const consumed = places(['consumida']);
  const occupied = places(['reservada', 'consumida']);
  for (const { id, max, ocupadas, consumidas } of abiertas as (Item & Record<string, number>)[]) {
    expect([consumidas, ocupadas]).toEqual([consumed[String(id)], occupied[String(id)]]);
    expect(ocupadas).toBeLessThanOrEqual(Number(max));
    expect(consumidas).toBeLessThan(Number(max));
  }
  for (const { id, max, consumidas, fin } of terminadas as (Item & Record<string, number | string>)[]) {
    expect(consumidas).toBe(consumed[String(id)]);
    if (fin === 'agotada') expect(Number(consumidas)).toBeLessThanOrEqual(Number(max));
  }
}

/** The platform's counter of one or several companies' licences. */
export function expectPlatformToAddUp(items: readonly Item[], empresaIds: readonly string[]): void {
  const activas = empresaIds.map((id) => {
    const { own, figures } = recount(items, id);
    const { total } = own.find(({ SK }) => SK === 'LICENCIAS') as Item & { total: number };
    return (total === -1 ? figures.emitidas : total) - figures.terminadas;
  });
  const cifras = items.find(({ PK, SK }) => PK === 'GLOBAL#CIFRAS' && SK === 'LICENCIAS');
  expect(cifras?.activas ?? 0).toBe(activas.reduce((sum, each) => sum + each, 0));
}
