import { Upload, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ESTADOS_CANDIDATO, MAX_MOVIMIENTOS } from '#shared/candidatos/candidatos/candidato.states.ts';
import type { CandidatoResumen, OrdenCandidato } from '#shared/candidatos/candidatos/candidato.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { NothingYet } from '../../../components/nothing-yet.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Pager } from '../../../components/pager.tsx';
import { SelectEmpresaNotice } from '../../../components/select-empresa-notice.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { whole } from '../../../lib/numbers.ts';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { usePaged } from '../../../lib/use-paged.ts';
import { useSeleccion } from '../../../lib/use-seleccion.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import { useAreaNames } from '../../empresas/areas/use-area-names.ts';
import { NoCandidatos, NoResults } from './candidatos-empty.tsx';
import { CandidatosFilters, EstadoFilter, FILTERS } from './candidatos-filters.tsx';
import { CandidatosList } from './candidatos-list.tsx';
import { SeleccionBar } from './seleccion-bar.tsx';
import { useVista } from './vista.ts';

const EstadoDialog = lazy(() => import('./estado-dialog.tsx'));
const DeleteCandidatoDialog = lazy(() => import('./delete-candidato-dialog.tsx'));

const ORDENES: readonly OrdenCandidato[] = ['recientes', 'antiguos', 'nombre', '-nombre'];
const idOf = ({ id }: CandidatoResumen) => id;
type Open = { dialog: 'move'; candidatos: CandidatoResumen[] } | { dialog: 'remove'; candidato: CandidatoResumen };

export default function CandidatosPage() {
  const { empresaId } = useSession();
  // What is ticked belongs to the company.
  if (empresaId) return <CandidatosOfEmpresa key={empresaId} />;
  return (
    <>
      <PageHeader title="Candidatos" />
      <SelectEmpresaNotice />
    </>
  );
}

function CandidatosOfEmpresa() {
  const [filters, setFilters] = useTableState(FILTERS);
  const { q, areaId, servicioId } = filters;
  const estado = ESTADOS_CANDIDATO.find((each) => each === filters.estado);
  const orden = ORDENES.find((each) => each === filters.orden) ?? 'recientes';
  const list = usePaged('listCandidatos', {
    q: q || undefined,
    estado,
    areaId: areaId || undefined,
    servicioId: servicioId || undefined,
    orden,
  });
  const estadisticas = useApi('getCandidatosEstadisticas');
  const { areas, areasFailed } = useAreaNames();
  const [vista, setVista] = useVista();
  const seleccion = useSeleccion(list.rows, idOf, MAX_MOVIMIENTOS);
  const [open, setOpen] = useState<Open>();

  const filtered = Boolean(q || areaId || servicioId || estado);
  const counted = q || areaId || servicioId ? undefined : countOf(estadisticas.data, estado);
  const reload = () => {
    list.reload();
    void estadisticas.mutate();
  };
  const clear = () => setFilters({ q: '', estado: '', areaId: '', servicioId: '' });
  const failed = list.error && !list.rows;

  return (
    <>
      <PageHeader
        title="Candidatos"
        count={counted === undefined ? list.countLabel : whole.format(counted)}
        actions={
          <>
            <LinkButton to="/candidatos/importar" variant="outline">
              <Upload aria-hidden />
              Importar
            </LinkButton>
            <LinkButton to="/candidatos/nuevo" colorPalette="brand">
              <UserPlus aria-hidden />
              Nuevo candidato
            </LinkButton>
          </>
        }
      />
      <CandidatosFilters filters={filters} onChange={setFilters} areas={areas} onRefresh={reload} />
      <EstadoFilter
        estado={estado ?? ''}
        onChange={(value) => setFilters({ estado: value })}
        estadisticas={estadisticas.data}
        failed={Boolean(estadisticas.error && !estadisticas.data)}
      />
      {failed ? (
        <>
          <LoadError
            title={`Error al cargar candidatos: ${messageOf(list.error)}`}
            error={list.error}
            onRetry={reload}
          />
          <Pager paging={list.paging} caption="Candidatos" />
        </>
      ) : (
        <>
          <SeleccionBar
            seleccion={seleccion}
            shown={list.rows?.length ?? 0}
            onMove={() => setOpen({ dialog: 'move', candidatos: seleccion.chosen })}
            vista={vista}
            onVista={setVista}
          />
          <CandidatosList
            vista={vista}
            // The areas' names would make rows higher after they are shown.
            rows={areas || areasFailed ? list.rows : undefined}
            areas={areas ?? new Map()}
            seleccion={seleccion}
            actions={{
              move: (candidato) => setOpen({ dialog: 'move', candidatos: [candidato] }),
              remove: (candidato) => setOpen({ dialog: 'remove', candidato }),
            }}
            orden={q ? '' : orden}
            onOrden={q ? undefined : (next) => setFilters({ orden: next })}
            reload={reload}
            stale={list.isValidating}
            paging={list.paging}
            empty={
              list.paging.hasNext ? (
                <NothingYet title="Nadie por ahora" onNext={list.paging.next}>
                  Miramos una parte de los candidatos y ninguno coincide con todos los filtros. Hay más.
                </NothingYet>
              ) : filtered ? (
                <NoResults q={q} onClear={clear} />
              ) : (
                <NoCandidatos />
              )
            }
          />
        </>
      )}
      <Suspense fallback={null}>
        {open?.dialog === 'move' && (
          <EstadoDialog
            candidatos={open.candidatos}
            onClose={() => setOpen(undefined)}
            onMoved={() => seleccion.set(open.candidatos, false)}
          />
        )}
        {open?.dialog === 'remove' && (
          <DeleteCandidatoDialog
            candidato={open.candidato}
            onClose={() => setOpen(undefined)}
            onDeleted={() => seleccion.set([open.candidato], false)}
          />
        )}
      </Suspense>
    </>
  );
}

type Estadisticas = ReturnType<typeof useApi<'getCandidatosEstadisticas'>>['data'];

function countOf(estadisticas: Estadisticas, estado: (typeof ESTADOS_CANDIDATO)[number] | undefined) {
  return estado ? estadisticas?.porEstado[estado] : estadisticas?.total;
}
