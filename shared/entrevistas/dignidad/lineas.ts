import * as z from 'zod';
import { fold } from '../../core/fold.ts';
import { lazy } from '../../core/lazy.ts';
import { type CambiosLineas, isShown, type LineaActual, lineaActual, lineaSchema, NACIONAL } from './linea.ts';
import datos from './lineas.json' with { type: 'json' };

const textos = { texto_emergencia: z.string(), texto_crisis: z.string(), texto_violencia: z.string() };
/** Subject of a gap of the texts, with the kind of line that it needs. */
const TIPOS = ['emergencia', 'crisis', 'violencia'] as const;
type Tipo = (typeof TIPOS)[number];

const paisSchema = lazy(() =>
  z.object({
    pais: z.string(),
    ...textos,
    /** Ids of the lines whose numbers stand in each of its texts: without one of them the text is not said. */
    nombra: z.object({ emergencia: z.array(z.string()), crisis: z.array(z.string()), violencia: z.array(z.string()) }),
    lineas: z.array(lineaSchema()),
  }),
);
type Pais = z.output<ReturnType<typeof paisSchema>>;

const lineasSchema = lazy(() =>
  z.object({
    version: z.string(),
    /** Day on which somebody looked at all of it. */
    consultado: z.string(),
    /** Day from which lines that nobody has confirmed since are verified no more. */
    caduca: z.string(),
    predeterminado: z.object(textos),
    /** By the two letters of the country. */
    paises: z.record(z.string(), paisSchema()),
  }),
);

/** Countries with their lines, as the release has them. */
export const lineas = lazy(() => lineasSchema().parse(datos));

export interface LineasDePais {
  /** What stands for `{emergencias}`, `{linea_crisis}` and `{linea_violencia}`. */
  emergencias: string;
  linea_crisis: string;
  linea_violencia: string;
  /** Those that can be called from anywhere in their country; of the first country before those of the second. */
  lineas: (LineaActual & { pais: string })[];
}

/**
 * Help lines of these countries, by their names without regard to accents. The words are those of the first one that is
 * known; where the others differ, their telephones follow. Only what is shown on this day is named: a text whose number
 * was withdrawn, corrected or has expired gives way to the lines that are left, and these to words without a number.
 */
export function lineasOf(nombres: readonly string[], today: string, cambios: CambiosLineas): LineasDePais {
  const { paises, predeterminado, caduca } = lineas();
  const known = new Set(
    nombres
      .map(fold)
      .filter(Boolean)
      .flatMap((name) => Object.values(paises).filter((each) => isCalled(each, name))),
  );
  const all = [...known].map((pais) => ({
    pais,
    actuales: pais.lineas.map((linea) => lineaActual(linea, cambios[linea.id], caduca, today)),
  }));
  const word = (tipo: Tipo) => (all[0] && wordOf(all[0], tipo)) ?? predeterminado[`texto_${tipo}`];
  return {
    emergencias: word('emergencia'),
    linea_crisis: word('crisis'),
    linea_violencia: word('violencia'),
    lineas: all.flatMap(({ pais: { pais }, actuales }) =>
      actuales.filter(isCallable).map((linea) => ({ ...linea, pais: shortName(pais) })),
    ),
  };
}

const isCallable = ({ estado, alcance, marcar }: LineaActual) =>
  isShown(estado) && alcance === NACIONAL && marcar !== '';

/** The country's own words while every number in them holds as they say it; else the lines that are left, two at most. */
function wordOf({ pais, actuales }: { pais: Pais; actuales: readonly LineaActual[] }, tipo: Tipo): string | undefined {
  const named = pais.nombra[tipo];
  const holds = (id: string) => {
    const now = actuales.find((each) => each.id === id);
    const released = pais.lineas.find((each) => each.id === id);
    return now && released && isShown(now.estado) && SAID.every((field) => now[field] === released[field]);
  };
  if (named.length > 0 && named.every(holds)) return pais[`texto_${tipo}`];
  const left = actuales.filter((each) => each.tipo === tipo && isCallable(each)).slice(0, 2);
  if (left.length === 0) return undefined;
  if (tipo === 'emergencia') return left.map(({ numero }) => numero).join(' o ');
  return left.map(spoken).join('; o ');
}

/** A line in words. */
const SAID = ['nombre', 'numero', 'marcar', 'horario', 'gratis', 'alcance'] as const;

/** «Línea Aquí Estoy, 800 273 7869 (sábado de 9 a 16 h)»: hours only where it is not always open. */
const spoken = ({ nombre, numero, horario }: LineaActual) =>
  `${nombre}, ${numero}${horario && !horario.startsWith('24 h') ? ` (${horario})` : ''}`;

/** «Estados Unidos», of «Estados Unidos (en español)». */
const shortName = (pais: string) => pais.replace(/ \(.*/, '');
const isCalled = ({ pais }: Pais, name: string) => fold(shortName(pais)) === name;
