import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { AvisoText } from './aviso-text.tsx';
import { Contact } from './contact.tsx';
import { CheckIcon } from './icons.tsx';
import { firstName, Heading, Section } from './parts.tsx';
import type { Room } from './room.ts';
import type { RoomState } from './sala-machine.ts';
import { Survey } from './survey.tsx';

export function Receipt({ sala, room, state }: { sala: Sala; room: Room; state: RoomState }) {
  const { nombre } = sala.empresa;
  return (
    <article>
      <p className="sello">
        <CheckIcon />
      </p>
      <Heading>Entrevista enviada</Heading>
      <p className="entrada">
        Gracias, {firstName(sala.candidato.nombre)}. {nombre} ha recibido tus respuestas. No tienes que hacer nada más y
        ya puedes cerrar esta página.
      </p>
      {sala.referencia && (
        <p className="recibo">
          <span>Tu referencia</span>
          <strong>{sala.referencia}</strong>
          <small>Guárdala: sirve para cualquier consulta sobre esta entrevista.</small>
        </p>
      )}
      <Section title="Qué pasa ahora">
        <ol className="pasos">
          <li>Una inteligencia artificial prepara un informe a partir de tus respuestas y cita tus palabras.</li>
          <li>Una persona de {nombre} lo revisa. La decisión la toma ella, nunca la inteligencia artificial.</li>
          <li>{nombre} te contará cómo continúa el proceso.</li>
        </ol>
      </Section>
      <Section title="Tus derechos">
        <ul className="pasos">
          <li>Ver tus datos y recibir una copia de tus respuestas y de tu informe.</li>
          <li>Corregir lo que esté mal, y oponerte a que se sigan usando.</li>
          <li>Pedir que se borre todo lo relacionado contigo.</li>
          <li>Pedir que una persona te explique el resultado y revise la decisión.</li>
        </ul>
        <p>
          Para ejercerlos, escribe a{' '}
          <Contact empresa={sala.empresa} asunto={`Mis datos, referencia ${sala.referencia}`} datos /> e indica tu
          referencia. Si no te responden, puedes acudir a la autoridad de protección de datos de tu país.
        </p>
        {sala.aviso && <AvisoText texto={sala.aviso.texto} />}
        <div className="no-imprimir">
          <button type="button" className="boton secundario" onClick={() => window.print()}>
            Imprimir o guardar el recibo
          </button>
        </div>
      </Section>
      <Survey sala={sala} room={room} state={state} />
    </article>
  );
}
