import type { Hallado } from '../familia.ts';
import { keysAt, wayOfLiving } from './alcance.ts';
import {
  followedByWork,
  leadsTo,
  ofAThing,
  overlaps,
  quoted,
  type Sena,
  textOf,
  wouldHaveDied,
} from './riesgo-vital-contexto.ts';

/** Signs of somebody near: in danger, after an attempt, or lost. */
export function ajenas(hallado: Hallado): Sena[] {
  const { de, hay, lectura } = hallado;
  const kept = (grupo: string) =>
    de(grupo).filter(
      (en) =>
        !(
          hay({ oracion: en.oracion, clausula: en.clausula }, 'oficioAjeno') ||
          (/^una? /i.test(textOf(hallado, en)) && hay({ oracion: en.oracion }, 'oficio')) ||
          overlaps(hallado, en, 'figurado') ||
          (hay({ oracion: en.oracion }, 'deporte') &&
            /(tirar|lanzar|saltar|colgar|aventar)(se)?$/i.test(textOf(hallado, en))) ||
          followedByWork(hallado, en) ||
          wouldHaveDied(hallado, en) ||
          (keysAt(lectura, en.hasta - 1).some((key) => /^(bibi|mas$)/.test(key)) && wayOfLiving(hallado, en)) ||
          ofAThing(hallado, en)
        ),
    );
  const now = [...kept('otraPersona'), ...kept('diceQue')].map((en): Sena => {
    const past = hay({ oracion: en.oracion }, 'pasado', 'superado') && !hay({ oracion: en.oracion }, 'haVuelto');
    return { gravedad: past ? 1 : 2, subtipo: 'otra_persona', en };
  });
  const tried = kept('otroIntento').map((en): Sena => {
    const past = hay({ oracion: en.oracion }, 'pasado', 'superado');
    return { gravedad: past ? 1 : 2, subtipo: 'otra_persona', en };
  });
  const lost = kept('duelo')
    .filter((en) => !overlaps(hallado, en, 'accidente', 'figurado', 'deporte'))
    .map((en): Sena => ({ gravedad: 1, subtipo: 'duelo', en }));
  const spoken = de('seMata')
    .filter((en) => {
      const { oracion, clausula } = en;
      const harmless =
        overlaps(hallado, en, 'figurado') ||
        followedByWork(hallado, en) ||
        wouldHaveDied(hallado, en) ||
        (keysAt(lectura, en.hasta - 1).some((key) => /^(bibi|mas$)/.test(key)) && wayOfLiving(hallado, en)) ||
        ofAThing(hallado, en);
      return hay({ oracion }, 'miGente') && !hay({ oracion, clausula }, 'oficio') && !harmless;
    })
    .map(
      (en): Sena => ({
        gravedad: hay({ oracion: en.oracion }, 'pasado', 'superado') ? 1 : 2,
        subtipo: 'otra_persona',
        en,
      }),
    );
  const told = de('matarse', 'noVivir', 'vidaNo', 'giros')
    .filter(
      (en) =>
        (quoted(hallado, en) || leadsTo(hallado, en, 'diceOtro')) &&
        hay({ oracion: en.oracion }, 'miGente') &&
        !hay({ oracion: en.oracion }, 'oficio', 'menudencia', 'percance', 'pasado', 'superado') &&
        !overlaps(hallado, en, 'figurado'),
    )
    .map((en): Sena => ({ gravedad: 2, subtipo: 'otra_persona', en }));
  const alsoMine = de('yoTambien')
    .filter(() => de('seMata', 'otraPersona', 'otroIntento', 'duelo', 'muerteAjena').length > 0)
    .map((en): Sena => ({ gravedad: 2, en }));
  const seen = de('laEncontre')
    .filter(({ oracion }) => hay({ oracion }, 'miGente') && !hay({ oracion }, 'oficio'))
    .map((en): Sena => ({ gravedad: hay({ oracion: en.oracion }, 'pasado') ? 1 : 2, subtipo: 'otra_persona', en }));
  return [...now, ...tried, ...lost, ...spoken, ...told, ...seen, ...alsoMine];
}
