import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { Plan } from '#shared/empresas/planes/plan.ts';
import { DetailList } from '../../../../components/detail-list.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { StateBadge } from '../../../../components/state-badge.tsx';
import { limitesEntries, precioText, suscriptoresText } from './plan-words.ts';

interface Props {
  plan: Plan;
  onClose: () => void;
  onEdit: () => void;
}

/** Everything about one plan. */
export default function PlanDetail({ plan, onClose, onEdit }: Props) {
  return (
    <Dialog
      open
      title={plan.nombre}
      width="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cerrar
          </Button>
          <Button colorPalette="brand" onClick={onEdit}>
            Editar plan
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Flex gap="3" align="center" wrap="wrap">
          <Text textStyle="lg" fontWeight="semibold">
            {precioText(plan)}
          </Text>
          <StateBadge kind="actividad" value={plan.activo ? 'activo' : 'inactivo'} />
          <Text color="fg.muted">{suscriptoresText(plan.suscriptores)}</Text>
        </Flex>
        <Text whiteSpace="pre-line">{plan.descripcion}</Text>
        <Stack gap="2">
          <Heading as="h3" size="sm">
            Límites
          </Heading>
          <DetailList entries={limitesEntries(plan)} />
        </Stack>
        {plan.caracteristicas.length > 0 && (
          <Stack gap="2">
            <Heading as="h3" size="sm">
              Características
            </Heading>
            <Stack as="ul" gap="1" ps="5">
              {plan.caracteristicas.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
