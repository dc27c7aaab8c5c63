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

/** What the server last said of the AI of the chosen company. */
export interface IaDeEmpresa {
  estado: ServiceState;
  /** When it was tried. */
  fecha: string | null;
}

const iaOf = (estado: ServiceState, age: number | undefined) => ({
  ...IA[estado],
  age: estado === 'ok' || estado === 'degradado' ? age : undefined,
});

/** The IA badge of the platform, from the last check of its own keys. */
export function iaState(connection: Pick<Connection, 'salud'>, now: number) {
  const ia = serviceHealth(connection, now).find(({ nombre }) => nombre === 'ia');
  return iaOf(ia?.estado ?? 'desconocido', ia?.age);
}

/** The same of a company, whose own keys come first. How long a try of a key counts is the server's to say. */
export function iaStateOfEmpresa(heard: IaDeEmpresa | undefined, now: number) {
  if (!heard) return iaOf('desconocido', undefined);
  return iaOf(heard.estado, heard.fecha === null ? undefined : Math.max(0, now - Date.parse(heard.fecha)));
}
