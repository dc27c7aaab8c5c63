import type { Gravedad } from '../familia.ts';
import type { Observacion } from './clasificar.ts';
import { isHechoPropio } from './hecho-propio.ts';

/** Effect of a finding: the room speaks of it, it only masks, marks or notes, or it has none. */
type Efecto = 'dice' | 'calla' | 'nada';

interface Fila {
  categorias: readonly string[];
  gravedades: readonly Gravedad[];
  /** Effect of the rules' finding, with a model and without. */
  reglas: Efecto;
  /** Effect of a model's finding. `texto` are the words that it quotes. */
  modelo(observacion: Observacion, texto: string): Efecto;
  /**
   * Whether what a model says of the very words takes the rules' finding back. Only what it says of them does: a model that
   * is silent has not read them otherwise. `sola`: neither the text nor the interview has another sign.
   */
  anula(observacion: Observacion, sola: boolean): boolean;
}

const TODAS = [1, 2, 3] as const;
const nunca = () => false;
const nada = (): Efecto => 'nada';
const si = (holds: boolean, efecto: Efecto = 'dice'): Efecto => (holds ? efecto : 'nada');

const literal = ({ sentido }: Observacion) => sentido === 'literal';
const propia = ({ quien }: Observacion) => quien === 'propia';
const cercana = ({ quien }: Observacion) => quien === 'propia' || quien === 'allegada';
const persona = ({ quien }: Observacion) => quien !== 'cosa';
/** Told of somebody else, of a thing, or in another sense. */
const otraCosa = (observacion: Observacion) => !(literal(observacion) && cercana(observacion));
const leido = ({ sentido, clara }: Observacion, ...sentidos: Observacion['sentido'][]) =>
  clara && sentidos.includes(sentido);

/**
 * Decision between the rules' findings and a model's: who wins, what a model may add and what it may take back. The first
 * row of a category and severity counts.
 */
export const TABLA: readonly Fila[] = [
  {
    categorias: ['riesgo_vital'],
    gravedades: [2, 3],
    reglas: 'dice',
    modelo: (each) => si(literal(each) && cercana(each)),
    anula: nunca,
  },
  {
    categorias: ['riesgo_vital'],
    gravedades: [1],
    reglas: 'dice',
    // Whoever denies it has spoken of it.
    modelo: (each) => si((literal(each) || each.sentido === 'negado') && persona(each)),
    anula: (each, sola) => sola && leido(each, 'figurado', 'oficio'),
  },
  {
    categorias: ['acoso_violencia', 'malestar_intenso'],
    gravedades: [3],
    reglas: 'dice',
    modelo: (each) => si(literal(each) && cercana(each)),
    anula: nunca,
  },
  {
    categorias: ['ilicito_dano'],
    gravedades: [3],
    reglas: 'dice',
    modelo: (each) => si(literal(each) && persona(each)),
    anula: nunca,
  },
  {
    categorias: ['acoso_violencia', 'malestar_intenso'],
    gravedades: [2],
    reglas: 'dice',
    modelo: (each) => si(literal(each) && cercana(each) && each.clara),
    anula: (each) => leido(each, 'oficio', 'citado'),
  },
  {
    categorias: ['acoso_violencia', 'malestar_intenso'],
    gravedades: [1],
    reglas: 'dice',
    modelo: (each) => si(literal(each) && cercana(each), 'calla'),
    anula: otraCosa,
  },
  {
    categorias: ['ilicito_dano'],
    gravedades: [1, 2],
    // Rules only propose: an honest person who is noted costs more than a deed unread.
    reglas: 'nada',
    modelo: (each, texto) => si(literal(each) && propia(each) && each.clara && isHechoPropio(texto), 'calla'),
    anula: nunca,
  },
  {
    categorias: ['dato_protegido'],
    gravedades: TODAS,
    reglas: 'dice',
    modelo: (each) =>
      si(cercana(each) && !['figurado', 'oficio'].includes(each.sentido), each.clara ? 'dice' : 'calla'),
    anula: nunca,
  },
  {
    categorias: ['datos_terceros'],
    gravedades: TODAS,
    reglas: 'dice',
    // Somebody else's datum is one at work too.
    modelo: (each) =>
      si(['allegada', 'ajena'].includes(each.quien) && each.sentido !== 'figurado', each.clara ? 'dice' : 'calla'),
    anula: nunca,
  },
  {
    categorias: [
      'quiere_persona',
      'quiere_parar',
      'pide_adaptacion',
      'pregunta_ia',
      'pregunta_datos',
      'pregunta_proceso',
      'pregunta_pregunta',
      'no_entiende',
    ],
    gravedades: TODAS,
    reglas: 'dice',
    // A button asks first.
    modelo: (each) => si(literal(each) && propia(each)),
    anula: nunca,
  },
  {
    categorias: ['enfado_insulto', 'negativa'],
    gravedades: TODAS,
    reglas: 'dice',
    // What refuses or offends is no answer: a model has to be sure.
    modelo: (each) => si(literal(each) && each.clara),
    anula: ({ sentido }) => sentido !== 'literal',
  },
  // Of the language itself, which is no observation, `combinar` says what a model may.
  { categorias: ['otra_lengua'], gravedades: TODAS, reglas: 'dice', modelo: nada, anula: nunca },
  {
    categorias: ['influir'],
    gravedades: [2],
    // Spoken of only where both have read it: `combinar`.
    reglas: 'calla',
    modelo: (each) => si(literal(each) && each.clara, 'calla'),
    anula: (each) => leido(each, 'figurado', 'citado', 'oficio'),
  },
  {
    categorias: ['influir'],
    gravedades: [1],
    reglas: 'nada',
    modelo: (each) => si(literal(each) && each.clara, 'calla'),
    anula: nunca,
  },
  { categorias: ['respuesta_pegada'], gravedades: TODAS, reglas: 'dice', modelo: nada, anula: nunca },
];

/** @throws Error for a category or severity without a row. */
export function filaOf(categoria: string, gravedad: Gravedad): Fila {
  const found = TABLA.find(
    ({ categorias, gravedades }) => categorias.includes(categoria) && gravedades.includes(gravedad),
  );
  if (!found) throw new Error(`No row for ${categoria} ${gravedad}`);
  return found;
}
