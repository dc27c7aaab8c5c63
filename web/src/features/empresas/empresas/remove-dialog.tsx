import { Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { EmpresaResumen } from '#shared/empresas/empresas/empresa.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { FormFailure, Notice } from '../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { empresaNombre } from '../../../lib/empresa-nombre.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { PurgaDialog } from './purga-dialog.tsx';

interface Props {
  empresa: EmpresaResumen;
  onClose: () => void;
}

/** Removes a company for good: its name has to be typed. What follows takes its time, and its progress is shown. */
export default function RemoveDialog(props: Props) {
  const [started, setStarted] = useState(false);
  return started ? <PurgaDialog {...props} /> : <ConfirmRemoval {...props} onStarted={() => setStarted(true)} />;
}

function ConfirmRemoval({ empresa, onClose, onStarted }: Props & { onStarted: () => void }) {
  const name = empresaNombre(empresa);
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/datos/purgas/purga.ts')).deleteEmpresaSchema(),
    defaultValues: { confirmacion: '' },
    send: (body) => api.call('deleteEmpresa', { params: { id: empresa.id }, body }),
    onSuccess: () => {
      guard.release();
      void refresh('deleteEmpresa');
      onStarted();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  const { setFocus } = form;
  useEffect(() => setFocus('confirmacion'), [setFocus]);
  return (
    <FormDialog
      title={`Eliminar ${name} para siempre`}
      submitText="Eliminar para siempre"
      busyText="Eliminando..."
      danger
      onSubmit={onSubmit}
      isSubmitting={isSubmitting}
      guard={guard}
      onClose={onClose}
    >
      <Notice kind="warning" title="No se puede deshacer">
        Se eliminan sus usuarios y su acceso, sus candidatos, entrevistas, informes, áreas y archivos. Solo queda
        constancia de quién lo pidió y cuándo.
      </Notice>
      <Text>
        Si la empresa solo deja de usar la plataforma, cancélala: tendrá 30 días para exportar sus datos y después se
        eliminarán.
      </Text>
      <FormField label={`Escribe «${name}» para confirmarlo`} required error={errorOf('confirmacion')}>
        <Input autoComplete="off" spellCheck={false} {...form.register('confirmacion')} />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
