import { Button } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { PorSuprimir } from '#shared/datos/conservacion/conservacion.ts';
import { DIAS_DE_AVISO } from '#shared/datos/conservacion/plazos.ts';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../../components/select-empresa-notice.tsx';
import { Link } from '../../../lib/link.tsx';
import { useSession } from '../../../lib/session.ts';
import { usePaged } from '../../../lib/use-paged.ts';

const ConservarDialog = lazy(() => import('./conservar-dialog.tsx'));

/** Candidates whose term of retention is nearly over: each can be kept, with a reason. */
export default function PorSuprimirPage() {
  const { hasEmpresa } = useSession();
  const list = usePaged('listPorSuprimir');
  const [keeping, setKeeping] = useState<PorSuprimir>();
  const columns: Column<PorSuprimir>[] = [
    { id: 'nombre', header: 'Nombre', cell: (row) => <Link to={`/candidatos/${row.candidatoId}`}>{row.nombre}</Link> },
    { id: 'actividad', header: 'Última actividad', cell: (row) => <DateText value={row.ultimaActividad} /> },
    {
      id: 'supresion',
      header: 'Se suprime',
      cell: (row) => (
        <span>
          desde el <DateText value={row.fechaSupresion} />
        </span>
      ),
    },
    {
      id: 'acciones',
      header: 'Acciones',
      align: 'end',
      cell: (row) => (
        <Button size="sm" variant="outline" aria-label={`Conservar a ${row.nombre}`} onClick={() => setKeeping(row)}>
          Conservar
        </Button>
      ),
    },
  ];
  return (
    <>
      <PageHeader
        title="Candidatos por suprimir"
        count={list.countLabel}
        back={{ to: '/candidatos', label: 'Candidatos' }}
        description={`Llevan sin actividad casi todo el plazo que guarda tu empresa. Avisamos ${DIAS_DE_AVISO} días antes: conserva a quien aún necesites.`}
        actions={
          <LinkButton to="/configuracion?seccion=general" variant="outline">
            Cambiar el plazo
          </LinkButton>
        }
      />
      {hasEmpresa ? (
        <DataTable
          caption="Candidatos por suprimir"
          columns={columns}
          rows={list.rows}
          rowKey={({ candidatoId }) => candidatoId}
          error={list.error}
          errorTitle="No pudimos cargar los candidatos por suprimir"
          onRetry={list.reload}
          stale={list.isValidating}
          paging={list.paging}
          empty={
            <EmptyState icon={ShieldCheck} title="Nadie está cerca de ser suprimido">
              Cuando un candidato lleve sin actividad casi todo el plazo de conservación, aparecerá aquí y avisaremos a
              tu equipo.
            </EmptyState>
          }
        />
      ) : (
        <SelectEmpresaNotice />
      )}
      {keeping && (
        <Suspense>
          <ConservarDialog candidato={keeping} onClose={() => setKeeping(undefined)} />
        </Suspense>
      )}
    </>
  );
}
