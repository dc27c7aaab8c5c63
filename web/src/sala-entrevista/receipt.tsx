import type { Sala } from '#shared/sala/sala.ts';
import { CheckIcon } from './icons.tsx';
import { firstName, Heading, Section } from './parts.tsx';

export function Receipt({ sala }: { sala: Sala }) {
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
        <p>
          Puedes pedir a {nombre} que te deje ver, corregir o borrar tus datos, y que una persona te explique el
          resultado. Indica tu referencia al escribirles.
        </p>
      </Section>
    </article>
  );
}
