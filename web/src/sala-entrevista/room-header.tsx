import type { Sala } from '#shared/sala/sala.ts';
import { Help } from './help.tsx';
import { OfflineIcon, PauseIcon } from './icons.tsx';
import { PhaseProgress } from './phase-progress.tsx';
import type { Room } from './room.ts';
import type { RoomState } from './sala-machine.ts';
import { TimeLeft } from './time-left.tsx';

interface Props {
  sala: Sala;
  room: Room;
  state: RoomState;
}

/** Whose interview this is, and the two ways out that are always at hand: pause and help. */
export function RoomHeader({ sala, room, state }: Props) {
  const { nombre } = sala.empresa;
  const busy = state.accion !== null;
  const running = sala.estado === 'en_curso';
  return (
    <header className="cabecera">
      <div className="cabecera-fila">
        <p className="empresa">
          <span className="empresa-inicial" aria-hidden="true">
            {initials(nombre)}
          </span>
          <span className="empresa-nombre">{nombre}</span>
        </p>
        {state.sinConexion && (
          <p className="sin-linea" role="status">
            <OfflineIcon /> <span>Sin conexión</span>
          </p>
        )}
        {running && (
          <button type="button" className="boton discreto" aria-disabled={busy} onClick={busy ? undefined : room.pause}>
            <PauseIcon /> Pausar
          </button>
        )}
        <Help sala={sala} room={room} />
      </div>
      {running && (
        <PhaseProgress progreso={sala.progreso}>
          <TimeLeft sala={sala} />
        </PhaseProgress>
      )}
    </header>
  );
}

/** "Acme Talento" is AT; a name of one word is its first letter. */
function initials(nombre: string): string {
  const words = nombre.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [words[0], words.length > 1 ? words[1] : ''].map((word) => word?.charAt(0).toUpperCase()).join('');
}
