import type { InformeResumen } from '#shared/informes/informes/informes.api.ts';

export type EnCola = Pick<InformeResumen, 'entrevistaId' | 'candidatoNombre' | 'fecha'>;

export interface Lugar {
  anterior: EnCola | undefined;
  siguiente: EnCola | undefined;
  /** Where whoever skips or validates this one goes on: the next that was not skipped, else the first such. */
  pendiente: EnCola | undefined;
  /** From 1; where it would stand when it does not wait any more. */
  puesto: number;
}

/** The place of a report in the queue, which has the oldest one first. */
export function lugarEnCola(
  cola: readonly EnCola[],
  informe: Omit<EnCola, 'candidatoNombre'>,
  saltados: ReadonlySet<string>,
): Lugar {
  const others = cola.filter(({ entrevistaId }) => entrevistaId !== informe.entrevistaId);
  const before = others.filter((each) => orderOf(each) < orderOf(informe));
  const after = others.slice(before.length);
  const isOpen = ({ entrevistaId }: EnCola) => !saltados.has(entrevistaId);
  return {
    anterior: before.at(-1),
    siguiente: after[0],
    pendiente: after.find(isOpen) ?? before.find(isOpen),
    puesto: before.length + 1,
  };
}

const orderOf = ({ fecha, entrevistaId }: Omit<EnCola, 'candidatoNombre'>) => `${fecha}#${entrevistaId}`;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;
const keyOf = (usuarioId: string) => `idonea.cola.saltados.${usuarioId}`;

/** What this person has skipped since they opened this tab. */
export function readSaltados(storage: Storage, usuarioId: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(usuarioId)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

export function keepSaltados(storage: Storage, usuarioId: string, saltados: ReadonlySet<string>): void {
  try {
    storage.setItem(keyOf(usuarioId), JSON.stringify([...saltados]));
  } catch {
    // Storage may be blocked or full: what was skipped comes again.
  }
}
