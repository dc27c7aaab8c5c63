import { Link, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { PageHeader } from '../../../../components/page-header.tsx';
import { empresaNombre } from '../../../../lib/empresa-nombre.ts';
import { Link as RouterLink } from '../../../../lib/link.tsx';
import { LazyCreada as Creada } from '../lazy-creada.tsx';
import { EMPRESA_VACIA } from '../wizard-values.ts';
import { EmpresaWizard } from './empresa-wizard.tsx';

const FromSolicitud = lazy(() => import('./from-solicitud.tsx'));

export default function NuevaEmpresaPage() {
  const [search] = useSearchParams();
  const solicitudId = search.get('solicitud');
  const [created, setCreated] = useState<Empresa>();
  return (
    <>
      <PageHeader
        title={created ? 'Empresa creada' : 'Nueva Empresa'}
        description={
          created || solicitudId ? undefined : 'Cuatro pasos. Lo que escribes se conserva si recargas la página.'
        }
        back={{ to: '/saas-admin?seccion=empresas', label: 'Panel Sistema' }}
      />
      {created ? (
        <Creada
          nombre={empresaNombre(created)}
          hecho={['Empresa en prueba, con los límites de su plan', 'Suscripción con 30 días de prueba']}
          empresaId={created.id}
        >
          Siguiente paso: en su ficha puedes dar de alta a quien la administre y subir el archivo del{' '}
          <Link asChild color="brand.fg" textDecoration="underline">
            <RouterLink to={`/empresas/${created.id}/editar?pestana=plan`}>plan estratégico</RouterLink>
          </Link>
          .
        </Creada>
      ) : solicitudId ? (
        <Suspense fallback={<Skeleton h="80" maxW="4xl" rounded="l3" />}>
          <FromSolicitud id={solicitudId} onCreated={setCreated} />
        </Suspense>
      ) : (
        <EmpresaWizard defaultValues={EMPRESA_VACIA} draftName="asistente-empresa" onCreated={setCreated} />
      )}
    </>
  );
}
