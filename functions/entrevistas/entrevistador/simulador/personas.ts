import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Competencia, Pregunta } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { PersonaId } from '#shared/entrevistas/servicios-hr/simulacion.ts';
import type { Azar } from './azar.ts';
import * as F from './frases.ts';
import { actionsOf } from './relato.ts';

/** What an invented candidate hears. */
export interface Escucha {
  turno: Turno;
  /** The template question that the turn asks or follows up. */
  pregunta: Pregunta;
  /** Those that the question is about. */
  competencias: readonly Competencia[];
  /** The last question of the template, which says goodbye. */
  ultima: boolean;
}

/** Answers one turn; undefined skips it. */
export type Candidato = (escucha: Escucha) => string | undefined;

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** Draws without repeating until all have been said: people do not tell one story twice. */
function bag(azar: Azar, from: readonly string[]): () => string {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = azar.some(from, from.length);
    return left.pop() ?? '';
  };
}

function story(azar: Azar) {
  const [situacion, tarea, accion, resultado, reflexion] = [
    F.SITUACIONES,
    F.TAREAS,
    F.ACCIONES,
    F.RESULTADOS,
    F.REFLEXIONES,
  ].map((each) => bag(azar, each)) as [() => string, () => string, () => string, () => string, () => string];
  return { situacion, tarea, accion, resultado, reflexion };
}

/** A whole answer by STAR about what was asked, and to a follow-up the part that it wants. */
function excelente(azar: Azar): Candidato {
  const { situacion, tarea, accion, resultado, reflexion } = story(azar);
  return ({ turno, pregunta, competencias, ultima }) => {
    if (ultima) return azar.pick(F.CIERRES);
    if (competencias.length === 0) return azar.pick(F.RECORRIDOS);
    switch (turno.hueco) {
      case 'situacion':
        return join(situacion(), tarea());
      case 'tarea':
        return tarea();
      case 'resultado':
        return join(resultado(), reflexion());
      case undefined:
        break;
      default:
        return join(accion(), actionsOf(competencias, azar), resultado());
    }
    const told = join(situacion(), tarea(), accion(), actionsOf(competencias, azar), resultado());
    return pregunta.tipo === 'conductual' ? told : join('Lo veo así, y lo digo por experiencia.', told);
  };
}

function breve(azar: Azar): Candidato {
  const { accion, resultado } = story(azar);
  return () => azar.pick([accion, resultado, () => azar.pick(F.BREVES)])();
}

function verboso(azar: Azar): Candidato {
  const { situacion, tarea, accion, resultado } = story(azar);
  const aside = bag(azar, F.DIVAGACIONES);
  return () =>
    join(
      aside(),
      azar.chance(0.7) ? situacion() : '',
      azar.chance(0.6) ? tarea() : '',
      aside(),
      azar.chance(0.7) ? accion() : '',
      azar.chance(0.6) ? resultado() : '',
      aside(),
    );
}

function evasivo(azar: Azar): Candidato {
  return () => (azar.chance(0.2) ? azar.pick(F.CONSULTAS) : azar.pick([...F.GENERALES, ...F.NO_SABE, ...F.RECHAZOS]));
}

/** Something general and now and then a deed; told twice, the figures do not agree. */
function flojo(azar: Azar): Candidato {
  const { situacion, accion } = story(azar);
  const size = () => `Éramos ${azar.pick(['tres', 'seis', 'nueve', 'doce'])} personas.`;
  return ({ turno }) => {
    if (turno.tipo === 'seguimiento')
      return azar.chance(0.5) ? join(size(), azar.pick(F.GENERALES)) : azar.pick(F.GENERALES);
    return azar.chance(0.3) ? join(situacion(), size(), accion()) : azar.pick(F.GENERALES);
  };
}

function otroIdioma(azar: Azar): Candidato {
  const speak = bag(azar, azar.pick(F.IDIOMAS));
  const { situacion, accion, resultado } = story(azar);
  return ({ turno }) =>
    turno.hueco === 'idioma' && azar.chance(0.5) ? join(situacion(), accion(), resultado()) : speak();
}

function manipulador(azar: Azar): Candidato {
  const { accion } = story(azar);
  return () => join(azar.chance(0.4) ? accion() : '', azar.pick(F.MANIPULACIONES));
}

/** Tells whole stories, and wants to know something in return: now and then before anything else. */
function curioso(azar: Azar): Candidato {
  const tell = excelente(azar);
  const ask = bag(azar, F.CURIOSIDADES);
  return (escucha) => (azar.chance(0.15) ? ask() : join(tell(escucha), azar.chance(0.6) ? ask() : ''));
}

export const CANDIDATOS: Readonly<Record<PersonaId, (azar: Azar) => Candidato>> = {
  breve,
  verboso,
  evasivo,
  'fuera-de-tema': (azar) => bag(azar, F.AJENAS),
  hostil: (azar) => bag(azar, F.HOSTILES),
  silencioso: (azar) => () => (azar.chance(0.8) ? undefined : azar.pick(['...', 'Mmm…', '—'])),
  manipulador,
  'otro-idioma': otroIdioma,
  excelente,
  flojo,
  curioso,
};
