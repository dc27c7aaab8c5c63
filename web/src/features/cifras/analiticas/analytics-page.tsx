import { Button, Spinner, Stack } from '@chakra-ui/react';
import { ChartColumn, Download, Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { periodoOf } from '../../../lib/periodo.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import { ANALYTICS_DEFAULTS, AnalyticsFilters } from './analytics-filters.tsx';
import { Distribucion, Evolucion } from './charts-section.tsx';
import { Competencias } from './competencias.tsx';
import { Embudo } from './embudo.tsx';
import { Figures } from './figures.tsx';
import { Grupos } from './grupos.tsx';
import { Recomendaciones } from './recomendaciones.tsx';
import { RecuentoButton } from './recuento-button.tsx';
import { TiemposYCalidad } from './tiempos-y-calidad.tsx';
import { useAnaliticas } from './use-analiticas.ts';
import { useNombres } from './use-nombres.ts';

const EnviarDialog = lazy(() => import('./enviar-dialog.tsx'));

/** What the interviews of a company did, or those of the whole platform for a superadmin who has chosen none. */
export default function AnalyticsPage() {
  const { can, hasEmpresa } = useSession();
  const [state, setState] = useTableState(ANALYTICS_DEFAULTS);
  const query = {
    ...periodoOf(state, Date.now()),
    ...(state.areaId && hasEmpresa && { areaId: state.areaId }),
    ...(state.servicioId && { servicioId: state.servicioId }),
  };
  const { data, error, mutate, isValidating } = useAnaliticas(query);
  const nombres = useNombres();
  const [sending, setSending] = useState(false);
  const filtered = Boolean(state.areaId || state.servicioId);
  const empty = data && isEmpty(data.cifras) && isEmpty(data.anterior.cifras);
  return (
    <>
      <PageHeader
        title="Analytics"
        description={
          hasEmpresa
            ? 'Cómo van tus entrevistas: cada hecho cuenta el día en que ocurrió.'
            : 'Las entrevistas de toda la plataforma: cada hecho cuenta el día en que ocurrió.'
        }
        actions={
          <>
            {can('manage_users') && hasEmpresa && <RecuentoButton onDone={() => void mutate()} />}
            <Button variant="outline" onClick={() => setSending(true)}>
              <Mail aria-hidden />
              Enviar por correo
            </Button>
            <ExportButton query={query} />
          </>
        }
      />
      {sending && (
        <Suspense>
          <EnviarDialog query={query} onClose={() => setSending(false)} />
        </Suspense>
      )}
      <AnalyticsFilters state={state} onChange={setState} nombres={nombres} />
      {error && !data ? (
        <Card p="0">
          <ErrorState
            title="No pudimos cargar las analíticas"
            error={error}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        </Card>
      ) : empty ? (
        <Card p="0">
          <EmptyState
            icon={ChartColumn}
            title={filtered ? 'No hay entrevistas con estos filtros' : 'Aún no hay entrevistas en este periodo'}
            action={
              filtered ? (
                <Button variant="outline" onClick={() => setState({ areaId: '', servicioId: '' })}>
                  Quitar los filtros
                </Button>
              ) : (
                hasEmpresa && (
                  <LinkButton to="/entrevistas" variant="outline">
                    Ir a las entrevistas
                  </LinkButton>
                )
              )
            }
          >
            Aquí verás cuántas se completan, cuánto tardan, qué puntúan y cómo las valoran los candidatos.
          </EmptyState>
        </Card>
      ) : (
        <Stack gap="4" opacity={isValidating && data ? 0.7 : 1} aria-busy={isValidating}>
          <Figures data={data} />
          <Evolucion data={data} />
          <Embudo data={data} />
          <Distribucion data={data} />
          <Recomendaciones data={data} />
          <Grupos
            title="Por área"
            rows={hasEmpresa && !state.areaId ? data?.areas : []}
            nombres={nombres.areas}
            onChoose={(areaId) => setState({ areaId })}
          />
          <Grupos
            title="Por servicio"
            rows={state.servicioId ? [] : data?.servicios}
            nombres={nombres.servicios}
            onChoose={(servicioId) => setState({ servicioId })}
          />
          {state.servicioId && <Competencias codigo={state.servicioId} rows={data?.competencias} />}
          <TiemposYCalidad data={data} />
        </Stack>
      )}
    </>
  );
}

const isEmpty = ({ programadas, completadas, analizadas, validadas, canceladas, noPresentadas, caducadas }: Cifras) =>
  programadas + completadas + analizadas + validadas + canceladas + noPresentadas + caducadas === 0;
type Cifras = NonNullable<ReturnType<typeof useAnaliticas>['data']>['cifras'];

function ExportButton({ query }: { query: Parameters<typeof useAnaliticas>[0] }) {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const file = await api.call('exportAnaliticas', { query });
      saveFile(file);
      toast.success('Exportación descargada', { description: file.name });
    } catch (error) {
      toast.error('No se pudo exportar', { description: messageOf(error) });
    }
    setBusy(false);
  }
  return (
    <Button variant="outline" aria-disabled={busy} onClick={() => !busy && void download()}>
      {busy ? <Spinner size="xs" aria-hidden /> : <Download aria-hidden />}
      {busy ? 'Exportando...' : 'Exportar CSV'}
    </Button>
  );
}
