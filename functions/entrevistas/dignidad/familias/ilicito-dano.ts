import type { Coincidencia, Familia, Hallado, Hallazgo } from '../familia.ts';
import { juntas } from '../lectura/patterns.ts';
import { DAÑO } from './ilicito-dano-patrones.ts';
import { GRAMATICA } from './ilicito-gramatica.ts';
import { HECHOS } from './ilicito-hechos.ts';

/**
 * Harm announced or going on (3), and unlawful deeds of one's own (2, 1). The latter are only proposed: an honest person noted
 * costs more than a deed unread, so whoever undid, reported or refused it is not found.
 */
export const ilicitoDano: Familia = {
  gramatica: juntas(DAÑO, HECHOS, GRAMATICA),
  decidir: (hallado) => {
    const peligro = hallado.de('amenaza', 'a_cargo').filter((cada) => isEnSerio(cada, hallado));
    if (peligro.length > 0) return [hallazgoOf(peligro[0] as Coincidencia, 3, subtipoOf(peligro[0] as Coincidencia))];
    const [hecho] = hallado.de('grave', 'leve').filter((cada) => isPropio(cada, hallado));
    return hecho ? [hallazgoOf(hecho, hecho.grupo.endsWith('.grave') ? 2 : 1, 'hecho_propio')] : [];
  },
};

const hallazgoOf = ({ inicio, fin }: Coincidencia, gravedad: 1 | 2 | 3, subtipo: string): Hallazgo => ({
  categoria: 'ilicito_dano',
  gravedad,
  subtipo,
  tramo: { inicio, fin },
  fuente: 'reglas',
});

const subtipoOf = ({ grupo }: Coincidencia) => (grupo.endsWith('.a_cargo') ? 'persona_a_cargo' : 'amenaza');

function isEnSerio(cada: Coincidencia, hallado: Hallado): boolean {
  const here = { oracion: cada.oracion };
  if (hallado.hay(here, 'broma')) return false;
  if (hallado.de('cosa').some(({ desde, hasta }) => desde < cada.hasta && cada.desde < hasta)) return false;
  return !isNegado(cada, hallado) && !isAjeno(cada, hallado);
}

/** Said by somebody else, in quotation marks or behind `dijo que`. */
const isAjeno = (cada: Coincidencia, hallado: Hallado) =>
  hallado.de('ajeno').some(({ oracion, hasta }) => oracion === cada.oracion && hasta <= cada.desde + 1) ||
  hallado.lectura.citas.some((cita) => cita.inicio < cada.inicio && cada.fin <= cita.fin);

const isNegado = (cada: Coincidencia, hallado: Hallado) =>
  hallado.de('negado').some(({ oracion, hasta }) => oracion === cada.oracion && hasta === cada.desde);

/** `amenazaba` may be hers or mine: hers when somebody stands before it. */
const isDeTercero = (cada: Coincidencia, { lectura, de }: Hallado) => {
  const palabras = lectura.texto.slice(cada.inicio, cada.fin).split(/\s+/u).slice(0, 2);
  return (
    palabras.some((palabra) => /(?:aba|[ií]a)$/u.test(palabra)) &&
    de('tercero').some(({ oracion, hasta }) => oracion === cada.oracion && hasta <= cada.desde)
  );
};

const isPropio = (cada: Coincidencia, hallado: Hallado) =>
  hallado.de('deshecho').length === 0 &&
  !hallado.de('ajeno_hecho').some(({ oracion, desde }) => oracion === cada.oracion && desde < cada.desde) &&
  !isNegado(cada, hallado) &&
  !isDeTercero(cada, hallado);
