import { Box, Button } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Input, type InputProps } from './input.tsx';

interface Props extends InputProps {
  /** What it is, where it is no password: 'la clave'. */
  secret?: string;
}

/** A password, or another secret, that can be shown. */
export function PasswordInput({ secret = 'la contraseña', ...props }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Box position="relative" w="full">
      <Input pe="11" type={shown ? 'text' : 'password'} spellCheck={false} {...props} />
      <Button
        variant="ghost"
        size="sm"
        px="1.5"
        position="absolute"
        insetEnd="1.5"
        top="50%"
        transform="translateY(-50%)"
        color="fg.muted"
        aria-label={`${shown ? 'Ocultar' : 'Mostrar'} ${secret}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden />
      </Button>
    </Box>
  );
}
