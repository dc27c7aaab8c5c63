import { createContext, use } from 'react';

/** What a control takes from the `FormField` around it: the label's target, the state, the text that describes it. */
interface FieldControl {
  id: string;
  required: boolean;
  disabled: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export const FieldContext = createContext<FieldControl | undefined>(undefined);

export const useFieldControl = () => use(FieldContext);
