import { Text } from '@chakra-ui/react';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Textarea } from '../../../components/input.tsx';
import { FormFailure, Notice } from '../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';

const MENSAJE =
  'Gracias por completar la entrevista. Una persona de nuestro equipo ha leído tus respuestas con atención.';
const PASOS = 'En los próximos días te escribiremos para contarte cómo sigue el proceso.';

/** What the company tells the person of their interview, once: what is written here and nothing else. */
export default function ResultadoDialog({ informe, onClose }: { informe: Informe; onClose: () => void }) {
  const { entrevistaId, candidatoNombre } = informe;
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/informes/informes/informe.ts')).sendResultadoSchema(),
    defaultValues: { mensaje: MENSAJE, siguientesPasos: PASOS },
    send: (body, options) => api.call('sendResultado', { params: { entrevistaId }, body, ...options }),
    onSuccess: () => {
      guard.release();
      toast.success('Resultado en camino', { description: `${candidatoNombre} lo recibirá en unos minutos.` });
      void refresh('sendResultado');
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  return (
    <FormDialog
      title="Enviar resultado a la persona"
      submitText="Enviar resultado"
      busyText="Enviando..."
      onSubmit={onSubmit}
      isSubmitting={isSubmitting}
      guard={guard}
      onClose={onClose}
    >
      <Text>
        <b>{candidatoNombre}</b> recibirá un correo que empieza con «Hola» y su nombre, con el texto que escribas aquí.
      </Text>
      <Notice kind="info">
        No se envían puntuaciones, citas ni el informe. Se envía una sola vez y queda en su historial con tu nombre.
      </Notice>
      <FormField label="Mensaje" required error={errorOf('mensaje')}>
        <Textarea rows={5} maxLength={2000} {...form.register('mensaje')} />
      </FormField>
      <FormField label="Siguientes pasos" required error={errorOf('siguientesPasos')}>
        <Textarea rows={3} maxLength={1000} {...form.register('siguientesPasos')} />
      </FormField>
      <FormFailure failure={failure} title="No se pudo enviar el resultado" />
    </FormDialog>
  );
}
