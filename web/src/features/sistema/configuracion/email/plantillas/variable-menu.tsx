import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { Braces } from 'lucide-react';
import type { PlantillaCorreo } from '#shared/correos/plantilla-correo.ts';
import { MenuEntry } from '../../../../../components/menu-entry.tsx';
import { Popover } from '../../../../../components/popover.tsx';

interface Props {
  variables: PlantillaCorreo['variables'];
  onInsert: (text: string) => void;
}

/** Puts a variable where the cursor was last. */
export function VariableMenu({ variables, onInsert }: Props) {
  return (
    <Popover
      label="Variables de este correo"
      width="80"
      trigger={(props) => (
        <Button {...props} variant="outline" size="sm" flexShrink="0">
          <Braces aria-hidden />
          Insertar variable
        </Button>
      )}
    >
      {(close) => (
        <Stack gap="0" p="1.5">
          {variables.map(({ nombre, etiqueta, requerida }) => (
            <MenuEntry
              key={nombre}
              type="button"
              py="1.5"
              onClick={() => {
                close();
                onInsert(`{${nombre}}`);
              }}
            >
              <span>
                <chakra.code textStyle="sm">{`{${nombre}}`}</chakra.code>
                <Text as="span" display="block" textStyle="xs" color="fg.muted">
                  {etiqueta}
                  {requerida && ' · imprescindible'}
                </Text>
              </span>
            </MenuEntry>
          ))}
        </Stack>
      )}
    </Popover>
  );
}
