import type { TranscriptMark } from '../../../components/split-by-mark.ts';

export const QUEUE_PATH = '/informes?estado=analizada&orden=fecha';

export const informePath = (entrevistaId: string) => `/informes/${entrevistaId}`;

/** Report and transcript side by side, open at these words when they are named. */
export function completoPath(entrevistaId: string, mark?: TranscriptMark, from = ''): string {
  const path = `${informePath(entrevistaId)}/completo`;
  if (!mark) return path;
  const { turnoId, inicio, fin } = mark;
  const search = new URLSearchParams({ turno: turnoId });
  if (inicio !== undefined && fin !== undefined) {
    search.set('inicio', String(inicio));
    search.set('fin', String(fin));
  }
  if (from) search.set('desde', from);
  return `${path}?${search}`;
}

/** The same, with the focus where the review is written. */
export const reviewPath = (entrevistaId: string) => `${completoPath(entrevistaId)}?revisar=1`;

/** What such an address names. */
export function markOf(search: URLSearchParams): { mark: TranscriptMark; from: string } | undefined {
  const turnoId = search.get('turno');
  if (!turnoId) return undefined;
  const [inicio, fin] = [search.get('inicio'), search.get('fin')].map((text) => Number(text ?? Number.NaN));
  const words = Number.isInteger(inicio) && Number.isInteger(fin) && { inicio: Number(inicio), fin: Number(fin) };
  return { mark: { turnoId, ...words }, from: search.get('desde') ?? '' };
}

export function compararPath(entrevistaIds: readonly string[]): string {
  return `/informes/comparar?${new URLSearchParams({ entrevistas: entrevistaIds.join(',') })}`;
}
