import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { Orden, ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';
import { Section } from '../../../components/card.tsx';
import { api } from '../../../lib/api.ts';
import { PROVEEDOR_WORDS } from './proveedor-words.ts';
import { useAjuste } from './use-ajuste.ts';

const List = chakra('ol');

/** In which order language models are asked. Each move is saved at once. */
export function OrdenProveedores({ orden }: { orden: Orden }) {
  const [said, setSaid] = useState('');
  const { shown, busy, change } = useAjuste(orden, (next) =>
    api.call('updateConfiguracionGlobal', { body: { orden: next } }),
  );
  const { proveedores } = shown;

  function move(proveedor: ProveedorLenguaje, step: -1 | 1) {
    const from = proveedores.indexOf(proveedor);
    const to = from + step;
    if (busy || to < 0 || to >= proveedores.length) return;
    const next = proveedores.filter((each) => each !== proveedor);
    next.splice(to, 0, proveedor);
    setSaid(`${PROVEEDOR_WORDS[proveedor].name} pasa al puesto ${to + 1} de ${next.length}`);
    void change({ proveedores: next });
  }

  return (
    <Section
      title="Orden de los proveedores"
      help="Primero se pregunta al que prefiere el servicio y, si falla o la empresa no lo permite, a los demás en este orden."
    >
      <List>
        {proveedores.map((proveedor, index) => {
          const { name } = PROVEEDOR_WORDS[proveedor];
          return (
            <Flex
              as="li"
              key={proveedor}
              align="center"
              gap="3"
              py="1.5"
              borderTopWidth={index > 0 ? '1px' : undefined}
            >
              <Text color="fg.muted" w="4" textAlign="end" fontVariantNumeric="tabular-nums" aria-hidden>
                {index + 1}
              </Text>
              <Text flex="1" fontWeight="medium">
                {name}
              </Text>
              <Mover label={`Subir ${name}`} disabled={index === 0} onClick={() => move(proveedor, -1)}>
                <ArrowUp aria-hidden />
              </Mover>
              <Mover
                label={`Bajar ${name}`}
                disabled={index === proveedores.length - 1}
                onClick={() => move(proveedor, 1)}
              >
                <ArrowDown aria-hidden />
              </Mover>
            </Flex>
          );
        })}
      </List>
      <Box srOnly role="status">
        {said}
      </Box>
    </Section>
  );
}

interface MoverProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

/** At the end of the way it stays in the tab order: the keyboard is not thrown back to the top of the page. */
function Mover({ label, disabled, onClick, children }: MoverProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      px="1.5"
      aria-label={label}
      aria-disabled={disabled || undefined}
      opacity={disabled ? 0.4 : undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
