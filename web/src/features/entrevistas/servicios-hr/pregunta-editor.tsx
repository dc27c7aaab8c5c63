import { Box, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, memo } from 'react';
import type { Pregunta } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { CheckField } from '../../../components/check-field.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Textarea } from '../../../components/input.tsx';
import { ListError } from './list-error.tsx';
import { Options } from './options.tsx';
import { RowButtons, sameRow } from './row-buttons.tsx';
import { PREGUNTA_LABELS } from './servicio-texts.ts';

interface Props {
  pregunta: Pregunta;
  name: string;
  competencias: { id: string; nombre: string }[];
  first: boolean;
  last: boolean;
  errors: { texto: string | undefined; competencias: string | undefined };
  onChange: (changed: Pregunta) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: (() => void) | undefined;
}

/** Typing in one question must not draw the others again. */
export const PreguntaEditor = memo(PreguntaFields, (before, after) => {
  const held = ({ onChange: _, onMove: __, onRemove, ...row }: Props) => [row, !onRemove];
  return sameRow(held(before), held(after));
});

function PreguntaFields(props: Props) {
  const { pregunta, name, competencias, first, last, errors, onChange, onMove, onRemove } = props;
  const chosen = pregunta.competencias;

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!event.altKey || !step) return;
    event.preventDefault();
    onMove(step);
  }

  return (
    <Box role="group" aria-label={name} bg="bg.subtle" rounded="l2" p="3.5" onKeyDown={onKeyDown}>
      <Flex justify="space-between" gap="2" align="flex-start">
        <FormField label="Pregunta" required error={errors.texto}>
          <Textarea
            rows={2}
            bg="bg.panel"
            value={pregunta.texto}
            onChange={({ target }) => onChange({ ...pregunta, texto: target.value })}
          />
        </FormField>
        <RowButtons name={name} first={first} last={last} onMove={onMove} onRemove={onRemove} />
      </Flex>
      <Flex gap="4" mt="3" wrap="wrap" align="flex-start">
        <Box flex="0 1 12rem">
          <FormField
            label="Cómo se pregunta"
            help={
              pregunta.tipo === 'conductual' ? 'Si falta parte de la historia, se repregunta.' : 'No se repregunta.'
            }
          >
            <SelectInput
              bg="bg.panel"
              value={pregunta.tipo}
              onChange={({ target }) => onChange({ ...pregunta, tipo: target.value as Pregunta['tipo'] })}
            >
              <Options labels={PREGUNTA_LABELS} />
            </SelectInput>
          </FormField>
        </Box>
        <Box as="fieldset" flex="1 1 16rem" minW="0">
          <Box as="legend" textStyle="sm" fontWeight="medium" mb="1">
            Competencias que informa
          </Box>
          <Flex gap="4" rowGap="0" wrap="wrap">
            {competencias.map(({ id, nombre }) => (
              <CheckField
                key={id}
                label={nombre}
                checked={chosen.includes(id)}
                onChange={(on) =>
                  onChange({ ...pregunta, competencias: on ? [...chosen, id] : chosen.filter((other) => other !== id) })
                }
              />
            ))}
          </Flex>
          <ListError>{errors.competencias}</ListError>
        </Box>
      </Flex>
    </Box>
  );
}
