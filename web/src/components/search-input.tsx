import { Box } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Input } from './input.tsx';

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** What is searched: 'Buscar por nombre o correo'. Also its label. */
  placeholder: string;
}

const PAUSE_MS = 250;

/** Tells its value a moment after the typing stops. */
export function SearchInput({ value, onChange, placeholder }: Props) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onChange(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <Box position="relative" flex="1 1 16rem" maxW="sm">
      <Box
        position="absolute"
        insetStart="3"
        top="0"
        bottom="0"
        display="flex"
        alignItems="center"
        zIndex="1"
        color="fg.subtle"
        pointerEvents="none"
      >
        <Search size={16} aria-hidden />
      </Box>
      <Input
        type="search"
        ps="9"
        textOverflow="ellipsis"
        aria-label={placeholder}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Box>
  );
}
