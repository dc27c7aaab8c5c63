import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Solicitud } from '#shared/empresas/solicitudes/solicitud.ts';
import { DateText } from '../../../../components/date-text.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { FormFailure } from '../../../../components/notice.tsx';
import { StateBadge } from '../../../../components/state-badge.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { api } from '../../../../lib/api.ts';
import { whole } from '../../../../lib/numbers.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { MOTIVO_LABELS } from './solicitud-words.ts';

interface Props {
  solicitud: Solicitud;
  onClose: () => void;
  onChanged: () => void;
}

/** One request, whole, with what can be done with it. */
export function SolicitudDialog({ solicitud, onClose, onChanged }: Props) {
  const { id, estado, empresa, empresaId } = solicitud;
  const navigate = useNavigate();
  const [rejecting, setRejecting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const wizard = `/saas-admin/empresas/nueva?solicitud=${id}`;

  async function approve() {
    setBusy(true);
    setFailure(undefined);
    try {
      await api.call('approveSolicitud', { params: { id } });
      onChanged();
      void navigate(wizard);
    } catch (error) {
      setFailure(error);
      setBusy(false);
      onChanged();
    }
  }

  if (rejecting) {
    return (
      <RejectDialog
        solicitud={solicitud}
        onClose={() => setRejecting(false)}
        onRejected={() => {
          onChanged();
          onClose();
        }}
      />
    );
  }
  return (
    <Dialog
      open
      title={`Solicitud de ${empresa}`}
      width="xl"
      onClose={onClose}
      mayClose={() => !busy}
      footer={
        estado === 'pendiente' ? (
          <>
            <Button variant="outline" disabled={busy} onClick={() => setRejecting(true)}>
              Rechazar
            </Button>
            <SubmitButton type="button" busy={busy} busyText="Aprobando..." onClick={busy ? undefined : approve}>
              Aprobar y crear empresa
            </SubmitButton>
          </>
        ) : estado === 'aprobada' ? (
          <LinkButton to={empresaId ? `/empresas/${empresaId}/editar` : wizard} colorPalette="brand">
            {empresaId ? 'Ver la empresa' : 'Crear la empresa'}
          </LinkButton>
        ) : undefined
      }
    >
      <Stack gap="5">
        <DetailList entries={entriesOf(solicitud)} />
        {solicitud.mensaje && (
          <Text bg="bg.subtle" borderWidth="1px" rounded="l2" p="3.5" whiteSpace="pre-wrap">
            {solicitud.mensaje}
          </Text>
        )}
        <FormFailure failure={failure} />
      </Stack>
    </Dialog>
  );
}

function entriesOf(solicitud: Solicitud): (readonly [string, React.ReactNode])[] {
  const { resolucion } = solicitud;
  return [
    ['Estado', <StateBadge key="estado" kind="solicitud" value={solicitud.estado} />],
    ['Pide', MOTIVO_LABELS[solicitud.motivo]],
    ['Contacto', solicitud.nombre],
    [
      'Email',
      <a key="email" href={`mailto:${solicitud.email}`}>
        {solicitud.email}
      </a>,
    ],
    ['Teléfono', solicitud.telefono],
    ['CIF', solicitud.cif],
    ['Trabajadores', whole.format(solicitud.trabajadores)],
    ['Recibida', <DateText key="fecha" value={solicitud.fecha} style="dateTime" />],
    ...(resolucion
      ? ([
          [
            'Resuelta',
            <span key="resuelta">
              <DateText value={resolucion.fecha} style="dateTime" /> por {resolucion.actor.nombre}
            </span>,
          ],
          ...(resolucion.motivo
            ? ([['Motivo', `${resolucion.motivo}${resolucion.avisada ? ' (enviado por correo)' : ''}`]] as const)
            : []),
        ] as const)
      : []),
  ];
}
