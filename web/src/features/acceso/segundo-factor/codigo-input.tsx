import type { ComponentProps } from 'react';
import { Input } from '../../../components/input.tsx';

/** The code of an authenticator application. Longer than six, so that «123 456» can be pasted. */
export function CodigoInput(props: ComponentProps<typeof Input>) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      letterSpacing="0.3em"
      fontVariantNumeric="tabular-nums"
      required
      {...props}
    />
  );
}
