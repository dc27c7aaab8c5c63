import { Button, SimpleGrid, Skeleton } from '@chakra-ui/react';
import { CreditCard, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Plan } from '#shared/empresas/planes/plan.ts';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { useApi } from '../../../../lib/use-api.ts';
import { SectionHeader } from '../section-header.tsx';
import { PlanCard } from './plan-card.tsx';
import { usePlanChanges } from './use-plan-changes.ts';

const PlanForm = lazy(() => import('./plan-form.tsx'));
const PlanDetail = lazy(() => import('./plan-detail.tsx'));
const DeletePlanDialog = lazy(() => import('./delete-plan-dialog.tsx'));

/** All plans in one answer: a platform has few. */
const QUERY = { query: { limit: 200 } };
const BONES = 3;

type Opened = { dialog: 'create' } | { dialog: 'edit' | 'view' | 'delete'; plan: Plan };

export default function PlanesTab() {
  const { data, error, mutate, isValidating } = useApi('listPlanes', QUERY);
  const [opened, setOpened] = useState<Opened>();
  const { duplicate, toggle } = usePlanChanges();
  const planes = data?.data;
  const close = () => setOpened(undefined);
  const createButton = (
    <Button colorPalette="brand" onClick={() => setOpened({ dialog: 'create' })}>
      <Plus aria-hidden />
      Crear Plan
    </Button>
  );

  return (
    <>
      <SectionHeader title="Planes" count={planes?.length} action={createButton}>
        Lo que las empresas pueden contratar. Un cambio de precio o de límites vale para quien lo contrate después.
      </SectionHeader>
      {error && !planes ? (
        <Card p="0">
          <ErrorState
            title="No pudimos cargar los planes"
            error={error}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        </Card>
      ) : planes?.length === 0 ? (
        <Card p="0">
          <EmptyState icon={CreditCard} title="Aún no hay planes" action={createButton}>
            Sin un plan activo no se puede dar de alta ninguna empresa.
          </EmptyState>
        </Card>
      ) : (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          {planes
            ? planes.map((plan) => (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  actions={{
                    view: () => setOpened({ dialog: 'view', plan }),
                    edit: () => setOpened({ dialog: 'edit', plan }),
                    remove: () => setOpened({ dialog: 'delete', plan }),
                    duplicate: () => void duplicate(plan),
                    toggle: () => void toggle(plan),
                  }}
                />
              ))
            : Array.from({ length: BONES }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the bones never move
                <Skeleton key={index} h="96" rounded="l3" />
              ))}
        </SimpleGrid>
      )}
      <Suspense fallback={null}>
        {opened?.dialog === 'create' && <PlanForm onClose={close} />}
        {opened?.dialog === 'edit' && <PlanForm plan={opened.plan} onClose={close} />}
        {opened?.dialog === 'view' && (
          <PlanDetail
            plan={opened.plan}
            onClose={close}
            onEdit={() => setOpened({ dialog: 'edit', plan: opened.plan })}
          />
        )}
        {opened?.dialog === 'delete' && <DeletePlanDialog plan={opened.plan} onClose={close} />}
      </Suspense>
    </>
  );
}
