import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { zoneCity } from '#shared/core/zone-city.ts';
import { Notice } from '../../../components/notice.tsx';
import { browserZone } from '../../../lib/dates.ts';
import { asksForZone, noteZoneAsked } from './zone-question.ts';

interface Props {
  usuarioId: string;
  zone: string;
  onAdopt: (zone: string) => void;
}

/** Asked once in each browser, while the profile still has the zone that every new one has. */
export function ZoneOffer({ usuarioId, zone, onAdopt }: Props) {
  const own = browserZone();
  const [open, setOpen] = useState(() => asksForZone(usuarioId, zone, own));
  if (!open) return null;

  function answer(adopt: boolean) {
    noteZoneAsked(usuarioId);
    setOpen(false);
    if (adopt) onAdopt(own);
  }

  return (
    <Notice
      kind="info"
      title={`¿Quieres ver las fechas a la hora de ${zoneCity(own)}?`}
      action={
        <Flex gap="2" wrap="wrap">
          <Button size="sm" colorPalette="brand" onClick={() => answer(true)}>
            Usar {own.replaceAll('_', ' ')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => answer(false)}>
            Mantener {zoneCity(zone)}
          </Button>
        </Flex>
      }
    >
      Tu perfil usa la hora de {zoneCity(zone)} y tu navegador, la de {zoneCity(own)}.
    </Notice>
  );
}
