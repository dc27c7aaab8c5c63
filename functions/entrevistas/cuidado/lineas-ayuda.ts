import type { LineaAyuda } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import { type CambiosLineas, daysUntil, isShown, type Linea, lineaActual } from '#shared/entrevistas/dignidad/linea.ts';
import { lineas } from '#shared/entrevistas/dignidad/lineas.ts';
import { lineaNoEncontrada } from './cuidado.errors.ts';

interface Publicada {
  pais: string;
  paisNombre: string;
  linea: Linea;
}

const released = (): Publicada[] =>
  Object.entries(lineas().paises).flatMap(([pais, { pais: paisNombre, lineas: own }]) =>
    own.map((linea) => ({ pais, paisNombre, linea })),
  );

/** Every line of the release as it stands on a day, as whoever looks after them sees it. */
export function lineasAyuda(cambios: CambiosLineas, today: string): LineaAyuda[] {
  const all = released().map(({ linea, ...pais }) => ({
    ...pais,
    linea,
    actual: lineaActual(linea, cambios[linea.id], lineas().caduca, today),
  }));
  return all.map(({ pais, paisNombre, linea, actual }) => {
    const { retirada, correccion, confirmacion, version } = cambios[linea.id] ?? { version: 0 };
    const { caduca = null, hasta = null } = actual;
    const twins = all.filter((each) => each.pais === pais && each.linea.id !== linea.id);
    return {
      ...actual,
      ...{ pais, paisNombre, version, caduca, hasta },
      dias: caduca === null ? null : daysUntil(caduca, today),
      retirada: retirada ?? null,
      confirmacion: confirmacion?.marcar === actual.marcar ? confirmacion : null,
      correccion: correccion ?? null,
      publicada: correccion ? { nombre: linea.nombre, numero: linea.numero } : null,
      comparten: twins.flatMap(({ actual: { id, marcar } }) => (marcar && marcar === actual.marcar ? id : [])),
    };
  });
}

/** @throws AppError where there is no such line */
export function lineaAyuda(id: string, cambios: CambiosLineas, today: string): LineaAyuda {
  const found = lineasAyuda(cambios, today).find((each) => each.id === id);
  if (!found) throw lineaNoEncontrada();
  return found;
}

/** Order of the lines: those due for verification, then those not shown (unverified, withdrawn), then the others. */
export function byDue(a: LineaAyuda, b: LineaAyuda): number {
  return placeOf(a) - placeOf(b) || (a.caduca ?? '').localeCompare(b.caduca ?? '') || byPais(a, b);
}

export const byPais = (a: LineaAyuda, b: LineaAyuda): number =>
  a.paisNombre.localeCompare(b.paisNombre, 'es') || a.nombre.localeCompare(b.nombre, 'es');

const placeOf = ({ estado }: LineaAyuda) =>
  isShown(estado) || estado === 'caducada' ? 0 : estado === 'sin_verificar' ? 1 : 2;
