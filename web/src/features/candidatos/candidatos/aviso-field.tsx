import { Box } from '@chakra-ui/react';
import { AVISO_RECHAZO, AVISO_RECHAZO_MAX } from '#shared/candidatos/candidatos/aviso-rechazo.ts';
import { CheckField } from '../../../components/check-field.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Textarea } from '../../../components/input.tsx';

interface Props {
  /** What they will read; null tells them nothing. */
  mensaje: string | null;
  onChange: (mensaje: string | null) => void;
  /** How many people. */
  cuantos: number;
  error?: string | undefined;
}

/** Whoever rejects decides whether the person hears of it, and in which words. Nothing else goes along. */
export function AvisoField({ mensaje, onChange, cuantos, error }: Props) {
  return (
    <Box>
      <CheckField
        label={cuantos === 1 ? 'Avisar por correo a la persona' : 'Avisar por correo a cada persona'}
        help="Recibe solo el texto que ves aquí: ni puntuaciones, ni el informe, ni lo que escribes para tu equipo."
        checked={mensaje !== null}
        onChange={(on) => onChange(on ? AVISO_RECHAZO : null)}
      />
      {mensaje !== null && (
        <Box mt="3">
          <FormField label="Mensaje" required error={error} help="El correo empieza con «Hola» y su nombre.">
            <Textarea
              rows={7}
              maxLength={AVISO_RECHAZO_MAX}
              value={mensaje}
              onChange={({ target }) => onChange(target.value)}
            />
          </FormField>
        </Box>
      )}
    </Box>
  );
}
