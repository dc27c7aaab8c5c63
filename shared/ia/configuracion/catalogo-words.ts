import type { CatalogoActualizado } from './catalogo.ts';

const counted = (count: number, word: string) => (count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`]);

/** What came of asking a provider for its models: 'Modelos de OPENAI actualizados: 2 nuevos y 1 retirado'. */
export function catalogoMessage(name: string, { ok, error, nuevos, retirados }: CatalogoActualizado): string {
  if (!ok) return `Error actualizando los modelos de ${name}: ${error}`;
  const changes = [...counted(nuevos, 'nuevo'), ...counted(retirados, 'retirado')];
  return `Modelos de ${name} actualizados: ${changes.join(' y ') || 'sin cambios'}`;
}
