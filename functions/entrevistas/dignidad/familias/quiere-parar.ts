import type { Coincidencia, Familia, Gravedad } from '../familia.ts';
import { keysAt } from './alcance.ts';
import { AJENO, cuenta, dirigida, hallazgo, laMasGrave, sobra, wordsOf } from './peticiones/dirigida.ts';
import { breve, otraCosa, pausa, retira, termina } from './quiere-parar-patrones.ts';

/** A sentence that asks to stop is short, even where it says why. */
const MOST_WORDS = 26;
/** Most words of a sentence that ends or halts by one of them. */
const BRIEF_WORDS = 5;

/** Request for a rest, another day, the end, or to withdraw. */
export const quiereParar: Familia = {
  gramatica: { ajeno: AJENO, retira, termina, pausa, breve, otraCosa },
  decidir(hallado) {
    const { de, lectura } = hallado;
    const overlaps = (en: Coincidencia, grupo: string) =>
      de(grupo).some((each) => each.oracion === en.oracion && each.desde < en.hasta && each.hasta > en.desde);
    const isBrief = (en: Coincidencia) =>
      de('breve').some((each) => each.desde === en.desde && each.hasta === en.hasta) &&
      sobra(lectura, en) > BRIEF_WORDS - 3;
    const said = (grupo: string, gravedad: Gravedad) =>
      de(grupo)
        .filter(
          (en) =>
            dirigida(hallado, en) &&
            wordsOf(lectura, en.oracion) <= MOST_WORDS &&
            !overlaps(en, 'otraCosa') &&
            !isBrief(en) &&
            !goesOn(en) &&
            !tells(en),
        )
        .map((en) => hallazgo('quiere_parar', gravedad, en));
    /** «Borré todo» is a deed, «no quiero seguir haciendo temporada» is of another thing. */
    const goesOn = ({ inicio, fin, hasta }: Coincidencia) =>
      /^(?:(?:me|ya|lo|la) )?(?!(?:aqu|ah|as|all|s|m)í(?!\p{L}))\p{L}+[éí](?!\p{L})/iu.test(
        lectura.texto.slice(inicio, fin),
      ) ||
      (/(?:ir|irme|voy|salir|salirme)$/iu.test(lectura.texto.slice(inicio, fin)) &&
        keysAt(lectura, hasta).some((key) => key === 'a' || key === 'al' || key === 'de')) ||
      (/(?:seguir|continuar)$/iu.test(lectura.texto.slice(inicio, fin)) &&
        keysAt(lectura, hasta).some((key) => /[ae]ndo$/.test(key) && !/^(kontest|respond|eskrib|abl)/.test(key)));
    /** What follows in the same clause is a story: «tengo que ir al almacén porque pedí…» is in another one. */
    const tells = (en: Coincidencia) => {
      const { hasta = 0 } = lectura.oraciones[en.oracion]?.clausulas[en.clausula] ?? {};
      return hasta > en.hasta && cuenta(lectura.texto.slice(en.fin, lectura.palabras[hasta - 1]?.fin));
    };
    return laMasGrave([...said('retira', 3), ...said('termina', 2), ...said('pausa', 1)]);
  },
};
