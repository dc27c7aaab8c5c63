import { Field, NativeSelect } from '@chakra-ui/react';
import { ChevronDown, CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface Props {
  label: ReactNode;
  /** One Chakra control: Input, Textarea, or SelectInput below. */
  children: ReactNode;
  error?: string;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/**
 * Label above, error below in words, both tied to the control by Chakra's Field:
 * `<FormField label="Correo" required error={errorOf('email')}><Input type="email" {...form.register('email')} /></FormField>`
 */
export function FormField({ label, children, error, help, required, disabled }: Props) {
  return (
    <Field.Root invalid={Boolean(error)} required={required} disabled={disabled}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {error ? (
        <Field.ErrorText>
          <CircleAlert size={14} aria-hidden style={{ marginTop: 3, flexShrink: 0 }} />
          {error}
        </Field.ErrorText>
      ) : (
        help && <Field.HelperText>{help}</Field.HelperText>
      )}
    </Field.Root>
  );
}

/** A native list: `<SelectInput {...form.register('plan')}><option value="starter">Starter</option></SelectInput>` */
export function SelectInput(props: ComponentProps<typeof NativeSelect.Field>) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field {...props} />
      <NativeSelect.Indicator>
        <ChevronDown aria-hidden />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
