import type { InformeResumen } from '#shared/informes/informes/informes.api.ts';
import type { OrdenInforme } from '#shared/informes/informes/orden.ts';
import { ORDENES_INFORME } from '#shared/informes/informes/orden.ts';
import { PageHeader } from '../../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../../components/select-empresa-notice.tsx';
import { whole } from '../../../lib/numbers.ts';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { usePaged } from '../../../lib/use-paged.ts';
import { useSeleccion } from '../../../lib/use-seleccion.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import { useAreaNames } from '../../empresas/areas/use-area-names.ts';
import { ColaStrip } from './cola-strip.tsx';
import { InformesEmpty } from './informes-empty.tsx';
import { InformesFigures } from './informes-figures.tsx';
import { FILTERS, InformesFilters } from './informes-filters.tsx';
import { InformesSeleccion } from './informes-seleccion.tsx';
import { InformesTable } from './informes-table.tsx';

const DESCRIPTION = 'Lo que la IA encontró en cada entrevista, a la espera de que una persona lo valide.';
const ESTADOS = ['analizada', 'validada'] as const;
const RECOMENDACIONES = ['recomendado', 'con_reservas', 'no_recomendado', 'sin_datos'] as const;
/** As many as one page shows. */
const MAX_SELECCION = 25;

const oneOf = <T extends string>(known: readonly T[], value: string): T | undefined =>
  known.find((each) => each === value);
const idOf = ({ entrevistaId }: InformeResumen) => entrevistaId;

export default function InformesPage() {
  const { empresaId } = useSession();
  // What is ticked belongs to the company.
  if (empresaId) return <InformesOfEmpresa key={empresaId} />;
  return (
    <>
      <PageHeader title="Informes" description={DESCRIPTION} />
      <SelectEmpresaNotice />
    </>
  );
}

function InformesOfEmpresa() {
  const [filters, setFilters] = useTableState(FILTERS);
  const { q, areaId, servicioId } = filters;
  const estado = oneOf(ESTADOS, filters.estado);
  const recomendacion = oneOf(RECOMENDACIONES, filters.recomendacion);
  const orden: OrdenInforme = oneOf(ORDENES_INFORME, filters.orden) ?? '-fecha';
  const list = usePaged('listInformes', {
    q: q || undefined,
    areaId: areaId || undefined,
    servicioId: servicioId || undefined,
    estado,
    recomendacion,
    orden,
  });
  const { data: estadisticas, error, mutate } = useApi('getInformesEstadisticas');
  const { areas, areasFailed } = useAreaNames();
  const seleccion = useSeleccion(list.rows, idOf, MAX_SELECCION);
  const counted = countOf(estadisticas, Boolean(q || areaId || servicioId), estado, recomendacion);
  const reload = () => {
    list.reload();
    void mutate();
  };
  return (
    <>
      <PageHeader
        title="Informes"
        count={counted === undefined ? list.countLabel : whole.format(counted)}
        description={DESCRIPTION}
      />
      <InformesFigures estadisticas={estadisticas} failed={Boolean(error)} />
      <ColaStrip porValidar={estadisticas?.porEstado.analizada} failed={Boolean(error && !estadisticas)} />
      <InformesFilters filters={filters} onChange={setFilters} areas={areas} onRefresh={reload} />
      <InformesSeleccion seleccion={seleccion} shown={list.rows?.length ?? 0} />
      <InformesTable
        // The areas' names would change the rows after they are shown.
        rows={areas || areasFailed ? list.rows : undefined}
        areas={areas ?? new Map()}
        seleccion={seleccion}
        sort={q ? '' : orden}
        onSort={q ? undefined : (next) => setFilters({ orden: next })}
        error={list.error}
        reload={reload}
        stale={list.isValidating}
        paging={list.paging}
        empty={
          <InformesEmpty
            filters={filters}
            onClear={() => setFilters({ ...FILTERS, orden })}
            onNext={list.paging.hasNext ? list.paging.next : undefined}
          />
        }
      />
    </>
  );
}

type Estadisticas = ReturnType<typeof useApi<'getInformesEstadisticas'>>['data'];

/** Of what is listed, where the server counts just that. */
function countOf(
  estadisticas: Estadisticas,
  narrowed: boolean,
  estado: (typeof ESTADOS)[number] | undefined,
  recomendacion: (typeof RECOMENDACIONES)[number] | undefined,
): number | undefined {
  if (!estadisticas || narrowed || (estado && recomendacion)) return undefined;
  if (estado) return estadisticas.porEstado[estado];
  return recomendacion ? estadisticas.porRecomendacion[recomendacion] : estadisticas.total;
}
