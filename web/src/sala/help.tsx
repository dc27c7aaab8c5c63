import { useRef } from 'react';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { Handover } from './handover.tsx';
import { HelpForm } from './help-form.tsx';
import { HelpIcon } from './icons.tsx';
import type { Room } from './room.ts';

export function Help({ sala, room, urgencias }: { sala: Sala; room: Room; urgencias: string | undefined }) {
  const empresa = sala.empresa.nombre;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // By itself the dialog would give focus to its only button, which stands at the end of the text.
  const open = () => {
    dialog.current?.showModal();
    title.current?.focus();
  };
  return (
    <>
      <button type="button" className="boton discreto" aria-haspopup="dialog" onClick={open}>
        <HelpIcon /> Ayuda
      </button>
      <dialog ref={dialog} className="dialogo" aria-labelledby="ayuda-titulo">
        <h2 id="ayuda-titulo" ref={title} tabIndex={-1}>
          Ayuda
        </h2>
        {urgencias && <p>{urgencias}</p>}
        <details className="problema">
          <summary>Tengo un problema</summary>
          <p className="ayuda">Si la página se ha quedado parada, recárgala: no pierdes nada.</p>
          <HelpForm sala={sala} room={room} />
        </details>
        <dl>
          <dt>¿Cómo respondo?</dt>
          <dd>
            Cuenta un caso real: qué pasaba, qué hiciste tú y cómo terminó. Vale de un empleo, de los estudios o de un
            voluntariado. No hay una extensión correcta.
          </dd>
          <dt>¿Y si se corta la conexión?</dt>
          <dd>
            Sigue escribiendo. Tu respuesta queda en este dispositivo y se envía cuando vuelva la conexión, una sola
            vez.
          </dd>
          <dt>¿Puedo parar?</dt>
          <dd>
            Sí. Pulsa «Pausar» o cierra la página. Con el mismo enlace vuelves a la misma pregunta, aquí o en otro
            dispositivo.
          </dd>
          <dt>¿Quién lee mis respuestas?</dt>
          <dd>
            Una inteligencia artificial hace las preguntas y prepara un informe. Una persona de {empresa} lo revisa
            antes de decidir.
          </dd>
        </dl>
        <Handover />
        <form method="dialog">
          <button type="submit" className="boton secundario">
            Cerrar
          </button>
        </form>
      </dialog>
    </>
  );
}
