import { SimpleGrid } from '@chakra-ui/react';
import { Clock, Inbox, MailOpen } from 'lucide-react';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { StatCard } from '../../../components/stat-card.tsx';
import { useApi } from '../../../lib/use-api.ts';

/** Counts of a company's cases. */
export function Cifras() {
  const { data, error, mutate } = useApi('getRecuentoAtencion');
  if (error && !data) {
    return (
      <Card p="0">
        <ErrorState title="No pudimos cargar las cifras" error={error} onRetry={() => void mutate()} />
      </Card>
    );
  }
  return (
    <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
      <StatCard label="Por atender" icon={Inbox} value={data?.abiertas} detail="Sin cerrar" />
      <StatCard label="Sin abrir" icon={MailOpen} value={data?.sinAbrir} detail="Nadie las ha visto todavía" />
      <StatCard label="Fuera de plazo" icon={Clock} value={data?.vencidas} detail="Pasó el plazo prometido" />
    </SimpleGrid>
  );
}
