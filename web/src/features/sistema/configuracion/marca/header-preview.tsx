import { Box, chakra, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { CSSProperties } from 'react';
import { brandColors, type ColorCheck, checkColor } from '#shared/empresas/marca/brand-colors.ts';
import { iniciales } from '#shared/empresas/marca/iniciales.ts';
import type { Logo } from '#shared/empresas/marca/marca.ts';

interface Props {
  nombre: string;
  logo: Logo | null;
  /** As it is being typed: what is no colour yet leaves the platform's. */
  color: string;
}

const Picture = chakra('img');
const THEMES = [
  { id: 'light', label: 'Tema claro' },
  { id: 'dark', label: 'Tema oscuro' },
] as const;

/** Of the room's own style sheet, which another page must not load. */
const ROOM = {
  '--fondo': 'light-dark(#fbfcfd, #0c1016)',
  '--texto': 'light-dark(#131820, #e9ecf1)',
  '--linea': 'light-dark(#e2e6eb, #272f3a)',
  '--marca': '#0066cc',
  '--marca-texto': 'light-dark(#0053a6, #7cc0f6)',
};
const number = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/** The room's header as candidates see it in both themes, and whether its colour can be read on. */
export function HeaderPreview({ nombre, logo, color }: Props) {
  const check = checkColor(color);
  const colors = { ...ROOM, ...brandColors(color) };
  return (
    <Stack gap="3">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {THEMES.map(({ id, label }) => (
          <Stack key={id} gap="1.5">
            <Text textStyle="sm" fontWeight="medium">
              {label}
            </Text>
            <Box
              role="img"
              aria-label={`Cabecera de la sala de ${nombre}, ${label.toLowerCase()}`}
              rounded="l2"
              borderWidth="1px"
              overflow="hidden"
              style={{ ...colors, colorScheme: id } as CSSProperties}
            >
              <Flex
                align="center"
                gap="3"
                px="4"
                minH="3.75rem"
                bg="var(--fondo)"
                color="var(--texto)"
                borderBottomWidth="1px"
                style={{ borderColor: 'var(--linea)' }}
              >
                {logo ? (
                  <Picture
                    src={logo.url}
                    alt=""
                    width={logo.ancho}
                    height={logo.alto}
                    h="8"
                    w="auto"
                    maxW="9rem"
                    objectFit="contain"
                    {...(id === 'dark' && { bg: 'white', p: '1', rounded: 'md' })}
                  />
                ) : (
                  <Flex
                    boxSize="8"
                    align="center"
                    justify="center"
                    rounded="md"
                    bg="var(--marca)"
                    color="white"
                    textStyle="sm"
                    fontWeight="semibold"
                    flexShrink="0"
                  >
                    {iniciales(nombre)}
                  </Flex>
                )}
                <Text truncate fontWeight="semibold" flex="1">
                  {nombre}
                </Text>
                <Text as="span" textStyle="sm" fontWeight="medium" color="var(--marca-texto)">
                  Ayuda
                </Text>
              </Flex>
              <Box bg="var(--fondo)" p="4">
                <Box
                  as="span"
                  display="inline-block"
                  px="4"
                  py="2"
                  rounded="l2"
                  bg="var(--marca)"
                  color="white"
                  fontWeight="semibold"
                  textStyle="sm"
                >
                  Enviar respuesta
                </Box>
              </Box>
            </Box>
          </Stack>
        ))}
      </SimpleGrid>
      {check && <Contrast check={check} />}
    </Stack>
  );
}

function Contrast({ check: { contraste, uso, boton } }: { check: ColorCheck }) {
  const Icon = uso === 'tal_cual' ? CircleCheck : CircleAlert;
  return (
    <Flex role="status" gap="2" align="flex-start" textStyle="sm" color={uso === 'tal_cual' ? 'fg.muted' : 'amber.fg'}>
      <Box pt="0.5" flexShrink="0">
        <Icon size={16} aria-hidden />
      </Box>
      <Text>
        {uso === 'tal_cual' &&
          `El texto blanco se lee bien sobre este color: contraste de ${number.format(contraste)} a 1 (el mínimo es 4,5).`}
        {uso === 'oscurecido' &&
          `El texto blanco no se lee bien sobre este color (${number.format(contraste)} a 1; el mínimo es 4,5). En los botones lo oscurecemos a ${boton}.`}
        {uso === 'plataforma' &&
          'Este color es demasiado claro para leer sobre él. La sala usará el azul de la plataforma.'}
      </Text>
    </Flex>
  );
}
