import { Skeleton, Stack } from '@chakra-ui/react';
import { ErrorState } from '../../../components/error-state.tsx';
import { SelectEmpresaNotice } from '../../../components/select-empresa-notice.tsx';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { LogoSection } from './marca/logo-section.tsx';
import { MarcaForm } from './marca/marca-form.tsx';

/** How the company looks to its candidates, and what it tells them about their data. */
export default function MarcaTab() {
  const { hasEmpresa } = useSession();
  const { data, error, mutate } = useApi('getMarca');
  if (!hasEmpresa) {
    return <SelectEmpresaNotice>Elige una en el selector de la cabecera para cambiar su marca.</SelectEmpresaNotice>;
  }
  if (error && !data) {
    return <ErrorState title="No pudimos cargar la marca" error={error} onRetry={() => void mutate()} />;
  }
  if (!data) {
    return (
      <Stack gap="6" maxW="5xl">
        <Skeleton h="40" />
        <Skeleton h="96" />
      </Stack>
    );
  }
  return (
    <Stack gap="6" maxW="5xl">
      <LogoSection marca={data} />
      <MarcaForm marca={data} reload={async () => (await mutate()) ?? data} />
    </Stack>
  );
}
