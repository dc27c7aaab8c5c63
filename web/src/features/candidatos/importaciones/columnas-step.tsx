import { Box, Button, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import {
  CAMPOS_DE_COLUMNA,
  CAMPOS_IMPORTACION,
  CAMPOS_OBLIGATORIOS,
  type CampoImportacion,
  type ImportacionConMuestra,
  type Mapeo,
} from '#shared/candidatos/importaciones/importacion.ts';
import { Section } from '../../../components/card.tsx';
import { RequestReference } from '../../../components/error-state.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { api } from '../../../lib/api.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { count } from './importacion-words.ts';
import { READ_TIMEOUT_MS } from './send-archivo.ts';

interface Props {
  importacion: ImportacionConMuestra;
  onBack: () => void;
  onReviewed: (importacion: ImportacionConMuestra) => void;
}

const isRequired = (campo: CampoImportacion) => (CAMPOS_OBLIGATORIOS as readonly CampoImportacion[]).includes(campo);

/** Which column of the file holds what, with what its first rows say. */
export function ColumnasStep({ importacion, onBack, onReviewed }: Props) {
  const { id, columnas, muestra, total, archivo } = importacion;
  const [mapeo, setMapeo] = useState<Mapeo>(importacion.mapeo);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const ignored = columnas.filter((_, at) => !Object.values(mapeo).includes(at));

  async function review() {
    setBusy(true);
    setFailure(undefined);
    try {
      onReviewed(
        await api.call('validateImportacion', { params: { id }, body: { mapeo }, timeoutMs: READ_TIMEOUT_MS }),
      );
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <Section
      title="Qué contiene cada columna"
      help={`${archivo.nombre} tiene ${count(total, 'fila', 'filas')}. Hemos reconocido las columnas por su nombre: comprueba que son las correctas.`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void review();
        }}
      >
        <Stack gap="5">
          <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="4">
            {CAMPOS_DE_COLUMNA.map((campo) => (
              <FormField
                key={campo}
                label={CAMPOS_IMPORTACION[campo].columna}
                required={isRequired(campo)}
                error={detailOf(failure, `mapeo.${campo}`)}
                help={exampleOf(muestra, mapeo[campo])}
              >
                <SelectInput
                  value={mapeo[campo] ?? ''}
                  onChange={({ target }) =>
                    setMapeo({ ...mapeo, [campo]: target.value === '' ? undefined : Number(target.value) })
                  }
                >
                  <option value="">No importar</option>
                  {columnas.map((columna, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
                    <option key={at} value={at}>
                      {columna}
                    </option>
                  ))}
                </SelectInput>
              </FormField>
            ))}
          </SimpleGrid>
          {ignored.length > 0 && (
            <Box color="fg.muted" textStyle="sm">
              No se importarán estas columnas: {ignored.join(', ')}.
            </Box>
          )}
          {failure !== undefined && (
            <Notice kind="error" title={messageOf(failure)}>
              <RequestReference error={failure} />
            </Notice>
          )}
          <Flex justify="space-between" gap="2" pt="4" borderTopWidth="1px">
            <Button variant="outline" onClick={onBack} disabled={busy}>
              Elegir otro archivo
            </Button>
            <SubmitButton busy={busy} busyText="Revisando filas...">
              Revisar
              <ChevronRight aria-hidden />
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Section>
  );
}

function detailOf(failure: unknown, path: string): string | undefined {
  return failure instanceof ApiError ? failure.details?.find((detail) => detail.path === path)?.msg : undefined;
}

function exampleOf(muestra: readonly string[][], columna: number | undefined): string | undefined {
  const values = columna === undefined ? [] : muestra.map((row) => row[columna] ?? '').filter(Boolean);
  if (values.length === 0) return undefined;
  return `Por ejemplo: ${values
    .slice(0, 2)
    .map((value) => (value.length > 40 ? `${value.slice(0, 40)}…` : value))
    .join(' · ')}`;
}
