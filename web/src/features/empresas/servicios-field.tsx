import { Box, Stack } from '@chakra-ui/react';
import { CheckField } from '../../components/check-field.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { useApi } from '../../lib/use-api.ts';

interface Choice {
  codigo: string;
  nombre: string;
  descripcion?: string;
}

/** Offered when the list cannot be loaded (specification 1, section 2.7). */
const BUILT_IN: Choice[] = [
  { codigo: 'test-vocacional', nombre: 'Test vocacional' },
  { codigo: 'entrevistas-profundidad', nombre: 'Entrevistas en profundidad' },
  { codigo: 'mapeo-organizacional', nombre: 'Mapeo organizacional' },
];

interface Props {
  value: Record<string, boolean> | undefined;
  onChange: (value: Record<string, boolean>) => void;
}

export function ServiciosField({ value = {}, onChange }: Props) {
  const { data, error } = useApi('listServiciosHr', { query: { limit: 100 } });
  const active = data?.data.filter(({ configuracion }) => configuracion.activo);
  const services: Choice[] = active ?? BUILT_IN;
  return (
    <Stack as="fieldset" gap="2" border="0" p="0" m="0">
      <Box as="legend" fontWeight="medium" mb="2">
        Servicios contratados
      </Box>
      {error && !data && (
        <Box color="fg.error">
          Error obteniendo servicios HR desde API: {messageOf(error)}. Puedes elegir entre los tres incluidos.
        </Box>
      )}
      {services.map(({ codigo, nombre, descripcion }) => (
        <CheckField
          key={codigo}
          label={nombre}
          help={descripcion}
          checked={value[codigo] ?? false}
          onChange={(checked) => onChange({ ...value, [codigo]: checked })}
        />
      ))}
    </Stack>
  );
}
