import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { AvisoText } from './aviso-text.tsx';
import { ConsentForm } from './consent-form.tsx';
import { momentText } from './dates.ts';
import { Facts, roomTitle } from './facts.tsx';
import { Handover } from './handover.tsx';
import { firstName, Heading, Section } from './parts.tsx';
import type { RoomFailure } from './room-api.ts';
import { Supervised } from './supervised.tsx';

interface Props {
  sala: Sala;
  /** Approved texts; the first one says who asks. */
  presentacion: readonly string[];
  busy: boolean;
  failure: RoomFailure | null;
  onAccept: (aceptados: string[], aviso?: string) => void;
}

export function Landing({ sala, presentacion, busy, failure, onAccept }: Props) {
  const { nombre } = sala.empresa;
  return (
    <article>
      <p className="saludo">Hola, {firstName(sala.candidato.nombre)}</p>
      <Heading>{roomTitle(sala)}</Heading>
      {sala.servicio.descripcion && <p className="entrada">{sala.servicio.descripcion}</p>}
      <Facts sala={sala} closes={momentText(sala.cierra, sala.zonaHoraria)} />
      <div className="nota nota-ia">
        <p>
          <strong>{presentacion[0]}</strong>
        </p>
        <ul className="pasos">
          {presentacion.slice(1).map((texto) => (
            <li key={texto}>{texto}</li>
          ))}
        </ul>
      </div>
      {sala.avisosCambiados && (
        <div className="nota" role="status">
          <p>
            <strong>Los avisos han cambiado</strong> desde que los aceptaste. Léelos de nuevo más abajo y vuelve a
            aceptarlos para empezar.
          </p>
        </div>
      )}
      <Supervised sala={sala} />
      <Section title="Cómo será">
        <ul className="pasos">
          <li>
            <strong>Una pregunta cada vez.</strong> Si falta algún detalle, te lo pediremos con otra pregunta breve.
          </li>
          <li>
            <strong>A tu ritmo.</strong> Calcula unos {sala.duracionEstimada} minutos. Verás cuánto queda de forma
            orientativa: ninguna respuesta se corta.
          </li>
          <li>
            <strong>Con ejemplos tuyos.</strong> Cuenta qué pasaba, qué hiciste y cómo terminó. No hace falta escribir
            bonito.
          </li>
          <li>
            <strong>Podrás repasarlo.</strong> Antes de enviar la entrevista puedes leer y corregir tus respuestas.
          </li>
          <li>
            <strong>Puedes parar cuando quieras.</strong> Sigue después en la misma pregunta con el mismo enlace, aquí o
            en otro dispositivo.
          </li>
        </ul>
      </Section>
      {sala.aviso && (
        <Section title={`Tus datos en ${nombre}`}>
          <AvisoText texto={sala.aviso.texto} />
        </Section>
      )}
      <ConsentForm
        // Another text is another question: no box stays ticked for it.
        key={`${sala.aviso?.hash} ${sala.consentimientos.map(({ id }) => id)}`}
        consentimientos={sala.consentimientos}
        busy={busy}
        failure={failure}
        onAccept={(aceptados) => onAccept(aceptados, sala.aviso?.hash)}
      />
      <Handover />
    </article>
  );
}
