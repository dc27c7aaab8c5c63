import { useEffect, useRef, useState } from 'react';

interface Props {
  disabled: boolean;
  hasText: boolean;
  onSkip: () => void;
}

/** Skipping asks once, in place: the interview moves on, and the question only comes back in the review at the end. */
export function SkipQuestion({ disabled, hasText, onSkip }: Props) {
  const [asking, setAsking] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) confirm.current?.focus();
  }, [asking]);

  const close = () => {
    setAsking(false);
    requestAnimationFrame(() => opener.current?.focus());
  };

  if (!asking || disabled) {
    return (
      <button
        ref={opener}
        type="button"
        className="boton secundario"
        aria-disabled={disabled}
        onClick={() => !disabled && setAsking(true)}
      >
        Saltar pregunta
      </button>
    );
  }
  return (
    <fieldset className="confirmar" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <legend>
        ¿Saltar esta pregunta? Podrás responderla al final, antes de enviar.
        {hasText && ' Lo que has escrito no se enviará.'}
      </legend>
      <button ref={confirm} type="button" className="boton secundario" onClick={onSkip}>
        Sí, saltar
      </button>
      <button type="button" className="boton enlace" onClick={close}>
        No, seguir aquí
      </button>
    </fieldset>
  );
}
