import { Button, Skeleton, Spinner, Stack, Text } from '@chakra-ui/react';
import type { Purga } from '#shared/datos/purgas/purga.ts';
import type { EmpresaResumen } from '#shared/empresas/empresas/empresa.ts';
import { DetailList } from '../../../components/detail-list.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { empresaNombre } from '../../../lib/empresa-nombre.ts';
import { whole } from '../../../lib/numbers.ts';
import { session, useSession } from '../../../lib/session.ts';
import { useApi, useRefresh } from '../../../lib/use-api.ts';

const POLL_MS = 2000;

/** How far the removal of a company has come. It goes on when this is closed. */
export function PurgaDialog({ empresa, onClose }: { empresa: EmpresaResumen; onClose: () => void }) {
  const name = empresaNombre(empresa);
  const { empresaId } = useSession();
  const refresh = useRefresh();
  const { data, error, mutate } = useApi(
    'getPurga',
    { params: { id: empresa.id } },
    {
      refreshInterval: (purga) => (purga?.estado === 'en_curso' ? POLL_MS : 0),
      onSuccess: (purga) => {
        if (purga.estado !== 'terminada') return;
        if (empresaId === empresa.id) session.selectEmpresa(null);
        // Not what `deleteEmpresa` changes: this very read is among that.
        void refresh('listEmpresas', 'getEstadisticas');
      },
    },
  );
  return (
    <Dialog
      open
      title={`Eliminar ${name} para siempre`}
      width="lg"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      {data ? (
        <Stack gap="4" aria-live="polite">
          <State purga={data} name={name} />
          <DetailList entries={COUNTED.map(([key, label]) => [label, whole.format(data.cuentas[key])])} />
        </Stack>
      ) : error ? (
        <ErrorState title="No pudimos ver cómo va la eliminación" error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton h="24" />
      )}
    </Dialog>
  );
}

const COUNTED = [
  ['usuarios', 'Usuarios'],
  ['entrevistas', 'Entrevistas'],
  ['archivos', 'Archivos'],
  ['elementos', 'Otros datos'],
] as const;

function State({ purga, name }: { purga: Purga; name: string }) {
  if (purga.estado === 'terminada') {
    return <Notice kind="success" title={`Se eliminaron todos los datos de ${name}`} />;
  }
  if (purga.estado === 'fallida') {
    return (
      <Notice kind="error" title="La eliminación se detuvo">
        {purga.motivo}
      </Notice>
    );
  }
  return (
    <Text display="flex" alignItems="center" gap="3">
      <Spinner size="sm" aria-hidden />
      Eliminando los datos. Puedes cerrar esta ventana: seguirá hasta terminar.
    </Text>
  );
}
