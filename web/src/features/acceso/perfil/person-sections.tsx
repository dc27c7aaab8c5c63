import { Box, SimpleGrid, Stack } from '@chakra-ui/react';
import { CAMPOS, CAMPOS_USUARIO, type CampoUsuario, type PartePerfil } from '#shared/empresas/usuarios/campos.ts';
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

const textosOf = (parte: PartePerfil) => CAMPOS.flatMap(([campo, its]) => (its.parte === parte ? campo : []));

/** Below the e-mail. */
const BASICOS = textosOf('basica').filter((campo) => campo !== 'nombre' && campo !== 'apellidos');

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
          <Campos campos={['nombre', 'apellidos']} form={form} errorOf={errorOf} />
          <Box gridColumn={{ md: 'span 2' }}>
            <FormField
              label="Correo electrónico"
              required
              help="Es tu forma de acceder. Si necesitas otro, pídelo a quien administra tu empresa."
            >
              <Input type="email" value={email} readOnly bg="bg.subtle" color="fg.muted" autoComplete="email" />
            </FormField>
          </Box>
          <Campos campos={BASICOS} form={form} errorOf={errorOf} />
          <FormField label={CAMPOS_USUARIO.fechaNacimiento.label} error={errorOf('fechaNacimiento')}>
            <Input type="date" min="1900-01-01" autoComplete="bday" {...form.register('fechaNacimiento')} />
          </FormField>
          <FormField label={CAMPOS_USUARIO.genero.label} error={errorOf('genero')}>
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

export function ProfessionalSection(props: SectionProps) {
  const { form, errorOf } = props;
  return (
    <Section id="profesional" title="Información profesional">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Campos campos={textosOf('profesional')} {...props} />
      </SimpleGrid>
      <Box mt="4">
        <FormField label={CAMPOS_USUARIO.biografia.label} help="Hasta 1000 caracteres." error={errorOf('biografia')}>
          <Textarea rows={4} {...form.register('biografia')} />
        </FormField>
      </Box>
    </Section>
  );
}

export function AddressSection(props: SectionProps) {
  return (
    <Section id="direccion" title="Dirección">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Campos campos={textosOf('direccion')} {...props} />
      </SimpleGrid>
    </Section>
  );
}

export function SocialSection(props: SectionProps) {
  return (
    <Section id="redes" title="Redes sociales">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Campos campos={textosOf('redes')} {...props} />
      </SimpleGrid>
    </Section>
  );
}

/** Fields of one line, as the table has them. */
function Campos({ campos, form, errorOf }: SectionProps & { campos: readonly CampoUsuario[] }) {
  return CAMPOS.map(([campo, { label, texto }]) => {
    if (!texto || !campos.includes(campo)) return null;
    return (
      <Box key={campo} gridColumn={texto.ancha && { md: 'span 2' }}>
        <FormField label={label} required={texto.obligatorio ?? false} error={errorOf(campo)}>
          <Input
            type={texto.tipo}
            autoComplete={texto.autocompletar ?? 'off'}
            placeholder={texto.ejemplo}
            {...form.register(campo)}
          />
        </FormField>
      </Box>
    );
  });
}
