import { Flex, Skeleton, Stack } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import type { Ajustes } from '#shared/empresas/ajustes/ajustes.ts';
import { Section } from '../../../../components/card.tsx';
import { ChipsInput } from '../../../../components/chips-input.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { FormFailure, Notice } from '../../../../components/notice.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { toast } from '../../../../lib/toast.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { useAjustes } from '../ajustes/use-ajustes.ts';
import { addDominios } from './add-dominios.ts';

/** With which e-mails people may be invited to the company. */
export function DominiosSection() {
  const { data, error, mutate, isValidating, isPlataforma, save } = useAjustes();
  return (
    <Section
      title="Dominios permitidos"
      help="Solo se puede invitar a correos de estos dominios. Sin ninguno, se admite cualquiera. Quien ya es usuario no pierde el acceso."
    >
      {isPlataforma ? (
        <Notice kind="info" title="Selecciona una empresa">
          Cada empresa decide los suyos. Elígela en el selector de la cabecera.
        </Notice>
      ) : error && !data ? (
        <ErrorState
          title="No pudimos cargar los dominios"
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : !data ? (
        <Skeleton h="24" />
      ) : (
        <DominiosForm key={data.version} ajustes={data} save={save} />
      )}
    </Section>
  );
}

function DominiosForm({ ajustes, save }: { ajustes: Ajustes; save: ReturnType<typeof useAjustes>['save'] }) {
  const { form, onSubmit, failure, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/empresas/ajustes/ajustes.ts')).updateAjustesSchema(),
    defaultValues: { dominios: ajustes.dominios, version: ajustes.version },
    send: ({ dominios }) => save({ dominios }),
    onSuccess: () => {
      guard.release();
      toast.success('Dominios guardados');
    },
  });
  const { isDirty, errors } = form.formState;
  const guard = useUnsavedChanges(isDirty);
  const wrong = [errors.dominios].flat().find((each) => each?.message);
  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={onSubmit}>
        <FormField
          label="Dominios"
          error={wrong?.message}
          help="Escribe cada uno y pulsa Intro, por ejemplo empresa.com."
        >
          <Controller
            name="dominios"
            control={form.control}
            render={({ field }) => (
              <ChipsInput
                value={field.value ?? []}
                onChange={field.onChange}
                onBlur={field.onBlur}
                inputRef={field.ref}
                add={addDominios}
                placeholder="empresa.com"
              />
            )}
          />
        </FormField>
        <FormFailure failure={failure} />
        <Flex>
          <SubmitButton busy={isSubmitting} busyText="Guardando..." disabled={!isDirty}>
            Guardar dominios
          </SubmitButton>
        </Flex>
        {guard.dialog}
      </form>
    </Stack>
  );
}
