import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { RespuestaSala } from '#shared/sala/sala.ts';
import { answerProblem, lengthNotice } from './answer-rules.ts';
import { FailureNote, MainButton } from './parts.tsx';
import type { RoomFailure } from './room-api.ts';
import { TextArea } from './text-area.tsx';

interface Props {
  respuesta: RespuestaSala;
  busy: boolean;
  failure: RoomFailure | null;
  /** Whether it was stored. */
  onSave: (texto: string) => Promise<boolean>;
  onClose: () => void;
}

/** One's own answer once more. What is typed stays until it is stored or left out on purpose. */
export function CorrectionForm({ respuesta: { pregunta, texto: before, omitida }, ...props }: Props) {
  const { busy, failure, onSave, onClose } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [texto, setTexto] = useState(before);
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

  return (
    <form noValidate onSubmit={save} onKeyDown={(event) => event.key === 'Escape' && texto === before && onClose()}>
      <h3 className="repaso-pregunta">{pregunta}</h3>
      <TextArea
        ref={field}
        label={omitida ? 'Tu respuesta' : 'Tu respuesta corregida'}
        rows={6}
        value={texto}
        onChange={(next) => {
          setTexto(next);
          setProblem(undefined);
        }}
        help={lengthNotice(texto)?.text}
        problem={problem}
      />
      <FailureNote failure={failure} />
      <div className="barra-botones">
        <MainButton busy={busy} busyText="Guardando…">
          {omitida ? 'Guardar respuesta' : 'Guardar corrección'}
        </MainButton>
        <button type="button" className="boton secundario" onClick={onClose}>
          Descartar
        </button>
      </div>
    </form>
  );
}
