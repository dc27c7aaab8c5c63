import { Box, chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type RefCallback, useId, useState } from 'react';
import { fold } from '#shared/core/fold.ts';
import { Input } from './input.tsx';

export interface ComboOption {
  value: string;
  label: string;
  /** A second line: an e-mail, a duration. */
  detail?: string;
}

interface Props {
  options: ComboOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Told what is typed, for lists that the server searches; `options` are then shown unfiltered. */
  onSearch?: (text: string) => void;
  /** Where no `FormField` names it: in a row of filters. */
  label?: string;
  placeholder?: string;
  emptyText?: string;
  loading?: boolean;
  inputRef?: RefCallback<HTMLInputElement>;
}

/**
 * A list that is searched by typing, after the ARIA combobox pattern. Inside a `FormField` it takes its label and error:
 * `<Controller name="candidatoId" control={form.control} render={({ field }) => <ComboBox {...field} options={…} />} />`
 */
export function ComboBox(props: Props) {
  const { options, value, onChange, onBlur, onSearch, placeholder, loading, emptyText = 'Sin resultados' } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState<string>();
  const [active, setActive] = useState(0);
  const selected = options.find((option) => option.value === value);
  const shown = open ? shownOf(props, text) : [];

  function type(next: string) {
    setText(next);
    setOpen(true);
    setActive(0);
    onSearch?.(next);
  }

  function choose(option: ComboOption | undefined) {
    if (!option) return;
    onChange(option.value);
    setText(undefined);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(open ? (active + step + shown.length) % Math.max(shown.length, 1) : 0);
      setOpen(true);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(shown[active]);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
      setText(undefined);
    }
  }

  return (
    <Box position="relative" w="full">
      <Input
        ref={props.inputRef}
        aria-label={props.label}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && shown[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={text ?? selected?.label ?? ''}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          setText(undefined);
          onBlur?.();
        }}
        onKeyDown={onKeyDown}
      />
      {open && (
        <chakra.ul
          id={listId}
          role="listbox"
          aria-label={props.label ?? placeholder ?? 'Opciones'}
          position="absolute"
          insetX="0"
          top="calc(100% + 4px)"
          zIndex="overlay"
          maxH="64"
          overflowY="auto"
          bg="bg.panel"
          rounded="l2"
          boxShadow="float"
          p="1"
          listStyle="none"
        >
          {shown.map((option, index) => (
            <chakra.li
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={option.value === value}
              data-active={index === active || undefined}
              // The field keeps the focus: a press must not blur it before the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onMouseEnter={() => setActive(index)}
              onClick={() => choose(option)}
              px="2.5"
              py="1.5"
              rounded="sm"
              cursor="pointer"
              css={{ '&[data-active]': { bg: 'bg.muted' }, '&[aria-selected=true]': { fontWeight: 'medium' } }}
            >
              {option.label}
              {option.detail && (
                <Box color="fg.muted" textStyle="xs">
                  {option.detail}
                </Box>
              )}
            </chakra.li>
          ))}
          {shown.length === 0 && (
            <Box as="li" px="2.5" py="2" color="fg.muted">
              {loading ? 'Buscando...' : emptyText}
            </Box>
          )}
        </chakra.ul>
      )}
    </Box>
  );
}

/** Only asked while the list is open: a person's time zone is one of four hundred. */
function shownOf({ options, onSearch }: Props, text = ''): ComboOption[] {
  if (onSearch) return options;
  const wanted = fold(text);
  return options.filter(({ label, detail = '' }) => fold(`${label} ${detail}`).includes(wanted));
}
