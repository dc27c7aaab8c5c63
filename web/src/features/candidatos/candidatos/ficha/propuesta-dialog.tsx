import { Box, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { Propuesta } from '#shared/candidatos/curriculums/curriculum.ts';
import { CheckField } from '../../../../components/check-field.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { FormFailure } from '../../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { OtraDireccion } from '../otra-direccion.tsx';
import { bodyWith, type Campo, type CampoPropuesto } from './propuesta-words.ts';

interface Props {
  candidato: Candidato;
  propuesta: Propuesta;
  campos: readonly CampoPropuesto[];
  onClose: () => void;
}

/** Each proposed field beside the present one: what is ticked is saved like any other change of the candidate. */
export function PropuestaDialog({ candidato, propuesta, campos, onClose }: Props) {
  const { id } = candidato;
  const refresh = useRefresh();
  const [chosen, setChosen] = useState<readonly Campo[]>(() =>
    campos.filter(({ fills }) => fills).map(({ campo }) => campo),
  );
  const [renovarEnlaces, setRenovarEnlaces] = useState(true);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const guard = useUnsavedChanges(false);

  const toggle = (campo: Campo, checked: boolean) =>
    setChosen(checked ? [...chosen, campo] : chosen.filter((each) => each !== campo));

  async function apply(event: FormEvent) {
    event.preventDefault();
    if (chosen.length === 0) return onClose();
    setBusy(true);
    setFailure(undefined);
    try {
      await api.call('updateCandidato', {
        params: { id },
        body: { ...bodyWith(candidato, propuesta, chosen), renovarEnlaces },
      });
      await refresh('updateCandidato');
      toast.success('Datos aplicados');
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title="Datos propuestos por el CV"
      submitText="Aplicar lo marcado"
      busyText="Guardando..."
      shape="drawer"
      onSubmit={apply}
      isSubmitting={busy}
      guard={guard}
      onClose={onClose}
    >
      <Text color="fg.muted">Marca lo que quieras guardar. Lo demás se queda como está.</Text>
      <Stack gap="3">
        {campos.map((each) => (
          <Box key={each.campo} borderWidth="1px" rounded="l2" px="3.5" py="2">
            <CheckField
              label={`${each.label}: ${each.propuesto}`}
              help={<Help {...each} />}
              checked={chosen.includes(each.campo)}
              onChange={(checked) => toggle(each.campo, checked)}
            />
          </Box>
        ))}
      </Stack>
      <OtraDireccion
        candidatoId={id}
        email={candidato.email}
        nueva={(chosen.includes('email') && propuesta.email?.valor) || candidato.email}
        renovar={renovarEnlaces}
        onRenovar={setRenovarEnlaces}
      />
      <FormFailure failure={failure} />
    </FormDialog>
  );
}

function Help({ actual, cita }: CampoPropuesto) {
  return (
    <Box textStyle="sm" overflowWrap="anywhere">
      <Text>Ahora: {actual || 'sin dato'}</Text>
      <Text>En el CV: «{cita}»</Text>
    </Box>
  );
}
