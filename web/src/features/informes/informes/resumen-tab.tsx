import { Stack, Text } from '@chakra-ui/react';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { Section } from '../../../components/card.tsx';
import { AlertasSection } from './alertas-section.tsx';
import type { DocumentContext } from './document-context.ts';
import { AnalisisTexto, HowItWasMade, NotEvaluated } from './informe-notes.tsx';
import { RecomendacionPanel } from './recomendacion-panel.tsx';

/** What the report says in short, what it could not judge, and how it was made. */
export function ResumenTab({ context, turnos }: { context: DocumentContext; turnos: readonly Turno[] }) {
  return (
    <Stack gap="5">
      <RecomendacionPanel context={context} overview={false} />
      <Section title="Resumen ejecutivo">
        <Text lineHeight="tall">{context.informe.informeIA.resumenEjecutivo}</Text>
      </Section>
      <AlertasSection context={context} />
      <NotEvaluated context={context} turnos={turnos} />
      <AnalisisTexto context={context} />
      <HowItWasMade context={context} />
    </Stack>
  );
}
