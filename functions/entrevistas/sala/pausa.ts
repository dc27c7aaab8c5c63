import type { Conditions, Write } from '../../core/table.ts';
import { entrevistaKey } from '../../entrada/entrevista-keys.ts';
import { cierreItem, type EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import { salaCerrada, salaPausada } from './sala.errors.ts';

const PAUSE_DAYS = 7;

/** Addition of the care layer to an answer: whether the room stops with it, and writes for the same transaction. */
export interface Alongside {
  detiene?: boolean;
  /** It goes on only when the person says to be of age, or a person of the company that there is permission. */
  esperaMayoria?: boolean;
  writes?: readonly Write[];
}

/** A pause gives seven days more, once an interview and whatever it is for: so the date tells nothing about why. */
export function pauseChange(entrevista: EntrevistaRecord, esperaMayoria = false) {
  const paused = { pausada: true, ...(esperaMayoria && { esperaMayoria }) };
  if (entrevista.plazoAmpliado) return { set: paused, writes: [] };
  const cierra = new Date(Date.parse(entrevista.cierra) + PAUSE_DAYS * 24 * 60 * 60_000).toISOString();
  return {
    set: { ...paused, plazoAmpliado: true, cierra },
    writes: [{ put: cierreItem({ ...entrevista, cierra }) }],
  };
}

/** A pause that comes with nothing else. */
export function pauseWrites(
  entrevista: EntrevistaRecord,
  conditions: Conditions,
  orFail: Write['orFail'],
  esperaMayoria = false,
): Write[] {
  const { set, writes } = pauseChange(entrevista, esperaMayoria);
  return [{ update: entrevistaKey(entrevista.empresaId, entrevista.id), set, if: conditions, orFail }, ...writes];
}

/** The room takes answers, and stops if it has to. */
export function takesAnswers(
  entrevista: EntrevistaRecord,
  { detiene, esperaMayoria }: Omit<Alongside, 'writes'>,
): Write[] {
  const open: Conditions = { estado: { eq: 'en_progreso' }, pausada: { eq: false } };
  const orFail: Write['orFail'] = (found) => (found?.estado === 'en_progreso' ? salaPausada() : salaCerrada());
  return detiene
    ? pauseWrites(entrevista, open, orFail, esperaMayoria)
    : [{ check: entrevistaKey(entrevista.empresaId, entrevista.id), if: open, orFail }];
}
