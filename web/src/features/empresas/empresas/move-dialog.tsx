import { Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { EstadoEmpresa } from '#shared/empresas/empresas/empresa.states.ts';
import type { EmpresaResumen } from '#shared/empresas/empresas/empresa.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Textarea } from '../../../components/input.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { empresaNombre } from '../../../lib/empresa-nombre.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';

/** Where a person may move a company. */
export type Move = Exclude<EstadoEmpresa, 'trial'>;

const WORDS: Record<Move, { verb: string; busy: string; done: string; text: string }> = {
  activa: {
    verb: 'Activar',
    busy: 'Activando...',
    done: 'Empresa activada',
    text: 'Su equipo podrá trabajar con normalidad y su suscripción empezará a contar.',
  },
  suspendida: {
    verb: 'Suspender',
    busy: 'Suspendiendo...',
    done: 'Empresa suspendida',
    text: 'Su equipo podrá entrar y consultar, pero no cambiar nada. Las entrevistas en curso podrán terminar; no empezarán otras.',
  },
  cancelada: {
    verb: 'Cancelar',
    busy: 'Cancelando...',
    done: 'Empresa cancelada',
    text: 'Tendrá 30 días para exportar sus datos; después se eliminarán. No se puede volver a activar.',
  },
};

interface Props {
  empresa: EmpresaResumen;
  to: Move;
  onClose: () => void;
}

/** Moves a company to another state. The reason stays in its history. */
export default function MoveDialog({ empresa, to, onClose }: Props) {
  const { verb, busy, done, text } = WORDS[to];
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/empresas/empresas/empresa-form.ts')).moveEmpresaSchema(),
    defaultValues: { estado: to, motivo: '' },
    send: (body, options) => api.call('moveEmpresa', { params: { id: empresa.id }, body, ...options }),
    onSuccess: () => {
      guard.release();
      void refresh('moveEmpresa');
      toast.success(done, { description: empresaNombre(empresa) });
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  const { setFocus } = form;
  useEffect(() => setFocus('motivo'), [setFocus]);
  return (
    <FormDialog
      title={`${verb} ${empresaNombre(empresa)}`}
      submitText={`${verb} empresa`}
      busyText={busy}
      closeText="Volver"
      danger={to === 'cancelada'}
      onSubmit={onSubmit}
      isSubmitting={isSubmitting}
      guard={guard}
      onClose={onClose}
    >
      <Text>{text}</Text>
      <FormField label="Motivo" required error={errorOf('motivo')} help="Queda en el historial, con tu nombre.">
        <Textarea rows={3} {...form.register('motivo')} />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
