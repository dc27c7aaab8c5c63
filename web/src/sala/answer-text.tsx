import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { cleanText, lengthNotice } from './answer-rules.ts';

interface Props {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  readOnly: boolean;
  /** The text comes from the voice: it is read as it grows, and typed into later. */
  dictating: boolean;
  invalid: boolean;
  onChange: (texto: string) => void;
}

/** The field of an answer. It grows with its text; the style sheet says how far. */
export function AnswerText({ ref, value, readOnly, dictating, invalid, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement, []);
  const notice = lengthNotice(value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the last words are those to see
  useLayoutEffect(() => {
    if (dictating && field.current) field.current.scrollTop = field.current.scrollHeight;
  }, [value, dictating]);

  return (
    <div className="campo">
      <label htmlFor="respuesta">Tu respuesta</label>
      <textarea
        ref={field}
        id="respuesta"
        rows={5}
        value={value}
        readOnly={readOnly || dictating}
        data-dictado={dictating || undefined}
        spellCheck
        autoCapitalize="sentences"
        aria-invalid={invalid || notice?.over === true}
        aria-describedby="respuesta-ayuda respuesta-problema"
        onChange={(event) => onChange(cleanText(event.target.value))}
      />
      <p id="respuesta-ayuda" className={notice?.over ? 'falta' : 'ayuda'}>
        {notice?.text ?? <KeysHint />}
      </p>
    </div>
  );
}

function KeysHint() {
  const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <span className="atajo">
      <kbd>{apple ? '⌘' : 'Ctrl'}</kbd> <kbd>Enter</kbd> para enviar
    </span>
  );
}
