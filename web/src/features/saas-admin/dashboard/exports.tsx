import { Button, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { TipoExportacion } from '#shared/exportaciones/exportaciones.api.ts';
import { Section } from '../../../components/card.tsx';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../lib/toast.ts';

/** As long as the server may take for a large platform. */
const TIMEOUT_MS = 30_000;

const EXPORTS: readonly { tipo: TipoExportacion; label: string; detail: string }[] = [
  { tipo: 'usuarios', label: 'Usuarios', detail: 'Nombre, correo, rol, empresa y último acceso' },
  { tipo: 'facturacion', label: 'Facturación', detail: 'Plan, precio, estado y pagos de cada empresa' },
  { tipo: 'analytics', label: 'Analytics', detail: 'Uso y entrevistas de cada empresa' },
];

export function Exports() {
  const [busy, setBusy] = useState<TipoExportacion>();

  async function download(tipo: TipoExportacion) {
    setBusy(tipo);
    try {
      const file = await api.call('exportDatos', { params: { tipo }, timeoutMs: TIMEOUT_MS });
      saveFile(file);
      toast.success('Exportación descargada', { description: file.name });
    } catch (error) {
      toast.error('No se pudo exportar', { description: messageOf(error) });
    }
    setBusy(undefined);
  }

  return (
    <Section title="Exportaciones rápidas" help="Archivos CSV con todas las empresas, para hojas de cálculo.">
      <Stack as="ul" gap="0" listStyle="none" mb="-2">
        {EXPORTS.map(({ tipo, label, detail }) => (
          <Flex as="li" key={tipo} align="center" gap="3" py="2.5" borderTopWidth="1px" borderColor="border.muted">
            <Stack gap="0" flex="1" minW="0">
              <Text fontWeight="medium">{label}</Text>
              <Text color="fg.muted" textStyle="xs">
                {detail}
              </Text>
            </Stack>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Exportar ${label}`}
              aria-disabled={busy !== undefined}
              onClick={() => busy === undefined && void download(tipo)}
            >
              {busy === tipo ? <Spinner size="xs" aria-hidden /> : <Download aria-hidden />}
              {busy === tipo ? 'Exportando...' : 'CSV'}
            </Button>
          </Flex>
        ))}
      </Stack>
    </Section>
  );
}
