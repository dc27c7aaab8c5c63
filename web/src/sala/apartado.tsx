import type { Room } from './room.ts';

/** What was set apart stays on this device for a day, behind a button: it is never sent or shown by itself. */
export function Apartado({ turnoId, room }: { turnoId: string; room: Room }) {
  if (!room.findApartado(turnoId)) return null;
  return (
    <p className="nota">
      <button type="button" className="boton enlace" onClick={() => void room.restoreApartado(turnoId)}>
        Cambiar lo que escribí
      </button>{' '}
      <button type="button" className="boton enlace" onClick={() => void room.eraseApartados()}>
        Borrar lo que escribí
      </button>
    </p>
  );
}
