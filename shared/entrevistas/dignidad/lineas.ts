import * as z from 'zod';
import { fold } from '../../core/fold.ts';
import { lazy } from '../../core/lazy.ts';
import datos from './lineas.json' with { type: 'json' };

const textos = { texto_emergencia: z.string(), texto_crisis: z.string(), texto_violencia: z.string() };
const lineasSchema = lazy(() =>
  z.object({
    version: z.string(),
    /** Day from which lines that nobody has confirmed since are shown no more. */
    caduca: z.string(),
    predeterminado: z.object(textos),
    paises: z.record(
      z.string(),
      z.object({
        pais: z.string(),
        ...textos,
        lineas: z.array(
          z.object({
            tipo: z.string(),
            nombre: z.string(),
            numero: z.string(),
            marcar: z.string(),
            alcance: z.string(),
            verificado: z.boolean(),
          }),
        ),
      }),
    ),
  }),
);
type Lineas = z.output<ReturnType<typeof lineasSchema>>;

const lineas = lazy(() => lineasSchema().parse(datos));

export interface LineasDePais {
  /** What stands for `{emergencias}`, `{linea_crisis}` and `{linea_violencia}`. */
  emergencias: string;
  linea_crisis: string;
  linea_violencia: string;
  /** Those that can be called from anywhere in the country. */
  lineas: Lineas['paises'][string]['lineas'];
}

/**
 * Help lines of the first of these countries that is known by its name, without regard to accents. Only verified lines of
 * the whole country have a number to call; past the day on which they expire, or where no country is known, the texts name
 * none.
 */
export function lineasOf(nombres: readonly string[], today: string): LineasDePais {
  const { paises, predeterminado, caduca } = lineas();
  const wanted = nombres.map(fold).filter(Boolean);
  const known =
    today < caduca ? wanted.flatMap((name) => Object.values(paises).filter((each) => isCalled(each, name))) : [];
  const { texto_emergencia, texto_crisis, texto_violencia } = known[0] ?? predeterminado;
  return {
    emergencias: texto_emergencia,
    linea_crisis: texto_crisis,
    linea_violencia: texto_violencia,
    lineas:
      known[0]?.lineas.filter(({ verificado, alcance, marcar }) => verificado && alcance === 'nacional' && marcar) ??
      [],
  };
}

const isCalled = ({ pais }: { pais: string }, name: string) => fold(pais.replace(/ \(.*/, '')) === name;
