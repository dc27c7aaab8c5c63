import { Box } from '@chakra-ui/react';
import { encode } from 'uqr';

/** Black on white in both themes, or cameras do not read it. Drawn here: the text is a secret. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Box asChild boxSize="44" rounded="l2" borderWidth="1px" flexShrink="0">
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path fill="#ffffff" d={`M0 0h${size}v${size}h-${size}z`} />
        <path fill="#000000" d={path} />
      </svg>
    </Box>
  );
}
