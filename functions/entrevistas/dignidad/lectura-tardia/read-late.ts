import { TryLater } from '../../../core/retry.ts';
import type { Modelos } from '../../../ia/modelos/modelos.ts';
import { clasificar } from '../clasificador/clasificar.ts';
import { combinar, needsModelo } from '../clasificador/combinar.ts';
import { leer } from '../leer.ts';
import type { DeLectura, Pendiente, Pendientes } from './pendientes.ts';

/** Of one try: nobody waits for it in the room. */
export const PLAZO_TARDIO_MS = 20_000;
/** As long as a provider that failed is left alone. */
const WAIT_SECONDS = 60;

/** No model has read the text yet; it says nothing of the text. */
export class LecturaSinModelo extends TryLater {
  constructor() {
    super('No model has read it yet', WAIT_SECONDS);
    this.name = 'LecturaSinModelo';
  }
}

/** The rules failed on the text, which stays covered. What failed may name what was found, and is told to nobody. */
export class LecturaIlegible extends Error {
  constructor() {
    super('The rules could not read it');
    this.name = 'LecturaIlegible';
  }
}

interface Services<P extends Pendiente> {
  pendientes: Pendientes<P>;
  /** Of this interview. */
  modelos: Pick<Modelos, 'ask'> & { isConfigured(tarea: 'dignidad'): Promise<boolean> };
  /** The queue gives up after this one: the rules' reading stands. */
  isLastTry: boolean;
}

/**
 * Reads again what no model had read in time when it was sent, so that care comes a turn late and not never. Safe to run
 * twice: what waits no longer is left alone.
 * @throws LecturaSinModelo to be called again
 * @throws LecturaIlegible
 */
export async function readLate<P extends Pendiente>(
  de: DeLectura,
  { pendientes, modelos, isLastTry }: Services<P>,
): Promise<void> {
  const pendiente = await pendientes.find(de);
  if (!pendiente) return;
  const { texto, pregunta, memoria } = pendiente;
  const reglas = quietly(() => leer(texto, memoria));
  const isAsked = needsModelo(reglas) && (await modelos.isConfigured('dignidad'));
  const modelo = isAsked
    ? await clasificar(texto, pregunta, modelos, { plazoMs: PLAZO_TARDIO_MS, soloPrimero: false })
    : undefined;
  if (isAsked && !modelo && !isLastTry) throw new LecturaSinModelo();
  await pendientes.aplicar(
    de,
    pendiente,
    quietly(() => combinar(reglas, modelo, { texto, memoria })),
  );
}

function quietly<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new LecturaIlegible();
  }
}
