import { Box, Button, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Dialog } from '../../../../components/dialog.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Choice } from './choice.tsx';
import { CorreoFrame } from './correo-frame.tsx';
import type { PlantillaApi } from './use-plantilla.ts';
import { useVistaPrevia } from './use-vista-previa.ts';

const HEIGHT = 520;

/** What is being edited beside what the platform comes with, or what was there before. */
export function CompararDialog({ plantilla, onClose }: { plantilla: PlantillaApi; onClose: () => void }) {
  const { saved, preview } = plantilla;
  const [con, setCon] = useState<'predeterminada' | 'anterior'>('predeterminada');
  const { plantilla: name, predeterminada, anterior } = saved;
  const { subject, contenido } = (con === 'anterior' && anterior) || predeterminada;
  const other = useVistaPrevia(name, { subject, contenido });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Comparar"
      width="6xl"
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => {
              plantilla.adoptTexto({ subject, contenido });
              onClose();
            }}
          >
            Editar a partir de este texto
          </Button>
          <Button colorPalette="brand" onClick={onClose}>
            Cerrar la comparación
          </Button>
        </>
      }
    >
      {anterior && (
        <Box mb="4">
          <Choice
            label="Comparar con"
            options={[
              ['predeterminada', 'Predeterminada'],
              ['anterior', `Anterior (versión ${anterior.version})`],
            ]}
            value={con}
            onChange={setCon}
          />
        </Box>
      )}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
        <Lado title="Tu texto" {...preview} />
        <Lado title={con === 'anterior' ? 'Anterior' : 'Predeterminada'} {...other} />
      </SimpleGrid>
    </Dialog>
  );
}

function Lado({ title, vista, failure, retry }: { title: string } & PlantillaApi['preview']) {
  return (
    <Box as="section" aria-label={title} minW="0">
      <Text fontWeight="medium">{title}</Text>
      {vista ? (
        <>
          <Text mb="2" color="fg.muted" overflowWrap="anywhere">
            {vista.subject}
          </Text>
          <CorreoFrame title={`Correo: ${title}`} html={vista.html} height={HEIGHT} />
        </>
      ) : failure === undefined ? (
        <Skeleton h={`${HEIGHT}px`} />
      ) : (
        <ErrorState title="No pudimos preparar la vista previa" error={failure} onRetry={retry} />
      )}
    </Box>
  );
}
