import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Section } from '../../../../../components/card.tsx';
import { ErrorState } from '../../../../../components/error-state.tsx';
import { Choice } from './choice.tsx';
import { CorreoFrame } from './correo-frame.tsx';
import type { PlantillaApi } from './use-plantilla.ts';

const FORMATOS = [
  ['escritorio', 'Escritorio'],
  ['movil', 'Móvil'],
  ['texto', 'Solo texto'],
] as const;
const TEMAS = [
  ['claro', 'Claro'],
  ['oscuro', 'Oscuro'],
] as const;
const PHONE_WIDTH = 375;

/** The e-mail with examples for values, made by the code that sends it. */
export function VistaPrevia({ preview }: { preview: PlantillaApi['preview'] }) {
  const [formato, setFormato] = useState<(typeof FORMATOS)[number][0]>('escritorio');
  const [tema, setTema] = useState<(typeof TEMAS)[number][0]>('claro');
  const { vista, details, failure, retry } = preview;
  return (
    <Section title="Vista previa" help="Con datos de ejemplo, como la verá quien la reciba.">
      <Flex gap="3" justify="space-between" wrap="wrap" mb="3">
        <Choice label="Formato" options={FORMATOS} value={formato} onChange={setFormato} />
        {formato !== 'texto' && <Choice label="Tema" options={TEMAS} value={tema} onChange={setTema} />}
      </Flex>
      {failure !== undefined && !vista ? (
        <ErrorState title="No pudimos preparar la vista previa" error={failure} onRetry={retry} />
      ) : vista ? (
        <Box>
          <Text mb="3" overflowWrap="anywhere">
            <Text as="span" color="fg.muted">
              Asunto:{' '}
            </Text>
            {vista.subject}
          </Text>
          {formato === 'texto' ? (
            <Box whiteSpace="pre-wrap" overflowWrap="anywhere" bg="bg.subtle" rounded="l2" p="4" textStyle="sm">
              {vista.text}
            </Box>
          ) : (
            <CorreoFrame
              title="Vista previa del correo"
              html={vista.html}
              oscuro={tema === 'oscuro'}
              {...(formato === 'movil' && { width: PHONE_WIDTH })}
            />
          )}
          <Text aria-live="polite" mt="2" textStyle="sm" color="fg.muted" minH="5">
            {details.length > 0 && 'Esta es la última versión sin errores: corrige lo marcado para ver la tuya.'}
            {failure !== undefined && 'Sin conexión con el servidor: la vista previa puede no estar al día.'}
          </Text>
        </Box>
      ) : (
        <Skeleton h="640px" />
      )}
    </Section>
  );
}
