import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { RevisionTextos, VersionTextos } from '#shared/entrevistas/cuidado/texto-cuidado.ts';
import { Section } from '../../../../components/card.tsx';
import { CLASE_LABELS, CONJUNTO_LABELS, diaText } from './cuidado-words.ts';

const RevisionDialog = lazy(() => import('./revision-dialog.tsx'));
const QuitarRevisionDialog = lazy(() => import('./quitar-revision-dialog.tsx'));

export type Paises = readonly { codigo: string; nombre: string }[];
type Opened = { dialog: 'add' } | { dialog: 'remove'; revision: RevisionTextos };

/** Reviews of a version. Texts work without them; missing ones are named. */
export function VersionSection({ version, paises }: { version: VersionTextos; paises: Paises }) {
  const [opened, setOpened] = useState<Opened>();
  const { conjunto, faltan, revisiones, textos, vigente } = version;
  const close = () => setOpened(undefined);
  const reviewed = faltan.length === 0;
  return (
    <Section
      title={`${CONJUNTO_LABELS[conjunto]}, versión ${version.version}`}
      help={`${textos} textos. ${vigente ? 'Es lo que la sala dice hoy; cambia solo con otra versión del producto.' : 'La sala ya no la dice: se conserva para leerla.'}`}
      action={
        <Badge size="sm" colorPalette={reviewed ? 'green' : 'amber'} flexShrink="0">
          <Box as="span" boxSize="1.5" rounded="full" bg="currentColor" aria-hidden />
          {reviewed ? 'Revisada' : 'Sin revisar'}
        </Badge>
      }
    >
      <Stack gap="4">
        {!reviewed && (
          <Text>
            Funciona así mientras tanto. Falta{faltan.length > 1 && 'n'}:{' '}
            {faltan.map((clase) => CLASE_LABELS[clase].toLowerCase()).join(', ')}.
          </Text>
        )}
        {revisiones.length > 0 && (
          <Stack as="ul" gap="0" listStyle="none" aria-label="Revisiones anotadas">
            {revisiones.map((revision) => (
              <Flex
                as="li"
                key={revision.id}
                justify="space-between"
                gap="3"
                py="2"
                borderTopWidth="1px"
                borderColor="border.muted"
              >
                <Box minW="0">
                  <Text fontWeight="medium">{claseText(revision, paises)}</Text>
                  <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                    {revision.nombre}, {revision.cargo}, {diaText(revision.fecha)}. Lo anotó {revision.anotada.por}.
                  </Text>
                </Box>
                <Button
                  variant="ghost"
                  size="sm"
                  px="1.5"
                  aria-label={`Quitar la revisión de ${revision.nombre}`}
                  onClick={() => setOpened({ dialog: 'remove', revision })}
                >
                  <Trash2 aria-hidden />
                </Button>
              </Flex>
            ))}
          </Stack>
        )}
        <Box>
          <Button variant="outline" onClick={() => setOpened({ dialog: 'add' })}>
            <Plus aria-hidden />
            Anotar una revisión
          </Button>
        </Box>
      </Stack>
      <Suspense fallback={null}>
        {opened?.dialog === 'add' && <RevisionDialog version={version} paises={paises} onClose={close} />}
        {opened?.dialog === 'remove' && <QuitarRevisionDialog revision={opened.revision} onClose={close} />}
      </Suspense>
    </Section>
  );
}

const claseText = ({ clase, pais }: RevisionTextos, paises: Paises) =>
  clase === 'pais' ? `Lectura de ${paises.find(({ codigo }) => codigo === pais)?.nombre ?? pais}` : CLASE_LABELS[clase];
