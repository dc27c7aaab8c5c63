import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CheckIcon } from './icons.tsx';
import { Heading, MainButton } from './parts.tsx';
import { TextArea } from './text-area.tsx';

const PREGUNTA = 'Cuéntame algo que hayas aprendido a hacer en el último año y cómo lo aprendiste.';
/** Fewer words than a lived situation takes. */
const BRIEF = 25;

/** A question as in the interview. It lives in this page only: what is typed goes nowhere. */
export function Practice({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const [texto, setTexto] = useState('');
  const [problem, setProblem] = useState<string>();
  const [words, setWords] = useState<number>();

  function answer(event: FormEvent) {
    event.preventDefault();
    const count = texto.split(/\s+/).filter(Boolean).length;
    setProblem(count === 0 ? 'Escribe algo para ver qué pasa al enviarlo.' : undefined);
    if (count > 0) setWords(count);
  }

  return (
    <article>
      <p className="saludo">Pregunta de práctica: no se guarda ni se envía</p>
      <Heading large>{PREGUNTA}</Heading>
      {words === undefined ? (
        <form noValidate onSubmit={answer}>
          <TextArea label="Tu respuesta" rows={5} value={texto} onChange={setTexto} problem={problem} />
          <div className="barra-botones">
            <MainButton busy={false} busyText="">
              Enviar práctica
            </MainButton>
            <button type="button" className="boton secundario" onClick={onBack}>
              Volver
            </button>
          </div>
        </form>
      ) : (
        <Feedback brief={words < BRIEF}>
          {children}
          <button type="button" className="boton secundario" onClick={() => setWords(undefined)}>
            Probar otra vez
          </button>
        </Feedback>
      )}
    </article>
  );
}

function Feedback({ brief, children }: { brief: boolean; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="apartado">
      <h2 ref={title} tabIndex={-1} className="hecho">
        <CheckIcon /> Así de fácil
      </h2>
      <ul className="pasos">
        <li>En la entrevista verías «Respuesta enviada» y pasarías a la pregunta siguiente.</li>
        {brief ? (
          <li>
            Tu respuesta ha sido breve. Cuando falte algún detalle, te lo pediremos con otra pregunta, por ejemplo:
            «¿Qué hiciste tú exactamente?».
          </li>
        ) : (
          <li>Tu respuesta tiene una buena extensión: cuenta qué pasaba, qué hiciste y cómo terminó.</li>
        )}
        <li>
          Si no quieres responder, puedes saltar la pregunta. Antes de enviar la entrevista podrás repasarlo todo.
        </li>
      </ul>
      <div className="comienzo">{children}</div>
    </section>
  );
}
