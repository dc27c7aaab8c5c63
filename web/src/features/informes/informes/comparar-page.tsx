import { Skeleton, Stack } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../../components/select-empresa-notice.tsx';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { ComparacionCandidatos } from './comparacion-candidatos.tsx';
import { ComparacionCompetencias } from './comparacion-competencias.tsx';
import { ComparacionRadar } from './comparacion-radar.tsx';
import { ComparacionRecomendaciones } from './comparacion-recomendaciones.tsx';
import { compararPath } from './informe-paths.ts';

const BACK = { to: '/informes', label: 'Informes' };
const TITLE = 'Comparar candidatos';

/** Two to four candidates of one service side by side, by the ids in the address. */
export default function CompararPage() {
  const [search] = useSearchParams();
  const { hasEmpresa } = useSession();
  const ids = [...new Set((search.get('entrevistas') ?? '').split(',').filter(Boolean))];
  const enough = ids.length >= 2;
  const { data, error, mutate, isValidating } = useApi(enough ? 'getComparacion' : null, {
    query: { entrevistas: ids.join(',') },
  });
  if (hasEmpresa && data && enough) return <Comparacion informes={data.informes} faltan={data.faltan} ids={ids} />;
  return (
    <>
      <PageHeader title={TITLE} back={BACK} />
      {!hasEmpresa && <SelectEmpresaNotice />}
      {hasEmpresa && !enough && <TooFew />}
      {hasEmpresa && enough && error && (
        <Card p="0">
          <ErrorState
            title="No pudimos comparar estos informes"
            error={error}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        </Card>
      )}
      {hasEmpresa && enough && !error && (
        <Stack gap="5" aria-hidden>
          <Skeleton h="44" rounded="l3" />
          <Skeleton h="96" rounded="l3" />
        </Stack>
      )}
    </>
  );
}

function TooFew() {
  return (
    <Card p="0">
      <EmptyState
        icon={Columns3}
        title="Elige al menos dos informes"
        action={
          <LinkButton to="/informes" variant="outline">
            Ir a Informes
          </LinkButton>
        }
      >
        Marca entre dos y cuatro informes del mismo servicio en la lista y pulsa «Comparar».
      </EmptyState>
    </Card>
  );
}

interface Props {
  informes: Informe[];
  faltan: string[];
  ids: readonly string[];
}

function Comparacion({ informes, faltan, ids }: Props) {
  const [first] = informes;
  const without = (entrevistaId: string) => compararPath(ids.filter((id) => id !== entrevistaId));
  return (
    <>
      <PageHeader
        title={TITLE}
        back={BACK}
        count={informes.length}
        description={first && `Entrevistas del mismo servicio: ${first.servicioNombre}.`}
        actions={
          first && (
            <LinkButton variant="outline" to={`/informes?servicioId=${encodeURIComponent(first.servicioId)}`}>
              Elegir otros
            </LinkButton>
          )
        }
      />
      <Stack gap="5">
        {faltan.length > 0 && (
          <Notice
            kind="warning"
            title={
              faltan.length === 1
                ? 'Uno de los informes ya no existe'
                : `${faltan.length} de los informes ya no existen`
            }
          >
            Comparamos los que quedan.
          </Notice>
        )}
        <ComparacionCandidatos informes={informes} without={without} />
        <ComparacionRadar informes={informes} />
        <ComparacionCompetencias informes={informes} />
        <ComparacionRecomendaciones informes={informes} />
      </Stack>
    </>
  );
}
