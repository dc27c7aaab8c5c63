import { Button } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';

interface Props {
  onClick: () => void;
  /** What is read again, where a page has more than one. */
  label?: string;
}

/** Reads a list again. Not on phones, where the page itself is pulled down to reload. */
export function RefreshButton({ onClick, label = 'Actualizar la lista' }: Props) {
  return (
    <Button
      variant="outline"
      px="2.5"
      aria-label={label}
      title="Actualizar"
      onClick={onClick}
      display={{ base: 'none', sm: 'inline-flex' }}
    >
      <RotateCw aria-hidden />
    </Button>
  );
}
