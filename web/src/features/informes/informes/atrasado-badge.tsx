import { Badge } from '@chakra-ui/react';
import { TimerOff } from 'lucide-react';
import { REVISION_HORAS } from '#shared/informes/informes/plazo.ts';

const PLAZO_TEXT = `Lleva más de ${REVISION_HORAS} horas sin que nadie lo valide.`;

/** Nobody has validated it in time. */
export function AtrasadoBadge() {
  return (
    <Badge colorPalette="amber" title={PLAZO_TEXT}>
      <TimerOff size={12} aria-hidden />
      Fuera de plazo
    </Badge>
  );
}
