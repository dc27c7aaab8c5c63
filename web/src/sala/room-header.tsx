import { useState } from 'react';
import { iniciales } from '#shared/empresas/marca/iniciales.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
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
  const busy = state.accion !== null;
  const running = sala.estado === 'en_curso';
  return (
    <header className="cabecera">
      <div className="cabecera-fila">
        <Host empresa={sala.empresa} />
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
        <Help sala={sala} room={room} urgencias={state.presentacion[1]} />
      </div>
      {running && (
        <PhaseProgress progreso={sala.progreso}>
          <TimeLeft sala={sala} />
        </PhaseProgress>
      )}
    </header>
  );
}

/** The company's logo, or its initials where it has none or its file does not come. */
function Host({ empresa: { nombre, logo } }: { empresa: Sala['empresa'] }) {
  const [lost, setLost] = useState('');
  if (!logo || lost === logo.url) {
    return (
      <p className="empresa">
        <span className="empresa-inicial" aria-hidden="true">
          {iniciales(nombre)}
        </span>
        <span className="empresa-nombre">{nombre}</span>
      </p>
    );
  }
  const { url, ancho, alto } = logo;
  return (
    <p className="empresa con-logo">
      <img
        className="empresa-logo"
        src={url}
        alt={`Logo de ${nombre}`}
        width={ancho}
        height={alto}
        onError={() => setLost(url)}
      />
      <span className="empresa-nombre">{nombre}</span>
    </p>
  );
}
