import type { Recorrido } from './recorrido.ts';

/** What was tried and what held, for people. */
export function informe(titulo: string, recorrido: Recorrido, segundos: number): string {
  const { rutas, identidades, sondas, comprobaciones, controles, fallos } = recorrido;
  const of = (oracle: string) => fallos.filter((fallo) => fallo.oracle === oracle).length;
  const lines = Object.entries(comprobaciones).map(
    ([oracle, times]) =>
      `  ${of(oracle) === 0 ? '✓' : '✗'} ${oracle.padEnd(30)} ${times} comprobaciones, ${of(oracle)} fallos`,
  );
  const succeeded = Object.values(controles).reduce((sum, each) => sum + each.size, 0);
  return [
    `${titulo}: ${rutas} rutas × ${identidades} identidades, ${sondas} peticiones en ${segundos.toFixed(1)} s`,
    `  ${succeeded} controles positivos (identidad y ruta), en ${Object.keys(controles).length} rutas`,
    ...lines,
    ...fallos.slice(0, SHOWN).map(({ oracle, sonda, detalle }) => `  ✗ ${oracle}: ${sonda}\n      ${detalle}`),
    ...(fallos.length > SHOWN ? [`  … y ${fallos.length - SHOWN} más`] : []),
  ].join('\n');
}

const SHOWN = 40;
