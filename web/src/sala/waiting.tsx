import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { bothZones, deviceZone, momentText } from './dates.ts';
import { Facts, roomTitle } from './facts.tsx';
import { firstName, Heading } from './parts.tsx';

export function Waiting({ sala }: { sala: Sala }) {
  const { aqui, reserva } = bothZones(sala.fechaProgramada, sala.zonaHoraria, deviceZone());
  const abre = bothZones(sala.abre, sala.zonaHoraria, deviceZone()).aqui;
  const opening = abre.dia === aqui.dia ? `ese día a las ${abre.hora}` : `el ${abre.dia} a las ${abre.hora}`;
  return (
    <article>
      <p className="saludo">Hola, {firstName(sala.candidato.nombre)}</p>
      <Heading>Tu entrevista todavía no está abierta</Heading>
      <p className="entrada">{roomTitle(sala)} está reservada para:</p>
      <p className="cita">
        <span className="cita-dia">{aqui.dia}</span>
        <span className="cita-hora">
          {aqui.hora} <small>{aqui.zona}</small>
        </span>
        {reserva && (
          <span className="cita-otra">
            En la zona de la reserva: {reserva.dia}, {reserva.hora} ({reserva.zona})
          </span>
        )}
      </p>
      <p className="nota">
        El enlace se abre {opening}. Puedes dejar esta página abierta: cuando llegue el momento, cambiará sola.
      </p>
      <Facts sala={sala} closes={momentText(sala.cierra, sala.zonaHoraria)} />
    </article>
  );
}
