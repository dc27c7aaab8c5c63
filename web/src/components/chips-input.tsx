import { Badge, Box, chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type KeyboardEvent, type RefCallback, useState } from 'react';
import { Input } from './input.tsx';

interface Props {
  value: string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** Adds what was typed or pasted to the list; says how texts are parted and what counts as the same. */
  add: (current: string[], text: string) => string[];
  placeholder?: string;
  inputRef?: RefCallback<HTMLInputElement>;
}

/**
 * A list of short texts. Comma or Enter adds, Backspace in the empty field takes the last one away, each chip has its
 * own remove button. What is typed and not yet added is added on leaving the field, so nothing is lost.
 */
export function ChipsInput({ value, onChange, onBlur, add, placeholder, inputRef }: Props) {
  const [text, setText] = useState('');

  function commit(typed: string) {
    setText('');
    const next = add(value, typed);
    if (next.length !== value.length) onChange(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault();
      commit(text);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      onChange(value.slice(0, -1));
    }
  }

  return (
    <Flex direction="column" gap="2" w="full">
      <Input
        ref={inputRef}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => (/[,;\n]/.test(target.value) ? commit(target.value) : setText(target.value))}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (text.trim()) commit(text);
          onBlur?.();
        }}
      />
      {value.length > 0 && (
        <Flex as="ul" listStyle="none" gap="1.5" wrap="wrap">
          {value.map((chip) => (
            <li key={chip}>
              <Badge size="md" colorPalette="gray" pe="1">
                {chip}
                <chakra.button
                  type="button"
                  aria-label={`Quitar ${chip}`}
                  onClick={() => onChange(value.filter((other) => other !== chip))}
                  display="inline-grid"
                  placeItems="center"
                  boxSize="6"
                  rounded="full"
                  cursor="pointer"
                  _hover={{ bg: 'bg.emphasized' }}
                >
                  <X size={12} aria-hidden />
                </chakra.button>
              </Badge>
            </li>
          ))}
        </Flex>
      )}
      <Box srOnly aria-live="polite">
        {value.length > 0 && `Añadidas: ${value.join(', ')}`}
      </Box>
    </Flex>
  );
}
