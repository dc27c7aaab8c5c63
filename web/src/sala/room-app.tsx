import { useEffect, useSyncExternalStore } from 'react';
import { brandColors } from '#shared/empresas/marca/brand-colors.ts';
import { Care } from './care.tsx';
import { Cancelled, Expired, LinkNotValid, Suspended } from './closed.tsx';
import { Landing } from './landing.tsx';
import { OpeningFailed } from './opening-failed.tsx';
import { Paused } from './paused.tsx';
import { Preparation } from './preparation.tsx';
import { Question } from './question.tsx';
import { Receipt } from './receipt.tsx';
import { Review } from './review.tsx';
import type { Room } from './room.ts';
import { RoomHeader } from './room-header.tsx';
import type { RoomState } from './sala-machine.ts';
import { Waiting } from './waiting.tsx';

export function RoomApp({ room }: { room: Room }) {
  const state = useSyncExternalStore(room.subscribe, room.getState);
  const { sala } = state;
  const color = sala?.empresa.color ?? '';
  useEffect(() => {
    const { style } = document.documentElement;
    const colors = Object.entries(brandColors(color) ?? {});
    for (const [name, value] of colors) style.setProperty(name, value);
    return () => {
      for (const [name] of colors) style.removeProperty(name);
    };
  }, [color]);
  return (
    <>
      <title>{sala ? `Entrevista con ${sala.empresa.nombre}` : 'Tu entrevista'}</title>
      {sala && <RoomHeader sala={sala} room={room} state={state} />}
      {/* Another element for the room: the one of the notice would move down below the header. */}
      <main key={sala ? 'sala' : 'aviso'} className={sala ? undefined : 'centro'}>
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
  if (state.mensaje?.detiene) return <Care mensaje={state.mensaje} sala={sala} room={room} state={state} />;
  switch (sala.estado) {
    case 'no_abierta':
      return <Waiting sala={sala} />;
    case 'abierta': {
      const given = sala.consentimientos.every(({ aceptado }) => aceptado);
      const doing = { sala, busy: state.accion !== null, failure: state.fallo };
      return given ? (
        <Preparation {...doing} onBegin={room.begin} />
      ) : (
        <Landing {...doing} presentacion={state.presentacion} onAccept={room.accept} />
      );
    }
    case 'en_curso':
      return (
        sala.turno && <Question key={sala.turno.turnoId} turno={sala.turno} sala={sala} room={room} state={state} />
      );
    case 'pausada':
      return <Paused sala={sala} room={room} busy={state.accion !== null} failure={state.fallo} />;
    case 'por_enviar':
      return <Review sala={sala} room={room} state={state} />;
    case 'completada':
      return <Receipt sala={sala} room={room} state={state} />;
    case 'caducada':
      return <Expired sala={sala} unsent={room.drafts.list()} />;
    case 'cancelada':
      return <Cancelled sala={sala} />;
  }
}
