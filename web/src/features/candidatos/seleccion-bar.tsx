import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { ArrowRightLeft, LayoutGrid, type LucideIcon, Rows3, X } from 'lucide-react';
import { MAX_MOVIMIENTOS } from '#shared/candidatos/candidato.states.ts';
import { SelectBox } from '../../components/select-box.tsx';
import { candidatosText } from './candidato-words.ts';
import type { Seleccion } from './use-seleccion.ts';
import type { Vista } from './vista.ts';

interface Props {
  seleccion: Seleccion;
  shown: number;
  onMove: () => void;
  vista: Vista;
  onVista: (vista: Vista) => void;
}

/** Above the list: tick the page, do something with those who are ticked, and choose how they are shown. */
export function SeleccionBar({ seleccion, shown, onMove, vista, onVista }: Props) {
  const { count, page, isFull } = seleccion;
  return (
    <Flex mb="3" gap="3" align="center" justify="space-between" wrap="wrap" minH="10">
      <Flex gap="2.5" align="center" wrap="wrap" ps={{ base: '4', md: '4' }}>
        {shown > 0 && (
          <SelectBox
            label="Seleccionar todos los de esta página"
            checked={page.all}
            partly={page.some && !page.all}
            onChange={seleccion.setPage}
          />
        )}
        {count === 0 && shown > 0 && (
          <Text textStyle="sm" color="fg.muted">
            Seleccionar
          </Text>
        )}
        {count > 0 && (
          <Flex role="group" aria-label="Acciones con la selección" gap="2" align="center" wrap="wrap">
            <Text textStyle="sm" fontWeight="medium" role="status">
              {count === 1 ? '1 seleccionado' : `${count} seleccionados`}
              {isFull && ` (el máximo son ${candidatosText(MAX_MOVIMIENTOS)})`}
            </Text>
            <Button size="sm" colorPalette="brand" onClick={onMove}>
              <ArrowRightLeft aria-hidden />
              Cambiar estado…
            </Button>
            <Button size="sm" variant="ghost" onClick={seleccion.clear}>
              <X aria-hidden />
              Quitar la selección
            </Button>
          </Flex>
        )}
      </Flex>
      <Flex role="group" aria-label="Vista" gap="1" ms="auto">
        <VistaButton icon={LayoutGrid} label="Tarjetas" on={vista === 'tarjetas'} press={() => onVista('tarjetas')} />
        <VistaButton icon={Rows3} label="Tabla" on={vista === 'tabla'} press={() => onVista('tabla')} />
      </Flex>
    </Flex>
  );
}

function VistaButton({
  icon: Icon,
  label,
  on,
  press,
}: {
  icon: LucideIcon;
  label: string;
  on: boolean;
  press: () => void;
}) {
  return (
    <Button size="sm" variant={on ? 'subtle' : 'ghost'} aria-pressed={on} onClick={press}>
      <Icon aria-hidden />
      <Box as="span">{label}</Box>
    </Button>
  );
}
