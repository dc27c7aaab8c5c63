import { Box, Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { Fase, Pregunta } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { Section } from '../../../components/card.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Input, Textarea } from '../../../components/input.tsx';
import { countText } from '../../../lib/numbers.ts';
import { FoldingRow } from './folding-row.tsx';
import { useServicioForm } from './form-context.ts';
import { ListError } from './list-error.tsx';
import { PreguntaEditor } from './pregunta-editor.tsx';
import { RowButtons } from './row-buttons.tsx';
import { emptyFase, emptyPregunta, moveItem, totalMinutos } from './servicio-values.ts';

/** Phases with their questions. Every row moves by buttons, and by Alt with an arrow while something in it is focused. */
export default function FasesSection() {
  const { form, errorOf, isWrong, put } = useServicioForm();
  const [fases, competencias, duracion] = form.watch([
    'estructura.fases',
    'estructura.competencias',
    'estructura.duracionEstimada',
  ]);
  const current = () => form.getValues('estructura.fases');
  const change = (next: Fase[]) => put('estructura.fases', next as never);
  const changeFase = (id: string, changes: (fase: Fase) => Partial<Fase>) =>
    change(current().map((fase) => (fase.id === id ? { ...fase, ...changes(fase) } : fase)));
  const names = competencias.map(({ id, nombre }, index) => ({ id, nombre: nombre || `Competencia ${index + 1}` }));
  return (
    <Section
      title="Fases y preguntas"
      help="La entrevista va de la primera a la última. Alt + ↑ o ↓ mueve la pregunta en la que estás."
      action={<Minutos total={totalMinutos(fases)} duracion={duracion} />}
    >
      <Stack gap="3">
        {fases.map((fase, index) => {
          const title = fase.nombre || `Fase ${index + 1}`;
          const path = `estructura.fases.${index}`;
          const setPreguntas = (next: (preguntas: Pregunta[]) => Pregunta[]) =>
            changeFase(fase.id, ({ preguntas }) => ({ preguntas: next(preguntas) }));
          return (
            <FoldingRow
              key={fase.id}
              title={`${index + 1}. ${title}`}
              summary={`${countText(fase.preguntas.length, 'pregunta', 'preguntas')} · ${minutosText(fase.minutos)}`}
              startsOpen={!fase.nombre || fases.length === 1}
              wrong={isWrong(path)}
              actions={
                <RowButtons
                  name={`fase ${title}`}
                  first={index === 0}
                  last={index === fases.length - 1}
                  onMove={(step) => change(moveItem(current(), index, step))}
                  onRemove={fases.length > 1 ? () => change(current().filter(({ id }) => id !== fase.id)) : undefined}
                />
              }
            >
              <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
                <Box gridColumn={{ md: 'span 2' }}>
                  <FormField label="Nombre de la fase" required error={errorOf(`${path}.nombre`)}>
                    <Input
                      value={fase.nombre}
                      onChange={({ target }) => changeFase(fase.id, () => ({ nombre: target.value }))}
                    />
                  </FormField>
                </Box>
                <FormField label="Minutos" required error={errorOf(`${path}.minutos`)}>
                  <Input
                    type="number"
                    inputMode="numeric"
                    value={Number.isFinite(fase.minutos) ? fase.minutos : ''}
                    onChange={({ target }) => changeFase(fase.id, () => ({ minutos: target.valueAsNumber }))}
                  />
                </FormField>
                <Box gridColumn="1 / -1">
                  <FormField label="Objetivo" error={errorOf(`${path}.objetivo`)}>
                    <Textarea
                      rows={2}
                      value={fase.objetivo}
                      onChange={({ target }) => changeFase(fase.id, () => ({ objetivo: target.value }))}
                    />
                  </FormField>
                </Box>
              </SimpleGrid>
              <Stack gap="3" mt="4">
                {fase.preguntas.map((pregunta, at) => (
                  <PreguntaEditor
                    key={pregunta.id}
                    pregunta={pregunta}
                    name={`pregunta ${at + 1} de ${title}`}
                    competencias={names}
                    first={at === 0}
                    last={at === fase.preguntas.length - 1}
                    errors={{
                      texto: errorOf(`${path}.preguntas.${at}.texto`),
                      competencias: errorOf(`${path}.preguntas.${at}.competencias`),
                    }}
                    onChange={(changed) =>
                      setPreguntas((all) => all.map((other) => (other.id === changed.id ? changed : other)))
                    }
                    onMove={(step) => setPreguntas((all) => moveItem(all, at, step))}
                    onRemove={
                      fase.preguntas.length > 1
                        ? () => setPreguntas((all) => all.filter(({ id }) => id !== pregunta.id))
                        : undefined
                    }
                  />
                ))}
                <ListError>{errorOf(`${path}.preguntas`)}</ListError>
                <Box>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Añadir pregunta a ${title}`}
                    onClick={() => setPreguntas((all) => [...all, emptyPregunta(current())])}
                  >
                    <Plus aria-hidden />
                    Añadir pregunta
                  </Button>
                </Box>
              </Stack>
            </FoldingRow>
          );
        })}
        <ListError>{errorOf('estructura.fases')}</ListError>
        <Box>
          <Button variant="outline" onClick={() => change([...current(), emptyFase(current())])}>
            <Plus aria-hidden />
            Añadir fase
          </Button>
        </Box>
      </Stack>
    </Section>
  );
}

const minutosText = (minutos: number) =>
  Number.isFinite(minutos) ? countText(minutos, 'minuto', 'minutos') : 'sin minutos';

const difference = (minutos: number) =>
  Number.isFinite(minutos) ? ` · ${minutos > 0 ? 'sobran' : 'faltan'} ${Math.abs(minutos)}` : '';

/** The phases' minutes beside the service's: when they differ, the interviewer plans with the service's. */
function Minutos({ total, duracion }: { total: number; duracion: number }) {
  const fits = total === duracion;
  return (
    <Text
      role="status"
      textStyle="sm"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      color={fits ? 'fg.muted' : 'amber.fg'}
    >
      {total} de {Number.isFinite(duracion) ? duracion : '…'} min
      {!fits && difference(total - duracion)}
    </Text>
  );
}
