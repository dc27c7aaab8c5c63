import { Link, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Empresa } from '#shared/empresas/empresa.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { empresaNombre } from '../../../lib/empresa-nombre.ts';
import { Link as RouterLink } from '../../../lib/link.tsx';
import { useApi } from '../../../lib/use-api.ts';
import { LazyCreada as Creada } from '../lazy-creada.tsx';
import { EMPRESA_VACIA, valuesOfSolicitud } from '../wizard-values.ts';
import { EmpresaWizard } from './empresa-wizard.tsx';

const SOLICITUDES = '/saas-admin?seccion=empresas&vista=solicitudes';

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
        <FromSolicitud id={solicitudId} onCreated={setCreated} />
      ) : (
        <EmpresaWizard defaultValues={EMPRESA_VACIA} draftName="asistente-empresa" onCreated={setCreated} />
      )}
    </>
  );
}

/** With what the company said when it asked for its account. */
function FromSolicitud({ id, onCreated }: { id: string; onCreated: (empresa: Empresa) => void }) {
  const { data: solicitud, error, mutate } = useApi('getSolicitud', { params: { id } }, { revalidateOnFocus: false });
  if (error && !solicitud) {
    return <ErrorState title="No pudimos cargar la solicitud" error={error} onRetry={() => void mutate()} />;
  }
  if (!solicitud) return <Skeleton h="80" maxW="4xl" rounded="l3" />;
  if (solicitud.estado !== 'aprobada' || solicitud.empresaId) {
    return (
      <Notice
        kind="warning"
        title={solicitud.empresaId ? 'De esta solicitud ya salió una empresa' : 'Esta solicitud no está aprobada'}
        action={
          <LinkButton
            to={solicitud.empresaId ? `/empresas/${solicitud.empresaId}/editar` : SOLICITUDES}
            variant="outline"
            size="sm"
          >
            {solicitud.empresaId ? 'Ver la empresa' : 'Ver solicitudes'}
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmpresaWizard
      defaultValues={valuesOfSolicitud(solicitud)}
      draftName={`asistente-empresa ${id}`}
      onCreated={onCreated}
      notice={
        <Notice kind="info" title={`Con los datos de la solicitud de ${solicitud.empresa}`}>
          La envió {solicitud.nombre} ({solicitud.email}). Revísalos: puedes cambiarlos todos.
        </Notice>
      }
    />
  );
}
