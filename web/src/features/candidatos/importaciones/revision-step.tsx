import { Box, Button, chakra, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import type {
  Importacion,
  ImportacionConMuestra,
  ModoDuplicados,
} from '#shared/candidatos/importaciones/importacion.ts';
import { Section } from '../../../components/card.tsx';
import { RequestReference } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { StatCard } from '../../../components/stat-card.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { FilasTable } from './filas-table.tsx';
import { count } from './importacion-words.ts';

interface Props {
  importacion: ImportacionConMuestra;
  onBack: () => void;
  onStarted: (importacion: Importacion) => void;
}

const MODOS: readonly [ModoDuplicados, string, string][] = [
  ['omitir', 'Omitirlos', 'Los candidatos que ya existen se quedan como están.'],
  ['actualizar', 'Actualizarlos', 'Reciben los datos de su fila; las celdas vacías no borran nada.'],
];

const Radio = chakra('input');

/** What would happen, before anything does. */
export function RevisionStep({ importacion, onBack, onStarted }: Props) {
  const { id, revision, total } = importacion;
  const [duplicados, setDuplicados] = useState<ModoDuplicados>(importacion.duplicados);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const counts = revision ?? { nuevos: 0, duplicados: 0, conErrores: 0 };
  const effective = counts.nuevos + (duplicados === 'actualizar' ? counts.duplicados : 0);

  async function start() {
    setBusy(true);
    setFailure(undefined);
    try {
      onStarted(await api.call('confirmImportacion', { params: { id }, body: { duplicados } }));
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <Stack gap="6">
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
        <StatCard label="Nuevos" value={counts.nuevos} detail="se crearán" />
        <StatCard label="Ya existen" value={counts.duplicados} detail="por su correo electrónico" />
        <StatCard label="Con errores" value={counts.conErrores} detail="no se importarán" />
      </SimpleGrid>
      <Section title="Antes de importar" help={`El archivo tiene ${count(total, 'fila', 'filas')} con datos.`}>
        <Stack gap="5">
          {counts.duplicados > 0 && (
            <Box as="fieldset" border="0" p="0" m="0" minW="0">
              <Text as="legend" fontWeight="medium" textStyle="sm" mb="1.5">
                Candidatos que ya existen
              </Text>
              <SimpleGrid columns={{ base: 1, md: 2 }} gap="2">
                {MODOS.map(([modo, label, help]) => (
                  <Flex
                    key={modo}
                    as="label"
                    gap="3"
                    p="3"
                    rounded="l2"
                    borderWidth="1px"
                    cursor="pointer"
                    _hover={{ bg: 'bg.subtle' }}
                    css={{ '&:has(input:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' } }}
                  >
                    <Radio
                      type="radio"
                      name="duplicados"
                      value={modo}
                      checked={modo === duplicados}
                      onChange={() => setDuplicados(modo)}
                      mt="1"
                      flexShrink="0"
                      css={{ accentColor: '{colors.brand.solid}' }}
                    />
                    <Box minW="0">
                      <Text fontWeight="medium">{label}</Text>
                      <Text color="fg.muted" textStyle="sm">
                        {help}
                      </Text>
                    </Box>
                  </Flex>
                ))}
              </SimpleGrid>
            </Box>
          )}
          {effective === 0 && (
            <Notice kind="warning" title="No hay nada que importar">
              Corrige el archivo y vuelve a subirlo, o revisa qué contiene cada columna.
            </Notice>
          )}
          {failure !== undefined && (
            <Notice kind="error" title={messageOf(failure)}>
              <RequestReference error={failure} />
            </Notice>
          )}
          <Flex justify="space-between" gap="2" wrap="wrap">
            <Button variant="outline" onClick={onBack} disabled={busy}>
              <ChevronLeft aria-hidden />
              Columnas
            </Button>
            <SubmitButton type="button" busy={busy} busyText="Empezando..." disabled={effective === 0} onClick={start}>
              Importar {count(effective, 'candidato', 'candidatos')}
            </SubmitButton>
          </Flex>
        </Stack>
      </Section>
      <FilasTable
        importacionId={id}
        caption="Filas que necesitan atención"
        kinds={['error', 'duplicado']}
        nothing="Todas las filas están bien"
      />
    </Stack>
  );
}
