import { SimpleGrid } from '@chakra-ui/react';
import { Building2, CircleCheckBig, Database, Hourglass } from 'lucide-react';
import { StatCard } from '../../../components/stat-card.tsx';
import { useApi } from '../../../lib/use-api.ts';

/** Of the whole platform, whatever is searched below. A figure that could not be loaded is a dash, never a zero. */
export function EmpresasSummary({ connected }: { connected: boolean | undefined }) {
  const { data, error } = useApi('getEstadisticas');
  const show = (value: number | undefined) => value ?? (error ? '—' : undefined);
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }} mb="5">
      <StatCard
        label="Total"
        icon={Building2}
        value={show(data?.empresas_total)}
        detail="Empresas en la plataforma"
        to="/empresas"
      />
      <StatCard
        label="Activas"
        icon={CircleCheckBig}
        value={show(data?.empresas_por_estado.activa)}
        detail="Con acceso completo"
        to="/empresas?estado=activa"
      />
      <StatCard
        label="Trial"
        icon={Hourglass}
        value={show(data?.empresas_por_estado.trial)}
        detail="En periodo de prueba"
        to="/empresas?estado=trial"
      />
      <StatCard
        label="Origen"
        icon={Database}
        value={connected === undefined ? undefined : connected ? 'Servidor' : 'Sin conexión'}
        detail={connected === false ? 'No llegan datos' : 'Datos en vivo'}
      />
    </SimpleGrid>
  );
}
