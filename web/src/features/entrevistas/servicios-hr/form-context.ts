import { createContext, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ServicioValues } from './servicio-values.ts';

interface ServicioFormState {
  form: UseFormReturn<ServicioValues>;
  /** The error of any path: `estructura.fases.0.preguntas.1.texto`. */
  errorOf: (path: string) => string | undefined;
  /** Whether anything of it, or below it, has to be corrected. */
  isWrong: (path: string) => boolean;
  isNew: boolean;
}

export const ServicioFormContext = createContext<ServicioFormState | undefined>(undefined);

export function useServicioForm() {
  const found = use(ServicioFormContext);
  if (!found) throw new Error('A section of the form stands outside of it');
  const { form } = found;
  return {
    ...found,
    /** Lists are held by the form and written as a whole: their rows move. */
    put: (path: 'estructura.competencias' | 'estructura.fases', value: never) =>
      form.setValue(path, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
  };
}
