import { Stack } from '@chakra-ui/react';
import { ConservacionSection } from './conservacion-section.tsx';
import { IdiomaSection } from './idioma-section.tsx';
import { LimitesSection } from './limites-section.tsx';

export default function GeneralTab() {
  return (
    <Stack gap="6" maxW="3xl">
      <ConservacionSection />
      <IdiomaSection />
      <LimitesSection />
    </Stack>
  );
}
