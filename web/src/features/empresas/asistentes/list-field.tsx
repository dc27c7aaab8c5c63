import { Controller } from 'react-hook-form';
import { fold } from '#shared/core/fold.ts';
import { ChipsInput } from '../../../components/chips-input.tsx';
import { FormField } from '../../../components/form-field.tsx';
import type { Wizard } from './use-wizard.ts';

interface Props {
  wizard: Wizard;
  name: 'contratacion.tipos_posiciones' | 'contratacion.competencias_clave';
  label: string;
  example: string;
}

/** A list of short texts, parted by commas. */
export function ListField({ wizard, name, label, example }: Props) {
  return (
    <FormField label={label} error={wizard.errorOf(name)} help="Sepáralas con comas.">
      <Controller
        name={name}
        control={wizard.form.control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ChipsInput
            value={value ?? []}
            onChange={onChange}
            onBlur={onBlur}
            add={addTexts}
            placeholder={example}
            inputRef={ref}
          />
        )}
      />
    </FormField>
  );
}

/** Each is trimmed, and the same one twice is one. */
function addTexts(current: string[], text: string): string[] {
  const next = [...current];
  for (const each of text.split(/[,;\n]/).map((part) => part.trim())) {
    if (each && !next.some((known) => fold(known) === fold(each))) next.push(each);
  }
  return next;
}
