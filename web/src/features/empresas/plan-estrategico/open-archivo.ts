import { TEXTO_VACIO } from '#shared/planes-estrategicos/plan-estrategico.ts';
import { api } from '../../../lib/api.ts';

/** The window is opened with the press itself, or the browser takes it for a pop-up; its address follows. */
export async function showArchivo(empresaId: string): Promise<void> {
  const shown = window.open('', '_blank');
  if (shown) shown.opener = null;
  try {
    const address = await api.call('getArchivoPlan', { params: { id: empresaId }, query: { ver: '1' } });
    if (shown) shown.location.replace(address);
    else window.open(address, '_blank', 'noopener');
  } catch {
    shown?.close();
    throw new Error('Error al visualizar el archivo');
  }
}

/** As a blob: leaving for the address itself would ask about unsaved changes. */
export async function saveArchivo(empresaId: string, nombre: string): Promise<void> {
  const blob = await readArchivo(empresaId);
  if (blob.size === 0) throw new Error(TEXTO_VACIO);
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = nombre;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function readArchivo(empresaId: string): Promise<Blob> {
  try {
    const response = await fetch(await api.call('getArchivoPlan', { params: { id: empresaId } }));
    if (response.ok) return await response.blob();
  } catch {
    // Whatever it was, people read the same.
  }
  throw new Error('Error al descargar el archivo');
}
