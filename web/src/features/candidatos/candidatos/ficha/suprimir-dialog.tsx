import { useEffect } from 'react';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { FormFailure, Notice } from '../../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';

/** Erases everything about a person: their name has to be typed. How far it has come is shown in the place of the page. */
export function SuprimirDialog({ candidato, onClose }: { candidato: Candidato; onClose: () => void }) {
  const { id, nombre } = candidato;
  const params = { id };
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/datos/privacidad/privacidad.ts')).startSupresionInput(),
    defaultValues: { confirmacion: '' },
    send: (body, options) => api.call('startSupresion', { params, body, ...options }),
    onSuccess: () => {
      guard.release();
      onClose();
      // The candidate is gone: their page finds it out, and shows how far the rest has come.
      void refresh('startSupresion');
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  const { setFocus } = form;
  useEffect(() => setFocus('confirmacion'), [setFocus]);
  return (
    <FormDialog
      title={`Suprimir los datos de ${nombre}`}
      submitText="Suprimir para siempre"
      busyText="Suprimiendo..."
      danger
      onSubmit={onSubmit}
      isSubmitting={isSubmitting}
      guard={guard}
      onClose={onClose}
    >
      <Notice kind="warning" title="No se puede deshacer">
        Se eliminan su ficha, su CV, sus notas, sus entrevistas con las respuestas, sus informes y los correos que
        recibió. Si tiene una entrevista en curso, termina ahora. Solo queda constancia de quién lo pidió y cuándo.
      </Notice>
      <FormField label={`Escribe «${nombre}» para confirmarlo`} required error={errorOf('confirmacion')}>
        <Input autoComplete="off" spellCheck={false} {...form.register('confirmacion')} />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
