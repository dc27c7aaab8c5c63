import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import type { EmailConfig } from '#shared/correos/email-config.ts';
import { Section } from '../../../../components/card.tsx';
import { CheckField } from '../../../../components/check-field.tsx';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { PasswordInput } from '../../../../components/password-input.tsx';
import type { EmailValues } from './email-values.ts';
import type { EmailFormApi } from './use-email-form.ts';

/** By whom e-mail goes out, and in whose name. */
export function ServidorFields({ email: { form, errorOf }, config }: { email: EmailFormApi; config: EmailConfig }) {
  const propio = form.watch('smtp') !== null;
  const typed = useRef<EmailValues['smtp']>(config.smtp);

  function choose(value: string) {
    if (value === 'plataforma') typed.current = form.getValues('smtp') ?? typed.current;
    form.setValue('smtp', value === 'propio' ? typed.current : null, { shouldDirty: true });
  }

  return (
    <Stack gap="6">
      <Section title="Servidor" help="Quién entrega los correos de la plataforma.">
        <Stack gap="4">
          <FormField
            label="Servicio de envío"
            help={propio ? undefined : `Los correos salen de ${config.remitentePlataforma}.`}
          >
            <SelectInput value={propio ? 'propio' : 'plataforma'} onChange={({ target }) => choose(target.value)}>
              <option value="plataforma">Servicio de la plataforma (Amazon SES)</option>
              <option value="propio">Servidor SMTP propio</option>
            </SelectInput>
          </FormField>
          {propio && (
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
              <FormField label="Servidor" required error={errorOf('smtp.host')}>
                <Input placeholder="smtp.tuempresa.com" autoComplete="off" {...form.register('smtp.host')} />
              </FormField>
              <FormField
                label="Puerto"
                required
                error={errorOf('smtp.port')}
                help={`Puertos admitidos: ${config.puertos.join(', ')}`}
              >
                <Input inputMode="numeric" {...form.register('smtp.port')} />
              </FormField>
              <FormField label="Usuario" required error={errorOf('smtp.user')}>
                <Input autoComplete="off" {...form.register('smtp.user')} />
              </FormField>
              <FormField
                label="Contraseña"
                required
                error={errorOf('smtp.password')}
                help="Se guarda cifrada y no se vuelve a mostrar."
              >
                <PasswordInput autoComplete="new-password" {...form.register('smtp.password')} />
              </FormField>
              <CheckField
                label="TLS desde el inicio (puerto 465)"
                help="Sin marcar, la conexión se cifra con STARTTLS antes de enviar nada."
                {...form.register('smtp.secure')}
                checked={form.watch('smtp.secure') ?? false}
                onChange={(secure) => form.setValue('smtp.secure', secure, { shouldDirty: true })}
              />
            </SimpleGrid>
          )}
        </Stack>
      </Section>
      <Section title="Remitente" help="El nombre que ve quien recibe el correo y la dirección a la que responde.">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <FormField label="Nombre del remitente" required error={errorOf('from.name')}>
            <Input {...form.register('from.name')} />
          </FormField>
          <FormField label="Email del remitente" required error={errorOf('from.email')}>
            <Input type="email" {...form.register('from.email')} />
          </FormField>
        </SimpleGrid>
      </Section>
    </Stack>
  );
}
