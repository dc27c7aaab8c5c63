import type { Fila, Importacion } from '#shared/candidatos/importaciones/importacion.ts';
import type { AreaRepository } from '../../empresas/areas/area.repository.ts';
import type { CandidatoRepository } from '../candidatos/candidato.repository.ts';
import { areasOfFilas } from './areas-of-filas.ts';
import type { Contenido } from './importacion-files.ts';
import { emailOf, type FilaRevisada, parseFila } from './parse-fila.ts';
import type { FilaLeida } from './tabla.ts';

interface Services {
  candidatos: CandidatoRepository;
  areas: AreaRepository;
}

/** The first row of each e-mail of a file: the others would be the same candidate again. */
export function firstRows(filas: readonly FilaLeida[], { mapeo }: Pick<Importacion, 'mapeo'>): Map<string, number> {
  const first = new Map<string, number>();
  for (const fila of filas) {
    const email = emailOf(fila, mapeo);
    if (email && !first.has(email)) first.set(email, fila.fila);
  }
  return first;
}

export const repeatedText = (fila: number) => `Este correo ya está en la fila ${fila} del archivo`;

/** A file may be older than the erasure. */
export const SUPRIMIDO = {
  columna: '',
  mensaje: 'Sus datos se suprimieron. Si ha vuelto a presentarse, añade el candidato a mano',
};

export function failedFila({ fila, nombre, email }: FilaRevisada, problemas: Fila['problemas']): Fila {
  return { fila, resultado: 'error', nombre, email, candidatoId: null, problemas };
}

/** How an import would go: counts, and every row that is not simply a new candidate. Two reads for each row. */
export async function reviewFilas(
  importacion: Importacion,
  { columnas, filas }: Contenido,
  { candidatos, areas }: Services,
): Promise<{ revision: NonNullable<Importacion['revision']>; filas: Fila[] }> {
  const { empresaId, mapeo } = importacion;
  const sources = { columnas, mapeo, areas: await areasOfFilas(filas, importacion, areas) };
  const first = firstRows(filas, importacion);
  const revisadas = filas.map((fila) => parseFila(fila, sources));
  const emails = revisadas.flatMap(({ dicho }) => dicho?.email ?? []);
  const [known, suprimidos] = await Promise.all([
    candidatos.findIdsByEmail(empresaId, emails),
    candidatos.findSuprimidos(empresaId, emails),
  ]);
  const looked = revisadas.map((revisada): Fila => {
    if (!revisada.dicho) return failedFila(revisada, revisada.problemas);
    const { fila, nombre, email } = revisada;
    const firstFila = first.get(email) ?? fila;
    if (firstFila !== fila) return failedFila(revisada, [{ columna: '', mensaje: repeatedText(firstFila) }]);
    const candidatoId = known.get(email) ?? null;
    if (!candidatoId && suprimidos.has(email)) return failedFila(revisada, [SUPRIMIDO]);
    return { fila, resultado: candidatoId ? 'duplicado' : 'nuevo', nombre, email, candidatoId, problemas: [] };
  });
  const count = (resultado: Fila['resultado']) => looked.filter((fila) => fila.resultado === resultado).length;
  return {
    revision: { nuevos: count('nuevo'), duplicados: count('duplicado'), conErrores: count('error') },
    filas: looked.filter(({ resultado }) => resultado !== 'nuevo'),
  };
}
