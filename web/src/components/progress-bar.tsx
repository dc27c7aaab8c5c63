import { Box } from '@chakra-ui/react';

interface Props {
  /** What is under way, for screen readers. */
  label: string;
  /** 0 to 100. */
  percent: number;
  /** On a surface that is tinted already. */
  track?: 'bg.muted' | 'bg.emphasized';
}

/** How far something is; the figure stands in words beside it. */
export function ProgressBar({ label, percent, track = 'bg.muted' }: Props) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      h="1.5"
      rounded="full"
      bg={track}
      overflow="hidden"
    >
      <Box h="full" rounded="full" bg="brand.solid" transition="width 150ms" style={{ width: `${percent}%` }} />
    </Box>
  );
}
