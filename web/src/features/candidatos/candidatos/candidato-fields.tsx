import { SimpleGrid, Stack } from '@chakra-ui/react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
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

export function CandidatoFields({ form, errorOf }: Props) {
  return (
    <Stack gap="4">
      <Section title="Datos de contacto" help="La invitación a la entrevista se envía a este correo.">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <FormField label="Nombre completo" required error={errorOf('nombre')}>
            <Input autoComplete="off" {...form.register('nombre')} />
          </FormField>
          <FormField label="Correo electrónico" required error={errorOf('email')}>
            <Input type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
          </FormField>
          <FormField label="Teléfono" error={errorOf('telefono')}>
            <Input type="tel" autoComplete="off" placeholder="+34 600 000 000" {...form.register('telefono')} />
          </FormField>
          <SimpleGrid columns={2} gap="4">
            <FormField label="Ciudad" error={errorOf('ciudad')}>
              <Input autoComplete="off" {...form.register('ciudad')} />
            </FormField>
            <FormField label="País" error={errorOf('pais')}>
              <Input autoComplete="off" {...form.register('pais')} />
            </FormField>
          </SimpleGrid>
        </SimpleGrid>
      </Section>
      <Section title="Candidatura" help="La persona verá el puesto en su sala de entrevista.">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <FormField label="Puesto al que opta" error={errorOf('puesto')}>
            <Input autoComplete="off" {...form.register('puesto')} />
          </FormField>
          <AreaField form={form} errorOf={errorOf} />
          <FormField label="Años de experiencia" error={errorOf('experiencia_años')}>
            <Input
              type="number"
              inputMode="numeric"
              min={0}
              max={70}
              step={1}
              {...form.register('experiencia_años', { setValueAs: toYears })}
            />
          </FormField>
          <FormField label="Fuente" help="De dónde llegó: portal, recomendación…" error={errorOf('fuente')}>
            <Input autoComplete="off" list={FUENTES_ID} {...form.register('fuente')} />
          </FormField>
        </SimpleGrid>
        <datalist id={FUENTES_ID}>
          {FUENTES.map((fuente) => (
            <option key={fuente} value={fuente} />
          ))}
        </datalist>
        <Stack mt="4">
          <FormField
            label="Habilidades"
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
        <FormField label="Notas internas" error={errorOf('notas')}>
          <Textarea rows={4} {...form.register('notas')} />
        </FormField>
      </Section>
    </Stack>
  );
}

/** Active areas, and the candidate's own even if it was archived since. */
function AreaField({ form, errorOf }: Props) {
  const { areas: list, error } = useAreas();
  const current = form.watch('areaId');
  const areas = (list ?? []).filter(({ id, activo }) => activo || id === current);
  return (
    <FormField
      label="Área"
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
