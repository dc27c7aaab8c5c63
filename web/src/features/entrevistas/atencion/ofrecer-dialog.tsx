import { useState } from 'react';
import type { AtencionDetalle, OfferAtencion } from '#shared/entrevistas/atencion/atencion.ts';
import { TIEMPOS_EXTRA } from '#shared/entrevistas/entrevistas/duracion.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Input, Textarea } from '../../../components/input.tsx';
import { FormFailure, Notice } from '../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { instantInZone, localZone, wallTime } from '../../../lib/dates.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';

type Que = OfferAtencion['que'];

/** Words that are proposed: whoever offers it may write others. */
const TEXTOS: Record<Que, string> = {
  dia: 'Puedes hacer la entrevista otro día: tu enlace sigue abierto y continúa donde lo dejaste.',
  forma: 'Puedes hacer la entrevista con más tiempo. Tu enlace es el mismo.',
  persona: 'La entrevista la haremos tú y yo, con las mismas preguntas. Dime qué días te vienen bien.',
};

/** Another day, another form or a person; the person is written to in these words. */
export default function OfrecerDialog({ atencion, onClose }: { atencion: AtencionDetalle; onClose: () => void }) {
  const { entrevistaId, id, entrevista, candidato } = atencion;
  const zone = localZone();
  const [today] = useState(() => wallTime(Date.now(), zone).slice(0, 10));
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/entrevistas/atencion/atencion.ts')).offerAtencionSchema(),
    defaultValues: {
      que: 'dia',
      mensaje: TEXTOS.dia,
      tiempoExtra: TIEMPOS_EXTRA.find((each) => each === entrevista.tiempoExtra),
    },
    send: (body, options) => api.call('offerAtencion', { params: { entrevistaId, id }, body, ...options }),
    onSuccess: () => {
      guard.release();
      toast.success('Propuesta enviada', { description: `${candidato.nombre} la recibe por correo.` });
      void refresh('offerAtencion');
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  const { que = 'dia', mensaje } = form.watch();
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted } as const;

  return (
    <FormDialog
      title={`Ofrecer otra cosa a ${candidato.nombre}`}
      submitText="Enviar propuesta"
      busyText="Enviando..."
      {...{ onSubmit, isSubmitting, guard, onClose }}
    >
      <FormField label="Qué le ofreces">
        <SelectInput
          value={que}
          onChange={({ target }) => {
            const next = target.value as Que;
            // What was written stays; a text that was only proposed goes with its proposal.
            if (mensaje === TEXTOS[que]) form.setValue('mensaje', TEXTOS[next], change);
            form.setValue('que', next, change);
          }}
        >
          <option value="dia">Hacerla otro día</option>
          <option value="forma">Hacerla con más tiempo</option>
          <option value="persona">Hacerla con una persona</option>
        </SelectInput>
      </FormField>
      {que === 'dia' && (
        <FormField
          label="Qué día"
          required
          error={errorOf('fecha')}
          help="Su enlace queda abierto hasta una semana después."
        >
          <Input
            type="date"
            min={today}
            onChange={({ target }) =>
              form.setValue('fecha', target.value ? instantInZone(`${target.value}T12:00`, zone) : undefined, change)
            }
          />
        </FormField>
      )}
      {que === 'forma' && (
        <FormField label="Cuánto tiempo más">
          <SelectInput
            value={form.watch('tiempoExtra') ?? 0}
            onChange={({ target }) =>
              form.setValue(
                'tiempoExtra',
                TIEMPOS_EXTRA.find((each) => each === Number(target.value)),
                change,
              )
            }
          >
            {TIEMPOS_EXTRA.map((each) => (
              <option key={each} value={each}>
                {each === 0 ? 'Sin tiempo extra' : `${each}\u00a0% más`}
              </option>
            ))}
          </SelectInput>
        </FormField>
      )}
      {que === 'persona' && (
        <Notice kind="warning" title="La inteligencia artificial no preguntará nada más">
          No se puede deshacer. Verás aquí las preguntas para hacerlas tú.
        </Notice>
      )}
      <FormField
        label="Mensaje"
        required
        error={errorOf('mensaje')}
        help="Lo recibe por correo, firmado por ti. No preguntes el motivo ni hables de la selección."
      >
        <Textarea rows={4} maxLength={2000} {...form.register('mensaje')} />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
