import { Flex, Grid, Skeleton, Spinner, Stack } from '@chakra-ui/react';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { useApi } from '../../../lib/use-api.ts';
import { PerfilForm } from './perfil-form.tsx';

export default function PerfilPage() {
  // What is being typed must not be replaced by a reload in the background.
  const { data, error, isLoading, mutate } = useApi('getPerfil', undefined, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return (
    <>
      <PageHeader
        title="Mi Perfil"
        description="Tus datos, tu foto y cómo quieres usar Idonea."
        actions={
          isLoading && (
            <Flex role="status" align="center" gap="2" color="fg.muted">
              <Spinner size="sm" aria-hidden />
              Sincronizando...
            </Flex>
          )
        }
      />
      {data && (
        <PerfilForm key={data.id} perfil={data} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
      )}
      {!data && error && !isLoading && (
        <Card p="0">
          <ErrorState title="No pudimos cargar tu perfil" error={error} onRetry={() => void mutate()} />
        </Card>
      )}
      {!data && (isLoading || !error) && (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }} gap="6" aria-hidden>
          <Skeleton h="56" rounded="l3" />
          <Stack gap="4">
            <Skeleton h="29rem" rounded="l3" />
            <Skeleton h="72" rounded="l3" />
            <Skeleton h="72" rounded="l3" />
          </Stack>
        </Grid>
      )}
    </>
  );
}
