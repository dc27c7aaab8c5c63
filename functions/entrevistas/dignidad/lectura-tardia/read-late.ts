import { TryLater } from '../../../core/retry.ts';
import { leerConModelo, type ModelosQueLeen } from '../clasificador/leer-con-modelo.ts';
import type { DeLectura, Pendiente, Pendientes } from './pendientes.ts';

/** Of one try: nobody waits for it in the room. */
export const PLAZO_TARDIO_MS = 20_000;
/** Delay before another reading: as long as a provider that failed is left alone. */
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
  modelos: ModelosQueLeen;
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
  const waiting = await pendientes.find(de);
  if (!waiting) return;
  // All providers, one after the other.
  const patient = { plazoMs: PLAZO_TARDIO_MS, soloPrimero: false };
  const { hallazgos, pendiente } = await leerConModelo(waiting.texto, waiting, modelos, patient).catch(() => {
    throw new LecturaIlegible();
  });
  if (pendiente && !isLastTry) throw new LecturaSinModelo();
  await pendientes.aplicar(de, waiting, hallazgos);
}
