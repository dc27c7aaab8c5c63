import { Box, SimpleGrid, Stack } from '@chakra-ui/react';
import { Section } from '../../../components/card.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Input, Textarea } from '../../../components/input.tsx';
import { AvatarField } from './avatar-field.tsx';
import type { SectionProps } from './perfil-values.ts';
import type { Avatar } from './use-avatar.ts';

const GENEROS = {
  prefiero_no_decir: 'Prefiero no decirlo',
  femenino: 'Femenino',
  masculino: 'Masculino',
  otro: 'Otro',
};

interface BasicProps extends SectionProps {
  avatar: Avatar;
  email: string;
  name: string;
}

export function BasicSection({ form, errorOf, avatar, email, name }: BasicProps) {
  return (
    <Section id="basica" title="Información básica" help="Tu equipo ve tu nombre y tu foto donde aparece tu trabajo.">
      <Stack gap="5">
        <AvatarField avatar={avatar} name={name} />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <FormField label="Nombre" required error={errorOf('nombre')}>
            <Input autoComplete="given-name" {...form.register('nombre')} />
          </FormField>
          <FormField label="Apellidos" error={errorOf('apellidos')}>
            <Input autoComplete="family-name" {...form.register('apellidos')} />
          </FormField>
          <Box gridColumn={{ md: 'span 2' }}>
            <FormField
              label="Correo electrónico"
              required
              help="Es tu forma de acceder. Si necesitas otro, pídelo a quien administra tu empresa."
            >
              <Input type="email" value={email} readOnly bg="bg.subtle" color="fg.muted" autoComplete="email" />
            </FormField>
          </Box>
          <FormField label="Teléfono" error={errorOf('telefono')}>
            <Input type="tel" autoComplete="tel" placeholder="+57 601 000 0000" {...form.register('telefono')} />
          </FormField>
          <FormField label="Teléfono móvil" error={errorOf('telefonoMovil')}>
            <Input type="tel" autoComplete="tel" placeholder="+57 300 000 0000" {...form.register('telefonoMovil')} />
          </FormField>
          <FormField label="Fecha de nacimiento" error={errorOf('fechaNacimiento')}>
            <Input type="date" min="1900-01-01" autoComplete="bday" {...form.register('fechaNacimiento')} />
          </FormField>
          <FormField label="Género" error={errorOf('genero')}>
            <SelectInput {...form.register('genero')}>
              {Object.entries(GENEROS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectInput>
          </FormField>
        </SimpleGrid>
      </Stack>
    </Section>
  );
}

export function ProfessionalSection({ form, errorOf }: SectionProps) {
  return (
    <Section id="profesional" title="Información profesional">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <FormField label="Puesto" error={errorOf('puesto')}>
          <Input autoComplete="organization-title" {...form.register('puesto')} />
        </FormField>
        <FormField label="Departamento" error={errorOf('departamento')}>
          <Input autoComplete="off" {...form.register('departamento')} />
        </FormField>
      </SimpleGrid>
      <Box mt="4">
        <FormField label="Biografía" help="Hasta 1000 caracteres." error={errorOf('biografia')}>
          <Textarea rows={4} {...form.register('biografia')} />
        </FormField>
      </Box>
    </Section>
  );
}

export function AddressSection({ form, errorOf }: SectionProps) {
  return (
    <Section id="direccion" title="Dirección">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Box gridColumn={{ md: 'span 2' }}>
          <FormField label="Calle y número" error={errorOf('direccion.calle')}>
            <Input autoComplete="street-address" {...form.register('direccion.calle')} />
          </FormField>
        </Box>
        <FormField label="Ciudad" error={errorOf('direccion.ciudad')}>
          <Input autoComplete="address-level2" {...form.register('direccion.ciudad')} />
        </FormField>
        <FormField label="Estado, departamento o provincia" error={errorOf('direccion.estado')}>
          <Input autoComplete="address-level1" {...form.register('direccion.estado')} />
        </FormField>
        <FormField label="Código postal" error={errorOf('direccion.codigoPostal')}>
          <Input autoComplete="postal-code" {...form.register('direccion.codigoPostal')} />
        </FormField>
        <FormField label="País" error={errorOf('direccion.pais')}>
          <Input autoComplete="country-name" {...form.register('direccion.pais')} />
        </FormField>
      </SimpleGrid>
    </Section>
  );
}

const REDES = [
  ['linkedin', 'LinkedIn', 'https://linkedin.com/in/tu-nombre'],
  ['twitter', 'X (Twitter)', 'https://x.com/tu-nombre'],
  ['github', 'GitHub', 'https://github.com/tu-nombre'],
  ['website', 'Sitio web', 'https://tu-sitio.com'],
] as const;

export function SocialSection({ form, errorOf }: SectionProps) {
  return (
    <Section id="redes" title="Redes sociales">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {REDES.map(([red, label, example]) => (
          <FormField key={red} label={label} error={errorOf(`redesSociales.${red}`)}>
            <Input
              type="url"
              inputMode="url"
              autoComplete={red === 'website' ? 'url' : 'off'}
              placeholder={example}
              {...form.register(`redesSociales.${red}`)}
            />
          </FormField>
        ))}
      </SimpleGrid>
    </Section>
  );
}
