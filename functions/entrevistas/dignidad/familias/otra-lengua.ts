import type { Familia, Hallado } from '../familia.ts';
import { hallazgo } from './peticiones/dirigida.ts';
import { lenguaDe } from './peticiones/lenguas.ts';

type Lectura = Hallado['lectura'];

/** A foreign stretch within Spanish is one that somebody says something in: a name or a slogan is shorter. */
const STRETCH_MIN = 6;
/** From this share of the text on, it is the language of the text. */
const WHOLE = 0.7;

/** Text in another language, whole (2) or in a part (1); `subtipo` is the key of its approved text. */
export const otraLengua: Familia = {
  gramatica: {},
  decidir({ lectura }) {
    const whole = lenguaDe(lectura.texto);
    if (whole) return [hallazgo('otra_lengua', 2, { inicio: 0, fin: lectura.texto.length }, whole.clave)];
    const stretches = stretchesOf(lectura);
    const [first] = stretches;
    if (!first) return [];
    const words = stretches.reduce((sum, each) => sum + each.palabras, 0);
    const isWhole = words >= lectura.palabras.length * WHOLE || spanishShare(lectura) < SPANISH_MIN;
    const place = isWhole ? { inicio: 0, fin: lectura.texto.length } : first;
    return [hallazgo('otra_lengua', isWhole ? 2 : 1, place, first.clave)];
  },
};

/** Below this share of Spanish little words nobody reads a text as Spanish. */
const SPANISH_MIN = 0.08;
const SPANISH = /^(?:el|los|del|y|con|por|para|una|mi|lo|fue|muy|pero|como|más|mas|cuando|porque)$/u;
const spanishShare = ({ texto, palabras }: Lectura) =>
  palabras.filter(({ inicio, fin }) => SPANISH.test(texto.slice(inicio, fin).toLowerCase())).length / palabras.length;

function stretchesOf({ texto, palabras, oraciones, citas }: Lectura) {
  return oraciones.flatMap(({ desde, hasta }) => {
    const inicio = palabras[desde]?.inicio ?? 0;
    const fin = palabras[hasta - 1]?.fin ?? 0;
    if (hasta - desde < STRETCH_MIN || citas.some((cita) => cita.inicio < fin && inicio < cita.fin)) return [];
    const found = lenguaDe(texto.slice(inicio, fin));
    return found ? [{ inicio, fin, ...found }] : [];
  });
}
