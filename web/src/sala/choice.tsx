import { useId } from 'react';

interface Props<T extends string | number> {
  legend: string;
  options: readonly (readonly [value: T, label: string])[];
  value: T | null;
  onChange: (value: T) => void;
  problem?: string | undefined;
  /** What the ends of a scale mean; with it the options stand in one row. */
  ends?: readonly [low: string, high: string];
}

/** One of a few, all in sight. */
export function Choice<T extends string | number>({ legend, options, value, onChange, problem, ends }: Props<T>) {
  const id = useId();
  return (
    <fieldset
      className={ends ? 'eleccion escala' : 'eleccion'}
      aria-describedby={problem ? `${id}-problema` : undefined}
    >
      <legend>{legend}</legend>
      <div className="opciones">
        {options.map(([each, label]) => (
          <label key={each} className="opcion">
            <input
              type="radio"
              name={id}
              checked={value === each}
              aria-invalid={problem !== undefined}
              onChange={() => onChange(each)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {ends && (
        <p className="extremos" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
      <p id={`${id}-problema`} className="falta" role="alert">
        {problem}
      </p>
    </fieldset>
  );
}
