import { Button } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';

/** Reads a list again. Not on phones, where the page itself is pulled down to reload. */
export function RefreshButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="outline"
      px="2.5"
      aria-label="Actualizar la lista"
      title="Actualizar"
      onClick={onClick}
      display={{ base: 'none', sm: 'inline-flex' }}
    >
      <RotateCw aria-hidden />
    </Button>
  );
}
