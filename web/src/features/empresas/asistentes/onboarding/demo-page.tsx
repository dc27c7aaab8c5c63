import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { BrandMark } from '../../../../components/brand-mark.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { LazyCreada as Creada } from '../lazy-creada.tsx';
import { useWizard } from '../use-wizard.ts';
import type { Values } from '../wizard-values.ts';
import { ONBOARDING_DEMO, PLANES_DEMO } from './demo-values.ts';
import { hechoOf } from './hecho.ts';
import { loadSchemas, OnboardingSteps, PASOS_DEMO } from './onboarding-steps.tsx';

/** The onboarding as anybody may try it, on the whole screen: nothing of it is sent or kept. */
export default function OnboardingDemoPage() {
  const [done, setDone] = useState<Values>();
  return (
    <Box minH="100dvh" bg="bg">
      <Flex as="header" align="center" gap="3" px={{ base: '4', md: '8' }} h="14" borderBottomWidth="1px" bg="bg.panel">
        <BrandMark />
        <Badge colorPalette="amber" size="md">
          Demo
        </Badge>
        <LinkButton to="/dashboard" variant="outline" size="sm" ms="auto">
          Salir de la demo
        </LinkButton>
      </Flex>
      <Box as="main" maxW="1280px" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '5', md: '8' }}>
        <PageHeader title="Demo Onboarding" description="Así se da de alta una empresa, con datos inventados." />
        <Box maxW="4xl" mb="4">
          <Notice kind="warning" title="Esto es una demo">
            Puedes cambiar los datos y recorrer los seis pasos: no se guarda ni se envía nada.
          </Notice>
        </Box>
        {done ? (
          <Creada
            nombre={done.nombreComercial || done.nombreLegal}
            hecho={hechoOf(done, PLANES_DEMO.planes.find(({ id }) => id === done.plan)?.nombre ?? '')}
            action={
              <>
                <LinkButton to="/dashboard" colorPalette="brand">
                  Volver al Dashboard
                </LinkButton>
                <Button variant="outline" onClick={() => setDone(undefined)}>
                  Empezar de nuevo
                </Button>
              </>
            }
          >
            En la demo no se ha creado nada. De verdad, aquí verías la contraseña temporal de quien administra la
            empresa, que además la recibiría por correo.
          </Creada>
        ) : (
          <Demo onDone={setDone} />
        )}
      </Box>
    </Box>
  );
}

function Demo({ onDone }: { onDone: (values: Values) => void }) {
  const wizard = useWizard<Values>({
    pasos: PASOS_DEMO,
    schemas: loadSchemas,
    defaultValues: ONBOARDING_DEMO,
    send: async (values) => values,
    onDone,
  });
  return <OnboardingSteps wizard={wizard} demo planes={PLANES_DEMO} />;
}
