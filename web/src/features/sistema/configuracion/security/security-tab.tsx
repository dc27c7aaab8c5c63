import { Stack } from '@chakra-ui/react';
import { SesionesSection } from '../../../../components/sesiones-section.tsx';
import { useSession } from '../../../../lib/session.ts';
import { AccesosSection } from './accesos-section.tsx';
import { AuditoriaSection } from './auditoria-section.tsx';

export default function SecurityTab() {
  const { accesoAnterior = null } = useSession().user;
  return (
    <Stack gap="6">
      <AuditoriaSection />
      <AccesosSection />
      <SesionesSection title="Tus sesiones" lastAccess={accesoAnterior} />
    </Stack>
  );
}
