import type { ReactNode } from 'react';
import type { Progreso } from '#shared/entrevistas/sala/sala.ts';

/** Where in the interview this is. No count of questions: nobody should answer against a number. */
export function PhaseProgress({ progreso, children }: { progreso: Progreso; children: ReactNode }) {
  const { fases, porcentaje } = progreso;
  const index = fases.findIndex(({ estado }) => estado === 'actual');
  const actual = fases[index];
  const text = actual ? `Fase ${index + 1} de ${fases.length}: ${actual.nombre}` : '';
  return (
    <div className="progreso">
      <div
        className="progreso-barra"
        role="progressbar"
        aria-label="Progreso de la entrevista"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(porcentaje)}
        aria-valuetext={`${Math.round(porcentaje)} %. ${text}`}
      >
        {fases.map(({ faseId, estado }) => (
          <span key={faseId} className={`progreso-fase ${estado}`} />
        ))}
      </div>
      <div className="progreso-pie">
        <p aria-live="polite">{text}</p>
        {children}
      </div>
    </div>
  );
}
