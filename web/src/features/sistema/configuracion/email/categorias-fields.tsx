import { SimpleGrid, Stack } from '@chakra-ui/react';
import { CATEGORIAS_CORREO } from '#shared/correos/plantillas.ts';
import { Section } from '../../../../components/card.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { CATEGORIA_HELP, CATEGORIA_LABELS } from './correo-words.ts';
import type { EmailFormApi } from './use-email-form.ts';

/** A mailbox for each kind of e-mail; what is left empty is the general sender's. */
export function CategoriasFields({ email: { form, errorOf } }: { email: EmailFormApi }) {
  return (
    <Stack gap="6">
      {CATEGORIAS_CORREO.map((categoria) => (
        <Section key={categoria} title={CATEGORIA_LABELS[categoria]} help={CATEGORIA_HELP[categoria]}>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <FormField label="Nombre" error={errorOf(`emails.${categoria}.name`)}>
              <Input placeholder="El del remitente general" {...form.register(`emails.${categoria}.name`)} />
            </FormField>
            <FormField label="Email" error={errorOf(`emails.${categoria}.email`)}>
              <Input
                type="email"
                placeholder="El del remitente general"
                {...form.register(`emails.${categoria}.email`)}
              />
            </FormField>
          </SimpleGrid>
        </Section>
      ))}
    </Stack>
  );
}
