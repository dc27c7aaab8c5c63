import { Button, type ButtonProps } from '@chakra-ui/react';
import { Link } from '../lib/link.tsx';

interface Props extends ButtonProps {
  to: string;
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function LinkButton({ to, children, ...props }: Props) {
  return (
    <Button asChild {...props}>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
