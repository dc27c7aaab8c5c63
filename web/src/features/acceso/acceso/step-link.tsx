import { Link, type LinkProps } from '@chakra-ui/react';
import { goTo } from './access-step.ts';

interface Props extends LinkProps {
  to: string;
}

/** A link to another step. A press with a key held opens a tab, as with any link. */
export function StepLink({ to, ...props }: Props) {
  return (
    <Link
      href={to}
      display="inline-flex"
      alignItems="center"
      css={{ '@media (pointer: coarse)': { minH: '11' } }}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        goTo(to);
      }}
      {...props}
    />
  );
}
