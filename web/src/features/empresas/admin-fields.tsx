import { Box, Button, Flex, Input, SimpleGrid, Stack } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { createEmpresaSchema } from '#shared/empresas/empresa.ts';
import { Section } from '../../components/card.tsx';
import { CheckField } from '../../components/check-field.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { FormField } from '../../components/form-field.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { generatePassword } from '../../lib/password-generator.ts';

type Schema = ReturnType<typeof createEmpresaSchema>;

interface Props {
  form: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;
  enabled: boolean;
  onToggle: (enabled: boolean) => void;
}

/** The company's administrator, made together with it. */
export function AdminFields({ form, enabled, onToggle }: Props) {
  const { register, watch, setValue, getFieldState, formState } = form;
  const errors = (name: 'nombre' | 'email' | 'telefono' | 'password' | 'confirmPassword') =>
    getFieldState(`adminData.${name}`, formState).error?.message;
  const password = watch('adminData.password') ?? '';

  function generate() {
    const generated = generatePassword();
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('adminData.password', generated, options);
    setValue('adminData.confirmPassword', generated, options);
  }

  return (
    <Section
      title="Administrador"
      help="Recibirá un correo con su acceso. La contraseña es temporal: la cambiará al entrar por primera vez."
    >
      <Stack gap="4">
        <CheckField label="Crear administrador junto con la empresa" checked={enabled} onChange={onToggle} />
        {enabled && (
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <FormField label="Nombre" required error={errors('nombre')}>
              <Input {...register('adminData.nombre')} autoComplete="off" />
            </FormField>
            <FormField label="Email" required error={errors('email')}>
              <Input type="email" {...register('adminData.email')} autoComplete="off" />
            </FormField>
            <FormField label="Contraseña" required error={errors('password')} help="Al menos 8 caracteres.">
              <PasswordInput {...register('adminData.password')} autoComplete="new-password" />
            </FormField>
            <FormField label="Confirmar contraseña" required error={errors('confirmPassword')}>
              <PasswordInput {...register('adminData.confirmPassword')} autoComplete="new-password" />
            </FormField>
            <FormField label="Teléfono" error={errors('telefono')}>
              <Input type="tel" {...register('adminData.telefono')} autoComplete="off" />
            </FormField>
            <Box alignSelf="end">
              <Flex gap="2" wrap="wrap">
                <Button variant="outline" onClick={generate}>
                  <KeyRound aria-hidden />
                  Generar contraseña
                </Button>
                <CopyButton value={password} label="Copiar contraseña" showLabel disabled={!password} />
              </Flex>
            </Box>
          </SimpleGrid>
        )}
      </Stack>
    </Section>
  );
}
