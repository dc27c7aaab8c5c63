import { Button, Grid, Stack } from '@chakra-ui/react';
import { Briefcase, KeyRound, Settings } from 'lucide-react';
import { Section } from '../../../../components/card.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { useApisDialog } from '../apis/use-apis-dialog.ts';
import { ColasSection } from './colas-section.tsx';
import { CopiasSection } from './copias-section.tsx';
import { ServiciosSection } from './servicios-section.tsx';

export default function SistemaTab() {
  const apis = useApisDialog();
  return (
    <Stack gap="6">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }} gap="4" alignItems="start">
        <ServiciosSection />
        <Stack gap="4">
          <Section title="Accesos">
            <Stack gap="2">
              <LinkButton to="/servicios-hr" variant="outline">
                <Briefcase aria-hidden />
                Servicios HR
              </LinkButton>
              <LinkButton to="/configuracion" variant="outline">
                <Settings aria-hidden />
                Configuración
              </LinkButton>
              <Button variant="outline" onClick={apis.show}>
                <KeyRound aria-hidden />
                Config APIs Globales
              </Button>
            </Stack>
          </Section>
          <CopiasSection />
        </Stack>
      </Grid>
      <ColasSection />
    </Stack>
  );
}
