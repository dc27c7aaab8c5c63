import type { Item } from '#functions/core/table.ts';
import type { Escena } from '../escena/escena.ts';
import { copiaDistinta } from './copias.ts';
import type { Oracle } from './oracle.ts';

/** Counters beside what they count: every pair must be equal, before and after each probe. */
export function cuentas(items: readonly Item[], { A, B }: Escena): Record<string, [counter: number, counted: number]> {
  const all: Record<string, [number, number]> = {};
  const partitions = Map.groupBy(items, ({ PK }) => PK);
  const usuarios = items.filter(({ tipo }) => tipo === 'USUARIO');
  for (const { id, letra } of [A, B]) {
    const own = partitions.get(`EMPRESA#${id}`) ?? [];
    const kinds = Map.groupBy(own, ({ tipo }) => tipo);
    const of = (tipo: string) => kinds.get(tipo) ?? [];
    const uso = own.find(({ SK }) => SK === 'USO');
    // The company is being removed: what counts goes first.
    if (!uso) continue;
    const gente = usuarios.filter(({ empresaId, activo }) => empresaId === id && activo);
    const candidatos = of('CANDIDATO');
    const porEstado = own.find(({ SK }) => SK === 'CANDIDATOS');
    all[`usuarios de ${letra}`] = [Number(uso.usuarios), gente.length];
    all[`administradores de ${letra}`] = [Number(uso.adminsActivos), gente.filter(({ rol }) => rol === 'admin').length];
    all[`candidatos de ${letra}`] = [Number(uso.candidatos), candidatos.length];
    all[`entrevistas programadas de ${letra}`] = [
      Number(uso.pendientes),
      of('ENTREVISTA').filter(({ estado }) => estado === 'programada').length,
    ];
    all[`entrevistas en progreso de ${letra}`] = [
      Number(uso.enProgreso ?? 0),
      of('ENTREVISTA').filter(({ estado }) => estado === 'en_progreso').length,
    ];
    for (const estado of new Set(candidatos.map((item) => String(item.estado)))) {
      all[`candidatos ${estado} de ${letra}`] = [
        Number(porEstado?.[estado] ?? 0),
        candidatos.filter((item) => item.estado === estado).length,
      ];
    }
    for (const area of of('AREA')) {
      all[`candidatos del área ${area.id}`] = [
        Number(area.candidatos ?? 0),
        candidatos.filter(({ areaId }) => areaId === area.id).length,
      ];
    }
  }
  const cifras = partitions.get('GLOBAL#CIFRAS')?.find(({ SK }) => SK === 'USUARIOS');
  all['usuarios de la plataforma'] = [Number(cifras?.total), usuarios.length];
  return all;
}

/** Every write moves its counters, and the copies that lists read, in the same transaction: nothing is over, under or drifts. */
export const contadoresExactos: Oracle = async ({ escena, changes, items }) => {
  if (changes.length === 0) return false;
  const all = await items();
  const wrong = Object.entries(cuentas(all, escena)).find(([, [counter, counted]]) => counter !== counted);
  return wrong ? `counts ${wrong[0]}: ${wrong[1][0]} in place of ${wrong[1][1]}` : copiaDistinta(changes, all);
};
