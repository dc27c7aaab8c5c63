import { SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { zoneCity } from '#shared/core/zone-city.ts';
import { Section } from '../../../../components/card.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { browserZone } from '../../../../lib/dates.ts';
import { zoneOptions } from '../../../../lib/zones.ts';
import { AjusteSelect } from '../ajustes/ajuste-select.tsx';
import { useAjustes } from '../ajustes/use-ajustes.ts';

/** With which language and clock new users begin. Everybody may choose another zone in their profile. */
export function IdiomaSection() {
  const { data, error, mutate, isValidating, isPlataforma, mayChange, save } = useAjustes();
  const own = isPlataforma ? data?.zonaHoraria : data?.propios.zonaHoraria;
  const zones = useMemo(() => zoneOptions([...(own ? [own] : []), browserZone()]), [own]);
  return (
    <Section
      title="Idioma y zona horaria"
      help="Con lo que empieza cada usuario nuevo. La zona se puede cambiar después en el perfil."
    >
      {error && !data ? (
        <ErrorState
          title="No pudimos cargar los ajustes"
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : !data ? (
        <Skeleton h="24" />
      ) : (
        <Stack gap="4">
          <DetailList entries={[['Idioma', 'Español']]} />
          {mayChange ? (
            <SimpleGrid maxW="sm">
              <AjusteSelect
                label="Zona horaria"
                help={`Los usuarios nuevos verán las fechas a la hora de ${zoneCity(data.zonaHoraria)}.`}
                value={own ?? ''}
                options={[
                  ...(isPlataforma ? [] : [['', 'La de la plataforma'] as const]),
                  ...zones.map(({ value, label }) => [value, label] as const),
                ]}
                disabled={false}
                saved="Zona horaria guardada"
                save={(zonaHoraria) => save({ zonaHoraria: zonaHoraria || null })}
              />
            </SimpleGrid>
          ) : (
            <DetailList entries={[['Zona horaria', data.zonaHoraria.replaceAll('_', ' ')]]} />
          )}
        </Stack>
      )}
    </Section>
  );
}
