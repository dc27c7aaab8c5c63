import { fold } from '../../core/fold.ts';

const MAX = 40;

/** What may stand in one while it is typed: lower case letters, digits and hyphens. */
export function filterSubdominio(text: string): string {
  return fold(text)
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '');
}

/** Lower case, and of what remains only letters, digits and single hyphens inside: 'Acmé Talento, S.L.' → 'acme-talento-sl'. */
export function normalizeSubdominio(text: string): string {
  return filterSubdominio(text).replace(/-{2,}/g, '-').replace(/^-+/, '').slice(0, MAX).replace(/-+$/, '');
}
