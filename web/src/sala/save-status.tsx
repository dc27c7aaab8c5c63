import { CheckIcon, OfflineIcon } from './icons.tsx';
import { type Envio, isWaiting } from './sala-machine.ts';

/** Where the words are now. Never says that an answer was sent before the server has said so. */
export function SaveStatus({ envio, durable }: { envio: Envio; durable: boolean }) {
  const waiting = isWaiting(envio);
  const text = statusText(envio, durable);
  return (
    <p role="status" className={waiting ? 'guardado guardado-espera' : 'guardado'}>
      {waiting && <OfflineIcon />}
      {(envio === 'enviada' || (envio === 'borrador' && durable)) && <CheckIcon />}
      {text && <span>{text}</span>}
    </p>
  );
}

function statusText(envio: Envio, durable: boolean): string {
  switch (envio) {
    case 'nada':
      return '';
    case 'borrador':
      return durable
        ? 'Guardado en este dispositivo'
        : 'Este navegador no guarda borradores: envía antes de cerrar la página';
    case 'enviando':
      return 'Enviando…';
    case 'enviada':
      return 'Respuesta enviada';
    case 'sin_conexion':
      return durable
        ? 'Sin conexión: tu respuesta se guarda en este dispositivo y se enviará al volver la conexión'
        : 'Sin conexión: no cierres esta página; tu respuesta se enviará al volver la conexión';
    case 'servidor_ocupado':
      return durable
        ? 'No hemos podido enviarla todavía: está guardada en este dispositivo y lo intentamos de nuevo'
        : 'No hemos podido enviarla todavía: no cierres esta página, lo intentamos de nuevo';
  }
}
