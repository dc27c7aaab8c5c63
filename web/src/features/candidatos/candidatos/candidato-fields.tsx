import { Box, GridItem, SimpleGrid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { CAMPOS, CAMPOS_CANDIDATO, type CampoCandidato } from '#shared/candidatos/candidatos/campos.ts';
import type { createCandidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import { Section } from '../../../components/card.tsx';
import { ChipsInput } from '../../../components/chips-input.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Input, Textarea } from '../../../components/input.tsx';
import { areaLabel, useAreas } from '../../empresas/areas/use-areas.ts';
import { addHabilidades } from './habilidades.ts';

export type CandidatoInput = z.input<ReturnType<typeof createCandidatoSchema>>;

interface Props {
  form: UseFormReturn<CandidatoInput>;
  errorOf: (name: keyof CandidatoInput) => string | undefined;
  /** What another address would bring about, below it. */
  notice?: ReactNode;
}

const FUENTES_ID = 'fuentes-de-candidatos';
/** Suggestions: any other text does as well. */
const FUENTES = [
  'LinkedIn',
  'InfoJobs',
  'Portal de empleo',
  'Web de la empresa',
  'Candidatura espontánea',
  'Recomendación de un empleado',
  'Agencia de selección',
  'Universidad o centro de formación',
  'Feria de empleo',
  'Promoción interna',
];

const emptyToNull = (value: string) => (value === '' ? null : value);
/** What is no number stays one that the schema refuses, so that it is never taken for "not given". */
const toYears = (value: unknown) => (value === '' || value === null || value === undefined ? null : Number(value));

export function CandidatoFields({ form, errorOf, notice }: Props) {
  return (
    <Stack gap="4">
      <Section title="Datos de contacto" help="La invitación a la entrevista se envía a este correo.">
        <Parte parte="contacto" form={form} errorOf={errorOf} />
        {notice && <Box mt="4">{notice}</Box>}
      </Section>
      <Section title="Candidatura" help="La persona verá el puesto en su sala de entrevista.">
        <Parte parte="candidatura" form={form} errorOf={errorOf} />
        <datalist id={FUENTES_ID}>
          {FUENTES.map((fuente) => (
            <option key={fuente} value={fuente} />
          ))}
        </datalist>
        <Stack mt="4">
          <FormField
            label={CAMPOS_CANDIDATO.habilidades.label}
            help="Escribe una y pulsa coma o Intro para añadirla."
            error={errorOf('habilidades')}
          >
            <Controller
              name="habilidades"
              control={form.control}
              render={({ field }) => (
                <ChipsInput
                  value={field.value ?? []}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  inputRef={field.ref}
                  add={addHabilidades}
                />
              )}
            />
          </FormField>
        </Stack>
      </Section>
      <Section title="Notas" help="Solo las ve tu equipo. No se usan en la entrevista ni en el informe.">
        <FormField label={CAMPOS_CANDIDATO.notas.label} error={errorOf('notas')}>
          <Textarea rows={4} {...form.register('notas')} />
        </FormField>
      </Section>
    </Stack>
  );
}

/** Fields of a part that are more than one line of text. */
const CONTROLS: Partial<Record<CampoCandidato, (props: Props) => ReactNode>> = {
  areaId: AreaField,
  experiencia_años: ExperienciaField,
};

/** Its fields in the order of the table. */
function Parte({ parte, ...props }: Props & { parte: 'contacto' | 'candidatura' }) {
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
      {CAMPOS.map(([campo, { label, texto }]) => {
        const Control = parte === 'candidatura' ? CONTROLS[campo] : undefined;
        if (!Control && texto?.parte !== parte) return null;
        return (
          <GridItem key={campo} colSpan={texto?.mitad ? 1 : 2}>
            {Control && <Control {...props} />}
            {texto && (
              <FormField
                label={label}
                help={texto.ayuda}
                required={texto.obligatorio ?? false}
                error={props.errorOf(campo)}
              >
                <Input
                  type={texto.tipo}
                  autoComplete="off"
                  placeholder={texto.ejemplo}
                  list={campo === 'fuente' ? FUENTES_ID : undefined}
                  {...props.form.register(campo)}
                />
              </FormField>
            )}
          </GridItem>
        );
      })}
    </SimpleGrid>
  );
}

function ExperienciaField({ form, errorOf }: Props) {
  return (
    <FormField label={CAMPOS_CANDIDATO.experiencia_años.label} error={errorOf('experiencia_años')}>
      <Input
        type="number"
        inputMode="numeric"
        min={0}
        max={70}
        step={1}
        {...form.register('experiencia_años', { setValueAs: toYears })}
      />
    </FormField>
  );
}

/** Active areas, and the candidate's own even if it was archived since. */
function AreaField({ form, errorOf }: Props) {
  const { areas: list, error } = useAreas();
  const current = form.watch('areaId');
  const areas = (list ?? []).filter(({ id, activo }) => activo || id === current);
  return (
    <FormField
      label={CAMPOS_CANDIDATO.areaId.label}
      error={errorOf('areaId')}
      help={error ? 'No pudimos cargar las áreas. Puedes guardar sin elegir una.' : undefined}
    >
      <Controller
        name="areaId"
        control={form.control}
        render={({ field: { value, onChange, ...field } }) => (
          <SelectInput {...field} value={value ?? ''} onChange={({ target }) => onChange(emptyToNull(target.value))}>
            <option value="">{list ? 'Sin área' : 'Cargando…'}</option>
            {/* Until the list is here the chosen one keeps its place. */}
            {!list && current && <option value={current}>…</option>}
            {areas.map((area) => (
              <option key={area.id} value={area.id}>
                {areaLabel(area)}
              </option>
            ))}
          </SelectInput>
        )}
      />
    </FormField>
  );
}
