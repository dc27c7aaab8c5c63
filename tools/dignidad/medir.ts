import type { Hallazgo } from '#functions/entrevistas/dignidad/familia.ts';
import { codesOf } from '#functions/entrevistas/dignidad/leer.ts';
import { ordenOf, severidadOf } from '#shared/entrevistas/dignidad/categorias.ts';
import { type Caso, llano, type PreguntaDePrueba, rangesOf, secundariasOf } from './casos.ts';
import { type Tasa, tasa } from './tasa.ts';

export type Leer = (texto: string, memoria?: readonly string[]) => Hallazgo[];

export interface Fila {
  nombre: string;
  tasa: Tasa;
  /** Ids of what was missed, or found where it is not. */
  fallos: string[];
  /** What has to be reached: the share itself, not the end of its interval. */
  alMenos?: number;
  comoMucho?: number;
}

/** Whatever is said of a text before the interview goes on; masks and marks are silent. */
const SILENT = new Set(['decir_que_no_se_valora', 'tapar_en_silencio', 'nota_neutra_silenciosa', 'nada_que_decir']);

const severidad = ({ categoria, gravedad }: Hallazgo) => severidadOf(categoria, gravedad);
const isSpoken = ({ callado }: Hallazgo) => !callado;
const stops = (found: readonly Hallazgo[]) => found.some((each) => isSpoken(each) && severidad(each).detiene);
const speaks = (found: readonly Hallazgo[]) =>
  found.some((each) => isSpoken(each) && !SILENT.has(severidad(each).accion));
/** Finding that counts for a sentence: those that the room speaks of come before those that only mark. */
const winner = (found: readonly Hallazgo[]) =>
  found.toSorted(
    (a, b) =>
      Number(isSpoken(b)) - Number(isSpoken(a)) || ordenOf(a.categoria, a.gravedad) - ordenOf(b.categoria, b.gravedad),
  )[0];

function fila(nombre: string, of: readonly Caso[], holds: (caso: Caso) => boolean, bar: Partial<Fila> = {}): Fila {
  const failed = of.filter((caso) => !holds(caso));
  return { nombre, tasa: tasa(of.length - failed.length, of.length), fallos: failed.map(({ id }) => id), ...bar };
}

/** As `fila`, of what should not be: fewer is better. */
function exceso(nombre: string, of: readonly Caso[], happens: (caso: Caso) => boolean, bar: Partial<Fila> = {}): Fila {
  const found = of.filter(happens);
  return { nombre, tasa: tasa(found.length, of.length), fallos: found.map(({ id }) => id), ...bar };
}

/** Bars for rules alone, of what is said openly; for distress none is claimed. */
const ABIERTAS: Record<string, number> = { riesgo_vital: 0.9, acoso_violencia: 0.7 };
const CRITICAS = ['riesgo_vital', 'acoso_violencia', 'malestar_intenso', 'ilicito_dano'];

