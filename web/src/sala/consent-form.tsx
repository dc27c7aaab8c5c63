import { type FormEvent, useRef, useState } from 'react';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { FailureNote, MainButton } from './parts.tsx';
import type { RoomFailure } from './room-api.ts';

interface Props {
  consentimientos: Sala['consentimientos'];
  busy: boolean;
  failure: RoomFailure | null;
  onAccept: (aceptados: string[]) => void;
}

export function ConsentForm({ consentimientos, busy, failure, onAccept }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState(() => consentimientos.filter(({ aceptado }) => aceptado).map(({ id }) => id));
  const [asked, setAsked] = useState(false);
  const missing = consentimientos.filter(({ id }) => !given.includes(id));

  function accept(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (missing.length === 0) return onAccept(given);
    setAsked(true);
    form.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
  }

  const toggle = (id: string, checked: boolean) =>
    setGiven((before) => (checked ? [...before, id] : before.filter((each) => each !== id)));

  return (
    <form ref={form} noValidate onSubmit={accept}>
      <fieldset className="consentimientos">
        <legend>Antes de empezar</legend>
        {consentimientos.map(({ id, texto }) => (
          <label key={id} className="casilla">
            <input
              type="checkbox"
              required
              checked={given.includes(id)}
              aria-invalid={asked && !given.includes(id)}
              aria-describedby={asked && missing.length > 0 ? 'faltan' : undefined}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <span>{texto}</span>
          </label>
        ))}
      </fieldset>
      {asked && missing.length > 0 && (
        <p id="faltan" role="alert" className="falta">
          {missing.length === 1 ? 'Falta una casilla por marcar.' : 'Marca las casillas para poder continuar.'}
        </p>
      )}
      <FailureNote failure={failure} />
      <MainButton busy={busy} busyText="Guardando…">
        Aceptar y continuar
      </MainButton>
    </form>
  );
}
