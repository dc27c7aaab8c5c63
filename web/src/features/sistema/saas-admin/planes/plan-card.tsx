import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Check, Copy, Eye, Pencil, Power, Trash2 } from 'lucide-react';
import type { Plan } from '#shared/empresas/planes/plan.ts';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { Card } from '../../../../components/card.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { StateBadge } from '../../../../components/state-badge.tsx';
import { dollars } from '../../../../lib/numbers.ts';
import { limitesEntries, suscriptoresText } from './plan-words.ts';

interface Props {
  plan: Plan;
  actions: { view(): void; edit(): void; duplicate(): void; toggle(): void; remove(): void };
}

const SHOWN = 4;

/** One plan; an inactive one steps back, and is still to be read. */
export function PlanCard({ plan, actions }: Props) {
  const { nombre, activo, caracteristicas, suscriptores } = plan;
  const more = caracteristicas.length - SHOWN;
  return (
    <Card
      as="article"
      aria-label={nombre}
      display="flex"
      flexDirection="column"
      {...(!activo && { bg: 'bg.subtle', borderStyle: 'dashed', color: 'fg.muted' })}
    >
      <Flex justify="space-between" align="center" gap="2">
        <Flex align="center" gap="2" minW="0">
          <Heading as="h3" size="md" minW="0" lineClamp="1" title={nombre}>
            {nombre}
          </Heading>
          <StateBadge kind="actividad" value={activo ? 'activo' : 'inactivo'} />
        </Flex>
        <ActionMenu
          label={`Acciones de ${nombre}`}
          actions={[
            { label: 'Ver', icon: Eye, run: actions.view },
            { label: 'Editar', icon: Pencil, run: actions.edit },
            { label: 'Duplicar', icon: Copy, run: actions.duplicate },
            { label: activo ? 'Desactivar' : 'Activar', icon: Power, run: actions.toggle },
            {
              label: 'Eliminar',
              icon: Trash2,
              danger: true,
              run: actions.remove,
              refused:
                suscriptores > 0
                  ? `Lo ${suscriptores === 1 ? 'tiene' : 'tienen'} ${suscriptoresText(suscriptores)}: desactívalo`
                  : undefined,
            },
          ]}
        />
      </Flex>
      <Flex align="baseline" gap="1.5" mt="3">
        <Text textStyle="3xl" fontWeight="semibold" letterSpacing="tighter" fontVariantNumeric="tabular-nums">
          {dollars.format(plan.precio)}
        </Text>
        <Text color="fg.muted">{plan.periodo === 'anual' ? 'al año' : 'al mes'}</Text>
      </Flex>
      <Text mt="1" color="fg.muted" lineClamp="2" minH="10">
        {plan.descripcion}
      </Text>
      <Box my="4" borderTopWidth="1px" pt="4">
        <DetailList entries={limitesEntries(plan)} />
      </Box>
      {caracteristicas.length > 0 && (
        <Box as="ul" listStyle="none" mb="4">
          {caracteristicas.slice(0, SHOWN).map((each) => (
            <Flex as="li" key={each} gap="2" py="0.5">
              <Box color="brand.fg" pt="1" flexShrink="0">
                <Check size={14} aria-hidden />
              </Box>
              {each}
            </Flex>
          ))}
          {more > 0 && (
            <Text as="li" color="fg.muted" ps="5.5">
              y {more} más
            </Text>
          )}
        </Box>
      )}
      <Flex justify="space-between" align="center" gap="3" mt="auto" pt="3" borderTopWidth="1px">
        <Text color="fg.muted">{suscriptoresText(suscriptores)}</Text>
        <Button variant="outline" size="sm" aria-label={`Editar ${nombre}`} onClick={actions.edit}>
          <Pencil aria-hidden />
          Editar
        </Button>
      </Flex>
    </Card>
  );
}
