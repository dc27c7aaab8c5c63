import { Grid, Stack } from '@chakra-ui/react';
import { ChecklistSection } from './checklist-section.tsx';
import { Exports } from './exports.tsx';
import { Figures } from './figures.tsx';
import { Tenants } from './tenants.tsx';

export default function DashboardTab() {
  return (
    <Stack gap="4">
      <Figures />
      <Tenants />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="4"
        alignItems="start"
      >
        <ChecklistSection />
        <Exports />
      </Grid>
    </Stack>
  );
}
