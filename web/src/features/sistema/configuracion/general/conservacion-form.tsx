import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { Conservacion } from '#shared/datos/conservacion/conservacion.ts';
import { DIAS_DE_AVISO, MESES_CONSERVACION, MESES_POR_DEFECTO } from '#shared/datos/conservacion/plazos.ts';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { FormFailure, Notice } from '../../../../components/notice.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { origenText, plazoText } from './conservacion-words.ts';

const SIN_LIMITE = 'sin';
const fromField = (value: string) => (value === SIN_LIMITE ? null : Number(value));
const toField = (meses: number | null) => (meses === null ? SIN_LIMITE : String(meses));

/** A shorter term erases nobody at once: everybody is warned of again. */
export function ConservacionForm({ conservacion }: { conservacion: Conservacion }) {
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/datos/conservacion/conservacion.ts')).updateConservacionInput(),
    defaultValues: { meses: conservacion.meses, version: conservacion.version },
    send: (body, options) => api.call('updateConservacion', { body, ...options }),
    onSuccess: ({ meses }) => {
      guard.release();
      toast.success('Plazo de conservación guardado', { description: plazoText(meses) });
      void refresh('updateConservacion');
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  const meses = form.watch('meses') ?? null;
  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={onSubmit}>
        <Box maxW="xs">
          <FormField label="Plazo sin actividad" error={errorOf('meses')} help={origenText(conservacion)}>
            <SelectInput
              value={toField(meses)}
              onChange={({ target }) =>
                form.setValue('meses', fromField(target.value) as typeof meses, { shouldDirty: true })
              }
            >
              {MESES_CONSERVACION.map((each) => (
                <option key={each} value={each}>
                  {each} meses{each === MESES_POR_DEFECTO ? ' (por defecto)' : ''}
                </option>
              ))}
              <option value={SIN_LIMITE}>Sin límite</option>
            </SelectInput>
          </FormField>
        </Box>
        {meses === null ? (
          <Notice kind="warning" title="Nadie se suprimirá por falta de actividad">
            La ley pide guardar los datos solo el tiempo necesario: tendrás que revisarlos y suprimirlos tú.
          </Notice>
        ) : (
          <Text textStyle="sm" color="fg.muted">
            Cuenta como actividad editar su ficha, escribir una nota, cambiar su estado, subir un CV o programar y hacer
            una entrevista. Avisamos {DIAS_DE_AVISO} días antes de suprimir a alguien; si cambias el plazo, avisamos
            otra vez.
          </Text>
        )}
        <FormFailure failure={failure} />
        <Flex>
          <SubmitButton busy={isSubmitting} busyText="Guardando..." disabled={!form.formState.isDirty}>
            Guardar plazo
          </SubmitButton>
        </Flex>
        {guard.dialog}
      </form>
    </Stack>
  );
}
