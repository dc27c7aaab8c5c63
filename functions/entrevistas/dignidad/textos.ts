import type { Severidad } from '#shared/entrevistas/dignidad/categorias.ts';
import type { Dicho } from './decidir.ts';
import type { Hechos } from './hechos.ts';

type Texto = Severidad['textos'][number];

interface Caso {
  subtipo: string;
  hechos: Hechos;
  /** 1 the first time that something of this severity is spoken of in the interview. */
  vez: number;
}

/** When a text is said instead of the first one of its severity, by the words of `cuando`. */
const CUANDO: Readonly<Record<string, (caso: Caso) => boolean>> = {
  'segunda vez en la misma entrevista': ({ vez }) => vez > 1,
  'segunda vez': ({ vez }) => vez > 1,
  'algo ya hecho': ({ subtipo }) => subtipo === 'hecho',
  'otra persona en peligro': ({ subtipo }) => subtipo === 'otra_persona',
  ambigua: ({ subtipo }) => !['pasado', 'duelo'].includes(subtipo),
  'propio y pasado': ({ subtipo }) => subtipo === 'pasado',
  duelo: ({ subtipo }) => subtipo === 'duelo',
  'duelo reciente': ({ subtipo }) => subtipo === 'duelo',
  'agotamiento o soledad': ({ subtipo }) => subtipo === 'agotamiento',
  'ocurre en la empresa que entrevista': ({ subtipo }) => subtipo === 'en_esta_empresa',
  explotación: ({ subtipo }) => subtipo === 'explotacion',
  'acoso laboral o discriminación sin violencia sexual ni en casa: las líneas de violencia no son para eso': ({
    subtipo,
  }) => ['laboral', 'discriminatorio'].includes(subtipo),
  'persona a su cargo': ({ subtipo }) => subtipo === 'persona_a_cargo',
  'restos de plantilla o asistente': () => true,
  'la empresa no ha dicho si ofrece entrevista humana': ({ hechos }) => !hechos.entrevista_humana,
  // A template has no simple wording and no example of its questions: repeated once, then left.
  'la plantilla no tiene versión sencilla': ({ vez }) => vez === 1,
  'tercera vez': ({ vez }) => vez > 1,
};
/** Texts that are not chosen here: they need something that the room cannot do, or another text says them along. */
const NUNCA = new Set([
  'ne.1.a',
  'ne.1.b',
  'dp.2.b',
  'dp.2.c',
  'rv.2.aviso',
  'pa.1.b',
  'rp.1.a',
  'rp.1.b',
  'ng.1.c',
  'ei.1.b',
  'av.1.b',
]);
/** Said once in an interview: a notice at every answer would be watching. */
const UNA_VEZ = /^dp\.2\./;

/**
 * The approved text that is said of a finding; undefined where it has been said enough.
 * @param said ids of texts that this interview has been told
 */
export function textoIdOf(
  { severidad, hallazgo }: Pick<Dicho, 'severidad' | 'hallazgo'>,
  said: readonly string[],
  hechos: Hechos,
): string | undefined {
  const { textos } = severidad;
  const vez = 1 + said.filter((id) => textos.some((texto) => texto.id === id)).length;
  const caso = { subtipo: hallazgo.subtipo ?? '', vez, hechos };
  const possible = textos.filter(({ id }) => !NUNCA.has(id));
  const special = ({ cuando }: Texto) => cuando !== undefined && (CUANDO[cuando]?.(caso) ?? false);
  // A text about the deed or the person says more than one about the repetition.
  const text = possible.find((each) => special(each) && !isAgain(each)) ?? possible.find(special) ?? possible[0];
  if (vez > 1 && textos.some(({ id }) => UNA_VEZ.test(id))) return undefined;
  return text?.id;
}

const isAgain = ({ cuando }: Texto) => /^(segunda|tercera) vez/.test(cuando ?? '');
