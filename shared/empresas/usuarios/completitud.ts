import { CAMPOS, valueAt } from './campos.ts';

/** What a complete profile has, in the order of the screen; each is there with any of its fields. */
const PARTES = [...new Set(['Foto', ...CAMPOS.flatMap(([, { completa }]) => completa ?? [])])];

/** A profile with its photo: no schema here, so that the screen can name what is missing without carrying one. */
export type PerfilMedible = { avatarUrl: string | null; [campo: string]: unknown };

/** Parts of a profile that are still empty, in the order of the screen. */
export function partesPendientes(perfil: PerfilMedible): string[] {
  const there = new Set(CAMPOS.flatMap(([path, { completa }]) => (valueAt(perfil, path) && completa) || []));
  if (perfil.avatarUrl) there.add('Foto');
  return PARTES.filter((parte) => !there.has(parte));
}

/**
 * Whole percent, 10 to 100: name and e-mail, which every user has, count as one part of ten; the others are `PARTES`,
 * each worth the same. Gender and preferences do not count: not saying is an answer, and preferences have defaults.
 */
export function completitudDe(perfil: PerfilMedible): number {
  const total = PARTES.length + 1;
  return Math.round(((total - partesPendientes(perfil).length) / total) * 100);
}
