import { Skeleton, Text } from '@chakra-ui/react';
import { Section } from '../../../../components/card.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { useApi } from '../../../../lib/use-api.ts';

/** What could be restored, as the database itself says. */
export function CopiasSection() {
  const { data, error, mutate, isValidating } = useApi('getCopias');
  return (
    <Section title="Copias de seguridad" help="Lo que guarda la base de datos por sí misma.">
      {error && !data ? (
        <ErrorState
          title="No pudimos leer las copias"
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : data?.continua ? (
        <DetailList
          entries={[
            ['Tipo', 'Copia continua: se puede volver a cualquier segundo'],
            ['Desde', <DateText key="desde" value={data.continua.desde} style="dateTime" />],
            ['Hasta', <DateText key="hasta" value={data.continua.hasta} style="dateTime" />],
          ]}
        />
      ) : data ? (
        <Text>
          Aún no hay copias.{' '}
          <Text as="span" color="fg.muted">
            Este entorno no guarda ninguna de la base de datos.
          </Text>
        </Text>
      ) : (
        <Skeleton h="12" />
      )}
    </Section>
  );
}
