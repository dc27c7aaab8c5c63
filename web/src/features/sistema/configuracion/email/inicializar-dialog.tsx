import { Text } from '@chakra-ui/react';
import { type EmailConfig, MAX_RETRIES } from '#shared/correos/email-config.ts';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import type { EmailFormApi } from './use-email-form.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  email: EmailFormApi;
  config: EmailConfig;
}

const EMPTY = { name: '', email: '' };

/** Back to how the platform comes: its own mail service, and one sender for everything. */
export function InicializarDialog({ open, onClose, email, config }: Props) {
  const refresh = useRefresh();

  async function inicializar() {
    const emailConfig = {
      smtp: null,
      from: { name: 'Idonea', email: config.remitentePlataforma },
      replyTo: '',
      maxRetries: MAX_RETRIES.default,
      emails: { administracion: EMPTY, candidatos: EMPTY, entrevistas: EMPTY, reportes: EMPTY },
      version: config.version,
    };
    try {
      email.adopt((await api.call('updateConfiguracionGlobal', { body: { emailConfig } })).emailConfig);
    } catch (error) {
      toast.error('Error inicializando configuración');
      throw error;
    }
    email.guard.release();
    await refresh('getConfiguracionGlobal');
    toast.success('Configuración inicializada exitosamente');
    toast.info('Las plantillas están disponibles');
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="¿Inicializar la configuración?"
      confirmLabel="Inicializar"
      onConfirm={inicializar}
    >
      <Text>
        Los correos saldrán por el servicio de la plataforma, con un solo remitente y {MAX_RETRIES.default} intentos. Si
        hay un servidor SMTP guardado, se borra con su contraseña.
      </Text>
    </ConfirmDialog>
  );
}
