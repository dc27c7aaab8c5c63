import { createContext, type ReactNode, use } from 'react';
import type { Path } from 'react-hook-form';
import { CAMPOS_EMPRESA, type CampoEmpresa } from '#shared/empresas/empresas/campos.ts';
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
    mayChange: (name: string) => isSuperadmin || 'deAdmin' in (CAMPOS_EMPRESA[name as CampoEmpresa] ?? {}),
    errorOf: (name: Path<EmpresaValues>): string | undefined =>
      // The message of a field that an optional object holds is typed as the object's.
      form.getFieldState(name, form.formState).error?.message as string | undefined,
  };
}

interface FieldProps {
  name: Path<EmpresaValues>;
  required?: boolean;
  help?: ReactNode;
  children: ReactNode;
}

/** One field with its label and error; closed to those who may not change it. */
export function EmpresaField({ name, help, required = false, children }: FieldProps) {
  const { errorOf, mayChange } = useEmpresaForm();
  return (
    <FormField label={labelOf(name)} required={required} error={errorOf(name)} help={help} disabled={!mayChange(name)}>
      {children}
    </FormField>
  );
}
