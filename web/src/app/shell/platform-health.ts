import type { Connection } from '../../lib/connection-store.ts';
import { SERVICE_NAMES, SERVICE_STATES, type ServiceName, type ServiceState } from '../../lib/service-words.ts';

/** What was heard longer ago than this says nothing about now; the server holds to the same eleven minutes. */
const CURRENT_MS = 11 * 60_000;

export interface ServiceHealth {
  nombre: ServiceName;
  estado: ServiceState;
  label: string;
  palette: string;
  name: string;
  /** Milliseconds since it was checked. */
  age: number | undefined;
}

/** Each service as it stands now: what the server last said, older by the time since. */
export function serviceHealth({ salud }: Pick<Connection, 'salud'>, now: number): ServiceHealth[] {
  if (!salud) return [];
  return salud.datos.dependencias.map(({ nombre, estado, edadSegundos }) => {
    const age = edadSegundos === null ? undefined : edadSegundos * 1000 + Math.max(0, now - salud.en);
    const current = age !== undefined && age <= CURRENT_MS ? estado : 'desconocido';
    return { nombre, estado: current, age, name: SERVICE_NAMES[nombre], ...SERVICE_STATES[current] };
  });
}

const IA: Record<ServiceState, { label: string; palette: string; detail: string }> = {
  ok: { label: 'IA Activa', palette: 'green', detail: 'Un proveedor de IA responde.' },
  degradado: {
    label: 'IA degradada (motor local)',
    palette: 'amber',
    detail: 'Ningún proveedor responde: las entrevistas siguen con el motor integrado.',
  },
  caido: {
    label: 'IA degradada (motor local)',
    palette: 'amber',
    detail: 'Ningún proveedor responde: las entrevistas siguen con el motor integrado.',
  },
  sin_proveedor: {
    label: 'Sin proveedor',
    palette: 'gray',
    detail: 'No hay proveedores de IA configurados: las entrevistas usan el motor integrado.',
  },
  desconocido: { label: 'IA sin comprobar', palette: 'gray', detail: 'Aún no se sabe si los proveedores responden.' },
};

/** The IA badge, from the last check of the providers (decisions, section 1). */
export function iaState(connection: Pick<Connection, 'salud'>, now: number) {
  const ia = serviceHealth(connection, now).find(({ nombre }) => nombre === 'ia');
  return IA[ia?.estado ?? 'desconocido'];
}
