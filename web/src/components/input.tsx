import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { inputRecipe, selectRecipe, textareaRecipe } from './control-recipes.ts';
import { useFieldControl } from './field-context.ts';

const StyledInput = chakra('input', inputRecipe);
const StyledTextarea = chakra('textarea', textareaRecipe);
const StyledSelect = chakra('select', selectRecipe);

export type InputProps = ComponentProps<typeof StyledInput>;

/** The controls of a form. Inside a `FormField` each is tied to its label, its error and its state. */
export const Input = (props: InputProps) => <StyledInput {...useFieldControl()} {...props} />;

export const Textarea = (props: ComponentProps<typeof StyledTextarea>) => (
  <StyledTextarea {...useFieldControl()} {...props} />
);

/** A native list without its arrow: `SelectInput` in form-field.tsx has it. */
export const Select = (props: ComponentProps<typeof StyledSelect>) => (
  <StyledSelect {...useFieldControl()} {...props} />
);
