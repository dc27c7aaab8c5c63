import type {
  ClaseOperacion,
  Cuentas,
  EstadoOperacion,
  Operacion,
  ResultadoElemento,
} from '#shared/datos/datos/datos.ts';
import { bytesText, whole } from '../../../../lib/numbers.ts';

export const CLASE_LABELS: Record<ClaseOperacion, string> = {
  exportacion: 'Exportación',
  copia: 'Copia de seguridad',
  importacion: 'Importación',
  restauracion: 'Restauración',
  vaciado: 'Vaciado',
};

export const ESTADO_LABELS: Record<EstadoOperacion, { label: string; palette: string }> = {
  recibiendo: { label: 'Sin archivo', palette: 'gray' },
  revisada: { label: 'Por decidir', palette: 'amber' },
  esperando: { label: 'Haciendo la copia previa', palette: 'blue' },
  en_curso: { label: 'En curso', palette: 'blue' },
  deshaciendo: { label: 'Deshaciendo', palette: 'blue' },
  terminada: { label: 'Terminada', palette: 'green' },
  deshecha: { label: 'Deshecha', palette: 'gray' },
  fallida: { label: 'Fallida', palette: 'red' },
};

export const RESULTADO_LABELS: Record<ResultadoElemento, { label: string; palette: string }> = {
  nuevo: { label: 'Nuevo', palette: 'green' },
  cambiado: { label: 'Cambiado', palette: 'blue' },
  igual: { label: 'Igual', palette: 'gray' },
  conservado: { label: 'Se conserva', palette: 'gray' },
  conflicto: { label: 'Conflicto', palette: 'amber' },
  suprimido: { label: 'Suprimido', palette: 'red' },
};

export const ORIGEN_LABELS: Record<Operacion['origen'], string> = {
  manual: 'Manual',
  programada: 'Programada',
  previa: 'Antes de un cambio',
};

const CUENTA_WORDS: [keyof Cuentas, string][] = [
  ['creados', 'creados'],
  ['actualizados', 'actualizados'],
  ['omitidos', 'sin tocar'],
  ['conflictos', 'en conflicto'],
  ['conservados', 'conservados como estaban'],
  ['suprimidos', 'de personas suprimidas'],
  ['eliminados', 'eliminados'],
  ['devueltos', 'devueltos a como estaban'],
];

/** What has been done, in a line; what stopped it comes first. */
export function summaryOf({ clase, estado, motivo, cuentas, elementos, tamano }: Operacion): string {
  if (motivo) return motivo;
  if (estado === 'esperando') return 'Empezará cuando termine la copia de seguridad';
  if (clase === 'exportacion' || clase === 'copia') {
    return `${whole.format(elementos)} elementos${tamano === null ? '' : ` · ${bytesText(tamano)}`}`;
  }
  const said = CUENTA_WORDS.flatMap(([name, word]) =>
    cuentas[name] > 0 ? `${whole.format(cuentas[name])} ${word}` : [],
  );
  return said.join(' · ') || (estado === 'terminada' ? 'Nada que cambiar' : '—');
}
