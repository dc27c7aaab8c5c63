import { Badge, Box, Button } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useApi } from '../../../lib/use-api.ts';
import { EnsayoPanel } from './ensayo-panel.tsx';
import { SimulacionPanel } from './simulacion-panel.tsx';
import { useEnsayo } from './use-ensayo.ts';

/** Two ways to try a service: to play the candidate oneself, or to watch an invented one. Neither leaves a trace. */
export default function ProbarPage() {
  const { codigo = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { data: servicio } = useApi('getServicioHr', { params: { codigo } });
  const rehearsal = useEnsayo(codigo);
  const simulated = params.get('modo') === 'simular';
  return (
    <>
      <PageHeader
        title="Probar servicio"
        back={{ to: `/servicios-hr/${codigo}`, label: servicio?.nombre ?? 'Servicio' }}
        actions={
          <>
            <Badge colorPalette="amber" size="md">
              Ensayo
            </Badge>
            {!simulated && (
              <Button variant="outline" onClick={rehearsal.restart} disabled={rehearsal.busy}>
                <RotateCcw aria-hidden />
                Empezar de nuevo
              </Button>
            )}
          </>
        }
      />
      <Tabs
        label="Maneras de probar"
        value={simulated ? 'simular' : 'responder'}
        onChange={(id) => setParams(id === 'simular' ? { modo: id } : {}, { replace: true })}
        tabs={[
          { id: 'responder', label: 'Responder yo', content: <EnsayoPanel codigo={codigo} rehearsal={rehearsal} /> },
          {
            id: 'simular',
            label: 'Simular con una persona candidata',
            content: (
              <>
                <Box mb="4">
                  <Notice kind="info" title="Nadie responde de verdad y no se guarda nada">
                    Una persona inventada responde de principio a fin. No se usa ninguna licencia. Conduce el motor
                    integrado.
                  </Notice>
                </Box>
                <SimulacionPanel codigo={codigo} />
              </>
            ),
          },
        ]}
      />
    </>
  );
}
