import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { Contact } from './contact.tsx';
import { momentText } from './dates.ts';
import type { Borrador } from './draft-store.ts';
import { Heading, UnusedText } from './parts.tsx';

/** Rooms in which nothing can be done any more, each with what a person can do instead. */

export function LinkNotValid() {
  return (
    <article>
      <Heading>Este enlace no es válido</Heading>
      <p className="entrada">
        Comprueba que esté completo: a veces el correo lo parte en dos líneas. También puede que te hayan enviado uno
        más reciente.
      </p>
      <p>Si no lo encuentras, pide un enlace nuevo a la empresa que te invitó.</p>
    </article>
  );
}

export function Suspended() {
  return (
    <article>
      <Heading>Esta entrevista no está disponible ahora</Heading>
      <p className="entrada">
        La empresa no tiene activo el servicio de entrevistas en este momento. No es por nada que hayas hecho.
      </p>
      <p>Conserva el enlace y pregunta a la empresa que te invitó cuándo podrás usarlo.</p>
    </article>
  );
}

export function Expired({ sala, unsent }: { sala: Sala; unsent: Borrador[] }) {
  const texto = unsent.map((each) => each.texto.trim()).filter(Boolean);
  return (
    <article>
      <Heading>El plazo de esta entrevista ha terminado</Heading>
      <p className="entrada">El enlace se cerró el {momentText(sala.cierra, sala.zonaHoraria)}.</p>
      <p>
        Si todavía te interesa el puesto, escribe a{' '}
        <Contact empresa={sala.empresa} asunto="Mi entrevista ha caducado" />: te pueden dar una fecha nueva y enviarte
        otro enlace.
      </p>
      {texto.length > 0 && (
        <UnusedText title="Ver lo que escribiste y no llegó a enviarse" texto={texto.join('\n\n')} />
      )}
    </article>
  );
}

export function Cancelled({ sala }: { sala: Sala }) {
  return (
    <article>
      <Heading>Esta entrevista se ha cancelado</Heading>
      <p className="entrada">{sala.empresa.nombre} la ha cancelado. No tienes que hacer nada.</p>
      <p>
        Si te sorprende, escribe a <Contact empresa={sala.empresa} asunto="Mi entrevista cancelada" />: quizá haya una
        fecha nueva.
      </p>
    </article>
  );
}
