import { Stack, Text } from '@chakra-ui/react';
import { CheckField } from '../../../components/check-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useApi } from '../../../lib/use-api.ts';

interface Props {
  candidatoId: string;
  /** The address that is stored, and the one that would be. */
  email: string;
  nueva: string;
  renovar: boolean;
  onRenovar: (renovar: boolean) => void;
}

/** Another address for somebody who has booked interviews: what becomes of their links is said before it is saved. */
export function OtraDireccion({ candidatoId, email, nueva, renovar, onRenovar }: Props) {
  const isOther = nueva.trim().toLowerCase() !== email;
  const query = { candidatoId, estado: 'programada', limit: 200 } as const;
  const { data } = useApi(isOther ? 'listEntrevistas' : null, { query });
  const count = data?.data.length ?? 0;
  if (!isOther || count === 0) return null;
  const one = count === 1;
  return (
    <Notice kind="info" title={one ? 'Tiene una entrevista programada' : `Tiene ${count} entrevistas programadas`}>
      <Stack gap="3">
        <Text>Al guardar, todos los mensajes irán a la dirección nueva.</Text>
        <CheckField
          label={one ? 'Enviar un enlace nuevo y anular el anterior' : 'Enviar enlaces nuevos y anular los anteriores'}
          help="Si no, quien haya recibido un enlace en la dirección anterior podría entrar con él."
          checked={renovar}
          onChange={onRenovar}
        />
      </Stack>
    </Notice>
  );
}
