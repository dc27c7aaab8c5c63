import { fold } from '#shared/core/fold.ts';
import { BUILT_IN_SERVICIOS, findBuiltInServicio } from '#shared/entrevistas/servicios-hr/built-in-servicios.ts';
import type { ServicioHr, ServicioHrResumen } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { filteredPage } from '../../core/filtered-page.ts';
import type { Page, Table } from '../../core/table.ts';
import { BUILT_IN, HEADS, metricasOf, OWN, resumenOf, toResumen } from './servicio-hr.record.ts';

/** In the place of a cursor: how many of the built-in services have been shown. */
const SHOWN = /^integrados-(\d{1,3})$/;

interface ListQuery {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
  categoria?: ServicioHr['categoria'] | undefined;
  activo?: boolean | undefined;
}

/** What whoever asks may see of a service; undefined when it is none of theirs. */
type See = (resumen: ServicioHrResumen) => ServicioHrResumen | undefined;

/** Lists of HR services: the heads alone. The built-in ones come first, the others by their codigo. */
export function servicioHrListadoRepository(table: Table) {
  return {
    async list({ limit, cursor: start, ...filters }: ListQuery, see: See): Promise<Page<ServicioHrResumen>> {
      const shown = start ? Number(SHOWN.exec(start)?.[1] ?? Number.POSITIVE_INFINITY) : 0;
      const builtIn = shown === Number.POSITIVE_INFINITY ? [] : await listBuiltIn(table);
      const seen = builtIn.flatMap((resumen) => see(resumen) ?? []);
      const items = seen.filter((resumen) => matches(resumen, filters)).slice(shown, shown + limit);
      if (items.length === limit) return { items, cursor: `integrados-${shown + limit}` };
      const page = await table.query({
        pk: HEADS,
        sk: { beginsWith: OWN },
        limit: limit - items.length,
        cursor: start && SHOWN.test(start) ? undefined : start,
      });
      const own = filteredPage(page, resumenOf, (resumen) => matches(resumen, filters));
      return { items: [...items, ...own.items.flatMap((resumen) => see(resumen) ?? [])], cursor: own.cursor };
    },
  };
}

async function listBuiltIn(table: Table): Promise<ServicioHrResumen[]> {
  const { items } = await table.query({ pk: HEADS, sk: { beginsWith: BUILT_IN } });
  const heads = new Map(items.map((head) => [head.SK, head]));
  return [...new Set(BUILT_IN_SERVICIOS.map(({ codigo }) => codigo))].flatMap((codigo) => {
    const head = heads.get(`${BUILT_IN}${codigo}`);
    const shipped = findBuiltInServicio(codigo);
    return (head && resumenOf(head)) ?? (shipped ? toResumen(shipped, metricasOf(head)) : []);
  });
}

function matches(resumen: ServicioHrResumen, { q, categoria, activo }: Omit<ListQuery, 'limit' | 'cursor'>): boolean {
  if (categoria && resumen.categoria !== categoria) return false;
  if (activo !== undefined && resumen.configuracion.activo !== activo) return false;
  const { codigo, nombre, descripcion, competencias } = resumen;
  return !q || fold([codigo, nombre, descripcion, ...competencias].join('\n')).includes(fold(q));
}
