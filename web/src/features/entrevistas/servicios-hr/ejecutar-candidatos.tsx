import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { TIEMPOS_EXTRA } from '#shared/entrevistas/entrevistas/duracion.ts';
import { CANDIDATOS_MAX } from '#shared/entrevistas/servicios-hr/ejecucion.ts';
import { ComboBox } from '../../../components/combo-box.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { useApi } from '../../../lib/use-api.ts';
import { TiempoExtraSelect } from '../entrevistas/tiempo-extra-select.tsx';

export interface Person {
  id: string;
  nombre: string;
  /** Percent of the duration. */
  tiempoExtra: (typeof TIEMPOS_EXTRA)[number];
}

interface Props {
  people: Person[];
  onChange: (people: Person[]) => void;
  error: string | undefined;
}

const PAUSE_MS = 200;

/** Searched one by one; whoever is chosen stands below, with the time that they need, and can be taken out again. */
export function EjecutarCandidatos({ people, onChange, error }: Props) {
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useApi(
    'listCandidatos',
    { query: { q: q || undefined, orden: 'nombre', limit: 20 } },
    { keepPreviousData: true },
  );
  const left = (found.data?.data ?? []).filter(({ id }) => !people.some((chosen) => chosen.id === id));
  const full = people.length >= CANDIDATOS_MAX;
  return (
    <Stack gap="2">
      <FormField
        label="Candidatos"
        required
        error={error}
        help={full ? `Son ${CANDIDATOS_MAX}: el máximo de una vez.` : `${people.length} de ${CANDIDATOS_MAX}`}
      >
        <ComboBox
          // Empties itself after each choice.
          key={people.length}
          value=""
          onChange={(id) => {
            const person = left.find((each) => each.id === id);
            if (person && !full) onChange([...people, { id, nombre: person.nombre, tiempoExtra: 0 }]);
          }}
          onSearch={setText}
          options={full ? [] : left.map(({ id, nombre, email }) => ({ value: id, label: nombre, detail: email }))}
          loading={found.isLoading}
          emptyText={q ? 'Nadie más con ese nombre' : 'No hay más candidatos'}
          placeholder="Busca por nombre y añade"
        />
      </FormField>
      <Stack as="ul" listStyle="none" gap="2">
        {people.map((person) => (
          <Flex as="li" key={person.id} align="center" gap="2">
            <Text flex="1" minW="0" truncate fontWeight="medium">
              {person.nombre}
            </Text>
            <Box w="40" flexShrink="0">
              <TiempoExtraSelect
                aria-label={`Tiempo extra de ${person.nombre}`}
                value={person.tiempoExtra}
                onChange={({ target }) => {
                  const tiempoExtra = Number(target.value) as Person['tiempoExtra'];
                  onChange(people.map((each) => (each.id === person.id ? { ...each, tiempoExtra } : each)));
                }}
              />
            </Box>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Quitar a ${person.nombre}`}
              onClick={() => onChange(people.filter(({ id }) => id !== person.id))}
            >
              <X aria-hidden />
            </Button>
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}