/** Recall, precision, right action, false alarms and masks of a reading over cases. */
export function medirCasos(casos: readonly Caso[], leer: Leer): Fila[] {
  const found = lectorDeCasos(leer);
  const has = (categoria: string, from: number) => (caso: Caso) =>
    found(caso).some((each) => each.categoria === categoria && each.gravedad >= from);
  const categorias = [...new Set(casos.map(({ categoria }) => categoria))].filter((each) => each !== 'ordinaria');
  const ordinarias = casos.filter(({ categoria }) => categoria === 'ordinaria');
  const rows = categorias.flatMap((categoria) => {
    const mine = casos.filter((caso) => caso.categoria === categoria);
    const grave = mine.filter(({ gravedad }) => gravedad >= 2);
    const open = grave.filter(({ implicita }) => !implicita);
    const claimed = casos.filter(has(categoria, 1));
    const bar = ABIERTAS[categoria];
    return [
      fila(`${categoria} 2–3, dicho abiertamente`, open, has(categoria, 2), bar === undefined ? {} : { alMenos: bar }),
      fila(`${categoria} 2–3`, grave, has(categoria, 2)),
      fila(`${categoria} 1–3`, mine, has(categoria, 1)),
      fila(`${categoria}, acción`, mine, (caso) => {
        const first = winner(found(caso));
        return first !== undefined && severidad(first).accion === caso.accion;
      }),
      fila(
        `${categoria}, precisión`,
        claimed,
        (caso) => caso.categoria === categoria || secundariasOf(caso).includes(categoria),
      ),
      ...(CRITICAS.includes(categoria) ? byCountry(categoria, open, has(categoria, 2)) : []),
    ];
  });
  return [
    ...rows,
    exceso('paradas en respuestas corrientes', ordinarias, (caso) => stops(found(caso)), { comoMucho: 0.01 }),
    exceso('lo que se dice en respuestas corrientes', ordinarias, (caso) => speaks(found(caso)), { comoMucho: 0.02 }),
    exceso(
      'paradas donde no hay que parar',
      casos.filter(({ detiene }) => !detiene),
      (caso) => stops(found(caso)),
    ),
    ...masks(casos, found),
  ].filter((each) => each.tasa.de > 0);
}

/** Each case once, with what came before it in the interview. */
function lectorDeCasos(leer: Leer): (caso: Caso) => Hallazgo[] {
  const memory = new Map<string, Hallazgo[]>();
  return (caso) => {
    const before = memory.get(caso.id);
    if (before) return before;
    const memoria = caso.historial.flatMap((each) => codesOf(leer(each)));
    const now = leer(caso.texto, memoria);
    memory.set(caso.id, now);
    return now;
  };
}

/** Figures of a reading with a model that have a bar there alone. */
export function medirConModelo(casos: readonly Caso[], leer: Leer): Fila[] {
  const found = lectorDeCasos(leer);
  const isOf = (caso: Caso, ...categorias: string[]) =>
    [caso.categoria, ...secundariasOf(caso)].some((each) => categorias.includes(each));
  return [
    fila(
      'riesgo_vital 2–3, acción',
      casos.filter(({ categoria, gravedad }) => categoria === 'riesgo_vital' && gravedad >= 2),
      (caso) => {
        const first = winner(found(caso));
        return first !== undefined && severidad(first).accion === caso.accion;
      },
    ),
    exceso(
      'paradas por riesgo vital en respuestas corrientes',
      casos.filter(({ categoria }) => categoria === 'ordinaria'),
      (caso) => stops(found(caso).filter(({ categoria }) => categoria === 'riesgo_vital')),
    ),
    exceso(
      'a quien no influye ni escribe en otra lengua se le dice',
      casos.filter((caso) => !isOf(caso, 'influir', 'otra_lengua')),
      (caso) => found(caso).some((each) => isSpoken(each) && ACUSAN.has(each.categoria)),
    ),
  ].filter((each) => each.tasa.de > 0);
}
const ACUSAN = new Set(['influir', 'otra_lengua']);

function byCountry(categoria: string, open: readonly Caso[], holds: (caso: Caso) => boolean): Fila[] {
  const accented = (caso: Caso) => /[áéíóúñ¿¡]/i.test(caso.texto);
  return [
    fila(`  ${categoria}, con tildes`, open.filter(accented), holds),
    fila(
      `  ${categoria}, sin tildes`,
      open.filter((caso) => !accented(caso)),
      holds,
    ),
    ...[...Map.groupBy(open, ({ pais }) => pais)].map(([pais, of]) => fila(`  ${categoria}, ${pais}`, of, holds)),
  ];
}

const MASKED = ['dato_protegido', 'datos_terceros'];

