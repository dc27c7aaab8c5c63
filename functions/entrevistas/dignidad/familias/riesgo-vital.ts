import type { Familia, Hallazgo } from '../familia.ts';
import { juntas } from '../lectura/patterns.ts';
import * as actos from './riesgo-vital-actos.ts';
import { ajenas } from './riesgo-vital-ajenas.ts';
import { overlaps, type Sena } from './riesgo-vital-contexto.ts';
import * as cruces from './riesgo-vital-cruces.ts';
import * as crucesMas from './riesgo-vital-cruces-mas.ts';
import * as cuerpo from './riesgo-vital-cuerpo.ts';
import * as giros from './riesgo-vital-giros.ts';
import * as indirectos from './riesgo-vital-indirecto.ts';
import * as lenguas from './riesgo-vital-lenguas.ts';
import * as mas from './riesgo-vital-mas.ts';
import * as modos from './riesgo-vital-modos.ts';
import * as noVivir from './riesgo-vital-no-vivir.ts';
import * as otros from './riesgo-vital-otros.ts';
import * as patrones from './riesgo-vital-patrones.ts';
import { indirectas, propias } from './riesgo-vital-propias.ts';
import * as senales from './riesgo-vital-senales.ts';
import * as sentido from './riesgo-vital-sentido.ts';
import * as sinConjugar from './riesgo-vital-sin-conjugar.ts';

/** The person's own death as wish, idea, plan or act; harm to oneself; somebody near who is in that danger. */
export const riesgoVital: Familia = {
  cabezas: [
    'suicidarme',
    'suicidar',
    'suicidarse',
    'suicidio',
    'matarme',
    'quitarme',
    'morirme',
    'ahorcarme',
    'colgarme',
    'tirarme',
    'lanzarme',
    'aventarme',
    'guindarme',
    'cortarme',
    'lastimarme',
    'autolesionarme',
    'autolesiono',
    'pastillas',
    'despedida',
    'despedirme',
    'despertar',
    'despertarme',
    'desaparecer',
  ],
  gramatica: juntas(
    patrones,
    noVivir,
    giros,
    senales,
    lenguas,
    indirectos,
    otros,
    sentido,
    modos,
    actos,
    cruces,
    crucesMas,
    mas,
    cuerpo,
    sinConjugar,
  ),
  decidir(hallado) {
    const senas = [...propias(hallado), ...ajenas(hallado), ...indirectas(hallado)].filter(
      ({ en }) => !overlaps(hallado, en, 'indirectoInocuo'),
    );
    const strongest = new Map<number, Sena>();
    for (const sena of senas) {
      const before = strongest.get(sena.en.oracion);
      if (!before || before.gravedad < sena.gravedad) strongest.set(sena.en.oracion, sena);
    }
    return [...strongest.values()].map((sena) => hallazgoOf(withMemory(sena, hallado.memoria)));
  },
};

const hallazgoOf = ({ gravedad, subtipo, en: { inicio, fin } }: Sena): Hallazgo => ({
  categoria: 'riesgo_vital',
  gravedad,
  ...(subtipo ? { subtipo } : {}),
  tramo: { inicio, fin },
  fuente: 'reglas',
});

/** What is unclear once is no longer so the second time, nor after weeping; a bereavement is not a sign of the person's own. */
export const withMemory = <S extends Pick<Hallazgo, 'gravedad' | 'subtipo'>>(sena: S, memoria: readonly string[]): S =>
  sena.gravedad === 1 &&
  sena.subtipo !== 'duelo' &&
  (memoria.includes('riesgo_vital:1') ||
    memoria.includes('malestar_intenso:2') ||
    memoria.includes('malestar_intenso:3'))
    ? { ...sena, gravedad: 2 }
    : sena;
