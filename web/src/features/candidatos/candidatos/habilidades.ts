import { fold } from '#shared/core/fold.ts';

/** Bounds of the contract. */
const LONGEST = 60;
const MOST = 50;

/** Adds what was typed or pasted: parted by commas, semicolons and line breaks, each once whatever its spelling. */
export function addHabilidades(current: string[], text: string): string[] {
  const result = [...current];
  const seen = new Set(current.map(fold));
  for (const part of text.split(/[,;\n]/)) {
    const habilidad = part.trim().replace(/\s+/g, ' ').slice(0, LONGEST).trim();
    if (!habilidad || seen.has(fold(habilidad)) || result.length >= MOST) continue;
    seen.add(fold(habilidad));
    result.push(habilidad);
  }
  return result;
}
