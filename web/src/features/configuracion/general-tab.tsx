import { Stack } from '@chakra-ui/react';
import { ConservacionSection } from './conservacion-section.tsx';

export default function GeneralTab() {
  return (
    <Stack gap="6" maxW="3xl">
      <ConservacionSection />
    </Stack>
  );
}
