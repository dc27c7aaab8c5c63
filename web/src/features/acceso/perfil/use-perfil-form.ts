import { useEffect, useState } from 'react';
import type { Perfil } from '#shared/empresas/usuarios/perfil.ts';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { session, useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { toValues } from './perfil-values.ts';
import { sinConfirmacion } from './save-failure.ts';
import { useAvatar } from './use-avatar.ts';

/** Time for which a save is said to have succeeded. */
const SUCCESS_MS = 3000;

export function usePerfilForm(perfil: Perfil, onSaved: (saved: Perfil) => void) {
  const { user } = useSession();
  const avatar = useAvatar(user.avatarUrl);
  const [savedAt, setSavedAt] = useState<number>();
  // The failure that a reload or a discarded draft has answered.
  const [settled, setSettled] = useState<unknown>();

  const { form, onSubmit, errorOf, failure, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/empresas/usuarios/perfil.ts')).updatePerfilSchema(),
    defaultValues: toValues(perfil),
    send: async (body) => {
      const photo = await avatar.save();
      if (photo) {
        // Stored already, whatever becomes of the rest: a second try must not send it again.
        session.update({ ...user, ...photo });
        avatar.reset();
      }
      const saved = await api.call('updatePerfil', { body });
      if (!saved?.id) throw sinConfirmacion();
      return saved;
    },
    onSuccess: (saved) => {
      form.reset(toValues(saved));
      onSaved(saved);
      announce(saved);
      setSavedAt(Date.now());
    },
  });
  const dirty = form.formState.isDirty || avatar.changed;

  useEffect(() => {
    if (savedAt === undefined) return;
    const timer = setTimeout(() => setSavedAt(undefined), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [savedAt]);

  async function reload(keep: boolean) {
    const current = await api.call('getPerfil');
    form.reset(toValues(current), { keepDirtyValues: keep });
    if (!keep) avatar.reset();
    onSaved(current);
    setSettled(failure);
    toast.info(
      keep ? 'Datos actuales cargados, con tus cambios encima' : 'Datos actuales cargados',
      keep ? { description: 'Revísalos y guarda otra vez.' } : undefined,
    );
  }

  return {
    form,
    onSubmit,
    errorOf,
    avatar,
    dirty,
    saved: savedAt !== undefined,
    saving: isSubmitting,
    failure: failure === settled ? undefined : failure,
    reload,
    discard: () => {
      form.reset();
      avatar.reset();
      setSettled(failure);
    },
    guard: useUnsavedChanges(dirty),
  };
}

/** Tells of a saved profile: header, menu and dates follow the session, other listeners hear an event. */
function announce(saved: Perfil): void {
  session.update(saved);
  window.dispatchEvent(new CustomEvent('userProfileUpdated', { detail: saved }));
}
