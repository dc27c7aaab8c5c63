import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  canMove,
  ESTADO_CANDIDATO_LABELS,
  ESTADOS_CANDIDATO,
  type EstadoCandidato,
  needsMotivo,
} from '#shared/candidatos/candidatos/candidato.states.ts';
import type { CandidatoResumen, Movimiento } from '#shared/candidatos/candidatos/candidato.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Textarea } from '../../../components/input.tsx';
import { FormFailure, Notice } from '../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { AvisoField } from './aviso-field.tsx';
import { candidatosText } from './candidato-words.ts';

interface Props {
  candidatos: readonly CandidatoResumen[];
  onClose: () => void;
  /** Some were moved, or are elsewhere already. */
  onMoved: () => void;
}

/** Moves one or many to another state, and says who could not be moved and why. */
export default function EstadoDialog({ candidatos, onClose, onMoved }: Props) {
  const refresh = useRefresh();
  const [stayed, setStayed] = useState<{ movimientos: Movimiento[]; estado: EstadoCandidato }>();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/candidatos/candidatos/candidato.ts')).updateEstadosSchema(),
    defaultValues: { ids: candidatos.map(({ id }) => id), estado: firstChoice(candidatos), motivo: '', aviso: null },
    send: (body, options) => api.call('updateCandidatosEstado', { body, ...options }),
    onSuccess: ({ movimientos }) => {
      guard.release();
      void refresh('updateCandidatosEstado');
      onMoved();
      const estado = form.getValues('estado') as EstadoCandidato;
      if (movimientos.some(({ resultado }) => resultado !== 'movido')) return setStayed({ movimientos, estado });
      toast.success(`Estado cambiado a ${ESTADO_CANDIDATO_LABELS[estado]}`, {
        description: movimientos.length === 1 ? movimientos[0]?.nombre : candidatosText(movimientos.length),
      });
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  const estado = form.watch('estado') as EstadoCandidato;
  if (stayed) return <Resultado {...stayed} onClose={onClose} />;

  const able = candidatos.filter((candidato) => canMove(candidato.estado, estado)).length;
  const [only] = candidatos;
  return (
    <FormDialog
      title={
        candidatos.length === 1
          ? `Cambiar el estado de ${only?.nombre}`
          : `Cambiar el estado de ${candidatosText(candidatos.length)}`
      }
      submitText="Cambiar estado"
      busyText="Cambiando..."
      closeText="Volver"
      onSubmit={onSubmit}
      isSubmitting={isSubmitting}
      guard={guard}
      onClose={onClose}
    >
      <FormField label="Nuevo estado" required error={errorOf('estado')}>
        <SelectInput
          {...form.register('estado', {
            // Only a rejection is told: what was written for one goes with it.
            onChange: ({ target }) => !needsMotivo(target.value) && form.setValue('aviso', null),
          })}
        >
          {choices(candidatos).map((each) => (
            <option key={each} value={each}>
              {ESTADO_CANDIDATO_LABELS[each]}
            </option>
          ))}
        </SelectInput>
      </FormField>
      {able < candidatos.length && (
        <Notice kind="info">
          {able === 1 ? '1 puede' : `${able} pueden`} pasar a este estado. Los demás se quedarán donde están y te
          diremos por qué.
        </Notice>
      )}
      <FormField
        label="Motivo"
        required={needsMotivo(estado)}
        error={errorOf('motivo')}
        help="Queda en su historial, con tu nombre. La persona no lo recibe."
      >
        <Textarea rows={3} {...form.register('motivo')} />
      </FormField>
      {needsMotivo(estado) && (
        <AvisoField
          mensaje={form.watch('aviso')?.mensaje ?? null}
          onChange={(mensaje) =>
            form.setValue('aviso', mensaje === null ? null : { mensaje }, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
          cuantos={candidatos.length}
          error={errorOf('aviso.mensaje')}
        />
      )}
      <FormFailure failure={failure} />
    </FormDialog>
  );
}

/** Where at least one of them may go. */
function choices(candidatos: readonly CandidatoResumen[]): EstadoCandidato[] {
  return ESTADOS_CANDIDATO.filter((to) => candidatos.some(({ estado }) => canMove(estado, to)));
}

/** The next step of the process, never a rejection unless nothing else is left. */
function firstChoice(candidatos: readonly CandidatoResumen[]): EstadoCandidato {
  const all = choices(candidatos);
  return all.find((each) => !needsMotivo(each)) ?? all[0] ?? 'en_proceso';
}

function Resultado({
  movimientos,
  estado,
  onClose,
}: {
  movimientos: Movimiento[];
  estado: EstadoCandidato;
  onClose: () => void;
}) {
  const stayed = movimientos.filter(({ resultado }) => resultado !== 'movido');
  const moved = movimientos.length - stayed.length;
  return (
    <Dialog
      open
      title="Resultado del cambio"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <Stack gap="4">
        <Text>
          {moved === 0
            ? `Ningún candidato ha pasado a «${ESTADO_CANDIDATO_LABELS[estado]}».`
            : moved === 1
              ? `1 candidato ha pasado a «${ESTADO_CANDIDATO_LABELS[estado]}».`
              : `${moved} candidatos han pasado a «${ESTADO_CANDIDATO_LABELS[estado]}».`}
        </Text>
        <Notice
          kind="warning"
          title={stayed.length === 1 ? '1 se queda donde está' : `${stayed.length} se quedan donde están`}
        >
          <Stack as="ul" gap="1" mt="1" listStyle="none">
            {stayed.map(({ id, nombre, mensaje }) => (
              <li key={id}>
                <Text as="span" fontWeight="medium" color="fg">
                  {nombre || 'Candidato eliminado'}
                </Text>
                {`: ${mensaje}`}
              </li>
            ))}
          </Stack>
        </Notice>
      </Stack>
    </Dialog>
  );
}
