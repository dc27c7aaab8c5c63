import { Button, Stack, Text } from '@chakra-ui/react';
import { Archive } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { Area } from '#shared/empresas/areas/area.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { FormFailure, Notice } from '../../../components/notice.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { candidatosText, isMoving } from './area-words.ts';
import { useAreas } from './use-areas.ts';

interface Props {
  area: Area;
  onClose: () => void;
  onStarted: () => void;
  /** It was to be deleted: says why that is not possible. */
  refused?: boolean;
  /** Offered beside it, when it is not archived yet. */
  onArchive?: (() => void) | undefined;
}

/** Chosen, but no area. */
const NONE = 'ninguna';

/** Where the candidates of an area go. A job moves them, so this closes at once. */
export function ReassignDialog({ area, onClose, onStarted, refused, onArchive }: Props) {
  const formId = useId();
  const refresh = useRefresh();
  const { areas, error } = useAreas({ activo: 'true' });
  const [target, setTarget] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const others = (areas ?? []).filter((other) => other.id !== area.id && !isMoving(other));

  async function start(event: FormEvent) {
    event.preventDefault();
    setMissing(target === '');
    if (target === '' || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const areaId = target === NONE ? null : target;
      await api.call('reasignarArea', { params: { id: area.id }, body: { areaId } });
      onStarted();
      void refresh('reasignarArea');
      toast.info(`Reasignando ${candidatosText(area.candidatos)}`, {
        description: 'Puedes seguir trabajando mientras.',
      });
      onClose();
    } catch (caught) {
      setFailure(caught);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={refused ? `No se puede eliminar «${area.nombreArea}»` : 'Reasignar candidatos'}
      onClose={onClose}
      mayClose={() => !busy}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <SubmitButton form={formId} busy={busy} busyText="Reasignando...">
            Reasignar candidatos
          </SubmitButton>
        </>
      }
    >
      <Stack asChild gap="4">
        <form id={formId} noValidate onSubmit={start}>
          <Text>
            {refused
              ? `Tiene ${candidatosText(area.candidatos)}. Reasígnalos y después podrás eliminarla.`
              : `Moveremos ${candidatosText(area.candidatos)} de «${area.nombreArea}».`}{' '}
            Mientras dure, el área no recibe nuevos.
          </Text>
          {error && !areas && (
            <Notice kind="error" title="No pudimos cargar las áreas">
              {messageOf(error)}
            </Notice>
          )}
          <FormField
            label="Nueva área de los candidatos"
            required
            error={missing && target === '' ? 'Elige un destino' : undefined}
          >
            <SelectInput value={target} onChange={(event) => setTarget(event.target.value)}>
              <option value="">{areas || error ? 'Elige un destino' : 'Cargando…'}</option>
              <option value={NONE}>Sin área</option>
              {others.map(({ id, nombreArea }) => (
                <option key={id} value={id}>
                  {nombreArea}
                </option>
              ))}
            </SelectInput>
          </FormField>
          {onArchive && (
            <Notice
              kind="info"
              title="¿Prefieres conservarla?"
              action={
                <Button size="sm" variant="outline" onClick={onArchive} disabled={busy}>
                  <Archive aria-hidden />
                  Archivar
                </Button>
              }
            >
              Un área archivada conserva sus candidatos y no recibe nuevos.
            </Notice>
          )}
          <FormFailure failure={failure} />
        </form>
      </Stack>
    </Dialog>
  );
}
