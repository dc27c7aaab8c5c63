import { Button, Flex, Stack } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { ImportacionConMuestra } from '#shared/candidatos/importaciones/importacion.ts';
import { Section } from '../../../components/card.tsx';
import { ArchivoBox } from './archivo-box.tsx';
import { ImportacionesList } from './importaciones-list.tsx';
import { PLANTILLA_XLSX, savePlantillaCsv } from './plantilla.ts';

export function ArchivoStep({ onReceived }: { onReceived: (importacion: ImportacionConMuestra) => void }) {
  return (
    <Stack gap="6">
      <Section
        title="Elige el archivo"
        help="Sirve cualquier hoja con una fila por candidato: después indicarás qué contiene cada columna. Si empiezas de cero, usa la plantilla."
      >
        <ArchivoBox onReceived={onReceived} />
        <Flex gap="2" mt="4" wrap="wrap">
          <Button asChild variant="outline" size="sm">
            <a href={PLANTILLA_XLSX} download="plantilla-candidatos.xlsx">
              <Download aria-hidden />
              Plantilla XLSX
            </a>
          </Button>
          <Button variant="outline" size="sm" onClick={savePlantillaCsv}>
            <Download aria-hidden />
            Plantilla CSV
          </Button>
        </Flex>
      </Section>
      <ImportacionesList />
    </Stack>
  );
}
