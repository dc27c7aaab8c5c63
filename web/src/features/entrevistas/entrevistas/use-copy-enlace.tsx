import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';

/** `const enlace = useCopyEnlace()`: `enlace.copy(id)` on a button, `{enlace.dialog}` in the page. */
export function useCopyEnlace() {
  const [busyId, setBusyId] = useState<string>();
  const [shown, setShown] = useState<string>();

  async function copy(id: string) {
    setBusyId(id);
    try {
      const { enlace } = await api.call('getEnlaceEntrevista', { params: { id } });
      try {
        await navigator.clipboard.writeText(enlace);
        toast.success('Enlace copiado', { description: 'Da acceso a la entrevista: compártelo solo con la persona.' });
      } catch {
        // A browser may refuse the clipboard: the person then copies by hand.
        setShown(enlace);
      }
    } catch (error) {
      toast.error('No se pudo obtener el enlace', { description: messageOf(error) });
    } finally {
      setBusyId(undefined);
    }
  }

  const close = () => setShown(undefined);
  return {
    copy,
    busyId,
    dialog: (
      <Dialog
        open={shown !== undefined}
        onClose={close}
        title="Enlace de la entrevista"
        footer={
          <Button variant="outline" onClick={close}>
            Cerrar
          </Button>
        }
      >
        <Stack gap="4">
          <Text color="fg.muted">
            Tu navegador no dejó copiarlo. Selecciona el texto y cópialo; compártelo solo con la persona candidata.
          </Text>
          <FormField label="Enlace">
            <Flex gap="1" w="full" align="center">
              <Input readOnly value={shown ?? ''} onFocus={(event) => event.target.select()} />
              <CopyButton value={shown ?? ''} label="Copiar el enlace" />
            </Flex>
          </FormField>
        </Stack>
      </Dialog>
    ),
  };
}
