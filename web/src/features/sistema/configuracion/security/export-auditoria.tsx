import { Button, Spinner } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../../lib/api.ts';
import type { CallOptions } from '../../../../lib/api-client.ts';
import { messageOf } from '../../../../lib/api-error.ts';
import { saveAddress, saveFile } from '../../../../lib/save-file.ts';
import { toast } from '../../../../lib/toast.ts';

/** As long as the server may take for a long log. */
const TIMEOUT_MS = 30_000;
const SIN_ARCHIVO = 'El archivo está preparado, pero no se pudo descargar. Vuelve a intentarlo.';

/** What the filters let through, as a file. */
export function ExportAuditoria({ query }: { query: NonNullable<CallOptions<'exportAuditoria'>['query']> }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const file = await api.call('exportAuditoria', { query, timeoutMs: TIMEOUT_MS });
      const name = typeof file === 'string' ? `auditoria_${new Date().toISOString().slice(0, 10)}.csv` : file.name;
      // A long one waits at its address.
      const saved = typeof file === 'string' ? await saveAddress(file, name) : saveFile(file);
      if (saved) toast.success('Registro descargado', { description: name });
      else toast.error('No se pudo exportar el registro', { description: SIN_ARCHIVO });
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
