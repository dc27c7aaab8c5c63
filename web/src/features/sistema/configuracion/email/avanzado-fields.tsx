import { SimpleGrid } from '@chakra-ui/react';
import { Section } from '../../../../components/card.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import type { EmailFormApi } from './use-email-form.ts';

export function AvanzadoFields({ email: { form, errorOf } }: { email: EmailFormApi }) {
  return (
    <Section title="Entrega" help="Qué pasa con las respuestas y con los correos que no salen a la primera.">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <FormField
          label="Responder a"
          error={errorOf('replyTo')}
          help="Para las categorías que no tienen un email propio. Vacío: el del remitente."
        >
          <Input type="email" {...form.register('replyTo')} />
        </FormField>
        <FormField
          label="Intentos de envío"
          required
          error={errorOf('maxRetries')}
          help="De 1 a 10. Entre uno y otro esperamos cada vez más; después, el correo queda como fallido."
        >
          <Input inputMode="numeric" {...form.register('maxRetries')} />
        </FormField>
      </SimpleGrid>
    </Section>
  );
}
