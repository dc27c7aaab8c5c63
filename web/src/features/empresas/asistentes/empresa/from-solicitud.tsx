import { Skeleton } from '@chakra-ui/react';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { ErrorState } from '../../../../components/error-state.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useApi } from '../../../../lib/use-api.ts';
import { valuesOfSolicitud } from '../wizard-values.ts';
import { EmpresaWizard } from './empresa-wizard.tsx';

const SOLICITUDES = '/saas-admin?seccion=empresas&vista=solicitudes';

interface Props {
  id: string;
  onCreated: (empresa: Empresa) => void;
}

/** With what the company said when it asked for its account. */
export default function FromSolicitud({ id, onCreated }: Props) {
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
