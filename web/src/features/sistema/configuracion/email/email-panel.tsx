import { Skeleton, Stack } from '@chakra-ui/react';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useApi } from '../../../../lib/use-api.ts';
import { EmailForm } from './email-form.tsx';

export function EmailPanel() {
  const { data, error, mutate } = useApi('getConfiguracionGlobal', { query: { templates: 'false' } });
  return (
    <Stack gap="6">
      <Notice kind="warning" title="Afecta a todos los correos de la plataforma">
        Invitaciones a candidatos, credenciales de administradores, reportes de entrevistas y avisos del sistema.
      </Notice>
      {error && !data ? (
        <ErrorState title="No pudimos cargar la configuración de email" error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <EmailForm config={data.emailConfig} />
      ) : (
        <Skeleton h="96" />
      )}
    </Stack>
  );
}
