import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { CheckField } from '../../../components/check-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/use-api.ts';
import { useEmpresaForm } from './empresa-fields.tsx';

interface Choice {
  codigo: string;
  nombre: string;
  descripcion?: string;
}

/** Offered when the list cannot be loaded. */
const BUILT_IN: Choice[] = [
  { codigo: 'test-vocacional', nombre: 'Test vocacional' },
  { codigo: 'entrevistas-profundidad', nombre: 'Entrevistas en profundidad' },
  { codigo: 'mapeo-organizacional', nombre: 'Mapeo organizacional' },
];

/** The services that the company contracts, as the backend offers them. */
export function ServiciosTab() {
  const { form, mayChange } = useEmpresaForm();
  const { data, error } = useApi('listServiciosHr', { query: { limit: 100 } });
  const active = data?.data.filter(({ configuracion }) => configuracion.activo);
  const failed = error && !data;
  const services: Choice[] | undefined = active ?? (failed ? BUILT_IN : undefined);
  return (
    <Stack gap="4">
      <Text color="fg.muted">Con los servicios contratados se programan sus entrevistas.</Text>
      {failed && (
        <Notice kind="error" title="Error obteniendo servicios HR desde API">
          {messageOf(error)}. Puedes elegir entre los tres servicios incluidos.
        </Notice>
      )}
      <Controller
        name="serviciosContratados"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <Stack as="fieldset" gap="2" border="0" p="0" m="0" aria-busy={!services}>
            <Box as="legend" fontWeight="medium" mb="2">
              Servicios contratados
            </Box>
            {services
              ? services.map(({ codigo, nombre, descripcion }) => (
                  <CheckField
                    key={codigo}
                    label={nombre}
                    help={descripcion}
                    checked={value[codigo] ?? false}
                    disabled={!mayChange('serviciosContratados')}
                    onChange={(checked) => onChange({ ...value, [codigo]: checked })}
                  />
                ))
              : BUILT_IN.map(({ codigo }) => <Skeleton key={codigo} h="12" rounded="l2" />)}
          </Stack>
        )}
      />
    </Stack>
  );
}
