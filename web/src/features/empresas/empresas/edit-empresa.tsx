import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { ObsoletaNotice } from '../../../components/obsoleta-notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { empresaNombre } from '../../../lib/empresa-nombre.ts';
import { type Conflict, mergeValues } from '../../../lib/merge-values.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { AddAdminTab, useAdminForm } from './add-admin-tab.tsx';
import { ConflictsNotice } from './conflicts-notice.tsx';
import { ContextoTab } from './contexto-tab.tsx';
import { DatosTab } from './datos-tab.tsx';
import { EmpresaFormContext } from './empresa-fields.tsx';
import { EmpresaFormDialog } from './empresa-form-dialog.tsx';
import { openingTab } from './form-tabs.ts';
import { type EmpresaForm, type EmpresaValues, onlyChanged, toValues } from './form-values.ts';
import { SaveFailure } from './save-failure.tsx';
import { ServiciosTab } from './servicios-tab.tsx';
import { useErrorTab } from './use-error-tab.ts';
import { useSavingToast } from './use-saving-toast.ts';

const PlanEstrategicoTab = lazy(async () => ({
  default: (await import('./plan-estrategico/plan-estrategico-tab.tsx')).PlanEstrategicoTab,
}));

const ERROR = 'Error actualizando empresa';

interface Props {
  empresa: Empresa;
  onClose: () => void;
  onSaved: () => void;
}

export function EditEmpresa({ empresa, onClose, onSaved }: Props) {
  const { id } = empresa;
  const { isSuperadmin } = useSession();
  const [search] = useSearchParams();
  const refresh = useRefresh();
  const base = useRef(toValues(empresa));
  const changed = useRef<object>({});
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  // The failure that a reload has answered: its notice goes away, the next one's is shown.
  const [settled, setSettled] = useState<unknown>();
  const { form, onSubmit, failure, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/empresas/empresas/empresa-form.ts')).updateEmpresaSchema(),
    defaultValues: toValues(empresa) as object,
    send: (body): Promise<Empresa> =>
      api.call('updateEmpresa', { params: { id }, body: onlyChanged(body, changed.current) }),
    onSuccess: (saved) => {
      guard.release();
      void refresh('updateEmpresa');
      toast.success('Empresa actualizada correctamente', { description: empresaNombre(saved) });
      onSaved();
      onClose();
    },
    onFailure: (error) => {
      if (error !== undefined) toast.error(ERROR, { description: messageOf(error) });
    },
  });
  const { isDirty } = form.formState;
  changed.current = form.formState.dirtyFields;
  const admin = useAdminForm(id);
  const guard = useUnsavedChanges(isDirty || admin.form.formState.isDirty);
  const values = form as unknown as EmpresaForm;
  const { tab, setTab, tabsInError } = useErrorTab(values, openingTab(search, isSuperadmin));
  useSavingToast(isSubmitting);

  const put = (path: string, value: unknown) =>
    values.setValue(path as 'nombreLegal', value as string, { shouldDirty: true, shouldValidate: true });

  /** The plan is saved by itself, and with it the company's version goes on: nothing else has changed. */
  function followVersion(version: number) {
    base.current = { ...base.current, version };
    values.reset({ ...(values.formState.defaultValues as EmpresaValues), version }, { keepDirtyValues: true });
  }

  async function reload(keep: boolean) {
    const current = toValues(await api.call('getEmpresa', { params: { id } }));
    const merged = mergeValues(base.current, values.getValues(), current);
    values.reset(current);
    if (keep) for (const { path, value } of merged.kept) put(path, value);
    setConflicts(keep ? merged.conflicts : []);
    base.current = current;
    setSettled(failure);
    void refresh('updateEmpresa');
  }

  const open = failure === settled ? undefined : failure;
  const stale = open instanceof ApiError && open.code === 'VERSION_OBSOLETA';
  return (
    <EmpresaFormContext value={{ form: values, empresaId: id, isSuperadmin }}>
      <EmpresaFormDialog
        title={`Editar ${empresaNombre(empresa)}`}
        submitText="Actualizar Empresa"
        // Nothing was changed: there is nothing to save.
        onSubmit={isDirty ? onSubmit : onClose}
        {...{ tab, tabsInError, isSubmitting, onClose }}
        onTab={setTab}
        notice={
          (open !== undefined || conflicts.length > 0) && (
            <>
              {stale ? (
                <ObsoletaNotice title="Otra persona cambió esta empresa mientras la editabas" onReload={reload} />
              ) : (
                <SaveFailure title={ERROR} failure={open} />
              )}
              <ConflictsNotice
                conflicts={conflicts}
                current={(path) => values.watch(path as 'nombreLegal')}
                onChoose={put}
                onDone={() => setConflicts([])}
              />
            </>
          )
        }
        tabs={[
          { id: 'datos', label: 'Datos Básicos', content: <DatosTab /> },
          { id: 'servicios', label: 'Servicios', content: <ServiciosTab /> },
          { id: 'contexto', label: 'Contexto IA', content: <ContextoTab /> },
          {
            id: 'plan',
            label: 'Plan Estratégico',
            ownForm: true,
            content: (
              <Suspense fallback={<Skeleton h="80" rounded="l2" />}>
                <PlanEstrategicoTab empresaId={id} onVersion={followVersion} />
              </Suspense>
            ),
          },
          ...(isSuperadmin
            ? [
                {
                  id: 'administrador' as const,
                  label: 'Administrador',
                  ownForm: true,
                  content: <AddAdminTab {...admin} />,
                },
              ]
            : []),
        ]}
      />
      {guard.dialog}
    </EmpresaFormContext>
  );
}
