import type { ReceivedFile } from './api-client.ts';

const KEPT_MS = 60_000;

/** Hands a file to the browser, which puts it where the person keeps their downloads. */
export function saveFile({ name, content }: ReceivedFile): true {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read it only after the click has been handled.
  window.setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
  return true;
}

/** The same of a file behind a signed address; leaving for the address itself would ask about unsaved changes. */
export async function saveAddress(url: string, name: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return false;
  return saveFile({ name, content: await response.blob() });
}
