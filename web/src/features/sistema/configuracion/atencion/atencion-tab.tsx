import { Skeleton, Stack } from '@chakra-ui/react';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SelectEmpresaNotice } from '../../../../components/select-empresa-notice.tsx';
import { useSession } from '../../../../lib/session.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { AtencionForm } from './atencion-form.tsx';

/** Settings of the company's care: its contacts and its promises to candidates. */
export default function AtencionTab() {
  const { hasEmpresa } = useSession();
  const { data, error, mutate } = useApi('getAjustesAtencion');
  if (!hasEmpresa) {
    return (
      <SelectEmpresaNotice>
        Elige una en el selector de la cabecera para ver quién atiende a sus candidatos.
      </SelectEmpresaNotice>
    );
  }
  if (error && !data) {
    return <ErrorState title="No pudimos cargar la atención" error={error} onRetry={() => void mutate()} />;
  }
  if (!data) {
    return (
      <Stack gap="6" maxW="5xl">
        <Skeleton h="72" />
        <Skeleton h="72" />
        <Skeleton h="48" />
      </Stack>
    );
  }
  return <AtencionForm ajustes={data} reload={async () => (await mutate()) ?? data} />;
}
