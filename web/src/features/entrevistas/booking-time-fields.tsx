import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import { ComboBox } from '../../components/combo-box.tsx';
import { FormField } from '../../components/form-field.tsx';
import { Input } from '../../components/input.tsx';
import { browserZone, formatDate, localZone, wallTime, zoneCity } from '../../lib/dates.ts';
import { zoneOptions } from '../../lib/zones.ts';
import type { Booking } from './use-booking.ts';

const PAST = 'Elige una fecha y hora a partir de ahora';

/** Date and time in the chosen zone, with what the other clock shows where they differ. */
export function BookingTimeFields({ booking }: { booking: Booking }) {
  const { form, values, wall, setWall, instant, past, errorOf } = booking;
  const zone = values.zonaHoraria;
  const own = localZone();
  const zones = useMemo(() => zoneOptions([own, browserZone()]), [own]);
  const [choosing, setChoosing] = useState(false);
  const now = wallTime(Date.now(), zone);
  const foreign = instant && zone !== own;

  return (
    <Stack gap="2">
      <FormField
        label="Fecha y hora"
        required
        error={past ? PAST : errorOf('fechaProgramada')}
        help={foreign ? `Para ti: ${formatDate(instant, 'long')}` : undefined}
      >
        <Flex gap="2" w="full">
          <Input
            type="datetime-local"
            min={now}
            value={wall}
            onChange={({ target }) => {
              form.clearErrors('fechaProgramada');
              setWall(target.value);
            }}
          />
          <Button variant="outline" onClick={() => setWall(wallTime(Date.now(), zone))}>
            Ahora
          </Button>
        </Flex>
      </FormField>
      {choosing ? (
        <FormField label="Zona horaria" error={errorOf('zonaHoraria')}>
          <Controller
            name="zonaHoraria"
            control={form.control}
            render={({ field }) => (
              <ComboBox
                value={field.value}
                onChange={field.onChange}
                inputRef={field.ref}
                options={zones}
                emptyText="Ninguna zona con ese nombre"
                placeholder="Busca por ciudad"
              />
            )}
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
