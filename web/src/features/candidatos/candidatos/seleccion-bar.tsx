import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { ArrowRightLeft, LayoutGrid, type LucideIcon, Rows3, X } from 'lucide-react';
import { MAX_MOVIMIENTOS } from '#shared/candidatos/candidatos/candidato.states.ts';
import type { CandidatoResumen } from '#shared/candidatos/candidatos/candidato.ts';
import { SelectBox } from '../../../components/select-box.tsx';
import type { Seleccion } from '../../../lib/use-seleccion.ts';
import { candidatosText } from './candidato-words.ts';
import type { Vista } from './vista.ts';

interface Props {
  seleccion: Seleccion<CandidatoResumen>;
  shown: number;
  onMove: () => void;
  vista: Vista;
  onVista: (vista: Vista) => void;
}

/** Above the list: tick the page, do something with those who are ticked, and choose how they are shown. */
export function SeleccionBar({ seleccion, shown, onMove, vista, onVista }: Props) {
  const { count, page, isFull } = seleccion;
  return (
    <Flex mb="3" columnGap="3" rowGap="2" align="center" wrap="wrap" minH="10">
      {shown > 0 && (
        <Flex gap="2.5" align="center" ps="4">
          <SelectBox
            label="Seleccionar todos los de esta página"
            checked={page.all}
            partly={page.some && !page.all}
            onChange={seleccion.setPage}
          />
          <Text textStyle="sm" role="status" {...(count > 0 ? { fontWeight: 'medium' } : { color: 'fg.muted' })}>
            {count === 0 ? 'Seleccionar' : count === 1 ? '1 seleccionado' : `${count} seleccionados`}
            {isFull && ` (el máximo son ${candidatosText(MAX_MOVIMIENTOS)})`}
          </Text>
        </Flex>
      )}
      {count > 0 && (
        // On a phone below, in a line of its own.
        <Flex role="group" aria-label="Acciones con la selección" gap="2" wrap="wrap" order={{ base: 1, md: 0 }}>
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
    <Button size="sm" variant={on ? 'subtle' : 'ghost'} aria-pressed={on} aria-label={label} onClick={press}>
      <Icon aria-hidden />
      <Box as="span" display={{ base: 'none', sm: 'inline' }}>
        {label}
      </Box>
    </Button>
  );
}
