import { Heading, SimpleGrid } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { type Control, Controller, type UseFormReturn } from 'react-hook-form';
import type { CreatePlan, Plan } from '#shared/empresas/planes/plan.ts';
import { CheckField } from '../../../../components/check-field.tsx';
import { DraftNotice } from '../../../../components/draft-notice.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { Input, Textarea } from '../../../../components/input.tsx';
import { FormFailure } from '../../../../components/notice.tsx';
import { ObsoletaNotice } from '../../../../components/obsoleta-notice.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { LimiteField } from './limite-field.tsx';
import { NEW_PLAN, type PlanValues, toValues } from './plan-values.ts';
import { PERIODO_LABELS, SOPORTE_LABELS } from './plan-words.ts';

const LIMITES = [
  ['limites.empresas', 'Empresas'],
  ['limites.usuarios', 'Usuarios'],
  ['limites.candidatos', 'Candidatos'],
  ['limites.entrevistas', 'Entrevistas'],
] as const;

/** A new plan, or changes of one. */
export default function PlanForm({ plan, onClose }: { plan?: Plan; onClose: () => void }) {
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => {
      const { createPlanSchema, updatePlanSchema } = await import('#shared/empresas/planes/plan.ts');
      return (plan ? updatePlanSchema() : createPlanSchema()) as ReturnType<typeof updatePlanSchema>;
    },
    defaultValues: (plan ? toValues(plan) : NEW_PLAN) as PlanValues,
    send: (body, options) =>
      plan
        ? api.call('updatePlan', { params: { id: plan.id }, body })
        : api.call('createPlan', { body: body as CreatePlan, ...options }),
    onSuccess: (saved) => {
      guard.release();
      draft.clear();
      void refresh('updatePlan');
      toast.success(plan ? 'Plan actualizado' : 'Plan creado', { description: saved.nombre });
      onClose();
    },
  });
  const draft = useDraft({ name: plan ? `plan ${plan.id}` : 'plan', form });
  const guard = useUnsavedChanges(form.formState.isDirty, draft.clear);
  // The failure that a reload has answered: its notice goes away, the next one's is shown.
  const [settled, setSettled] = useState<unknown>();
  const { setFocus } = form;
  useEffect(() => setFocus('nombre'), [setFocus]);

  async function reload(keep: boolean) {
    form.reset(toValues(await api.call('getPlan', { params: { id: plan?.id ?? '' } })), { keepDirtyValues: keep });
    setSettled(failure);
    void refresh('updatePlan');
  }

  const open = failure === settled ? undefined : failure;
  return (
    <FormDialog
      shape="drawer"
      title={plan ? 'Editar plan' : 'Crear Plan'}
      submitText={plan ? 'Guardar cambios' : 'Crear plan'}
      busyText="Guardando..."
      {...{ onSubmit, isSubmitting, guard, onClose }}
    >
      <DraftNotice draft={draft} />
      <FormField label="Nombre" required error={errorOf('nombre')}>
        <Input autoComplete="off" {...form.register('nombre')} />
      </FormField>
      <SimpleGrid columns={2} gap="4">
        <FormField label="Precio (USD)" required error={errorOf('precio')} help="Sin decimales; 0 si es gratuito.">
          <Input type="number" inputMode="numeric" min={0} step={1} {...form.register('precio')} />
        </FormField>
        <FormField label="Periodo" error={errorOf('periodo')}>
          <SelectInput {...form.register('periodo')}>
            {Object.entries(PERIODO_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        </FormField>
      </SimpleGrid>
      <FormField label="Descripción" required error={errorOf('descripcion')}>
        <Textarea rows={2} {...form.register('descripcion')} />
      </FormField>
      <CaracteristicasField form={form as unknown as UseFormReturn<PlanValues>} error={caracteristicasError()} />
      <Heading as="h3" size="sm" mt="2">
        Límites
      </Heading>
      <SimpleGrid columns={2} gap="4">
        {LIMITES.map(([name, label]) => (
          <LimiteField
            key={name}
            name={name}
            label={label}
            control={form.control as unknown as Control<PlanValues>}
            error={errorOf(name)}
            otherwise={NEW_PLAN.limites[name.slice('limites.'.length) as 'usuarios']}
          />
        ))}
        <FormField label="Almacenamiento" required error={errorOf('limites.almacenamiento')} help="Por ejemplo, 25GB.">
          <Input autoComplete="off" {...form.register('limites.almacenamiento')} />
        </FormField>
        <FormField label="Soporte" error={errorOf('limites.soporte')}>
          <SelectInput {...form.register('limites.soporte')}>
            {Object.entries(SOPORTE_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        </FormField>
      </SimpleGrid>
      <Controller
        name="activo"
        control={form.control}
        render={({ field: { value, onChange, ref, name } }) => (
          <CheckField
            {...{ ref, name, onChange }}
            checked={value ?? true}
            label="Activo"
            help="Se puede contratar. Las empresas que ya lo tienen lo conservan aunque lo desactives."
          />
        )}
      />
      {open instanceof ApiError && open.code === 'VERSION_OBSOLETA' ? (
        <ObsoletaNotice title="Otra persona cambió este plan mientras lo editabas" onReload={reload} />
      ) : (
        <FormFailure failure={open} />
      )}
    </FormDialog>
  );

  /** Of the list, or of the first of its lines that has one. */
  function caracteristicasError(): string | undefined {
    const error = form.formState.errors.caracteristicas;
    return Array.isArray(error) ? error.find(Boolean)?.message : error?.message;
  }
}

/** One line each. Empty lines may stand while somebody types, and are gone when they leave the field. */
function CaracteristicasField({ form, error }: { form: UseFormReturn<PlanValues>; error: string | undefined }) {
  return (
    <Controller
      name="caracteristicas"
      control={form.control}
      render={({ field: { value = [], onChange, onBlur, ...field } }) => (
        <FormField label="Características" error={error} help="Una por línea: lo que el plan incluye.">
          <Textarea
            {...field}
            rows={4}
            value={value.join('\n')}
            onChange={({ target }) => onChange(target.value.split('\n'))}
            onBlur={() => {
              onChange(value.map((each) => each.trim()).filter(Boolean));
              onBlur();
            }}
          />
        </FormField>
      )}
    />
  );
}
