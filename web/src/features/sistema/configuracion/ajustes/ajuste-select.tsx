import { useId, useState } from 'react';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { ActionFailure } from '../../../../components/notice.tsx';
import { toast } from '../../../../lib/toast.ts';

interface Props {
  label: string;
  help: string;
  value: string;
  /** [value, text]. */
  options: readonly (readonly [string, string])[];
  disabled: boolean;
  /** What the toast says once it is stored. */
  saved: string;
  save: (value: string) => Promise<unknown>;
}

/** One choice, stored as soon as it is made. What could not be stored is shown as it was, with the reason. */
export function AjusteSelect({ label, help, value, options, disabled, saved, save }: Props) {
  const id = useId();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<unknown>();

  async function choose(next: string) {
    setFailure(undefined);
    setBusy(next);
    try {
      await save(next);
      toast.success(saved);
    } catch (error) {
      setFailure(error);
    }
    setBusy(undefined);
  }

  return (
    <>
      <FormField label={label} help={help}>
        <SelectInput
          name={id}
          value={busy ?? value}
          disabled={disabled || busy !== undefined}
          onChange={({ target }) => void choose(target.value)}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </SelectInput>
      </FormField>
      <ActionFailure failure={failure} />
    </>
  );
}
