import { Button, Flex, Spinner } from '@chakra-ui/react';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { Section } from '../../../../components/card.tsx';
import { api } from '../../../../lib/api.ts';
import { messageOf } from '../../../../lib/api-error.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { toast } from '../../../../lib/toast.ts';
import { SuprimirDialog } from './suprimir-dialog.tsx';

/** The server reads all interviews with their answers. */
const EXPORT_TIMEOUT_MS = 30_000;

/** What the law gives the person: a copy of everything, and its erasure. */
export function DerechosSection({ candidato }: { candidato: Candidato }) {
  const [busy, setBusy] = useState(false);
  const [erasing, setErasing] = useState(false);

  async function exportAll() {
    setBusy(true);
    try {
      saveFile(await api.call('exportCandidato', { params: { id: candidato.id }, timeoutMs: EXPORT_TIMEOUT_MS }));
      toast.success('Datos exportados', { description: 'El archivo está en tus descargas.' });
    } catch (error) {
      toast.error('No se pudieron exportar los datos', { description: messageOf(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section
      title="Derechos de la persona"
      help="Cuando lo pida, entrégale una copia de todo lo que se guarda de ella o suprímelo para siempre."
    >
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" onClick={exportAll} disabled={busy}>
          {busy ? <Spinner size="sm" aria-hidden /> : <Download aria-hidden />}
          Exportar sus datos
        </Button>
        <Button variant="outline" colorPalette="red" onClick={() => setErasing(true)}>
          <Trash2 aria-hidden />
          Suprimir sus datos
        </Button>
      </Flex>
      {erasing && <SuprimirDialog candidato={candidato} onClose={() => setErasing(false)} />}
    </Section>
  );
}
