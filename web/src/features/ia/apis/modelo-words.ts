import type { Catalogo, ModeloCatalogo } from '#shared/ia/configuracion/catalogo.ts';
import { agoText } from '../../../lib/relative-time.ts';

/** A model in the list of them. */
export function modeloLabel({ label, retirado, probado }: ModeloCatalogo): string {
  if (retirado) return `${label} (retirado)`;
  return probado ? label : `${label} (nuevo, sin probar)`;
}

interface ModeloNotice {
  kind: 'warning' | 'info';
  title: string;
  text: string;
}

/** What there is to know of the chosen model; undefined when it is one of those that were tried. */
export function modeloNotice({ modelos }: Catalogo, chosen: string | null): ModeloNotice | undefined {
  const modelo = modelos.find(({ id }) => id === chosen);
  if (!modelo) return undefined;
  if (modelo.retirado) {
    const instead = modelos.find(({ retirado, probado }) => probado && !retirado);
    const meanwhile = instead ? `Mientras tanto se usa ${instead.label}.` : 'Mientras tanto no se usa este proveedor.';
    return {
      kind: 'warning',
      title: 'Retirado: elige otro modelo',
      text: `El proveedor ya no ofrece ${modelo.label}. ${meanwhile}`,
    };
  }
  if (modelo.probado) return undefined;
  return {
    kind: 'info',
    title: 'Modelo nuevo, sin probar',
    text: 'Está en la lista del proveedor, pero aún no se ha probado en entrevistas y su precio no se conoce: el coste de sus llamadas queda sin calcular.',
  };
}

/** How old the list is, and why it is not newer. */
export function catalogoText({ fecha, fallo }: Catalogo, now: number): string {
  const ago = (instant: string) => agoText(Math.max(0, now - Date.parse(instant)));
  const list = fecha
    ? `Lista del proveedor, actualizada ${ago(fecha)}.`
    : 'Lista incluida en el producto: todavía no se ha pedido la del proveedor.';
  return fallo ? `${list} No se pudo actualizar ${ago(fallo.fecha)}: ${fallo.error}.` : list;
}
