import { Flex, Stack } from '@chakra-ui/react';
import useSWR from 'swr';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import { Section } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SelectEmpresaNotice } from '../../../../components/select-empresa-notice.tsx';
import { api } from '../../../../lib/api.ts';
import { ExportarButton, OperacionesTable } from './exportar.tsx';
import { OperacionProgress } from './operacion-progress.tsx';
import { isRunning } from './use-operaciones.ts';

const SHOWN = 10;
const REFRESH_MS = 2000;

/** Exports of all companies: `useApi` would wait for one to be chosen. */
export function PlataformaSection() {
  const { data, error, mutate } = useSWR(
    ['listOperaciones', '', null, 'plataforma'],
    () => api.call('listOperaciones', { query: { limit: SHOWN } }),
    { refreshInterval: (latest) => (latest?.data.some(isRunning) ? REFRESH_MS : 0) },
  );
  const rows: Operacion[] | undefined = data?.data;
  return (
    <Stack gap="6">
      <Section
        title="Exportar toda la plataforma"
        help="Un archivo JSON con los datos de todas las empresas, sin claves ni contraseñas. Sirve para consultarlos; para importar, exporta cada empresa."
      >
        <Stack gap="4">
          <Flex>
            <ExportarButton onStarted={() => void mutate()} disabled={rows?.some(isRunning)}>
              Exportar todas las empresas
            </ExportarButton>
          </Flex>
          {rows?.filter(isRunning).map((each) => (
            <OperacionProgress key={each.id} operacion={each} />
          ))}
          {error && !rows ? (
            <ErrorState title="No pudimos cargar las exportaciones" error={error} onRetry={() => void mutate()} />
          ) : (
            <OperacionesTable rows={rows} />
          )}
        </Stack>
      </Section>
      <SelectEmpresaNotice>
        Elige una en el selector de la cabecera para ver su resumen, importar, vaciar o restaurar sus datos.
      </SelectEmpresaNotice>
    </Stack>
  );
}
