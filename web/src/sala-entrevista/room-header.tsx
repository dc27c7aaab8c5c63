import type { Sala } from '#shared/sala/sala.ts';
import { Help } from './help.tsx';
import { OfflineIcon, PauseIcon } from './icons.tsx';
import { PhaseProgress } from './phase-progress.tsx';

interface Props {
  sala: Sala;
  busy: boolean;
  offline: boolean;
  onPause: () => void;
}

/** Whose interview this is, and the two ways out that are always at hand: pause and help. */
export function RoomHeader({ sala, busy, offline, onPause }: Props) {
  const { nombre } = sala.empresa;
  const running = sala.estado === 'en_curso';
  return (
    <header className="cabecera">
      <div className="cabecera-fila">
        <p className="empresa">
          <span className="empresa-inicial" aria-hidden="true">
            {nombre.trim().charAt(0).toUpperCase()}
          </span>
          <span className="empresa-nombre">{nombre}</span>
        </p>
        {offline && (
          <p className="sin-linea" role="status">
            <OfflineIcon /> <span>Sin conexión</span>
          </p>
        )}
        {running && (
          <button type="button" className="boton discreto" aria-disabled={busy} onClick={busy ? undefined : onPause}>
            <PauseIcon /> Pausar
          </button>
        )}
        <Help empresa={nombre} />
      </div>
      {running && <PhaseProgress progreso={sala.progreso} />}
    </header>
  );
}
