import { Flex, Skeleton } from '@chakra-ui/react';
import { useParams } from 'react-router';
import { DateText } from '../../../../../components/date-text.tsx';
import { ErrorState } from '../../../../../components/error-state.tsx';
import { PageHeader } from '../../../../../components/page-header.tsx';
import { StateBadge } from '../../../../../components/state-badge.tsx';
import { useApi } from '../../../../../lib/use-api.ts';
import { estadoOf } from './estado-plantilla.ts';
import { PlantillaForm } from './plantilla-form.tsx';

const BACK = { to: '/configuracion?seccion=email&vista=plantillas', label: 'Plantillas' };

/** The text of one e-mail, with what it looks like beside it. */
export default function PlantillaPage() {
  const { plantilla = '' } = useParams();
  // What is typed must not be replaced by what a return to the window has read.
  const { data, error, mutate } = useApi(
    'getPlantillaCorreo',
    { params: { plantilla } },
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: true },
  );
  if (error && !data) {
    return (
      <>
        <PageHeader title="Plantilla de correo" back={BACK} />
        <ErrorState title="No pudimos cargar la plantilla" error={error} onRetry={() => void mutate()} />
      </>
    );
  }
  if (!data) {
    return (
      <>
        <PageHeader title="Plantilla de correo" back={BACK} />
        <Skeleton h="640px" />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={data.titulo}
        back={BACK}
        description={
          <Flex as="span" gap="2" align="center" wrap="wrap">
            <StateBadge kind="plantilla" value={estadoOf(data)} />
            {data.fecha && (
              <span>
                Último cambio: <DateText value={data.fecha} />, {data.por}
              </span>
            )}
          </Flex>
        }
      />
      <PlantillaForm key={data.plantilla} stored={data} />
    </>
  );
}
