import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';

interface Props {
  name: string;
  url?: string | null;
  size?: '6' | '8' | '10' | '14' | '24';
}

const TEXT = { 6: '2xs', 8: 'xs', 10: 'xs', 14: 'lg', 24: '3xl' };

/** A photo, or the initials. A photo that fails to load is hidden. */
export function UserAvatar({ name, url, size = '8' }: Props) {
  const [failed, setFailed] = useState<string>();
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <Flex
      aria-hidden
      boxSize={size}
      rounded="full"
      bg="brand.muted"
      color="brand.fg"
      align="center"
      justify="center"
      fontWeight="semibold"
      textStyle={TEXT[size]}
      overflow="hidden"
      flexShrink="0"
    >
      {url && failed !== url ? (
        <chakra.img src={url} alt="" boxSize="full" objectFit="cover" onError={() => setFailed(url)} />
      ) : (
        initials
      )}
    </Flex>
  );
}
