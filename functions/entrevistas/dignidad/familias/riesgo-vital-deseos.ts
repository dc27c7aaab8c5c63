import type { Coincidencia, Hallado } from '../familia.ts';
import { endsClause, keysAt, wayOfLiving } from './alcance.ts';
import {
  beside,
  closes,
  followedByWork,
  inTime,
  leadsTo,
  notTheirs,
  ofLife,
  overlaps,
  type Sena,
  textOf,
} from './riesgo-vital-contexto.ts';

/** Wishes, ideas and plans to die. */
export function wishes(hallado: Hallado): Coincidencia[] {
  const { de } = hallado;
  return [
    ...de('matarse'),
    ...de('noVivir', 'giros').filter((en) => !(ofLife(hallado, en) && wayOfLiving(hallado, en))),
    ...de('desaparecer'),
    ...de('lenguas'),
    ...meMatoAlone(hallado),
    ...alone(hallado),
    ...de('vidaNo').filter((en) => !wayOfLiving(hallado, en)),
  ].filter(
    (en) =>
      !(
        overlaps(hallado, en, 'figurado') ||
        notTheirs(hallado, en) ||
        aboveGround(hallado, en) ||
        (overlaps(hallado, en, 'deporte') &&
          !/(ganas|morir|matar|muert|vi[vb]ir|suicid|vida)/i.test(textOf(hallado, en))) ||
        followedByWork(hallado, en)
      ),
  );
}

/** A wish or idea: with a plan, denied, past, or only a strong word. */
export function wishOf(hallado: Hallado, en: Coincidencia, serious: readonly Coincidencia[]): Sena {
  const { de, hay } = hallado;
  const here = { oracion: en.oracion };
  if (leadsTo(hallado, en, 'niega') && !leadsTo(hallado, en, 'noNiega')) return { gravedad: 1, subtipo: 'ambigua', en };
  const inTimeSena = inTime(hallado, { gravedad: 2, en });
  if (inTimeSena.gravedad === 1) return inTimeSena;
  if (
    overlaps(hallado, en, 'hiperbole') &&
    !hay(here, 'momento', 'espera') &&
    serious.every((each) => overlaps(hallado, each, 'hiperbole', 'desaparecer')) &&
    isPetty(hallado, en)
  )
    return { gravedad: 1, subtipo: 'ambigua', en };
  const means = de('medios').some(({ oracion }) => !hay({ oracion }, 'medioDeTrabajo'));
  const planned =
    de('decidido').length > 0 ||
    (en.grupo.endsWith('matarse') && hay(here, 'momento')) ||
    (en.grupo.endsWith('noVivir') && hay(here, 'decidido'));
  if (planned) return { gravedad: 3, subtipo: 'plan', en };
  if (means) return { gravedad: 3, subtipo: 'medios', en };
  return { gravedad: 2, en };
}

/** The cause is in the same sentence, or a mishap in the next one; what follows a «pero» is no consequence. */
function isPetty(hallado: Hallado, en: Coincidencia): boolean {
  const { hay, lectura } = hallado;
  const { oracion, clausula } = en;
  const near = [oracion - 1, oracion, oracion + 1];
  const some = (...grupos: string[]) => near.some((each) => hay({ oracion: each }, ...grupos));
  const first = lectura.oraciones[oracion]?.clausulas[clausula]?.desde ?? 0;
  const despite = keysAt(lectura, first).some((key) => key === 'pero' || key === 'aunke');
  return (
    !despite && (beside(hallado, en, 'menudencia') || some('percance')) && !some('enSerio', 'sinSalida', 'sinFuerzas')
  );
}

/** «Me mato», not «me mato la idea» for «mató», nor «me mato a trabajar». */
function meMatoAlone(hallado: Hallado): Coincidencia[] {
  const { de, lectura } = hallado;
  const ofWork = new Set('a por de en el la los las un una mi para ke lo su'.split(' '));
  return de('meMato').filter((en) => {
    const next = keysAt(lectura, en.hasta);
    return closes(hallado, en) || !next.some((key) => ofWork.has(key) || /[ae]ndo$/.test(key));
  });
}

/** «Me aviento desde el piso quince», of who works on ropes. */
const aboveGround = (hallado: Hallado, en: Coincidencia) =>
  hallado.hay({ oracion: en.oracion }, 'alturas') &&
  /^(me )?(avient|lanz|tir|cuelg|colg|salt|brinc|arroj|bot)/i.test(hallado.lectura.texto.slice(en.inicio, en.fin));

/** «Voy a saltar.», with nothing beside it that could be leapt. */
const isBare = ({ lectura, de }: Hallado, en: Coincidencia) => {
  const { desde = 0, hasta = 0 } = lectura.oraciones[en.oracion] ?? {};
  return (
    hasta - desde <= 7 &&
    /(saltar|tirarme|tirar|lanzarme|aventarme)$/.test(lectura.texto.slice(en.inicio, en.fin).toLowerCase()) &&
    !keysAt(lectura, en.desde - 1).some((key) => /^(me|la|lo|las|los|esta|ke)$/.test(key)) &&
    de('deporte', 'alturas').length === 0
  );
};

/** Words that say it only where the clause ends; a leap needs its height, its hour or its wish. */
const alone = (hallado: Hallado): Coincidencia[] => [
  ...hallado.de('noEstar').filter((en) => endsClause(hallado.lectura, en)),
  ...hallado
    .de('tirarmeSolo')
    .filter(
      (en) =>
        (closes(hallado, en) || /ganas|impulso|tentaci|idea|piens|pens[oé]/i.test(textOf(hallado, en))) &&
        (hallado.hay({ oracion: en.oracion }, 'alto', 'momento', 'decidido', 'reciente') ||
          (/cuelg|ahorc/i.test(textOf(hallado, en)) && hallado.hay({ oracion: en.oracion }, 'enSerio', 'yYa')) ||
          isBare(hallado, en)),
    ),
];
