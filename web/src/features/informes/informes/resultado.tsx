import { Button, Text } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { Card } from '../../../components/card.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useSession } from '../../../lib/session.ts';
import { PartLabel } from './part-label.tsx';

const ResultadoDialog = lazy(() => import('./resultado-dialog.tsx'));

/** Once a person has validated the report: what the candidate was told, or the way to tell them. */
export function Resultado({ informe }: { informe: Informe }) {
  const { can } = useSession();
  const [open, setOpen] = useState(false);
  const { estado, resultado } = informe;
  if (estado !== 'validada') return null;
  if (resultado) return <Enviado resultado={resultado} />;
  if (!can('manage_interviews')) return null;
  return (
    <>
      <Button variant="outline" alignSelf="flex-start" onClick={() => setOpen(true)}>
        <Mail aria-hidden />
        Enviar resultado a la persona
      </Button>
      {open && (
        <Suspense>
          <ResultadoDialog informe={informe} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

type Sent = NonNullable<Informe['resultado']>;

function Enviado({ resultado: { por, fecha, mensaje, siguientesPasos } }: { resultado: Sent }) {
  return (
    <Card as="section" aria-label="Resultado enviado a la persona">
      <PartLabel part="persona">Resultado enviado a la persona</PartLabel>
      <Text mt="1.5" color="fg.muted">
        {por}, {formatDate(fecha, 'long')}
      </Text>
      <Text mt="2.5" whiteSpace="pre-wrap" lineHeight="tall">
        {mensaje}
      </Text>
      <Text mt="2.5" whiteSpace="pre-wrap" lineHeight="tall">
        {siguientesPasos}
      </Text>
    </Card>
  );
}
