import type { Sala } from '#shared/entrevistas/sala/sala.ts';

/** The interview at a glance: what, how long, until when. */
export function Facts({ sala, closes }: { sala: Sala; closes?: string }) {
  return (
    <dl className="datos">
      <div>
        <dt>Empresa</dt>
        <dd>{sala.empresa.nombre}</dd>
      </div>
      <div>
        <dt>Entrevista</dt>
        <dd>{sala.servicio.nombre}</dd>
      </div>
      <div>
        <dt>Duración</dt>
        <dd>
          Unos {sala.duracionEstimada} minutos
          {sala.tiempoExtra > 0 && ', con tu tiempo extra'}
        </dd>
      </div>
      {closes && (
        <div>
          <dt>Puedes hacerla hasta</dt>
          <dd>{closes}</dd>
        </div>
      )}
    </dl>
  );
}

export function roomTitle(sala: Sala): string {
  return sala.puesto ? `Tu entrevista para ${sala.puesto}` : `Tu entrevista con ${sala.empresa.nombre}`;
}
