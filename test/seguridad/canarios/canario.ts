import type { Dicho } from './persona.ts';

/** A text that stands nowhere but where somebody has typed it, or the product has made it up. */
export interface Canario {
  nombre: string;
  texto: string;
  /**
   * - `secreto`: in clear nowhere at all, but in what its exceptions name.
   * - `personal`: kept in clear by one company, and shown to its people.
   */
  clase: 'secreto' | 'personal';
  /** Whom an e-mail may tell it to. */
  correos?: readonly string[];
  /** The answers that are there to tell it. */
  respuestas?: (dicho: Dicho) => boolean;
  /** Whether a model may be asked about it. */
  modelos?: true;
}

/** What a text looks like in clear, or in one of the ways to write it that hide it from nobody. */
export function formas({ texto }: Pick<Canario, 'texto'>): string[] {
  // A code of six digits is found by itself only: in base64 it would be anywhere.
  if (/^\d+$/.test(texto)) return [];
  const bytes = Buffer.from(texto);
  // The end of one triple and the beginning of the next depend on what stands around it.
  const base64 = [0, 1, 2].map((offset) => {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    return padded.slice(offset === 0 ? 0 : offset + 1, (bytes.length + offset) % 3 === 0 ? undefined : -1);
  });
  const all = [texto, JSON.stringify(texto).slice(1, -1), encodeURIComponent(texto), bytes.toString('hex'), ...base64];
  return [...new Set([...all, ...base64.map((each) => each.replaceAll('+', '-').replaceAll('/', '_'))])];
}

/** How a canary is looked for, ready for many texts. */
export function buscadorDe(canario: Canario): (texto: string) => boolean {
  const digits = /^\d+$/.test(canario.texto) && new RegExp(`(?<![\\d.])${canario.texto}(?!\\d)`);
  const all = formas(canario);
  return (texto) => (digits ? digits.test(texto) : all.some((forma) => texto.includes(forma)));
}
