import { TEXTO_VACIO } from '#shared/documentos/documento.ts';

/** Asks for the signed address of a file. */
export type AskAddress = (ver: boolean) => Promise<string>;

/** The window is opened with the press itself, or the browser takes it for a pop-up; its address follows. */
export async function showArchivo(ask: AskAddress): Promise<void> {
  const shown = window.open('', '_blank');
  if (shown) shown.opener = null;
  try {
    const address = await ask(true);
    if (shown) shown.location.replace(address);
    else window.open(address, '_blank', 'noopener');
  } catch {
    shown?.close();
    throw new Error('Error al visualizar el archivo');
  }
}

/** As a blob: leaving for the address itself would ask about unsaved changes. */
export async function saveArchivo(ask: AskAddress, nombre: string): Promise<void> {
  const blob = await readArchivo(ask);
  if (blob.size === 0) throw new Error(TEXTO_VACIO);
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = nombre;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function readArchivo(ask: AskAddress): Promise<Blob> {
  try {
    const response = await fetch(await ask(false));
    if (response.ok) return await response.blob();
  } catch {
    // Whatever it was, people read the same.
  }
  throw new Error('Error al descargar el archivo');
}
