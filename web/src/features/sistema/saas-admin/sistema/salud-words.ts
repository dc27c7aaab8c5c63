import type { EstadoDependencia } from '#shared/sistema/sistema/salud.ts';
import { whole } from '../../../../lib/numbers.ts';

type Finding = Pick<EstadoDependencia, 'nombre' | 'estado' | 'detalle' | 'cifras'>;
type Cifras = EstadoDependencia['cifras'];

const count = (figure: number, one: string, many: string) => `${whole.format(figure)} ${figure === 1 ? one : many}`;

/** Codes of the checks (`functions/sistema/sistema/chequeos`); a service's own error names have no words of ours. */
const DETAILS: Record<string, (cifras: Cifras) => string> = {
  TIEMPO_AGOTADO: () => 'No respondió en 5 segundos.',
  SIN_RESPUESTA: () => 'No responde.',
  LENTO: () => 'Responde, pero más despacio de lo normal.',
  SIN_COLAS: () => 'No se encontró ninguna cola.',
  CARTAS_MUERTAS: ({ muertas = 0 }) =>
    `${count(muertas, 'mensaje se dio por fallido', 'mensajes se dieron por fallidos')}: revísalos más abajo.`,
  COLA_LARGA: ({ pendientes = 0 }) => `${count(pendientes, 'mensaje espera', 'mensajes esperan')} su turno.`,
  ENVIO_DESACTIVADO: () => 'El envío está desactivado en la cuenta de correo.',
  CUOTA_AGOTADA: (cifras) => `La cuota del día está agotada: ${quota(cifras)}.`,
  CUOTA_CASI_AGOTADA: (cifras) => `La cuota del día está casi agotada: ${quota(cifras)}.`,
  MOTOR_LOCAL: () => 'Ningún proveedor responde: las entrevistas siguen con el motor integrado.',
};

const FIGURES: Partial<Record<EstadoDependencia['nombre'], (cifras: Cifras) => string>> = {
  correo: (cifras) => `${quota(cifras)}.`,
  colas: ({ colas = 0, pendientes = 0 }) =>
    `${count(colas, 'cola', 'colas')}, ${count(pendientes, 'mensaje en espera', 'mensajes en espera')}.`,
  ia: ({ configurados = 0, activos = 0 }) =>
    `${whole.format(activos)} de ${count(configurados, 'proveedor responde', 'proveedores responden')}.`,
};

function quota({ enviados24h = 0, maximo24h = 0 }: Cifras): string {
  const sent = count(enviados24h, 'correo', 'correos');
  return maximo24h < 0 ? `${sent} en 24 horas` : `${sent} de ${whole.format(maximo24h)} en 24 horas`;
}

/** What the last check found, in a sentence; empty when there is nothing to add to the state. */
export function findingText({ nombre, estado, detalle, cifras }: Finding): string {
  if (estado === 'desconocido') return 'Sin una comprobación reciente.';
  if (estado === 'sin_proveedor') return 'Nadie ha configurado uno: las entrevistas usan el motor integrado.';
  if (detalle) return DETAILS[detalle]?.(cifras) ?? `El servicio respondió con el error ${detalle}.`;
  return Object.keys(cifras).length > 0 ? (FIGURES[nombre]?.(cifras) ?? '') : '';
}
