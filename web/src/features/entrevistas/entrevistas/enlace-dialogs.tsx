import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { CheckField } from '../../../components/check-field.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { Notice } from '../../../components/notice.tsx';
import { api } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useEntrevistaRefresh } from './use-entrevista-refresh.ts';

interface Props {
  entrevista: Entrevista;
  onClose: () => void;
}

/** The old link ends: asked first, and the new one is shown afterwards. */
export function RegenerateDialog({ entrevista: { id, candidatoNombre }, onClose }: Props) {
  const refresh = useEntrevistaRefresh();
  const [avisar, setAvisar] = useState(true);
  const [enlace, setEnlace] = useState<string>();
  if (enlace) return <EnlaceDialog title="Nuevo enlace" enlace={enlace} avisado={avisar} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Regenerar enlace"
      confirmLabel="Regenerar enlace"
      danger
      onConfirm={async () => {
        try {
          const made = await api.call('regenerateEnlace', { params: { id }, body: { avisar } });
          setEnlace(made.enlace);
        } finally {
          void refresh();
        }
        // The dialog with the link has taken the place of this one.
        return new Promise(() => {});
      }}
    >
      <Text>
        El enlace que tiene {candidatoNombre} dejará de funcionar al momento. Si ya ha empezado, seguirá donde lo dejó
        con el nuevo.
      </Text>
      <CheckField label="Enviar el nuevo enlace por correo" checked={avisar} onChange={setAvisar} />
    </ConfirmDialog>
  );
}

/** Begins for the candidate, and leads to the room that is open from then on. */
export function StartDialog({ entrevista: { id, candidatoNombre, fechaProgramada }, onClose }: Props) {
  const refresh = useEntrevistaRefresh();
  const [enlace, setEnlace] = useState<string>();
  if (enlace) return <EnlaceDialog title="Sala abierta" enlace={enlace} started onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Iniciar entrevista"
      confirmLabel="Iniciar"
      onConfirm={async () => {
        try {
          await api.call('startEntrevista', { params: { id } });
        } finally {
          void refresh();
        }
        setEnlace((await api.call('getEnlaceEntrevista', { params: { id } })).enlace);
        return new Promise(() => {});
      }}
    >
      <Text>
        Normalmente la empieza la propia persona con su enlace, el {formatDate(fechaProgramada, 'long')}. Si está
        contigo ahora, abre la sala para {candidatoNombre}: la entrevista queda en progreso, en modo supervisado, y se
        consume su plaza de la licencia.
      </Text>
    </ConfirmDialog>
  );
}

interface EnlaceProps {
  title: string;
  enlace: string;
  avisado?: boolean;
  started?: boolean;
  onClose: () => void;
}

function EnlaceDialog({ title, enlace, avisado, started, onClose }: EnlaceProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cerrar
          </Button>
          {started && (
            <Button asChild colorPalette="brand">
              <a href={enlace} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden />
                Abrir la sala
              </a>
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        {started ? (
          <Notice kind="success" title="La entrevista está en progreso">
            Deja el dispositivo a la persona: acepta los avisos y responde ella misma.
          </Notice>
        ) : (
          <Notice kind="success" title="El enlace anterior ya no funciona">
            {avisado ? 'Hemos enviado el nuevo por correo.' : 'Haz llegar el nuevo a la persona.'}
          </Notice>
        )}
        <FormField label="Enlace" help="Da acceso a la entrevista: compártelo solo con la persona.">
          <Flex gap="1" w="full" align="center">
            <Input readOnly value={enlace} onFocus={(event) => event.target.select()} />
            <CopyButton value={enlace} label="Copiar el enlace" />
          </Flex>
        </FormField>
      </Stack>
    </Dialog>
  );
}
