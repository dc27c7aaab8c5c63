import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { filterSubdominio, normalizeSubdominio } from '#shared/empresas/empresas/normalize-subdominio.ts';
import { FormField } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { useApi } from '../../../lib/use-api.ts';
import { EN_USO, SUBDOMINIO } from './check-subdominio.ts';
import type { Wizard } from './use-wizard.ts';

const SHORTEST = 3;
const PAUSE_MS = 350;

interface Props {
  wizard: Wizard;
  /** The demonstration asks the server nothing. */
  live?: boolean;
}

/** Keeps to what a subdomain may hold while it is typed, and says whether it is free. */
export default function SubdominioField({ wizard, live = true }: Props) {
  const value = wizard.form.watch(SUBDOMINIO) ?? '';
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(normalizeSubdominio(value)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const isAsked = live && asked.length >= SHORTEST;
  const { data } = useApi(isAsked ? 'checkSubdominio' : null, { params: { subdominio: asked } });
  const isCurrent = isAsked && asked === normalizeSubdominio(value);
  const error = wizard.errorOf(SUBDOMINIO) ?? (isCurrent && data && !data.libre ? EN_USO : undefined);

  return (
    <Box aria-live="polite">
      <FormField
        label="Subdominio"
        required
        error={error}
        help={
          isCurrent && data?.libre
            ? 'Está libre.'
            : isCurrent && !data
              ? 'Comprobando si está libre...'
              : 'Letras, cifras y guiones. Identifica a la empresa; esta dirección se activará cuando el despliegue la publique.'
        }
      >
        <Controller
          name={SUBDOMINIO}
          control={wizard.form.control}
          render={({ field }) => (
            <Flex w="full" align="center" gap="2">
              <Input
                {...field}
                value={field.value ?? ''}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => field.onChange(filterSubdominio(target.value))}
                onBlur={() => {
                  field.onChange(normalizeSubdominio(field.value ?? ''));
                  field.onBlur();
                }}
              />
              <Box as="span" color="fg.muted" flexShrink="0" maxW="50%" truncate>
                .{location.hostname}
              </Box>
            </Flex>
          )}
        />
      </FormField>
    </Box>
  );
}
