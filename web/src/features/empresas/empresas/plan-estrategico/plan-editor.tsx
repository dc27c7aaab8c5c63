import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { PLAN_TEXTO_MAX, type PlanConTexto } from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import { CheckField } from '../../../../components/check-field.tsx';
import { DraftNotice } from '../../../../components/draft-notice.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Input, Textarea } from '../../../../components/input.tsx';
import { FormFailure } from '../../../../components/notice.tsx';
import { ObsoletaNotice } from '../../../../components/obsoleta-notice.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { whole } from '../../../../lib/numbers.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { ArchivoSection } from './archivo-section.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { type PlanValues, toValues } from './plan-words.ts';

interface Props {
  empresaId: string;
  plan: PlanConTexto | null;
  onVersion: ((version: number) => void) | undefined;
}

export function PlanEditor({ empresaId, plan, onVersion }: Props) {
  const params = { id: empresaId };
  const refresh = useRefresh();
  const [deleting, setDeleting] = useState<'plan' | 'archivo'>();
  const [settled, setSettled] = useState<unknown>();
  const { form, onSubmit, failure, isSubmitting, errorOf } = useApiForm({
    schema: async () =>
      (await import('#shared/empresas/planes-estrategicos/plan-estrategico.ts')).planEstrategicoInput(),
    defaultValues: toValues(plan),
    async send(words) {
      const planEstrategico = { ...words, revision: revision.current };
      // What guards the plan is its revision; the company may have been saved beside it in the meantime.
      const { version } = await api.call('getEmpresa', { params });
      return api.call('updateEmpresa', { params, body: { planEstrategico, version } });
    },
    onSuccess: (saved) => {
      draft.clear();
      revision.current = saved.planEstrategico?.revision ?? 0;
      form.reset(form.getValues());
      onVersion?.(saved.version);
      void refresh('updateEmpresa');
      toast.success('Plan estratégico guardado', { description: saved.planEstrategico?.nombre });
    },
  });
  const draft = useDraft({ name: `plan estratégico ${empresaId}`, form });
  const { isDirty } = form.formState;
  const guard = useUnsavedChanges(isDirty, draft.clear);
  const revision = useFollow(form as unknown as UseFormReturn<PlanValues>, plan);

  async function reload(keep: boolean) {
    const current = await api.call('getPlanEstrategico', { params });
    form.reset(toValues(current), { keepDirtyValues: keep });
    revision.current = current?.revision ?? 0;
    setSettled(failure);
    void refresh('getPlanEstrategico');
  }

  function takeText(texto: string) {
    form.setValue('contenido_texto', texto, { shouldDirty: true, shouldValidate: true });
    toast.info('Texto del archivo en el plan. Guarda el plan para conservarlo.');
  }

  const open = failure === settled ? undefined : failure;
  const stale = open instanceof ApiError && open.code === 'VERSION_OBSOLETA';
  const length = form.watch('contenido_texto')?.length ?? 0;
  return (
    <Stack gap="6">
      <DraftNotice draft={draft} />
      <Stack asChild gap="4">
        <form noValidate onSubmit={onSubmit} aria-label="Plan estratégico">
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <FormField label="Nombre del plan" required error={errorOf('nombre')}>
              <Input autoComplete="off" maxLength={160} {...form.register('nombre')} />
            </FormField>
            <FormField label="Versión" error={errorOf('version')} help="La del documento, por ejemplo 1.0.">
              <Input autoComplete="off" maxLength={20} {...form.register('version')} />
            </FormField>
          </SimpleGrid>
          <FormField label="Descripción del plan" error={errorOf('descripcion')}>
            <Textarea rows={3} maxLength={2000} {...form.register('descripcion')} />
          </FormField>
          <FormField
            label="Texto del plan"
            error={errorOf('contenido_texto')}
            help={`Forma parte del contexto de la empresa. ${whole.format(length)} de ${whole.format(PLAN_TEXTO_MAX)} caracteres.`}
          >
            <Textarea rows={10} {...form.register('contenido_texto')} />
          </FormField>
          <CheckField
            label="Plan activo"
            checked={form.watch('activo') ?? true}
            onChange={(activo) => form.setValue('activo', activo, { shouldDirty: true })}
          />
          {stale ? (
            <ObsoletaNotice title="Otra persona cambió este plan mientras lo editabas" onReload={reload} />
          ) : (
            <FormFailure failure={open} />
          )}
          <Flex gap="2" wrap="wrap" align="center">
            <SubmitButton busy={isSubmitting} busyText="Guardando...">
              Guardar plan
            </SubmitButton>
            {plan && (
              <Button variant="ghost" colorPalette="red" onClick={() => setDeleting('plan')}>
                <Trash2 aria-hidden />
                Eliminar plan
              </Button>
            )}
            {isDirty && (
              <Text color="fg.muted" textStyle="sm">
                No guardado
              </Text>
            )}
          </Flex>
        </form>
      </Stack>
      <ArchivoSection
        empresaId={empresaId}
        plan={plan}
        readOnly={false}
        onUseText={takeText}
        onDelete={() => setDeleting('archivo')}
      />
      {deleting && (
        <DeleteDialog
          empresaId={empresaId}
          what={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            if (deleting === 'plan') {
              draft.clear();
              form.reset(toValues(null));
            }
            void refresh('deletePlanEstrategico');
          }}
        />
      )}
      {guard.dialog}
    </Stack>
  );
}

/**
 * The form follows what it did not change itself: the text that was read in a file, the plan that an upload began. Words
 * that somebody else saved come in only when nothing was typed here; else the save tells. Answers the revision that the
 * form's words come from.
 */
function useFollow(form: UseFormReturn<PlanValues>, plan: PlanConTexto | null): RefObject<number> {
  const known = useRef(plan?.revision ?? 0);
  const state = useRef(form.formState);
  state.current = form.formState;
  useEffect(() => {
    const { dirtyFields, isDirty } = state.current;
    const revision = plan?.revision ?? 0;
    // An answer that was on its way when this form was saved.
    if (plan && revision < known.current) return;
    const values = toValues(plan);
    if (!isDirty) form.reset(values);
    else if (revision !== known.current && known.current !== 0) return;
    else {
      for (const name of Object.keys(values) as (keyof PlanValues)[]) {
        if (!dirtyFields[name]) form.resetField(name, { defaultValue: values[name] });
      }
    }
    known.current = revision;
  }, [form, plan]);
  return known;
}
