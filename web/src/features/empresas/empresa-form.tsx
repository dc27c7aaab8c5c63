import { Button, Flex, Input, SimpleGrid, Stack, Textarea } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { PAISES, PLAN_LIMITES, PLANES, SERVICIOS_POR_DEFECTO } from '#shared/empresas/empresa.ts';
import { Section } from '../../components/card.tsx';
import { FormField, SelectInput } from '../../components/form-field.tsx';
import { FormFailure } from '../../components/notice.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { useUnsavedChanges } from '../../components/unsaved-changes.tsx';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import { useRefresh } from '../../lib/use-api.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { AdminFields } from './admin-fields.tsx';
import type { Created } from './create-empresa-page.tsx';
import { ServiciosField } from './servicios-field.tsx';

const PLAN_NAMES = { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' };
const limit = (value: number) => (value === -1 ? '∞' : value);

function planText(plan: (typeof PLANES)[number]) {
  const { usuarios, candidatos, entrevistas } = PLAN_LIMITES[plan];
  if (usuarios === -1) return `${PLAN_NAMES[plan]}: sin límites`;
  return `${PLAN_NAMES[plan]}: ${limit(usuarios)} usuarios, ${candidatos} candidatos, ${entrevistas} entrevistas`;
}

const VACIO = { nombre: '', email: '', password: '', confirmPassword: '', telefono: '' };

export function EmpresaForm({ onCreated }: { onCreated: (created: Created) => void }) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { form, onSubmit, failure, isSubmitting, errorOf } = useApiForm({
    schema: async () => (await import('#shared/empresas/empresa.ts')).createEmpresaSchema(),
    defaultValues: {
      nombreLegal: '',
      nombreComercial: '',
      cif: '',
      pais: 'España',
      email: '',
      telefono: '',
      plan: 'professional',
      serviciosContratados: SERVICIOS_POR_DEFECTO,
      contextoEmpresarial: '',
      adminData: VACIO,
    },
    send: async (body, options) => ({
      empresa: await api.call('createEmpresa', { body, ...options }),
      admin: body.adminData,
    }),
    onSuccess: (created) => {
      guard.release();
      void refresh('listEmpresas');
      toast.success('Empresa creada');
      onCreated(created);
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  const { register, control } = form;

  return (
    <Stack asChild gap="4" maxW="4xl">
      <form noValidate onSubmit={onSubmit}>
        <Section title="Datos Básicos" help="Los que identifican a la empresa en la plataforma.">
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <FormField label="Nombre Legal" required error={errorOf('nombreLegal')}>
              <Input {...register('nombreLegal')} autoComplete="organization" />
            </FormField>
            <FormField label="Nombre Comercial" error={errorOf('nombreComercial')} help="El que verán los candidatos.">
              <Input {...register('nombreComercial')} />
            </FormField>
            <FormField label="País" error={errorOf('pais')}>
              <SelectInput {...register('pais', { deps: 'cif' })}>
                {PAISES.map((pais) => (
                  <option key={pais}>{pais}</option>
                ))}
              </SelectInput>
            </FormField>
            <FormField label="CIF" required error={errorOf('cif')} help="O el identificador fiscal de su país.">
              <Input {...register('cif')} autoCapitalize="characters" spellCheck={false} />
            </FormField>
            <FormField label="Email" required error={errorOf('email')}>
              <Input type="email" {...register('email')} />
            </FormField>
            <FormField label="Teléfono" error={errorOf('telefono')}>
              <Input type="tel" {...register('telefono')} />
            </FormField>
          </SimpleGrid>
        </Section>
        <Section title="Plan y servicios" help="El plan fija los límites; se puede cambiar después.">
          <Stack gap="5">
            <FormField label="Plan" error={errorOf('plan')}>
              <SelectInput {...register('plan')}>
                {PLANES.map((plan) => (
                  <option key={plan} value={plan}>
                    {planText(plan)}
                  </option>
                ))}
              </SelectInput>
            </FormField>
            <Controller
              name="serviciosContratados"
              control={control}
              render={({ field }) => <ServiciosField {...field} />}
            />
          </Stack>
        </Section>
        <Section title="Contexto IA" help="Cómo es la empresa y qué busca. Se guarda con su ficha.">
          <FormField
            label="Contexto empresarial"
            error={errorOf('contextoEmpresarial')}
            help="A qué se dedica, qué valora y qué busca en las personas que contrata."
          >
            <Textarea rows={5} {...register('contextoEmpresarial')} />
          </FormField>
        </Section>
        <Controller
          name="adminData"
          control={control}
          render={({ field }) => (
            <AdminFields
              form={form}
              enabled={field.value !== undefined}
              onToggle={(enabled) => form.setValue('adminData', enabled ? VACIO : undefined, { shouldDirty: true })}
            />
          )}
        />
        <FormFailure failure={failure} />
        {guard.dialog}
        <Flex gap="2" justify="flex-end">
          <Button variant="outline" onClick={() => void navigate('/empresas')}>
            Cancelar
          </Button>
          <SubmitButton busy={isSubmitting} busyText="Creando...">
            Crear Empresa
          </SubmitButton>
        </Flex>
      </form>
    </Stack>
  );
}
