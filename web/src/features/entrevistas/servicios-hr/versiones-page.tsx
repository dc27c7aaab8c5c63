import { Badge, Box, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router';
import type { ServicioVersion } from '#shared/entrevistas/servicios-hr/servicio-version.ts';
import { Card, Section } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useApi } from '../../../lib/use-api.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import { type Cambio, diffServicio } from './diff-servicio.ts';
import { entero } from './servicio-entero.ts';

/** Who saved which version and when, and what one changed of another; both are chosen in the URL. */
export default function VersionesPage() {
  const { codigo = '' } = useParams();
  const list = useApi('listVersionesServicioHr', { params: { codigo }, query: { limit: 200 } });
  const versiones = list.data?.data;
  const [chosen, setChosen] = useTableState({ desde: '', hasta: '' });
  const hasta = chosen.hasta || String(versiones?.[0]?.version ?? '');
  const desde = chosen.desde || String(versiones?.[1]?.version ?? versiones?.[0]?.version ?? '');
  const { data: servicio } = useApi('getServicioHr', { params: { codigo } });
  const back = { to: `/servicios-hr/${codigo}`, label: servicio?.nombre ?? 'Servicio' };
  if (list.error && !versiones) {
    return (
      <>
        <PageHeader title="Versiones" back={back} />
        <Card p="0">
          <ErrorState title="No pudimos cargar las versiones" error={list.error} onRetry={() => void list.mutate()} />
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="Versiones"
        back={back}
        count={versiones?.length}
        description="Cada guardado hace una versión nueva. Una entrevista conserva la versión con la que se programó."
      />
      {versiones ? (
        <Stack gap="5">
          {versiones.length > 1 && (
            <>
              <Card>
                <Flex gap="4" wrap="wrap">
                  {(
                    [
                      ['desde', 'Comparar la versión', desde],
                      ['hasta', 'con la versión', hasta],
                    ] as const
                  ).map(([name, label, value]) => (
                    <Box key={name} flex="1 1 14rem">
                      <FormField label={label}>
                        <SelectInput value={value} onChange={({ target }) => setChosen({ [name]: target.value })}>
                          {versiones.map((each) => (
                            <option key={each.version} value={each.version}>
                              {versionText(each)}
                            </option>
                          ))}
                        </SelectInput>
                      </FormField>
                    </Box>
                  ))}
                </Flex>
              </Card>
              <Comparison codigo={codigo} desde={desde} hasta={hasta} />
            </>
          )}
          <Section
            title="Historial"
            help={versiones.length > 1 ? undefined : 'Cuando haya otra versión, aquí podrás compararlas.'}
          >
            <Stack as="ol" gap="0" listStyle="none">
              {versiones.map((each, index) => (
                <Flex as="li" key={each.version} gap="3" py="2.5" borderTopWidth={index ? '1px' : '0'} wrap="wrap">
                  <Text fontWeight="medium">Versión {each.version}</Text>
                  {index === 0 && <Badge colorPalette="green">Actual</Badge>}
                  <Text color="fg.muted">
                    {each.autor && each.fecha ? `${each.autor.nombre}, ${formatDate(each.fecha)}` : 'De serie'}
                  </Text>
                </Flex>
              ))}
            </Stack>
          </Section>
        </Stack>
      ) : (
        <Stack gap="5" aria-hidden>
          <Skeleton h="24" rounded="l3" />
          <Skeleton h="80" rounded="l3" />
        </Stack>
      )}
    </>
  );
}

const versionText = ({ version, fecha, autor }: ServicioVersion) =>
  `${version} · ${autor && fecha ? `${autor.nombre}, ${formatDate(fecha)}` : 'de serie'}`;

function Comparison({ codigo, desde, hasta }: { codigo: string; desde: string; hasta: string }) {
  const before = useApi('getVersionServicioHr', { params: { codigo, version: desde } });
  const after = useApi('getVersionServicioHr', { params: { codigo, version: hasta } });
  const error = before.error ?? after.error;
  if (error) {
    return (
      <Card p="0">
        <ErrorState
          title="No pudimos comparar las versiones"
          error={error}
          onRetry={() => void Promise.all([before.mutate(), after.mutate()])}
        />
      </Card>
    );
  }
  if (!before.data || !after.data) return <Skeleton h="60" rounded="l3" aria-hidden />;
  const cambios = diffServicio(entero(before.data), entero(after.data));
  const grupos = [...new Set(cambios.map(({ grupo }) => grupo))];
  return (
    <Section title={desde === hasta ? 'Cambios' : `Cambios de la ${desde} a la ${hasta}`}>
      {cambios.length === 0 ? (
        <Text color="fg.muted">
          {desde === hasta
            ? 'Elige dos versiones distintas para compararlas.'
            : 'Estas versiones no se diferencian en nada.'}
        </Text>
      ) : (
        <Stack gap="5">
          {grupos.map((grupo) => (
            <Box key={grupo}>
              <Heading as="h3" size="sm" mb="2">
                {grupo}
              </Heading>
              <Stack as="ul" gap="3" listStyle="none">
                {cambios
                  .filter((cambio) => cambio.grupo === grupo)
                  .map((cambio) => (
                    <CambioItem key={cambio.campo} {...cambio} />
                  ))}
              </Stack>
            </Box>
          ))}
        </Stack>
      )}
    </Section>
  );
}

function CambioItem({ campo, antes, despues }: Cambio) {
  const [word, palette] =
    antes === undefined
      ? (['Añadido', 'green'] as const)
      : despues === undefined
        ? (['Eliminado', 'red'] as const)
        : (['Cambiado', 'amber'] as const);
  return (
    <Box as="li" borderWidth="1px" rounded="l2" p="3.5">
      <Flex gap="2" align="baseline" wrap="wrap">
        <Badge colorPalette={palette}>{word}</Badge>
        <Text fontWeight="medium" overflowWrap="anywhere">
          {campo}
        </Text>
      </Flex>
      {antes !== undefined && <Side label="Antes" palette="red" text={antes} />}
      {despues !== undefined && <Side label="Después" palette="green" text={despues} />}
    </Box>
  );
}

function Side({ label, palette, text }: { label: string; palette: 'red' | 'green'; text: string }) {
  return (
    <Box colorPalette={palette} mt="2" ps="3" borderStartWidth="3px" borderColor="colorPalette.solid">
      <Text textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text || '(vacío)'}
      </Text>
    </Box>
  );
}
