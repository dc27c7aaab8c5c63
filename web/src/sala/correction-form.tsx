import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { RespuestaSala } from '#shared/entrevistas/sala/sala.ts';
import { answerProblem, lengthNotice } from './answer-rules.ts';
import { FailureNote, MainButton } from './parts.tsx';
import type { RoomFailure } from './room-api.ts';
import { TextArea } from './text-area.tsx';

interface Props {
  respuesta: RespuestaSala;
  busy: boolean;
  failure: RoomFailure | null;
  /** What was typed before the page was left; undefined when nothing was. */
  draft: string | undefined;
  /** Keeps what is typed on this device; undefined when it is as the answer is. Answers whether it is kept. */
  onDraft: (texto: string | undefined) => Promise<boolean>;
  /** Whether it was stored. */
  onSave: (texto: string) => Promise<boolean>;
  onClose: () => void;
}

/** One's own answer once more. What is typed stays until it is stored or left out on purpose. */
export function CorrectionForm({ respuesta: { pregunta, texto: before, omitida }, ...props }: Props) {
  const { busy, failure, draft, onDraft, onSave, onClose } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [texto, setTexto] = useState(draft ?? before);
  const [restored] = useState(draft !== undefined);
  /** The text that is safe on this device. */
  const [kept, setKept] = useState(draft);
  const [problem, setProblem] = useState<string>();
  useEffect(() => field.current?.focus(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = texto.trim() ? answerProblem(texto) : 'Escribe tu respuesta o descarta el cambio.';
    setProblem(found);
    if (found) field.current?.focus();
    else if (await onSave(texto.trim())) onClose();
  }

  async function change(next: string) {
    setTexto(next);
    setProblem(undefined);
    setKept(undefined);
    const own = next === before ? undefined : next;
    if (await onDraft(own)) setKept(own);
  }
  function discard() {
    void onDraft(undefined);
    onClose();
  }

  return (
    <form noValidate onSubmit={save} onKeyDown={(event) => event.key === 'Escape' && texto === before && onClose()}>
      <h3 className="repaso-pregunta">{pregunta}</h3>
      {restored && (
        <p className="ayuda" role="status">
          Recuperamos la corrección que dejaste a medias. Guárdala o descártala.
        </p>
      )}
      <TextArea
        ref={field}
        label={omitida ? 'Tu respuesta' : 'Tu respuesta corregida'}
        rows={6}
        value={texto}
        onChange={change}
        help={
          lengthNotice(texto)?.text ??
          (kept === texto ? 'Guardado en este dispositivo, sin enviar todavía.' : undefined)
        }
        problem={problem}
      />
      <FailureNote failure={failure} />
      <div className="barra-botones">
        <MainButton busy={busy} busyText="Guardando…">
          {omitida ? 'Guardar respuesta' : 'Guardar corrección'}
        </MainButton>
        <button type="button" className="boton secundario" onClick={discard}>
          Descartar
        </button>
      </div>
    </form>
  );
}
