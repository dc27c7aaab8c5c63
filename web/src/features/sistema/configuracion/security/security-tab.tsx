import { Stack } from '@chakra-ui/react';
import { useSession } from '../../../../lib/session.ts';
import { SesionesSection } from '../../../acceso/sesiones/sesiones-section.tsx';
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
