import { Flex, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { Frecuencia, Programacion } from '#shared/datos/datos/datos.ts';
import { Section } from '../../../../components/card.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { FormFailure } from '../../../../components/notice.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useApi, useRefresh } from '../../../../lib/use-api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';

const FRECUENCIA_LABELS: Record<Frecuencia, string> = { nunca: 'Nunca', diaria: 'Cada día', semanal: 'Cada semana' };

export function ProgramacionCard() {
  const { data, error, mutate } = useApi('getResumenDatos');
  return (
    <Section title="Programación" help="Las copias programadas se hacen de noche, y se borran las más antiguas.">
      {error && !data ? (
        <ErrorState title="No pudimos cargar la programación" error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <ProgramacionForm key={JSON.stringify(data.programacion)} programacion={data.programacion} />
      ) : (
        <Skeleton h="32" />
      )}
    </Section>
  );
}

function ProgramacionForm({ programacion }: { programacion: Programacion }) {
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/datos/datos/datos.ts')).programacionInput(),
    defaultValues: { frecuencia: programacion.frecuencia, conservar: programacion.conservar },
    send: (body, options) => api.call('updateProgramacion', { body, ...options }),
    onSuccess: () => {
      guard.release();
      toast.success('Programación guardada');
      void refresh('updateProgramacion');
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={onSubmit}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <FormField label="Frecuencia" error={errorOf('frecuencia')}>
            <SelectInput {...form.register('frecuencia')}>
              {Object.entries(FRECUENCIA_LABELS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectInput>
          </FormField>
          <FormField label="Copias que se conservan" error={errorOf('conservar')}>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={30}
              {...form.register('conservar', { valueAsNumber: true })}
            />
          </FormField>
        </SimpleGrid>
        <Text color="fg.muted" textStyle="sm">
          {programacion.proxima ? (
            <>
              Próxima copia: <DateText value={programacion.proxima} style="dateTime" />
            </>
          ) : (
            'No hay copias programadas.'
          )}
        </Text>
        <FormFailure failure={failure} />
        <Flex>
          <SubmitButton busy={isSubmitting} busyText="Guardando..." disabled={!form.formState.isDirty}>
            Guardar programación
          </SubmitButton>
        </Flex>
        {guard.dialog}
      </form>
    </Stack>
  );
}
