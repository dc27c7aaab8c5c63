import { canMove, type EstadoCandidato } from '#shared/candidatos/candidatos/candidato.states.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { Deps } from '../../core/deps.ts';
import type { Write } from '../../core/table.ts';
import { candidatoKey } from '../../entrada/candidato-keys.ts';
import { candidatoNoEncontrado, estadoCandidatoNoPermite } from './candidato.errors.ts';
import { type CandidatoRecord, candidatoRecordSchema } from './candidato.record.ts';
import { listadoWrites } from './candidato-listado.repository.ts';
import { contadorWrites } from './candidatos-contador.repository.ts';
import { hitoWrites, type NewHito } from './hito.repository.ts';

type MoveDeps = Pick<Deps, 'newId' | 'now'>;

interface Move {
  set: Partial<Pick<CandidatoRecord, 'estado' | 'servicios'>>;
  add?: { reservas: number };
  hito: NewHito;
}
/** What becomes of a candidate, asked again when somebody else has changed them meanwhile. */
type Decide = (candidato: Candidato) => Move;

/** Of this many services a candidate is found in the list of each. */
const MAX_SERVICIOS = 20;

/**
 * The writes that an interview's booking does to its candidate: a new one is in process from now on, and is found by the
 * service. What others change at the same moment stays.
 */
export function bookedWrites(
  deps: MoveDeps,
  candidato: Candidato,
  { servicioId, hito }: { servicioId: string; hito: Partial<NewHito> },
): Write[] {
  return moveWrites(deps, candidato, ({ estado, servicios }) => ({
    set: {
      ...(estado === 'nuevo' && { estado: 'en_proceso' }),
      ...(!servicios.includes(servicioId) && { servicios: [...servicios, servicioId].slice(-MAX_SERVICIOS) }),
    },
    add: { reservas: 1 },
    hito: { que: 'entrevista_programada', ...hito },
  }));
}

/** The candidate has sent the interview; whoever a person has moved on already stays there. */
export function interviewedWrites(deps: MoveDeps, candidato: Candidato, hito: Partial<NewHito>): Write[] {
  return moveWrites(deps, candidato, ({ estado }) => ({
    set: estado === 'en_proceso' ? { estado: 'entrevistado' } : {},
    hito: { que: 'entrevista_finalizada', ...hito },
  }));
}

/** A person moves the candidate; the transition table has the last word. */
export function estadoWrites(
  deps: MoveDeps,
  candidato: Candidato,
  to: EstadoCandidato,
  hito: Pick<NewHito, 'actor' | 'motivo' | 'avisado'>,
): Write[] {
  return moveWrites(deps, candidato, ({ estado }) => {
    if (!canMove(estado, to)) throw estadoCandidatoNoPermite(estado, to);
    return { set: { estado: to }, hito: { que: 'estado', ...hito } };
  });
}

/** One group: when the candidate is no longer as read, all of it is made anew from how they stand. */
function moveWrites(deps: MoveDeps, candidato: Candidato, decide: Decide): Write[] {
  const { set, add, hito } = decide(candidato);
  const { empresaId, estado } = candidato;
  const moved = { ...candidato, ...set };
  const states = moved.estado === estado ? {} : { de: estado, a: moved.estado };
  const group: Write[] = [
    {
      ...candidatoWrite(candidato, { set, add }, deps),
      if: { version: { eq: candidato.version } },
      instead: (found) => found && moveWrites(deps, candidatoRecordSchema().parse(found), decide),
      orFail: candidatoNoEncontrado,
    },
    ...listadoWrites(candidato, moved),
    ...contadorWrites(empresaId, estado, moved.estado),
    ...hitoWrites(deps, candidato, { ...hito, ...states }),
  ];
  return group.map((write) => ({ ...write, together: group }));
}

/** A new version only when something changes that people see. */
function candidatoWrite({ empresaId, id }: Candidato, { set, add }: Pick<Move, 'set' | 'add'>, deps: MoveDeps): Write {
  const key = candidatoKey(empresaId, id);
  if (Object.keys(set).length > 0) {
    return {
      update: key,
      set: { ...set, fechaActualizacion: deps.now().toISOString() },
      add: { ...add, version: 1 },
    };
  }
  return add ? { update: key, add } : { check: key };
}
