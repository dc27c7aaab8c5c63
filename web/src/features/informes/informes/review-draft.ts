import type { Informe } from '#shared/informes/informes/informe.ts';
import { DRAFT_PREFIX } from '../../../lib/drafts.ts';

/** What a reviewer has written and not sent yet. Scores are text until they are sent: '' is "not chosen yet". */
export interface ReviewDraft {
  comentario: string;
  /** By name of the competency. */
  cambios: Record<string, { puntuacion: string; motivo: string }>;
}

export const EMPTY_DRAFT: ReviewDraft = { comentario: '', cambios: {} };
/** 10, 9.5 … 0: the half points that the API takes. */
export const HALF_STEPS: readonly number[] = Array.from({ length: 21 }, (_, index) => 10 - index / 2);

export type Scores = ReadonlyMap<string, number | null>;
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function isEmpty({ comentario, cambios }: ReviewDraft): boolean {
  return comentario === '' && Object.keys(cambios).length === 0;
}

export function withChange(draft: ReviewDraft, habilidad: string, change: Partial<ReviewDraft['cambios'][string]>) {
  const current = draft.cambios[habilidad] ?? { puntuacion: '', motivo: '' };
  return { ...draft, cambios: { ...draft.cambios, [habilidad]: { ...current, ...change } } };
}

export function withoutChange(draft: ReviewDraft, habilidad: string): ReviewDraft {
  const { [habilidad]: _, ...cambios } = draft.cambios;
  return { ...draft, cambios };
}

export function toBody(draft: ReviewDraft, version: number) {
  const cambios = Object.entries(draft.cambios).map(([habilidad, { puntuacion, motivo }]) => ({
    habilidad,
    puntuacion: puntuacion === '' ? Number.NaN : Number(puntuacion),
    motivo: motivo.trim(),
  }));
  return { comentario: draft.comentario.trim(), cambios, version };
}

/** Kept per report and per person, until they send it or sign out: nobody else on that browser reads their notes. */
export const draftKey = (entrevistaId: string, usuarioId: string) =>
  `${DRAFT_PREFIX}revision.${usuarioId}.${entrevistaId}`;

export function readDraft(storage: Storage, key: string): ReviewDraft {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Partial<ReviewDraft> | null;
    if (typeof kept?.comentario !== 'string' || typeof kept.cambios !== 'object' || kept.cambios === null) {
      return EMPTY_DRAFT;
    }
    const cambios = Object.entries(kept.cambios).filter(
      ([, change]) => typeof change?.puntuacion === 'string' && typeof change.motivo === 'string',
    );
    return { comentario: kept.comentario, cambios: Object.fromEntries(cambios) };
  } catch {
    return EMPTY_DRAFT;
  }
}

export function keepDraft(storage: Storage, key: string, draft: ReviewDraft): void {
  try {
    if (isEmpty(draft)) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be blocked or full: the draft then lives as long as the page.
  }
}

/** The engine's score of every competency, by name. */
export function engineScores({ informeIA }: Informe): Scores {
  return new Map(
    [...informeIA.softSkills, ...informeIA.hardSkills].map(({ habilidad, puntuacion }) => [habilidad, puntuacion]),
  );
}
