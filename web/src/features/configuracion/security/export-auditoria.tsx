import { Button, Spinner } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import type { CallOptions } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../lib/toast.ts';

/** As long as the server may take for a long log. */
const TIMEOUT_MS = 30_000;

/** What the filters let through, as a file. */
export function ExportAuditoria({ query }: { query: NonNullable<CallOptions<'exportAuditoria'>['query']> }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const file = await api.call('exportAuditoria', { query, timeoutMs: TIMEOUT_MS });
      saveFile(file);
      toast.success('Registro descargado', { description: file.name });
    } catch (error) {
      toast.error('No se pudo exportar el registro', { description: messageOf(error) });
    }
    setBusy(false);
  }

  return (
    <Button
      variant="outline"
      flexShrink="0"
      aria-label="Exportar el registro en CSV"
      aria-disabled={busy}
      onClick={() => !busy && void download()}
    >
      {busy ? <Spinner size="xs" aria-hidden /> : <Download aria-hidden />}
      {busy ? 'Exportando...' : 'CSV'}
    </Button>
  );
}
