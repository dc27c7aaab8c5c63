import { Box, Button, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Dialog } from '../../../../../components/dialog.tsx';
import { ErrorState } from '../../../../../components/error-state.tsx';
import { FormField, SelectInput } from '../../../../../components/form-field.tsx';
import { formatDate } from '../../../../../lib/dates.ts';
import { CorreoFrame } from './correo-frame.tsx';
import type { PlantillaApi } from './use-plantilla.ts';
import { useVistaPrevia } from './use-vista-previa.ts';

const HEIGHT = 520;

/** What is being edited beside what the platform comes with, or one of the texts that were there before. */
export function CompararDialog({ plantilla, onClose }: { plantilla: PlantillaApi; onClose: () => void }) {
  const { saved, preview } = plantilla;
  const [con, setCon] = useState('');
  const { plantilla: name, predeterminada, anteriores } = saved;
  const former = anteriores.find(({ version }) => String(version) === con);
  const { subject, contenido } = former ?? predeterminada;
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
      {anteriores.length > 0 && (
        <Box mb="4" maxW="md">
          <FormField label="Comparar con">
            <SelectInput value={con} onChange={(event) => setCon(event.target.value)}>
              <option value="">Predeterminada</option>
              {anteriores.map(({ version, hasta, por }) => (
                <option key={version} value={version}>
                  Versión {version}, hasta el {formatDate(hasta, 'dateTime')} ({por})
                </option>
              ))}
            </SelectInput>
          </FormField>
        </Box>
      )}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
        <Lado title="Tu texto" {...preview} />
        <Lado title={former ? `Versión ${former.version}` : 'Predeterminada'} {...other} />
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
