import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { zoneCity } from '#shared/core/zone-city.ts';
import { ComboBox } from '../../../components/combo-box.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { browserZone, formatDate, localZone, wallTime } from '../../../lib/dates.ts';
import { zoneOptions } from '../../../lib/zones.ts';
import type { WallTime } from './use-wall-time.ts';

const PAST = 'Elige una fecha y hora a partir de ahora';

interface Props {
  time: WallTime;
  /** What the server said of it. */
  error: string | undefined;
  zoneError: string | undefined;
  onChange?: () => void;
}

/** Date and time in the chosen zone, with what the other clock shows where they differ. */
export function WallTimeFields({ time, error, zoneError, onChange }: Props) {
  const { zone, setZone, wall, setWall, instant, past } = time;
  const own = localZone();
  const zones = useMemo(() => zoneOptions([own, browserZone()]), [own]);
  const [choosing, setChoosing] = useState(false);
  const foreign = instant && zone !== own;
  const change = (value: string) => {
    onChange?.();
    setWall(value);
  };

  return (
    <Stack gap="2">
      <FormField
        label="Fecha y hora"
        required
        error={past ? PAST : error}
        help={foreign ? `Para ti: ${formatDate(instant, 'long')}` : undefined}
      >
        <Flex gap="2" w="full">
          <Input
            type="datetime-local"
            min={wallTime(Date.now(), zone)}
            value={wall}
            onChange={({ target }) => change(target.value)}
          />
          <Button variant="outline" onClick={() => change(wallTime(Date.now(), zone))}>
            Ahora
          </Button>
        </Flex>
      </FormField>
      {choosing ? (
        <FormField label="Zona horaria" error={zoneError}>
          <ComboBox
            value={zone}
            onChange={setZone}
            options={zones}
            emptyText="Ninguna zona con ese nombre"
            placeholder="Busca por ciudad"
          />
        </FormField>
      ) : (
        <Flex align="center" gap="1" color="fg.muted" textStyle="sm" wrap="wrap">
          <Box as="span">
            Hora de {zoneCity(zone)} ({zone.replaceAll('_', ' ')})
          </Box>
          <Button size="xs" variant="ghost" onClick={() => setChoosing(true)}>
            Cambiar zona
          </Button>
        </Flex>
      )}
    </Stack>
  );
}
