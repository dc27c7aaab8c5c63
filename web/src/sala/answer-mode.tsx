export type Modo = 'escribir' | 'hablar';

/** Whether this browser can use a microphone at all: over an insecure line it cannot. */
export const canSpeak = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia);

const MODOS: readonly { modo: Modo; texto: string }[] = [
  { modo: 'escribir', texto: 'Escribir' },
  { modo: 'hablar', texto: 'Hablar' },
];

/** How this answer is given. Whatever is chosen, the text is what is sent. */
export function AnswerMode({
  value,
  disabled,
  onChange,
}: {
  value: Modo;
  disabled: boolean;
  onChange: (modo: Modo) => void;
}) {
  return (
    <fieldset className="modo" disabled={disabled}>
      <legend className="oculto">Cómo quieres responder</legend>
      {MODOS.map(({ modo, texto }) => (
        <label key={modo} className="modo-opcion">
          <input type="radio" name="modo" checked={value === modo} onChange={() => onChange(modo)} />
          {texto}
        </label>
      ))}
    </fieldset>
  );
}
