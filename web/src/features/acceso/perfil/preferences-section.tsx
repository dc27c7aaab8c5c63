import { Box, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { Controller, type Path } from 'react-hook-form';
import { zoneCity } from '#shared/core/zone-city.ts';
import { Section } from '../../../components/card.tsx';
import { CheckField } from '../../../components/check-field.tsx';
import { ComboBox } from '../../../components/combo-box.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { browserZone, formatDate } from '../../../lib/dates.ts';
import { useSession } from '../../../lib/session.ts';
import { zoneOptions } from '../../../lib/zones.ts';
import type { PerfilForm, PerfilInput, SectionProps } from './perfil-values.ts';

const AVISOS = [
  ['email', 'Por correo', 'Lo que no debe esperar llega también a tu correo.'],
  ['push', 'En el navegador', 'Mientras Idonea está abierto en una pestaña.'],
  ['entrevistas', 'De entrevistas', 'Cuando una empieza, termina o caduca, o nadie se presenta.'],
  ['recordatorios', 'Recordatorios', 'De entrevistas próximas, enlaces que se cierran y revisiones atrasadas.'],
] as const;

/** For administrators, by e-mail only. */
const REPORTES = [
  ['reporteSemanal', 'Reporte semanal', 'Cada lunes a las 8:00 de tu empresa, si hubo actividad.'],
  ['reporteMensual', 'Reporte mensual', 'El día 1 a las 8:00 de tu empresa, si hubo actividad.'],
] as const;

const PRIVACIDAD = [
  ['perfilPublico', 'Perfil visible', 'Tu equipo puede ver tu perfil completo.'],
  ['mostrarEmail', 'Mostrar mi correo', undefined],
  ['mostrarTelefono', 'Mostrar mi teléfono', undefined],
] as const;

export default function PreferencesSection({ form, errorOf }: SectionProps) {
  const { user } = useSession();
  const zone = form.watch('configuracion.zonaHoraria') ?? browserZone();
  const zones = useMemo(() => zoneOptions([zone, browserZone()]), [zone]);
  return (
    <Section id="preferencias" title="Preferencias">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <FormField
          label="Zona horaria"
          help={`Verás todas las fechas a la hora de ${zoneCity(zone)}. Ahora son las ${timeIn(zone)}.`}
          error={errorOf('configuracion.zonaHoraria')}
        >
          <Controller
            name="configuracion.zonaHoraria"
            control={form.control}
            render={({ field }) => (
              <ComboBox
                value={field.value ?? ''}
                onChange={field.onChange}
                onBlur={field.onBlur}
                inputRef={field.ref}
                options={zones}
                emptyText="Ninguna zona con ese nombre"
                placeholder="Busca por ciudad"
              />
            )}
          />
        </FormField>
        <FormField label="Idioma" help="Por ahora la interfaz solo está en español.">
          <SelectInput {...form.register('configuracion.idioma')}>
            <option value="es">Español</option>
          </SelectInput>
        </FormField>
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="6" mt="6">
        <Group title="Avisos" help="Los informes listos y los fallos aparecen siempre en la campana.">
          {AVISOS.map(([name, label, help]) => (
            <Check key={name} form={form} name={`configuracion.notificaciones.${name}`} label={label} help={help} />
          ))}
          <CheckField
            label="Por SMS"
            help="No disponible: todavía no enviamos mensajes de texto."
            checked={false}
            disabled
          />
        </Group>
        {user.rol === 'admin' && (
          <Group
            title="Reportes por correo"
            help="Las cifras de tu empresa. Llegan si también tienes activado Por correo."
          >
            {REPORTES.map(([name, label, help]) => (
              <Check key={name} form={form} name={`configuracion.notificaciones.${name}`} label={label} help={help} />
            ))}
          </Group>
        )}
        <Group
          title="Privacidad"
          help="Hoy tu perfil solo lo ves tú. Se aplicará cuando tu equipo pueda ver los perfiles."
        >
          {PRIVACIDAD.map(([name, label, help]) => (
            <Check key={name} form={form} name={`configuracion.privacidad.${name}`} label={label} help={help} />
          ))}
        </Group>
      </SimpleGrid>
    </Section>
  );
}

function timeIn(zone: string): string {
  try {
    return formatDate(new Date().toISOString(), 'time', zone);
  } catch {
    return '—';
  }
}

function Group({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={title}>
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Text color="fg.muted" mb="2">
        {help}
      </Text>
      <Stack gap="1.5">{children}</Stack>
    </Box>
  );
}

interface CheckProps {
  form: PerfilForm;
  name: Path<PerfilInput>;
  label: string;
  help: string | undefined;
}

function Check({ form, name, label, help }: CheckProps) {
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field }) => (
        <CheckField
          ref={field.ref}
          label={label}
          help={help}
          checked={field.value === true}
          onChange={field.onChange}
        />
      )}
    />
  );
}
