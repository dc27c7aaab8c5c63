import { Box, Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { fold } from '#shared/core/fold.ts';
import type { Competencia } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { Section } from '../../../components/card.tsx';
import { ChipsInput } from '../../../components/chips-input.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Input, Textarea } from '../../../components/input.tsx';
import { countText } from '../../../lib/numbers.ts';
import { FoldingRow } from './folding-row.tsx';
import { useServicioForm } from './form-context.ts';
import { ListError } from './list-error.tsx';
import { Options } from './options.tsx';
import { RowButtons, sameRow } from './row-buttons.tsx';
import { COMPETENCIA_LABELS } from './servicio-texts.ts';
import { emptyCompetencia, withoutCompetencia } from './servicio-values.ts';

const ANCLAS = [
  [1, 'Ancla 1: una respuesta muy débil'],
  [5, 'Ancla 5: una respuesta suficiente'],
  [10, 'Ancla 10: una respuesta excelente'],
] as const;

export default function CompetenciasSection() {
  const { form, errorOf, put } = useServicioForm();
  const competencias = form.watch('estructura.competencias');
  // Rows that nothing changed keep older handlers, so these ask for the list as it is now.
  const current = () => form.getValues('estructura.competencias');
  const change = (next: Competencia[]) => put('estructura.competencias', next as never);
  const remove = (id: string) => {
    change(current().filter((other) => other.id !== id));
    put('estructura.fases', withoutCompetencia(form.getValues('estructura.fases'), id) as never);
  };
  return (
    <Section
      title="Competencias"
      help="Lo que puntúa el informe, de 1 a 10. Las anclas dicen qué conducta vale cada nota; los indicadores son palabras que la reconocen en una respuesta."
    >
      <Stack gap="3">
        {competencias.map((competencia, index) => (
          <CompetenciaEditor
            key={competencia.id}
            competencia={competencia}
            index={index}
            errors={errorsOf(index, errorOf)}
            onChange={(changed) => change(current().map((other) => (other.id === changed.id ? changed : other)))}
            onRemove={competencias.length > 1 ? () => remove(competencia.id) : undefined}
          />
        ))}
        <ListError>{errorOf('estructura.competencias')}</ListError>
        <Box>
          <Button variant="outline" onClick={() => change([...competencias, emptyCompetencia(competencias)])}>
            <Plus aria-hidden />
            Añadir competencia
          </Button>
        </Box>
      </Stack>
    </Section>
  );
}

type Errors = Record<string, string | undefined>;

function errorsOf(index: number, errorOf: (path: string) => string | undefined): Errors {
  const names = ['nombre', 'descripcion', 'tipo', 'indicadores', 'anclas.1', 'anclas.5', 'anclas.10'];
  return Object.fromEntries(names.map((name) => [name, errorOf(`estructura.competencias.${index}.${name}`)]));
}

interface Props {
  competencia: Competencia;
  index: number;
  errors: Errors;
  onChange: (changed: Competencia) => void;
  onRemove: (() => void) | undefined;
}

/** Typing in one row must not draw the others again. */
const CompetenciaEditor = memo(
  function CompetenciaEditor({ competencia, index, errors, onChange, onRemove }: Props) {
    const title = competencia.nombre || `Competencia ${index + 1}`;
    const set = (changes: Partial<Competencia>) => onChange({ ...competencia, ...changes });
    return (
      <FoldingRow
        title={title}
        summary={`${COMPETENCIA_LABELS[competencia.tipo]} · ${countText(competencia.indicadores.length, 'indicador', 'indicadores')}`}
        startsOpen={!competencia.nombre || !onRemove}
        wrong={Object.values(errors).some(Boolean)}
        actions={<RowButtons name={`competencia ${title}`} first last onRemove={onRemove} />}
      >
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <FormField label="Nombre de la competencia" required error={errors.nombre}>
            <Input value={competencia.nombre} onChange={({ target }) => set({ nombre: target.value })} />
          </FormField>
          <FormField label="Clase" error={errors.tipo}>
            <SelectInput
              value={competencia.tipo}
              onChange={({ target }) => set({ tipo: target.value as Competencia['tipo'] })}
            >
              <Options labels={COMPETENCIA_LABELS} />
            </SelectInput>
          </FormField>
          <Box gridColumn="1 / -1">
            <FormField label="Qué es" required error={errors.descripcion}>
              <Textarea
                rows={2}
                value={competencia.descripcion}
                onChange={({ target }) => set({ descripcion: target.value })}
              />
            </FormField>
          </Box>
        </SimpleGrid>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4" my="4">
          {ANCLAS.map(([score, label]) => (
            <FormField key={score} label={label} required error={errors[`anclas.${score}`]}>
              <Textarea
                rows={4}
                value={competencia.anclas[score]}
                onChange={({ target }) => set({ anclas: { ...competencia.anclas, [score]: target.value } })}
              />
            </FormField>
          ))}
        </SimpleGrid>
        <FormField
          label="Indicadores"
          required
          error={errors.indicadores}
          help="Al menos 5 palabras o expresiones cortas, separadas por comas."
        >
          <ChipsInput
            value={competencia.indicadores}
            onChange={(indicadores) => set({ indicadores })}
            add={addIndicadores}
            placeholder="escuché, repartí el trabajo…"
          />
        </FormField>
      </FoldingRow>
    );
  },
  (before, after) =>
    before.index === after.index &&
    !before.onRemove === !after.onRemove &&
    sameRow([before.competencia, before.errors], [after.competencia, after.errors]),
);

function addIndicadores(current: string[], text: string): string[] {
  const result = [...current];
  for (const part of text.split(/[,;\n]/)) {
    const word = part.trim().replace(/\s+/g, ' ').slice(0, 60);
    if (word.length > 1 && result.length < 60 && !result.some((other) => fold(other) === fold(word))) result.push(word);
  }
  return result;
}
