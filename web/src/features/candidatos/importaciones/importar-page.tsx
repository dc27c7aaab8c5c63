import { Skeleton, Stack } from '@chakra-ui/react';
import type { Importacion, ImportacionConMuestra } from '#shared/candidatos/importaciones/importacion.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../../components/select-empresa-notice.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { useApi, useRefresh } from '../../../lib/use-api.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import { ArchivoStep } from './archivo-step.tsx';
import { ColumnasStep } from './columnas-step.tsx';
import { isWorking } from './importacion-words.ts';
import { Pasos } from './pasos.tsx';
import { ProgresoCard } from './progreso-card.tsx';
import { ResultadoView } from './resultado-view.tsx';
import { RevisionStep } from './revision-step.tsx';

const POLL_MS = 1500;

/** From a file to its candidates. The import and the step stand in the URL: a reload goes on where one was. */
export default function ImportarPage() {
  const { hasEmpresa } = useSession();
  const [{ importacion: id }, setState] = useTableState({ importacion: '', paso: '', resultado: '' });
  const home = () => setState({ importacion: '', paso: '', resultado: '' });
  return (
    <>
      <PageHeader
        title="Importar candidatos"
        description="Añade muchos candidatos a la vez desde una hoja de cálculo."
        back={id ? { to: '/candidatos/importar', label: 'Importaciones' } : { to: '/candidatos', label: 'Candidatos' }}
      />
      {!hasEmpresa && <SelectEmpresaNotice />}
      {hasEmpresa && !id && (
        <>
          <Pasos actual={0} />
          <ArchivoStep onReceived={(received) => setState({ importacion: received.id })} />
        </>
      )}
      {hasEmpresa && id && <OneImportacion key={id} id={id} onHome={home} />}
    </>
  );
}

function OneImportacion({ id, onHome }: { id: string; onHome: () => void }) {
  const [{ paso }, setState] = useTableState({ importacion: '', paso: '', resultado: '' });
  const refresh = useRefresh();
  const { data, error, mutate } = useApi(
    'getImportacion',
    { params: { id } },
    // A function of its own in each render: SWR asks a known one only once, and then never polls.
    {
      refreshInterval: (latest) => (latest && isWorking(latest) ? POLL_MS : 0),
      onSuccess: (latest) => {
        // Not what `confirmImportacion` changes: this very read is among that.
        if (!isWorking(latest)) void refresh('listCandidatos', 'getPanel', 'listImportaciones', 'listFilasImportacion');
      },
    },
  );

  async function show(next: Importacion | ImportacionConMuestra) {
    await mutate({ columnas: [], muestra: [], ...next }, { revalidate: false });
    await refresh('listImportaciones');
  }

  if (error && !data) {
    const title = `No se pudo abrir la importación: ${messageOf(error)}`;
    return <LoadError title={title} error={error} onRetry={() => void mutate()} />;
  }
  if (!data) {
    return (
      <Stack gap="4" role="status" aria-busy aria-label="Cargando la importación">
        <Skeleton h="6" w="72" maxW="full" />
        <Skeleton h="64" />
      </Stack>
    );
  }
  if (data.estado === 'recibiendo') {
    return <ArchivoStep onReceived={({ id: received }) => setState({ importacion: received })} />;
  }
  if (data.estado === 'lista' && paso === 'revision' && data.revision) {
    return (
      <>
        <Pasos actual={2} />
        <RevisionStep importacion={data} onBack={() => setState({ paso: '', resultado: '' })} onStarted={show} />
      </>
    );
  }
  if (data.estado === 'lista') {
    return (
      <>
        <Pasos actual={1} />
        <ColumnasStep
          importacion={data}
          onBack={onHome}
          onReviewed={async (reviewed) => {
            await show(reviewed);
            await refresh('listFilasImportacion');
            setState({ paso: 'revision', resultado: '' });
          }}
        />
      </>
    );
  }
  return (
    <>
      <Pasos actual={isWorking(data) ? 3 : 4} />
      {isWorking(data) ? (
        <ProgresoCard importacion={data} />
      ) : (
        <ResultadoView importacion={data} onChanged={(next) => void show(next)} />
      )}
    </>
  );
}
