import { Flex, Stack } from '@chakra-ui/react';
import type { AjustesAtencion } from '#shared/entrevistas/atencion/ajustes-atencion.ts';
import { FormFailure, Notice } from '../../../../components/notice.tsx';
import { ObsoletaNotice } from '../../../../components/obsoleta-notice.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { EN_SU_LUGAR, FALTA_TEXTS, listText } from '../../../entrevistas/atencion/atencion-words.ts';
import { AyudaSection } from './ayuda-section.tsx';
import { DichoSection } from './dicho-section.tsx';
import { PersonasSection } from './personas-section.tsx';

const valuesOf = ({ contacto, suplente, lineas, instrucciones, ...ajustes }: AjustesAtencion) => ({
  contacto:
    contacto &&
    (contacto.usuarioId ? { usuarioId: contacto.usuarioId } : { nombre: contacto.nombre, correo: contacto.correo }),
  suplente: suplente?.usuarioId ? { usuarioId: suplente.usuarioId } : null,
  telefono: ajustes.telefono,
  horario: ajustes.horario,
  zonaHoraria: ajustes.zonaHoraria,
  plazo: ajustes.plazo,
  canalAcoso: ajustes.canalAcoso,
  entrevistaHumana: ajustes.entrevistaHumana,
  quienLee: ajustes.quienLee,
  lineasConfirmadas: lineas.confirmadas !== null,
  instruccionesLeidas: instrucciones.leidas !== null,
  version: ajustes.version,
});

interface Props {
  ajustes: AjustesAtencion;
  /** Current settings. */
  reload: () => Promise<AjustesAtencion>;
}

function useAtencionForm({ ajustes }: Pick<Props, 'ajustes'>) {
  const refresh = useRefresh();
  const made = useApiForm({
    schema: async () =>
      (await import('#shared/entrevistas/atencion/ajustes-atencion.ts')).updateAjustesAtencionSchema(),
    defaultValues: valuesOf(ajustes),
    send: (body, options) => api.call('updateAjustesAtencion', { body, ...options }),
    onSuccess: (saved) => {
      made.form.reset(valuesOf(saved));
      toast.success('Atención guardada', { description: 'Tus candidatos lo leen desde ahora.' });
      void refresh('updateAjustesAtencion');
    },
  });
  return made;
}
export type AtencionFormState = ReturnType<typeof useAtencionForm>;

/** One form from one version: what is missing blocks nothing and is said at its top. */
export function AtencionForm({ ajustes, reload }: Props) {
  const made = useAtencionForm({ ajustes });
  const { form, onSubmit, failure, isSubmitting } = made;
  const { isDirty } = form.formState;
  const guard = useUnsavedChanges(isDirty);
  const { faltan } = ajustes;
  const isObsoleta = failure instanceof ApiError && failure.code === 'VERSION_OBSOLETA';
  return (
    <Stack asChild gap="6" maxW="5xl">
      <form noValidate onSubmit={onSubmit}>
        {faltan.length > 0 && (
          <Notice kind="warning" title={`Falta ${listText(faltan.map((falta) => FALTA_TEXTS[falta]))}.`}>
            Nada se bloquea por esto.{' '}
            {faltan.some((falta) => falta.startsWith('contacto') && falta !== 'contacto_privacidad') && EN_SU_LUGAR}
          </Notice>
        )}
        <PersonasSection made={made} ajustes={ajustes} />
        <DichoSection made={made} ajustes={ajustes} />
        <AyudaSection made={made} ajustes={ajustes} />
        {isObsoleta ? (
          <ObsoletaNotice
            title="Otra persona cambió la atención mientras la editabas"
            onReload={async (keep) => {
              const now = await reload();
              form.reset(valuesOf(now), { keepDirtyValues: keep });
            }}
          />
        ) : (
          <FormFailure failure={failure} />
        )}
        <Flex>
          <SubmitButton busy={isSubmitting} busyText="Guardando..." disabled={!isDirty}>
            Guardar atención
          </SubmitButton>
        </Flex>
        {guard.dialog}
      </form>
    </Stack>
  );
}