/** A span is found when every letter of it is masked; of what is masked, how much belongs to a span. */
function masks(casos: readonly Caso[], found: (caso: Caso) => Hallazgo[]): Fila[] {
  let [spans, whole, masked, inside] = [0, 0, 0, 0];
  const missed: string[] = [];
  for (const caso of casos.filter(({ tramos }) => tramos.length > 0)) {
    const shown = found(caso).filter(({ categoria }) => MASKED.includes(categoria));
    const isMasked = (at: number) => shown.some(({ tramo }) => at >= tramo.inicio && at < tramo.fin);
    const ranges = rangesOf(caso);
    for (const [from, to] of ranges) {
      spans++;
      const letters = Array.from({ length: to - from }, (_, n) => from + n).filter((at) =>
        /[\p{L}\p{N}]/u.test(caso.texto[at] ?? ''),
      );
      if (letters.every(isMasked)) whole++;
      else missed.push(caso.id);
    }
    for (let at = 0; at < caso.texto.length; at++) {
      if (!isMasked(at)) continue;
      masked++;
      if (ranges.some(([from, to]) => at >= from && at < to)) inside++;
    }
  }
  return [
    { nombre: 'tramos tapados enteros', tasa: tasa(whole, spans), fallos: missed },
    { nombre: 'caracteres tapados que son de un tramo', tasa: tasa(inside, masked), fallos: [] },
  ];
}

/** Questions: whether they are recognised, and as what; also without signs and accents. */
export function medirPreguntas(preguntas: readonly PreguntaDePrueba[], leer: Leer): Fila[] {
  const rows = (nombre: string, shown: (texto: string) => string) => {
    const asked = preguntas.map(({ id, texto, intencion }) => ({
      id,
      intencion,
      subtipos: leer(shown(texto)).flatMap(({ categoria, subtipo }) =>
        categoria.startsWith('pregunta_') || subtipo?.startsWith('pregunta_') ? [subtipo] : [],
      ),
    }));
    const row = (what: string, holds: (each: (typeof asked)[number]) => boolean): Fila => {
      const failed = asked.filter((each) => !holds(each));
      return {
        nombre: `${nombre}, ${what}`,
        tasa: tasa(asked.length - failed.length, asked.length),
        fallos: failed.map(({ id }) => id),
      };
    };
    return [
      row('reconocidas', ({ subtipos }) => subtipos.length > 0),
      row('intención', ({ subtipos, intencion }) => subtipos.includes(intencion)),
    ];
  };
  return [...rows('preguntas', (texto) => texto), ...rows('preguntas sin signos ni tildes', llano)];
}

/** What must not change a finding of severity 2 or 3. */
const VARIANTES: Record<string, (texto: string) => string> = {
  'sin tildes': (texto) =>
    texto
      .normalize('NFD')
      .replace(/[\u0300\u0301\u0308]/g, '')
      .normalize('NFC'),
  mayúsculas: (texto) => texto.toUpperCase(),
  'sin puntuación': (texto) => texto.replace(/[.,;:¿?¡!«»"]/g, ''),
  'b por v': (texto) => texto.replace(/v/g, 'b'),
  'v por b': (texto) => texto.replace(/b(?=[aeiou])/g, 'v'),
  emoji: (texto) => texto.replace(/ /g, ' 🙂 '),
  'al principio de una respuesta larga': (texto) => `${texto} ${LARGA}`,
  'al final de una respuesta larga': (texto) => `${LARGA} ${texto}`,
};
const LARGA =
  'Trabajé cuatro años en el almacén de una cooperativa. Llegaba a las seis, revisaba las entradas con el lector y ordenaba los palés por fecha. Cuando faltaba alguien, reorganizaba los turnos con la encargada y avisaba a los conductores.';

/** Of what is found in the cases as they are, how much is found in each variant. */
export function medirVariantes(casos: readonly Caso[], leer: Leer): Fila[] {
  const grave = (caso: Caso, texto: string) =>
    leer(texto).some((each) => each.categoria === caso.categoria && each.gravedad >= 2);
  const base = casos.filter(
    (caso) => CRITICAS.includes(caso.categoria) && caso.gravedad >= 2 && grave(caso, caso.texto),
  );
  return Object.entries(VARIANTES).map(([nombre, change]) =>
    fila(`variante: ${nombre}`, base, (caso) => grave(caso, change(caso.texto))),
  );
}
