import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type AnaliticasQuery, DESTINATARIOS_MAX } from '#shared/cifras/analiticas/analitica.ts';
import { CheckField } from '../../../components/check-field.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Textarea } from '../../../components/input.tsx';
import { FormFailure, Notice } from '../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { readFilled, useApi } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';

/** More people than these are no list to tick. */
const SHOWN = 100;

/** Sends the figures that are shown by e-mail: to oneself, and to colleagues by whoever may see who they are. */
export default function EnviarDialog({ query, onClose }: { query: AnaliticasQuery; onClose: () => void }) {
  const { user, can, empresaId } = useSession();
  const scope = empresaId ? { empresaId } : {};
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/cifras/analiticas/analitica.ts')).sendAnaliticasSchema(),
    defaultValues: { ...query, para: [user.id], mensaje: '' },
    send: (body, options) => api.call('sendAnaliticas', { query: scope, body, ...options }),
    onSuccess: ({ enviados }) => {
      guard.release();
      toast.success('Reporte en camino', {
        description: enviados === 1 ? 'Llegará en unos minutos.' : `Llegará a ${enviados} personas en unos minutos.`,
      });
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  const para = form.watch('para') ?? [];
  const choose = (id: string, on: boolean) =>
    form.setValue('para', on ? [...para, id] : para.filter((each) => each !== id), { shouldDirty: true });
  return (
    <FormDialog
      title="Enviar por correo"
      submitText="Enviar"
      busyText="Enviando..."
      onSubmit={onSubmit}
      isSubmitting={isSubmitting}
      guard={guard}
      onClose={onClose}
    >
      <Text>Se envían las cifras del periodo y los filtros que estás viendo, con un enlace a esta pantalla.</Text>
      {can('manage_users') && empresaId ? (
        <Box>
          <Text fontWeight="medium">Para</Text>
          <Text textStyle="sm" color="fg.muted">
            Personas activas de la empresa, {DESTINATARIOS_MAX} como máximo.
          </Text>
          <Stack role="group" aria-label="Para" gap="0.5" mt="1" maxH="56" overflowY="auto" tabIndex={0}>
            <CheckField
              label={`${user.nombre} (tú)`}
              help={user.email}
              checked={para.includes(user.id)}
              onChange={(on) => choose(user.id, on)}
            />
            <Colegas empresaId={empresaId} chosen={para} onChoose={choose} />
          </Stack>
          {errorOf('para') && (
            <Text role="alert" textStyle="sm" color="fg.error">
              {errorOf('para')}
            </Text>
          )}
        </Box>
      ) : (
        <Notice kind="info">Lo recibirás en {user.email}.</Notice>
      )}
      <FormField label="Mensaje" error={errorOf('mensaje')} help="Opcional: aparece al principio del correo.">
        <Textarea rows={3} maxLength={500} {...form.register('mensaje')} />
      </FormField>
      <FormFailure failure={failure} title="No se pudo enviar el reporte" />
    </FormDialog>
  );
}

interface ColegasProps {
  empresaId: string;
  chosen: readonly string[];
  onChoose: (id: string, on: boolean) => void;
}

function Colegas({ empresaId, chosen, onChoose }: ColegasProps) {
  const { user } = useSession();
  const query = { empresaId, estado: 'activo', limit: SHOWN } as const;
  const { data, error, mutate } = useApi('listUsuarios', { query }, undefined, readFilled);
  if (error && !data) {
    return (
      <Notice
        kind="warning"
        title="No pudimos cargar a tu equipo"
        action={
          <Button variant="outline" size="sm" onClick={() => void mutate()}>
            Reintentar
          </Button>
        }
      >
        Mientras tanto, puedes enviártelo a ti.
      </Notice>
    );
  }
  if (!data) return <Skeleton h="16" rounded="l2" />;
  return data.data
    .filter(({ id }) => id !== user.id)
    .map(({ id, nombre, email }) => (
      <CheckField
        key={id}
        label={nombre}
        help={email}
        checked={chosen.includes(id)}
        onChange={(on) => onChoose(id, on)}
      />
    ));
}
