import { Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { avisoTexto } from '#shared/empresas/marca/aviso-texto.ts';
import type { Marca } from '#shared/empresas/marca/marca.ts';
import { Section } from '../../../../components/card.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Input, Textarea } from '../../../../components/input.tsx';
import { FormFailure } from '../../../../components/notice.tsx';
import { ObsoletaNotice } from '../../../../components/obsoleta-notice.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { ColorField } from './color-field.tsx';
import { HeaderPreview } from './header-preview.tsx';

const valuesOf = ({ colores, legales, version }: Marca) => ({ colores, legales, version });

interface Props {
  marca: Marca;
  /** What stands now. */
  reload: () => Promise<Marca>;
}

/** Colours and legal texts, saved together from one version of the company. */
export function MarcaForm({ marca, reload }: Props) {
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/empresas/marca/marca.ts')).updateMarcaSchema(),
    defaultValues: valuesOf(marca),
    send: (body, options) => api.call('updateMarca', { body, ...options }),
    onSuccess: (saved) => {
      form.reset(valuesOf(saved));
      toast.success('Marca guardada', { description: 'Tus candidatos la ven desde ahora.' });
      void refresh('updateMarca');
    },
  });
  const { isDirty } = form.formState;
  const guard = useUnsavedChanges(isDirty);
  const primario = form.watch('colores.primario') ?? '';
  const { responsable = '', contactoPrivacidad = '', avisoAdicional = '' } = form.watch('legales') ?? {};
  const aviso = avisoTexto({ responsable, contactoPrivacidad, avisoAdicional });
  const isObsoleta = failure instanceof ApiError && failure.code === 'VERSION_OBSOLETA';

  return (
    <Stack asChild gap="6">
      <form noValidate onSubmit={onSubmit}>
        <Section title="Colores" help="El color principal tiñe botones, enlaces y el progreso de la sala.">
          <Stack gap="5">
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
              <ColorField
                label="Color principal"
                name="colores.primario"
                form={form}
                error={errorOf('colores.primario')}
              />
              <ColorField
                label="Color secundario"
                name="colores.secundario"
                form={form}
                error={errorOf('colores.secundario')}
                help="Se guarda con la ficha de la empresa."
              />
            </SimpleGrid>
            <HeaderPreview nombre={marca.nombre} logo={marca.logo} color={primario} />
          </Stack>
        </Section>
        <Section
          title="Textos legales"
          help="Tus candidatos los leen antes de aceptar y los encuentran en su recibo. Con cada consentimiento se guarda el texto que leyeron."
        >
          <Stack gap="4">
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
              <FormField
                label="Responsable de los datos"
                error={errorOf('legales.responsable')}
                help="Nombre legal, CIF y dirección."
              >
                <Input {...form.register('legales.responsable')} autoComplete="off" />
              </FormField>
              <FormField
                label="Contacto de privacidad"
                error={errorOf('legales.contactoPrivacidad')}
                help="Correo para ver, corregir o borrar datos. Sin él se usa el de la empresa."
              >
                <Input type="email" {...form.register('legales.contactoPrivacidad')} autoComplete="off" />
              </FormField>
            </SimpleGrid>
            <FormField
              label="Aviso adicional"
              error={errorOf('legales.avisoAdicional')}
              help="Por ejemplo, cuánto tiempo guardas los datos o quién más los trata. Hasta 2000 caracteres."
            >
              <Textarea rows={4} {...form.register('legales.avisoAdicional')} />
            </FormField>
            <Stack gap="1.5" bg="bg.subtle" rounded="l2" p="3.5" textStyle="sm">
              <Text fontWeight="medium">Así lo leerán</Text>
              <Text whiteSpace="pre-line" wordBreak="break-word" color={aviso ? 'fg' : 'fg.muted'}>
                {aviso || 'Nada todavía: solo verán los dos avisos de la plataforma.'}
              </Text>
            </Stack>
          </Stack>
        </Section>
        {isObsoleta ? (
          <ObsoletaNotice
            title="Otra persona cambió la empresa mientras editabas su marca"
            onReload={async (keep) => {
              const now = await reload();
              form.reset(valuesOf(now), { keepDirtyValues: keep });
            }}
          />
        ) : (
          <FormFailure failure={failure} />
        )}
        <Flex>
          <SubmitButton busy={isSubmitting} busyText="Guardando..." disabled={!isDirty}>
            Guardar marca
          </SubmitButton>
        </Flex>
        {guard.dialog}
      </form>
    </Stack>
  );
}
