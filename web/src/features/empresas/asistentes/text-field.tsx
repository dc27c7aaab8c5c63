import type { ComponentProps, ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import { FormField } from '../../../components/form-field.tsx';
import { Input, Textarea } from '../../../components/input.tsx';
import { labelOf } from '../empresas/field-labels.ts';
import type { Wizard } from './use-wizard.ts';
import type { Values } from './wizard-values.ts';

interface Props extends Omit<ComponentProps<typeof Input>, 'name' | 'form' | 'required'> {
  wizard: Wizard;
  name: Path<Values>;
  /** What the field is called here; by default as everywhere. */
  label?: string;
  help?: ReactNode;
  required?: boolean;
  /** Several lines. */
  rows?: number;
  onLeave?: () => void;
}

/** One text of a wizard, with what is wrong with it. */
export function TextField({ wizard, name, label, help, required, rows, onLeave, ...input }: Props) {
  const registered = wizard.form.register(name, onLeave && { onBlur: onLeave });
  return (
    <FormField label={label ?? labelOf(name)} help={help} required={required} error={wizard.errorOf(name)}>
      {rows ? <Textarea rows={rows} {...registered} /> : <Input {...input} {...registered} />}
    </FormField>
  );
}
