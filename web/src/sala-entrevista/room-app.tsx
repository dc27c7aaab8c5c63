import { useSyncExternalStore } from 'react';
import { Cancelled, Expired, LinkNotValid, Suspended } from './closed.tsx';
import { Finish } from './finish.tsx';
import { Landing } from './landing.tsx';
import { OpeningFailed } from './opening-failed.tsx';
import { Paused } from './paused.tsx';
import { Question } from './question.tsx';
import { Receipt } from './receipt.tsx';
import type { Room } from './room.ts';
import { RoomHeader } from './room-header.tsx';
import type { RoomState } from './sala-machine.ts';
import { Waiting } from './waiting.tsx';

export function RoomApp({ room }: { room: Room }) {
  const state = useSyncExternalStore(room.subscribe, room.getState);
  const { sala } = state;
  return (
    <>
      <title>{sala ? `Entrevista con ${sala.empresa.nombre}` : 'Tu entrevista'}</title>
      {sala && <RoomHeader sala={sala} busy={state.accion !== null} offline={state.sinConexion} onPause={room.pause} />}
      <main className={sala ? undefined : 'centro'}>
        <Screen room={room} state={state} />
      </main>
    </>
  );
}

function Screen({ room, state }: { room: Room; state: RoomState }) {
  const { sala, pantalla } = state;
  if (pantalla === 'no_valida') return <LinkNotValid />;
  if (pantalla === 'suspendida') return <Suspended />;
  if (pantalla === 'fallo') return <OpeningFailed failure={state.fallo} onRetry={room.refresh} />;
  if (!sala) {
    return (
      <div role="status">
        <h1 className="espera">Abriendo tu entrevista…</h1>
      </div>
    );
  }
  switch (sala.estado) {
    case 'no_abierta':
      return <Waiting sala={sala} />;
    case 'abierta':
      return <Landing sala={sala} busy={state.accion !== null} failure={state.fallo} onBegin={room.begin} />;
    case 'en_curso':
      return sala.turno && <Question key={sala.turno.turnoId} turno={sala.turno} room={room} state={state} />;
    case 'pausada':
      return <Paused sala={sala} room={room} busy={state.accion !== null} failure={state.fallo} />;
    case 'por_enviar':
      return <Finish sala={sala} room={room} state={state} />;
    case 'completada':
      return <Receipt sala={sala} />;
    case 'caducada':
      return <Expired sala={sala} unsent={room.drafts.list()} />;
    case 'cancelada':
      return <Cancelled sala={sala} />;
  }
}
