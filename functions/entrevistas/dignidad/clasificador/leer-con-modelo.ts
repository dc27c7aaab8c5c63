import type { Modelos, PeticionModelo } from '../../../ia/modelos/modelos.ts';
import type { Hallazgo } from '../familia.ts';
import { leer } from '../leer.ts';
import { clasificar } from './clasificar.ts';
import { combinar, needsModelo } from './combinar.ts';
import type { Salida } from './salida.ts';

interface Leido {
  hallazgos: Hallazgo[];
  /** A model that could have read it was late or failed: the rules' reading stands until it is read again. */
  pendiente: boolean;
}

/** The language models of an interview, as far as reading needs them. */
export type ModelosQueLeen = Pick<Modelos, 'ask'> & { isConfigured(tarea: 'dignidad'): Promise<boolean> };

/**
 * What a text says, by rules and, where the company has a provider that may get it and the rules have not stopped the room
 * for a danger, by a model. Fails as `leer` does, and for no other reason.
 */
export async function leerConModelo(
  texto: string,
  { pregunta, memoria }: { pregunta: string; memoria: readonly string[] },
  modelos: ModelosQueLeen,
  more: Partial<Pick<PeticionModelo<Salida>, 'plazoMs' | 'soloPrimero'>> = {},
): Promise<Leido> {
  const reglas = leer(texto, memoria);
  const isAsked = needsModelo(reglas) && (await modelos.isConfigured('dignidad'));
  const modelo = isAsked ? await clasificar(texto, pregunta, modelos, more) : undefined;
  return { hallazgos: combinar(reglas, modelo, { texto, memoria }), pendiente: isAsked && modelo === undefined };
}
