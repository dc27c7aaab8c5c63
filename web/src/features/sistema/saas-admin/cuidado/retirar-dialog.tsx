import type { LineaAyuda } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { FormFailure, Notice } from '../../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { MismoNumero } from './mismo-numero.tsx';

export default function RetirarDialog({ linea, onClose }: { linea: LineaAyuda; onClose: () => void }) {
  const { id, nombre, numero, paisNombre } = linea;
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/entrevistas/cuidado/linea-ayuda.ts')).withdrawLineaSchema(),
    defaultValues: { motivo: '' },
    send: (body, options) => api.call('withdrawLineaAyuda', { params: { linea: id }, body, ...options }),
    onSuccess: () => {
      guard.release();
      void refresh('withdrawLineaAyuda');
      toast.success('Línea retirada', { description: `${numero || nombre}, ${paisNombre}` });
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  return (
    <FormDialog
      danger
      title={`¿Retirar ${nombre}?`}
      submitText="Retirar la línea"
      busyText="Retirando..."
      {...{ onSubmit, isSubmitting, guard, onClose }}
    >
      <Notice kind="warning" title="Desde el próximo mensaje nadie la verá">
        La sala dirá en su lugar otra línea de {paisNombre} que siga vigente o, si no queda ninguna, un texto sin
        número. Quien ya tenga la sala abierta sin conexión puede ver todavía el número. Puedes volver a mostrarla
        cuando quieras.
      </Notice>
      <MismoNumero linea={linea} what="También se retira" />
      <FormField
        label="Motivo"
        required
        error={errorOf('motivo')}
        help="Queda en la auditoría: no escribas datos de personas."
      >
        <Input autoComplete="off" {...form.register('motivo')} />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
