import { SimpleGrid } from '@chakra-ui/react';
import { CalendarClock, CircleOff, PhoneCall, Signature } from 'lucide-react';
import { Notice } from '../../../../components/notice.tsx';
import { StatCard } from '../../../../components/stat-card.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { useApi } from '../../../../lib/use-api.ts';
import { useTableState } from '../../../../lib/use-table-state.ts';
import { SectionHeader } from '../section-header.tsx';
import { diaText } from './cuidado-words.ts';
import { LineasTab } from './lineas-tab.tsx';
import { TextosTab } from './textos-tab.tsx';

const NADA = { q: '', pais: '', estado: '', orden: '', de: '', grupo: '' };

/** Texts for somebody who may need help, with their reviews, and the telephones in them, with their verification. */
export default function CuidadoTab() {
  // Each view has its own list in the URL: going over drops the other's search and page.
  const [{ vista }, setState] = useTableState({ vista: 'textos', ...NADA });
  const { data } = useApi('getCuidado');
  const lineas = data?.lineas;
  return (
    <>
      <SectionHeader title="Cuidado">
        Lo que la sala dice a quien puede necesitar ayuda, quién lo ha revisado y a qué teléfonos manda llamar.
      </SectionHeader>
      {lineas && lineas.vencidas + lineas.porVencer > 0 && (
        <Notice kind="warning" title={dueTitle(lineas)}>
          Marca cada número y anótalo en «Teléfonos de ayuda»: lo que vence antes está arriba.
        </Notice>
      )}
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="3" my="4">
        <StatCard
          label="Se muestran"
          value={lineas?.visibles}
          icon={PhoneCall}
          detail={lineas && `de ${lineas.total} líneas`}
        />
        <StatCard label="Sin firmar" value={lineas?.sinFirmar} icon={Signature} detail="Nadie las ha marcado" />
        <StatCard
          label="Por comprobar"
          value={lineas && lineas.porVencer + lineas.vencidas}
          icon={CalendarClock}
          detail={lineas?.proxima ? `La próxima vence el ${diaText(lineas.proxima)}` : 'En 60 días o ya vencidas'}
        />
        <StatCard label="Retiradas" value={lineas?.retiradas} icon={CircleOff} detail="No se muestran a nadie" />
      </SimpleGrid>
      <Tabs
        label="Textos y teléfonos"
        value={vista}
        onChange={(id) => setState({ ...NADA, vista: id })}
        tabs={[
          { id: 'textos', label: 'Textos', content: <TextosTab /> },
          { id: 'lineas', label: 'Teléfonos de ayuda', content: <LineasTab /> },
        ]}
      />
    </>
  );
}

function dueTitle({ vencidas, porVencer }: { vencidas: number; porVencer: number }): string {
  const parts = [
    vencidas > 0 && `${vencidas === 1 ? '1 línea tiene' : `${vencidas} líneas tienen`} la comprobación vencida`,
    porVencer > 0 && `${porVencer === 1 ? '1 vence' : `${porVencer} vencen`} en 60 días o menos`,
  ];
  return parts.filter(Boolean).join('; ');
}
