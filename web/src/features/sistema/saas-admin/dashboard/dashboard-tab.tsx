import { Grid, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useApi } from '../../../../lib/use-api.ts';
import { ChecklistSection } from './checklist-section.tsx';
import { Exports } from './exports.tsx';
import { Figures } from './figures.tsx';
import { Tenants, useTenants } from './tenants.tsx';
import { useFound } from './use-found.ts';

export default function DashboardTab() {
  const tenants = useTenants();
  const figures = useApi('getEstadisticas');
  // Asked for at once, shown in its place.
  const found = useFound();
  // How high these are decides where everything below them stands.
  const isSettled = [tenants, figures].every(({ data, error }) => data !== undefined || error !== undefined);
  return (
    <Stack gap="4">
      <Figures />
      {isSettled ? (
        <>
          <Tenants />
          <Columns>
            <ChecklistSection {...found} />
            <Exports />
          </Columns>
        </>
      ) : (
        <Bones />
      )}
    </Stack>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4" alignItems="start">
      {children}
    </Grid>
  );
}

function Bones() {
  return (
    <Stack gap="4" aria-hidden>
      <Skeleton h="64" rounded="l3" />
      <Columns>
        <Skeleton h="40rem" rounded="l3" />
        <Skeleton h="72" rounded="l3" />
      </Columns>
    </Stack>
  );
}
