import type { EstadoImportacion, Importacion } from '#shared/candidatos/importaciones/importacion.ts';
import { whole } from '../../../lib/numbers.ts';

export const ESTADO_LABELS: Record<EstadoImportacion, { label: string; palette: string }> = {
  recibiendo: { label: 'Sin archivo', palette: 'gray' },
  lista: { label: 'Por confirmar', palette: 'blue' },
  importando: { label: 'Importando', palette: 'amber' },
  terminada: { label: 'Terminada', palette: 'green' },
  fallida: { label: 'Detenida', palette: 'red' },
  deshaciendo: { label: 'Deshaciendo', palette: 'amber' },
  deshecha: { label: 'Deshecha', palette: 'gray' },
};

export const count = (n: number, one: string, many: string) => `${whole.format(n)} ${n === 1 ? one : many}`;

/** What a list says of an import beside its state. */
export function summaryOf({ estado, creados, actualizados, total, eliminados, restaurados }: Importacion): string {
  if (estado === 'recibiendo') return '—';
  if (estado === 'lista') return count(total, 'fila', 'filas');
  if (estado === 'deshecha') {
    return `${count(eliminados, 'eliminado', 'eliminados')}, ${count(restaurados, 'restaurado', 'restaurados')}`;
  }
  return `${count(creados, 'creado', 'creados')}, ${count(actualizados, 'actualizado', 'actualizados')}`;
}

/** Work goes on that the screen shows. */
export const isWorking = ({ estado }: Pick<Importacion, 'estado'>) =>
  estado === 'importando' || estado === 'deshaciendo';
