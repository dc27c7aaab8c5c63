import type { Cazado } from './cazar.ts';

/** How many faults of each kind were caught, and all that were not. */
export function informeMutantes(cazados: readonly Cazado[], segundos: number): string {
  const clases = [...new Set(cazados.map(({ clase }) => clase))];
  const of = (clase: string, suerte: Cazado['suerte']) =>
    cazados.filter((each) => each.clase === clase && each.suerte === suerte).length;
  const rest = cazados.filter(({ suerte }) => suerte !== 'cazado');
  return [
    `Mutantes: ${cazados.length} de ${clases.length} clases en ${segundos.toFixed(1)} s, ${(proporcion(cazados) * 100).toFixed(1)} % cazados`,
    ...clases.map(
      (clase) =>
        `  ${of(clase, 'vivo') === 0 ? '✓' : '✗'} ${clase.padEnd(56)} ${of(clase, 'cazado')} cazados, ${of(clase, 'vivo')} vivos, ${of(clase, 'equivalente')} equivalentes`,
    ),
    ...rest.map(({ mutante, suerte, por }) => `  ${suerte}: ${mutante} (${por})`),
  ].join('\n');
}

/** Of the faults that are faults: what behaves like the product cannot be told from it. */
export function proporcion(cazados: readonly Cazado[]): number {
  const real = cazados.filter(({ suerte }) => suerte !== 'equivalente');
  return real.filter(({ suerte }) => suerte === 'cazado').length / real.length;
}
