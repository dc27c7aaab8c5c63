import type { Sala } from '#shared/entrevistas/sala/sala.ts';

/** Candidates know who may be with them. */
export function Supervised({ sala }: { sala: Sala }) {
  if (!sala.supervisada) return null;
  return (
    <p className="nota">
      <strong>{sala.empresa.nombre} ha abierto esta sala.</strong> Puede que una persona de su equipo esté contigo
      mientras respondes. Las preguntas y la valoración son las mismas.
    </p>
  );
}
