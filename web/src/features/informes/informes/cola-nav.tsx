import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { whole } from '../../../lib/numbers.ts';
import { toast } from '../../../lib/toast.ts';
import { usePanelEmpresa } from '../../../lib/use-panel-figures.ts';
import type { EnCola } from './cola.ts';
import { completoPath, QUEUE_PATH } from './informe-paths.ts';
import { useCola } from './use-cola.ts';

/** Through the queue while reviewing: the neighbours, and on without a decision. Nothing when no other report waits. */
export function ColaNav({ informe }: { informe: Informe }) {
  const cola = useCola(informe);
  const { panel } = usePanelEmpresa({ revalidateOnFocus: false });
  const navigate = useNavigate();
  if (!cola?.otros) return null;
  const { anterior, siguiente, pendiente, puesto, saltado, skip } = cola;

  function onSkip() {
    skip();
    if (pendiente) return void navigate(completoPath(pendiente.entrevistaId));
    toast.info('Has saltado todos los informes de la cola', { description: 'Siguen a la espera de validación.' });
    navigate(QUEUE_PATH);
  }

  return (
    <Flex as="nav" aria-label="Cola de revisión" align="center" gap="2" wrap="wrap" mt="-2" mb="4">
      <Flex align="center" gap="2" flex="1 1 12rem" minW="0">
        <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
          Cola de revisión: {whole.format(puesto)}
          {panel && ` de ${whole.format(Math.max(puesto, panel.porValidar))}`}
        </Text>
        {saltado && <Badge>Saltado</Badge>}
      </Flex>
      <Flex gap="2" wrap="wrap">
        <Neighbour to={anterior} label="Anterior">
          <ArrowLeft aria-hidden />
          Anterior
        </Neighbour>
        <Button size="sm" variant="outline" onClick={onSkip}>
          <SkipForward aria-hidden />
          Saltar
        </Button>
        <Neighbour to={siguiente} label="Siguiente">
          Siguiente
          <ArrowRight aria-hidden />
        </Neighbour>
      </Flex>
    </Flex>
  );
}

/** At either end of the queue it stays where it is, so that the others do not move below the pointer. */
function Neighbour({ to, label, children }: { to: EnCola | undefined; label: string; children: ReactNode }) {
  if (!to) {
    return (
      <Button size="sm" variant="ghost" disabled>
        {children}
      </Button>
    );
  }
  return (
    <LinkButton
      size="sm"
      variant="ghost"
      to={completoPath(to.entrevistaId)}
      aria-label={`${label} de la cola: ${to.candidatoNombre}`}
    >
      {children}
    </LinkButton>
  );
}
