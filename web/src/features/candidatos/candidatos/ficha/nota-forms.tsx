import { Button, Flex, Stack } from '@chakra-ui/react';
import type { Nota } from '#shared/candidatos/notas/nota.ts';
import { FormField } from '../../../../components/form-field.tsx';
import { Textarea } from '../../../../components/input.tsx';
import { FormFailure } from '../../../../components/notice.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { useDraft } from '../../../../lib/use-draft.ts';

export function NewNota({ candidatoId }: { candidatoId: string }) {
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/candidatos/notas/nota.ts')).notaInput(),
    defaultValues: { texto: '' },
    send: (body, options) => api.call('createNota', { params: { id: candidatoId }, body, ...options }),
    onSuccess: () => {
      draft.clear();
      form.reset({ texto: '' });
      void refresh('createNota');
      toast.success('Nota guardada');
    },
  });
  const draft = useDraft({ name: `nota ${candidatoId}`, form });
  const guard = useUnsavedChanges(form.formState.isDirty, draft.clear);
  return (
    <Stack asChild gap="3">
      <form noValidate onSubmit={onSubmit}>
        <FormField label="Nueva nota" error={errorOf('texto')}>
          <Textarea rows={3} {...form.register('texto')} />
        </FormField>
        <FormFailure failure={failure} />
        <Flex justify="flex-end">
          <SubmitButton busy={isSubmitting} busyText="Guardando...">
            Guardar nota
          </SubmitButton>
        </Flex>
        {guard.dialog}
      </form>
    </Stack>
  );
}

export function EditNota({ nota, onClose }: { nota: Nota; onClose: () => void }) {
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/candidatos/notas/nota.ts')).updateNotaInput(),
    defaultValues: { texto: nota.texto, version: nota.version },
    send: (body) => api.call('updateNota', { params: { id: nota.candidatoId, notaId: nota.id }, body }),
    onSuccess: () => {
      guard.release();
      void refresh('updateNota');
      toast.success('Nota guardada');
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  return (
    <Stack asChild gap="3">
      <form noValidate onSubmit={onSubmit}>
        <FormField label="Editar nota" error={errorOf('texto')}>
          <Textarea rows={3} {...form.register('texto')} />
        </FormField>
        <FormFailure failure={failure} />
        <Flex justify="flex-end" gap="2">
          <Button variant="outline" onClick={() => guard.leave(onClose)}>
            Cancelar
          </Button>
          <SubmitButton busy={isSubmitting} busyText="Guardando...">
            Guardar
          </SubmitButton>
        </Flex>
        {guard.dialog}
      </form>
    </Stack>
  );
}
