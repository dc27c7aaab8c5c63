import { Box, Button, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { Archive, ArchiveRestore, ArrowRightLeft, Pencil, Trash2, Users } from 'lucide-react';
import type { Area } from '#shared/empresas/areas/area.ts';
import { ActionMenu, type MenuAction } from '../../../components/action-menu.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { Link } from '../../../lib/link.tsx';
import { candidatosText, hasFailed, isMoving } from './area-words.ts';
import { ReasignacionProgress } from './reasignacion-progress.tsx';

export interface AreaActions {
  edit(area: Area): void;
  toggle(area: Area): void;
  reassign(area: Area): void;
  remove(area: Area): void;
}

/** One area; without actions for those who only read. */
export function AreaCard({ area, actions }: { area: Area; actions: AreaActions | undefined }) {
  return (
    <Card as="article" aria-label={area.nombreArea} display="flex" flexDirection="column" minH="40">
      <Flex justify="space-between" align="center" gap="2">
        <Heading as="h2" size="md" minW="0" lineClamp="2" title={area.nombreArea}>
          {area.nombreArea}
        </Heading>
        <Flex align="center" gap="1" flexShrink="0" me="-1.5">
          <StateBadge kind="actividad" value={area.activo ? 'activa' : 'inactiva'} />
          {actions && <ActionMenu label={`Acciones de ${area.nombreArea}`} actions={menuOf(area, actions)} />}
        </Flex>
      </Flex>
      <Text mt="1" mb="4" color="fg.muted" lineClamp="3">
        {area.descripcionArea || 'Sin descripción'}
      </Text>
      <Box mt="auto">
        {isMoving(area) && <ReasignacionProgress area={area} />}
        {hasFailed(area) && <Failure area={area} actions={actions} />}
        <Candidatos area={area} />
      </Box>
    </Card>
  );
}

function menuOf(area: Area, actions: AreaActions): MenuAction[] {
  const moving = isMoving(area);
  return [
    { label: 'Editar', icon: Pencil, run: () => actions.edit(area) },
    area.activo
      ? { label: 'Archivar', icon: Archive, run: () => actions.toggle(area) }
      : { label: 'Activar', icon: ArchiveRestore, run: () => actions.toggle(area) },
    ...(area.candidatos > 0 && !moving
      ? [{ label: 'Reasignar candidatos', icon: ArrowRightLeft, run: () => actions.reassign(area) }]
      : []),
    ...(moving ? [] : [{ label: 'Eliminar', icon: Trash2, danger: true, run: () => actions.remove(area) }]),
  ];
}

function Candidatos({ area }: { area: Area }) {
  const text = (
    <>
      <Users size={16} aria-hidden />
      {candidatosText(area.candidatos)}
    </>
  );
  const look = { align: 'center', gap: '2', w: 'fit', textStyle: 'sm', fontVariantNumeric: 'tabular-nums' } as const;
  if (area.candidatos === 0) {
    return (
      <Flex {...look} color="fg.muted">
        {text}
      </Flex>
    );
  }
  return (
    <Flex asChild {...look} fontWeight="medium" color="brand.fg" rounded="xs" _hover={{ textDecoration: 'underline' }}>
      <Link to={`/candidatos?areaId=${area.id}`}>{text}</Link>
    </Flex>
  );
}

function Failure({ area, actions }: { area: Area; actions: AreaActions | undefined }) {
  return (
    <Box mb="3">
      <Notice
        kind="warning"
        title="La reasignación se detuvo"
        action={
          actions && (
            <Button size="sm" variant="outline" onClick={() => actions.reassign(area)}>
              Reintentar
            </Button>
          )
        }
      >
        {area.reasignacion?.motivo}
      </Notice>
    </Box>
  );
}

/** A card of the same size, while the first page loads. */
export function AreaBone() {
  return (
    <Card minH="40" display="flex" flexDirection="column" aria-hidden>
      <Flex justify="space-between" gap="4">
        <Skeleton h="5" w="40" />
        <Skeleton h="5" w="16" rounded="full" />
      </Flex>
      <Skeleton h="4" w="full" mt="3.5" />
      <Skeleton h="4" w="28" mt="auto" />
    </Card>
  );
}
