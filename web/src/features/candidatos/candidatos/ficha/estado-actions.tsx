import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  ESTADO_CANDIDATO_LABELS,
  type EstadoCandidato,
  needsMotivo,
  nextEstados,
} from '#shared/candidatos/candidatos/candidato.states.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Textarea } from '../../../../components/input.tsx';
import { MenuEntry } from '../../../../components/menu-entry.tsx';
import { Popover } from '../../../../components/popover.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { AvisoField } from '../aviso-field.tsx';

const MOTIVO_MAX = 500;

/** Where the candidate may go from here; rejecting always by a person, who says why. */
export default function EstadoActions({
  candidato,
  onMoved,
}: {
  candidato: Candidato;
  onMoved: (moved: Candidato) => void;
}) {
  const refresh = useRefresh();
  const [to, setTo] = useState<EstadoCandidato>();
  const [motivo, setMotivo] = useState('');
  const [mensaje, setMensaje] = useState<string | null>(null);
  const { id, nombre, estado, version } = candidato;

  async function move(target: EstadoCandidato) {
    const aviso = needsMotivo(target) && mensaje !== null ? { mensaje: mensaje.trim() } : null;
    const body = { estado: target, version, aviso, ...(motivo.trim() && { motivo: motivo.trim() }) };
    onMoved(await api.call('updateCandidatoEstado', { params: { id }, body }));
    await refresh('updateCandidatoEstado');
    setMotivo('');
    setMensaje(null);
    toast.success(
      `${nombre} pasa a ${ESTADO_CANDIDATO_LABELS[target]}`,
      aviso ? { description: 'Le enviamos tu mensaje por correo.' } : undefined,
    );
  }

  return (
    <>
      <Popover
        label="Cambiar estado"
        width="60"
        trigger={(props) => (
          <Button {...props} variant="outline">
            Cambiar estado
          </Button>
        )}
      >
        {(close) => (
          <>
            {nextEstados(estado).map((target) => (
              <MenuEntry
                key={target}
                type="button"
                onClick={() => {
                  close();
                  setTo(target);
                }}
              >
                {ESTADO_CANDIDATO_LABELS[target]}
              </MenuEntry>
            ))}
          </>
        )}
      </Popover>
      {to && (
        <ConfirmDialog
          open
          onClose={() => setTo(undefined)}
          title={`¿Pasar a ${nombre} a ${ESTADO_CANDIDATO_LABELS[to]}?`}
          confirmLabel="Cambiar estado"
          danger={needsMotivo(to)}
          disabled={needsMotivo(to) && (motivo.trim() === '' || mensaje?.trim() === '')}
          onConfirm={() => move(to)}
        >
          <Text>Ahora está en {ESTADO_CANDIDATO_LABELS[estado]}. El cambio queda en su historial con tu nombre.</Text>
          {needsMotivo(to) && (
            <FormField label="Motivo" required help="Lo ve tu equipo, no la persona.">
              <Textarea
                rows={3}
                maxLength={MOTIVO_MAX}
                value={motivo}
                onChange={({ target }) => setMotivo(target.value)}
              />
            </FormField>
          )}
          {needsMotivo(to) && <AvisoField mensaje={mensaje} onChange={setMensaje} cuantos={1} />}
        </ConfirmDialog>
      )}
    </>
  );
}
