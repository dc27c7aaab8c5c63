import { UnusedText } from './parts.tsx';
import type { RoomState } from './sala-machine.ts';

/** Says why the question has changed without this window's doing, and hands back what was written here. */
export function WentOnElsewhere({ aviso, onClose }: { aviso: RoomState['aviso']; onClose: () => void }) {
  if (!aviso) return null;
  return (
    <div className="nota aviso" role="status">
      <p>La entrevista ha avanzado en otra ventana o en otro dispositivo. Sigues por aquí.</p>
      {aviso.textoSinUsar && (
        <UnusedText title="Ver lo que habías escrito y no se ha usado" texto={aviso.textoSinUsar} />
      )}
      <button type="button" className="boton enlace" onClick={onClose}>
        Entendido
      </button>
    </div>
  );
}
