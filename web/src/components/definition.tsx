import { Box, chakra } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { useId, useState } from 'react';

interface Props {
  /** The name of the figure: 'MRR'. */
  of: string;
  children: string;
}

/**
 * What a figure means, behind a small button: shown while it has the pointer or the focus, and gone with Esc. It is as
 * wide as the card around it, which must be positioned.
 */
export function Definition({ of, children }: Props) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    // The pointer may go over the text itself without it going away.
    <Box onMouseEnter={() => setShown(true)} onMouseLeave={() => setShown(false)} display="inline-flex">
      <chakra.button
        type="button"
        aria-label={`Qué es ${of}`}
        aria-describedby={id}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        onKeyDown={(event) => event.key === 'Escape' && setShown(false)}
        display="grid"
        placeItems="center"
        boxSize="6"
        rounded="full"
        color="fg.muted"
        cursor="help"
        css={{ '@media (pointer: coarse)': { boxSize: '11', m: '-2.5' } }}
      >
        <Info size={14} aria-hidden />
      </chakra.button>
      <Box
        id={id}
        role="tooltip"
        hidden={!shown}
        position="absolute"
        zIndex="docked"
        top="10"
        insetX="2"
        p="3"
        rounded="l2"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        boxShadow="float"
        textStyle="xs"
        fontWeight="normal"
      >
        {children}
      </Box>
    </Box>
  );
}
