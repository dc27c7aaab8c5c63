import { Box, SimpleGrid, Stack } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { toSlug } from '#shared/entrevistas/servicios-hr/to-slug.ts';
import { Section } from '../../../components/card.tsx';
import { CheckField } from '../../../components/check-field.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Input, Textarea } from '../../../components/input.tsx';
import { useServicioForm } from './form-context.ts';
import { Options } from './options.tsx';
import { CATEGORIA_LABELS, TIPO_LABELS } from './servicio-texts.ts';

export function DatosSection() {
  const { form, errorOf, isNew } = useServicioForm();
  const { register } = form;
  return (
    <Section title="Datos" help="Qué es el servicio y cómo lo ve una empresa.">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <FormField label="Nombre" required error={errorOf('nombre')}>
          <Input {...register('nombre')} />
        </FormField>
        {isNew && <CodigoField />}
        <FormField label="Tipo" required error={errorOf('tipo')}>
          <SelectInput {...register('tipo')}>
            <Options labels={TIPO_LABELS} />
          </SelectInput>
        </FormField>
        <FormField label="Categoría" required error={errorOf('categoria')}>
          <SelectInput {...register('categoria')}>
            <Options labels={CATEGORIA_LABELS} />
          </SelectInput>
        </FormField>
        <Box gridColumn="1 / -1">
          <FormField
            label="Descripción"
            required
            error={errorOf('descripcion')}
            help="Una o dos frases: es lo que muestra la tarjeta."
          >
            <Textarea rows={2} {...register('descripcion')} />
          </FormField>
        </Box>
        <Box gridColumn="1 / -1">
          <FormField label="Descripción detallada" error={errorOf('descripcionDetallada')}>
            <Textarea rows={4} {...register('descripcionDetallada')} />
          </FormField>
        </Box>
        <FormField label="Nombre del perfil experto" required error={errorOf('experto.nombre')}>
          <Input {...register('experto.nombre')} />
        </FormField>
        <FormField label="Especialidad" required error={errorOf('experto.especialidad')}>
          <Input {...register('experto.especialidad')} />
        </FormField>
        <FormField
          label="Duración estimada (minutos)"
          required
          error={errorOf('estructura.duracionEstimada')}
          help="De 5 a 180."
        >
          <Input
            type="number"
            inputMode="numeric"
            {...register('estructura.duracionEstimada', { valueAsNumber: true })}
          />
        </FormField>
        <FormField
          label="Criterio de aprobado"
          required
          error={errorOf('estructura.criterioPasado')}
          help="De 0 a 100: desde esta media, la entrevista cuenta como superada."
        >
          <Input
            type="number"
            inputMode="numeric"
            {...register('estructura.criterioPasado', { valueAsNumber: true })}
          />
        </FormField>
      </SimpleGrid>
      <Stack gap="1" mt="4">
        <Controller
          control={form.control}
          name="configuracion.activo"
          render={({ field: { value, ...field } }) => (
            <CheckField
              {...field}
              checked={value}
              label="Activo"
              help="Las empresas que lo contraten pueden programarlo."
            />
          )}
        />
        <Controller
          control={form.control}
          name="configuracion.requiereAutenticacion"
          render={({ field: { value, ...field } }) => (
            <CheckField
              {...field}
              checked={value}
              label="Requiere autenticación"
              help="La persona entra con el enlace personal de su invitación."
            />
          )}
        />
      </Stack>
    </Section>
  );
}

/** Follows the name until somebody writes another one. */
function CodigoField() {
  const { form, errorOf } = useServicioForm();
  const [nombre, codigo] = form.watch(['nombre', 'codigo']);
  const proposed = toSlug(nombre);
  return (
    <FormField
      label="Código"
      error={errorOf('codigo')}
      help={
        <>
          No se puede cambiar después. Dirección: /servicios-hr/<b>{codigo || proposed || '…'}</b>
        </>
      }
    >
      <Input
        {...form.register('codigo')}
        placeholder={proposed || 'evaluacion-de-liderazgo'}
        autoComplete="off"
        spellCheck={false}
      />
    </FormField>
  );
}
