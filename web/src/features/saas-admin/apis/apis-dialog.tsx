import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import type { Proveedor } from '#shared/proveedores/proveedor.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { useApi } from '../../../lib/use-api.ts';
import { ProveedorCard } from './proveedor-card.tsx';

/** The platform's provider keys. Typed keys are asked about before they are lost, and are never kept as a draft. */
export default function ApisDialog({ onClose }: { onClose: () => void }) {
  const { data, error, mutate, isValidating } = useApi('getConfiguracionGlobal');
  const [dirty, setDirty] = useState<ReadonlySet<Proveedor>>(new Set());
  const guard = useUnsavedChanges(dirty.size > 0);
  const close = () => guard.leave(onClose);
  const mark = useCallback((proveedor: Proveedor, isDirty: boolean) => {
    setDirty((current) => {
      if (current.has(proveedor) === isDirty) return current;
      const next = new Set(current);
      if (isDirty) next.add(proveedor);
      else next.delete(proveedor);
      return next;
    });
  }, []);

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
            data.proveedores.map((configurado) => (
              <ProveedorCard key={configurado.proveedor} configurado={configurado} mark={mark} />
            ))
          ) : (
            [0, 1, 2].map((bone) => <Skeleton key={bone} h="60" rounded="l3" />)
          )}
        </Stack>
      </Dialog>
      {guard.dialog}
    </>
  );
}
