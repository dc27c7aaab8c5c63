import { useState } from 'react';
import type { PlantillaCorreo } from '#shared/correos/plantilla-correo.ts';
import { useUnsavedChanges } from '../../../../../components/unsaved-changes.tsx';
import { api } from '../../../../../lib/api.ts';
import { ApiError } from '../../../../../lib/api-error.ts';
import { toast } from '../../../../../lib/toast.ts';
import { useRefresh } from '../../../../../lib/use-api.ts';
import { useVistaPrevia } from './use-vista-previa.ts';
import { borradorOf, type Valores, valoresOf, withTexto } from './valores.ts';

export type PlantillaApi = ReturnType<typeof usePlantilla>;

/** The editor of one template: what is typed, what is wrong with it, and what is done with it. */
export function usePlantilla(stored: PlantillaCorreo) {
  const { plantilla } = stored;
  const [saved, setSaved] = useState(stored);
  const [valores, setValores] = useState(() => valoresOf(stored));
  const [busy, setBusy] = useState<'guardar' | 'probar'>();
  const [failure, setFailure] = useState<unknown>();
  const refresh = useRefresh();

  const borrador = borradorOf(valores);
  const before = valoresOf(saved);
  const dirty = valores.enabled !== before.enabled || JSON.stringify(borrador) !== JSON.stringify(borradorOf(before));
  const preview = useVistaPrevia(plantilla, borrador);
  const guard = useUnsavedChanges(dirty);

  async function take(fresh: PlantillaCorreo) {
    setSaved(fresh);
    setValores(valoresOf(fresh));
    await refresh('updatePlantillaCorreo');
  }

  async function save() {
    setBusy('guardar');
    setFailure(undefined);
    try {
      const body = { ...borrador, enabled: valores.enabled, version: saved.version };
      await take(await api.call('updatePlantillaCorreo', { params: { plantilla }, body }));
      toast.success('Plantilla guardada');
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(undefined);
    }
  }

  async function restore() {
    const options = { params: { plantilla }, body: { version: saved.version } };
    await take(await api.call('restorePlantillaCorreo', options));
    setFailure(undefined);
    toast.success('La plantilla vuelve a ser la predeterminada');
  }

  async function probar() {
    setBusy('probar');
    try {
      const { ok, destinatario, motivo } = await api.call('sendPruebaPlantilla', {
        params: { plantilla },
        body: borrador,
      });
      if (ok) toast.success(`Prueba enviada a ${destinatario}`);
      else toast.error('No se pudo enviar la prueba', { description: motivo ?? '' });
    } catch (error) {
      const { details = [], message = '' } = error instanceof ApiError ? error : {};
      toast.error('No se pudo enviar la prueba', { description: details[0]?.msg ?? message });
    } finally {
      setBusy(undefined);
    }
  }

  /** Somebody else has saved in between: their text, or ours on top of it. */
  async function reload(keep: boolean) {
    const fresh = await api.call('getPlantillaCorreo', { params: { plantilla } });
    setSaved(fresh);
    if (!keep) setValores(valoresOf(fresh));
    setFailure(undefined);
  }

  const details = [...preview.details, ...(failure instanceof ApiError ? failure.details : [])];
  /** The first thing that is wrong with a field or with a part of it. */
  const errorOf = (path: string) =>
    details.find((detail) => detail.path === path || detail.path.startsWith(`${path}.`))?.msg;

  return {
    saved,
    valores,
    set: (change: Partial<Valores>) => {
      setValores((current) => ({ ...current, ...change }));
      // What was wrong with the text that was sent need not be with this one; the preview tells.
      setFailure((last: unknown) => (last instanceof ApiError && last.code === 'VALIDACION' ? undefined : last));
    },
    adoptTexto: (texto: PlantillaCorreo['predeterminada']) =>
      setValores((current) => ({ ...withTexto(current, texto), enabled: current.enabled })),
    borrador,
    dirty,
    busy,
    failure,
    errorOf,
    /** What is wrong with the text as a whole: `Falta {enlace}`. */
    missing: details.filter(({ path }) => path === 'contenido').map(({ msg }) => msg),
    preview,
    guard,
    save,
    restore,
    probar,
    reload,
  };
}
