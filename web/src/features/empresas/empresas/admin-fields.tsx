import { Button, Flex, SimpleGrid } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { generatePassword } from '#shared/core/temporary-password.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { Rule } from '../../../components/rule.tsx';
import type { AdminValues } from './form-values.ts';

const SHORTEST = 8;

interface Props {
  values: AdminValues;
  register: (name: keyof AdminValues) => UseFormRegisterReturn;
  errorOf: (name: keyof AdminValues) => string | undefined;
  /** Puts a password into both fields. */
  onGenerate: (password: string) => void;
}

/** An administrator's data, for a new company and for one that stands. */
export function AdminFields({ values, register, errorOf, onGenerate }: Props) {
  const { password, confirmPassword } = values;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <FormField label="Nombre del administrador" required error={errorOf('nombre')}>
        <Input {...register('nombre')} autoComplete="off" />
      </FormField>
      <FormField label="Email del administrador" required error={errorOf('email')} help="Con él entrará en Idonea.">
        <Input type="email" {...register('email')} autoComplete="off" />
      </FormField>
      <FormField label="Contraseña" required error={errorOf('password')}>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </FormField>
      <FormField label="Confirmar contraseña" required error={errorOf('confirmPassword')}>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </FormField>
      <Flex gap="2" wrap="wrap" gridColumn={{ md: 'span 2' }} align="center">
        <Button variant="outline" onClick={() => onGenerate(generatePassword())}>
          <KeyRound aria-hidden />
          Generar contraseña
        </Button>
        <CopyButton value={password} label="Copiar contraseña" showLabel disabled={!password} />
        <Flex as="ul" listStyle="none" gap="4" ps={{ md: '2' }} wrap="wrap" textStyle="sm">
          <Rule met={password.length >= SHORTEST}>Al menos {SHORTEST} caracteres</Rule>
          <Rule met={password !== '' && password === confirmPassword}>Las dos coinciden</Rule>
        </Flex>
      </Flex>
      <FormField label="Teléfono del administrador" error={errorOf('telefono')}>
        <Input type="tel" {...register('telefono')} autoComplete="off" />
      </FormField>
    </SimpleGrid>
  );
}
