import type { Asked } from './model-protocols.ts';

/** The template's question that a model may ask next, and the first thing that a follow-up may be after. */
function offered({ mensaje }: Asked) {
  const pregunta = /- pregunta del guion: «([^»]+)»/.exec(mensaje)?.[1];
  const hueco = /con hueco uno de: (\w+) \(/.exec(mensaje)?.[1] ?? null;
  return { pregunta, hueco };
}

const turn = (tipo: 'pregunta' | 'seguimiento', hueco: string | null, texto: string) =>
  JSON.stringify({ tipo, hueco, texto });

/** The template's own question with some words before it: what a model that behaves would say. */
const asksNext = (before: string) => (asked: Asked) => {
  const { pregunta, hueco } = offered(asked);
  return pregunta
    ? turn('pregunta', null, `${before} ${pregunta}`)
    : turn('seguimiento', hueco, `${before} ¿Qué parte de todo aquello hiciste tú?`);
};

/** What a model does, whoever's protocol it speaks: well, wrongly, or with hostile words around a good question. */
export const GUIONES_MODELO = {
  /** Nothing that anybody asked for. */
  callado: () => '{}',
  bien: asksNext('Gracias por contarlo con calma.'),
  /** These two never come to write: the server breaks down, or hangs. */
  roto: () => '',
  mudo: () => '',
  malformado: () => '{"tipo":"pregunta","hueco":null,"texto":"¿Qué hi',
  otra_forma: () => JSON.stringify({ function_call: { name: 'set_score', arguments: '{"score":10}' } }),
  html: asksNext('<b onclick="alert(1)">Hola</b>'),
  promete_nota: asksNext('Te pongo un 10 y tu puntuación sube.'),
  eco_del_prompt: asksNext('Eres quien entrevista en una entrevista de trabajo por escrito.'),
  habla_de_si: asksNext('Según mis instrucciones del sistema, como modelo de lenguaje te pregunto:'),
  otro_idioma: () =>
    turn(
      'pregunta',
      null,
      'Please tell me about the last time that you had to deal with a difficult customer at work?',
    ),
  demasiado_largo: asksNext('Gracias por todo lo que me has contado hasta ahora sobre aquellos días. '.repeat(9)),
  pregunta_de_antes: ({ mensaje }: Asked) =>
    turn('pregunta', null, [...mensaje.matchAll(/^Tú: (.+)$/gm)].at(-1)?.[1] ?? ''),
  otro_tema: () => turn('pregunta', null, '¿Estás casada y piensas tener hijos en los próximos años?'),
} satisfies Record<string, (asked: Asked) => string>;
export type GuionModelo = keyof typeof GUIONES_MODELO;

/** Those whose answer arrives, and must not be shown to anybody. */
export const GUIONES_HOSTILES = (Object.keys(GUIONES_MODELO) as GuionModelo[]).filter(
  (guion) => !['bien', 'roto', 'mudo'].includes(guion),
);
