import { createContext, type ReactNode, use } from 'react';
import type { Path } from 'react-hook-form';
import { CAMPOS_DE_ADMIN } from '#shared/empresas/empresas/empresa-form.ts';
import { FormField } from '../../../components/form-field.tsx';
import { labelOf } from './field-labels.ts';
import type { EmpresaForm, EmpresaValues } from './form-values.ts';

interface Context {
  form: EmpresaForm;
  /** The company that is edited; undefined for a new one. */
  empresaId: string | undefined;
  /** Administrators change contact and profile of their own company only. */
  isSuperadmin: boolean;
}

export const EmpresaFormContext = createContext<Context | undefined>(undefined);

export function useEmpresaForm() {
  const context = use(EmpresaFormContext);
  if (!context) throw new Error('No company form');
  const { form, isSuperadmin } = context;
  return {
    ...context,
    mayChange: (name: string) => isSuperadmin || CAMPOS_DE_ADMIN.some((own) => own === name.split('.')[0]),
    errorOf: (name: Path<EmpresaValues>): string | undefined =>
      // The message of a field that an optional object holds is typed as the object's.
      form.getFieldState(name, form.formState).error?.message as string | undefined,
  };
}

interface FieldProps {
  name: Path<EmpresaValues>;
  required?: boolean;
  help?: ReactNode;
  label?: string;
  children: ReactNode;
}

/** One field with its label and error; closed to those who may not change it. */
export function EmpresaField({ name, help, label, required = false, children }: FieldProps) {
  const { errorOf, mayChange } = useEmpresaForm();
  return (
    <FormField
      label={label ?? labelOf(name)}
      required={required}
      error={errorOf(name)}
      help={help}
      disabled={!mayChange(name)}
    >
      {children}
    </FormField>
  );
}
