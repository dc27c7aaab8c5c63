import { Button, type ButtonProps, Spinner } from '@chakra-ui/react';

interface Props extends ButtonProps {
  busy: boolean;
  /** 'Guardando...', in place of the label while it works. */
  busyText: string;
}

/** Stays focusable while it works, so that a keyboard does not lose its place; a second press does nothing. */
export function SubmitButton({ busy, busyText, children, ...props }: Props) {
  return (
    <Button
      type="submit"
      colorPalette="brand"
      aria-disabled={busy}
      onClick={(event) => busy && event.preventDefault()}
      {...props}
    >
      {busy && <Spinner aria-hidden />}
      {busy ? busyText : children}
    </Button>
  );
}
