import { useId } from 'react';
import { cleanText } from './answer-rules.ts';

interface Props {
  label: string;
  value: string;
  onChange: (texto: string) => void;
  help?: string;
  /** What has to be put right before it can be sent. */
  problem?: string | undefined;
  rows?: number;
  optional?: boolean;
  ref?: React.Ref<HTMLTextAreaElement>;
}

/** A labelled text of several lines, for everything but the answers of the interview. */
export function TextArea({ label, value, onChange, help, problem, rows = 4, optional, ref }: Props) {
  const id = useId();
  return (
    <div className="campo">
      <label htmlFor={id}>
        {label}
        {optional && <span className="opcional"> (opcional)</span>}
      </label>
      <textarea
        ref={ref}
        id={id}
        className="breve"
        rows={rows}
        value={value}
        spellCheck
        required={!optional}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-ayuda ${id}-problema`}
        onChange={(event) => onChange(cleanText(event.target.value))}
      />
      <p id={`${id}-ayuda`} className="ayuda">
        {help}
      </p>
      <p id={`${id}-problema`} className="falta" role="alert">
        {problem}
      </p>
    </div>
  );
}
