import type { ReceivedFile } from './api-client.ts';

const KEPT_MS = 60_000;

/** Hands a file to the browser, which puts it where the person keeps their downloads. */
export function saveFile({ name, content }: ReceivedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read it only after the click has been handled.
  window.setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
