import { Button, Flex } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';

interface Props {
  /** Whose row: 'fase 2', 'pregunta 1 de Inicio'. */
  name: string;
  first: boolean;
  last: boolean;
  onMove?: (step: -1 | 1) => void;
  onRemove?: (() => void) | undefined;
}

/** Moves a row by buttons, so that the keyboard does all that a mouse can. */
export function RowButtons({ name, first, last, onMove, onRemove }: Props) {
  return (
    <Flex gap="0.5" flexShrink="0">
      {onMove && (
        <>
          <Button
            size="sm"
            variant="ghost"
            px="1.5"
            aria-label={`Subir ${name}`}
            disabled={first}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            size="sm"
            variant="ghost"
            px="1.5"
            aria-label={`Bajar ${name}`}
            disabled={last}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden />
          </Button>
        </>
      )}
      <Button
        size="sm"
        variant="ghost"
        px="1.5"
        aria-label={`Quitar ${name}`}
        disabled={!onRemove}
        onClick={() => onRemove?.()}
      >
        <Trash2 aria-hidden />
      </Button>
    </Flex>
  );
}

/** The form gives out copies, so rows are told apart by what they hold. */
export const sameRow = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
