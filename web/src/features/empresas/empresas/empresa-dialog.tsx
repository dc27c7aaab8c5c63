import { Skeleton, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { useApi } from '../../../lib/use-api.ts';
import { CreateEmpresa } from './create-empresa.tsx';
import { EditEmpresa } from './edit-empresa.tsx';

interface Props {
  /** Which company is edited; undefined makes a new one. */
  id: string | undefined;
  onClose: () => void;
  onSaved: () => void;
}

export default function EmpresaDialog({ id, ...actions }: Props) {
  return id === undefined ? <CreateEmpresa {...actions} /> : <LoadedEmpresa key={id} id={id} {...actions} />;
}

function LoadedEmpresa({ id, ...actions }: Props & { id: string }) {
  const { data, error, isValidating, mutate } = useApi(
    'getEmpresa',
    { params: { id } },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  // What is edited is what the server says now, not what an earlier visit left; later reloads replace nothing typed.
  const [empresa, setEmpresa] = useState<Empresa>();
  useEffect(() => {
    if (data && !isValidating) setEmpresa((first) => first ?? data);
  }, [data, isValidating]);

  if (empresa) return <EditEmpresa empresa={empresa} {...actions} />;
  return (
    <Dialog open title="Editar empresa" width="60rem" onClose={actions.onClose}>
      {error && !data ? (
        <ErrorState title="No pudimos cargar la empresa" error={error} onRetry={() => void mutate()} />
      ) : (
        <Stack gap="4" minH="calc(100dvh - 13.5rem)" role="status" aria-busy aria-label="Cargando empresa">
          <Skeleton h="10" w="full" />
          <Skeleton h="40" w="full" />
          <Skeleton h="40" w="full" />
        </Stack>
      )}
    </Dialog>
  );
}
