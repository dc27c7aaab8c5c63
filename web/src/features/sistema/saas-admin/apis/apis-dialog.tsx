import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Dialog } from '../../../../components/dialog.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { useApi } from '../../../../lib/use-api.ts';
import { ApisPlataforma } from '../../../ia/apis/apis-plataforma.tsx';
import { useEspera } from '../../../ia/apis/use-espera.ts';
import { useSinGuardar } from '../../../ia/apis/use-sin-guardar.ts';

/** The platform's provider keys, as in the configuration, without leaving the panel. */
export default function ApisDialog({ onClose }: { onClose: () => void }) {
  const { data, error, mutate, isValidating } = useApi('getConfiguracionGlobal', { query: { templates: 'false' } });
  const { guard, mark } = useSinGuardar();
  const espera = useEspera();
  const close = () => guard.leave(onClose);

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        mayClose={() => {
          close();
          return false;
        }}
        title="Config APIs Globales"
        shape="drawer"
        width="xl"
        footer={
          <Button variant="outline" onClick={close}>
            Cerrar
          </Button>
        }
      >
        <Stack gap="4">
          <Text color="fg.muted">
            Sirven a todas las empresas. Las claves se guardan cifradas y no se vuelven a mostrar.
          </Text>
          {error && !data ? (
            <ErrorState
              title="No pudimos cargar la configuración"
              error={error}
              onRetry={() => void mutate()}
              retrying={isValidating}
            />
          ) : data ? (
            <ApisPlataforma configuracion={data} espera={espera} mark={mark} />
          ) : (
            [0, 1, 2].map((bone) => <Skeleton key={bone} h="60" rounded="l3" />)
          )}
        </Stack>
      </Dialog>
      {guard.dialog}
    </>
  );
}
