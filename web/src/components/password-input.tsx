import { Box, Button, Input, type InputProps } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

/** A password that can be shown. */
export function PasswordInput(props: InputProps) {
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
        aria-label={shown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden />
      </Button>
    </Box>
  );
}
