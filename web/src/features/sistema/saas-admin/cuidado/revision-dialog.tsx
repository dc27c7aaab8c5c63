import { Text } from '@chakra-ui/react';
import type { ClaseRevision, VersionTextos } from '#shared/entrevistas/cuidado/texto-cuidado.ts';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { FormFailure } from '../../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { CLASE_LABELS, CONJUNTO_LABELS, hoy } from './cuidado-words.ts';
import type { Paises } from './version-section.tsx';

interface Props {
  version: VersionTextos;
  paises: Paises;
  onClose: () => void;
}

export default function RevisionDialog({ version: { conjunto, version, faltan }, paises, onClose }: Props) {
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/entrevistas/cuidado/texto-cuidado.ts')).createRevisionSchema(),
    defaultValues: { conjunto, version, clase: faltan[0] ?? 'pais', pais: '', nombre: '', cargo: '', fecha: hoy() },
    send: (body, options) => api.call('createRevisionTextos', { body, ...options }),
    onSuccess: ({ nombre }) => {
      guard.release();
      void refresh('createRevisionTextos');
      toast.success('Revisión anotada', { description: nombre });
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  const clase: ClaseRevision = form.watch('clase');
  return (
    <FormDialog
      title="Anotar una revisión"
      submitText="Anotar la revisión"
      busyText="Anotando..."
      {...{ onSubmit, isSubmitting, guard, onClose }}
    >
      <Text>
        De «{CONJUNTO_LABELS[conjunto]}», versión {version}. Quien revisa tiene que haber leído esa versión entera: otra
        versión empieza sin revisar.
      </Text>
      <FormField label="Qué se ha revisado" required error={errorOf('clase')}>
        <SelectInput {...form.register('clase')}>
          {Object.entries(CLASE_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectInput>
      </FormField>
      {clase === 'pais' && (
        <FormField label="País" required error={errorOf('pais')}>
          <SelectInput {...form.register('pais')}>
            <option value="">Elige un país</option>
            {paises.map(({ codigo, nombre }) => (
              <option key={codigo} value={codigo}>
                {nombre}
              </option>
            ))}
          </SelectInput>
        </FormField>
      )}
      <FormField label="Quién" required error={errorOf('nombre')}>
        <Input autoComplete="off" {...form.register('nombre')} />
      </FormField>
      <FormField
        label="Profesión o cargo"
        required
        error={errorOf('cargo')}
        help="Psicóloga clínica, delegada de protección de datos…"
      >
        <Input autoComplete="off" {...form.register('cargo')} />
      </FormField>
      <FormField label="Qué día" required error={errorOf('fecha')}>
        <Input type="date" max={hoy()} {...form.register('fecha')} />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
