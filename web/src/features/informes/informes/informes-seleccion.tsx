import { Button, Flex, Text } from '@chakra-ui/react';
import { Columns3, X } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { InformeResumen } from '#shared/informes/informes/informes.api.ts';
import { SelectBox } from '../../../components/select-box.tsx';
import type { Seleccion } from '../../../lib/use-seleccion.ts';
import { whyNotComparable } from './comparacion.ts';
import { DescargarZip } from './descargar-zip.tsx';
import { compararPath } from './informe-paths.ts';

interface Props {
  seleccion: Seleccion<InformeResumen>;
  shown: number;
}

/** Above the list: tick the page; compare or download those who are ticked. */
export function InformesSeleccion({ seleccion, shown }: Props) {
  const { chosen, count, page, isFull } = seleccion;
  const navigate = useNavigate();
  const whyId = useId();
  const why = whyNotComparable(chosen);
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
            {count === 0
              ? 'Selecciona para comparar o descargar'
              : count === 1
                ? '1 seleccionado'
                : `${count} seleccionados`}
            {isFull && ' (es el máximo)'}
          </Text>
        </Flex>
      )}
      {count > 0 && (
        <Flex role="group" aria-label="Acciones con la selección" gap="2" wrap="wrap" align="center">
          <Button
            size="sm"
            colorPalette="brand"
            aria-disabled={why !== undefined}
            aria-describedby={why && whyId}
            onClick={() => !why && navigate(compararPath(chosen.map(({ entrevistaId }) => entrevistaId)))}
          >
            <Columns3 aria-hidden />
            Comparar
          </Button>
          <DescargarZip entrevistaIds={chosen.map(({ entrevistaId }) => entrevistaId)} />
          <Button size="sm" variant="ghost" onClick={seleccion.clear}>
            <X aria-hidden />
            Quitar la selección
          </Button>
          {why && (
            <Text id={whyId} textStyle="sm" color="fg.muted">
              {why}
            </Text>
          )}
        </Flex>
      )}
    </Flex>
  );
}
