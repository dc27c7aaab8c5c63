import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';
import { Select } from './input.tsx';

interface Props {
  label: ReactNode;
  /** One control: Input, Textarea, or SelectInput below. */
  children: ReactNode;
  error?: string;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/**
 * Label above, error below in words, both tied to the control:
 * `<FormField label="Correo" required error={errorOf('email')}><Input type="email" {...form.register('email')} /></FormField>`
 */
export function FormField({ label, children, error, help, required = false, disabled }: Props) {
  const id = useId();
  const textId = `${id}-texto`;
  return (
    <FieldContext
      value={{
        id,
        required,
        disabled,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || help ? textId : undefined,
      }}
    >
      <Flex direction="column" align="flex-start" w="full" gap="1.5">
        <chakra.label htmlFor={id} display="flex" alignItems="center" gap="1" textStyle="sm" fontWeight="medium">
          {label}
          {required && (
            <Box as="span" aria-hidden color="fg.error" lineHeight="1">
              *
            </Box>
          )}
        </chakra.label>
        {children}
        {error ? (
          <Flex id={textId} aria-live="polite" gap="1.5" textStyle="sm" color="fg.error">
            <CircleAlert size={14} aria-hidden style={{ marginTop: 3, flexShrink: 0 }} />
            {error}
          </Flex>
        ) : (
          help && (
            <Box id={textId} textStyle="sm" color="fg.muted">
              {help}
            </Box>
          )
        )}
      </Flex>
    </FieldContext>
  );
}

/** A native list: `<SelectInput {...form.register('plan')}><option value="starter">Starter</option></SelectInput>` */
export function SelectInput(props: ComponentProps<typeof Select>) {
  return (
    <Box position="relative" w="full">
      <Select {...props} />
      <Flex
        position="absolute"
        insetEnd="2.5"
        top="0"
        bottom="0"
        align="center"
        pointerEvents="none"
        color="fg.subtle"
        _icon={{ boxSize: '4' }}
      >
        <ChevronDown aria-hidden />
      </Flex>
    </Box>
  );
}
