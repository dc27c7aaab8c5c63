import { Button } from '@chakra-ui/react';
import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { Popover } from '../../../components/popover.tsx';
import { api } from '../../../lib/api.ts';
import { type Descarga, useDescarga } from '../../../lib/use-descarga.ts';
import { DescargaPanel } from './descarga-panel.tsx';

/** Of one file; the API takes no more. */
const MAX = 50;

/** Several reports as PDFs in one ZIP file. */
export function DescargarZip({ entrevistaIds }: { entrevistaIds: readonly string[] }) {
  const { state, start } = useDescarga();
  const [transcripcion, setTranscripcion] = useState(false);
  const tooMany = entrevistaIds.length > MAX;

  async function download() {
    let zipId: string | undefined;
    await start(async () => {
      const zip = zipId
        ? await api.call('getInformesZip', { params: { zipId } })
        : await api.call('createInformesZip', {
            body: { entrevistaIds: [...entrevistaIds], transcripcion: transcripcion ? '1' : '0' },
          });
      zipId = zip.id;
      const { hechos, total } = zip;
      return { ...zip, avance: { hechos, total } } satisfies Descarga;
    });
  }

  return (
    <Popover
      label="Descargar varios informes"
      width="72"
      trigger={(props) => (
        <Button size="sm" variant="outline" {...props} disabled={entrevistaIds.length === 0 || tooMany}>
          <FolderDown aria-hidden />
          {tooMany ? `Elige como máximo ${MAX}` : 'Descargar PDF en ZIP'}
        </Button>
      )}
    >
      {() => (
        <DescargaPanel
          state={state}
          transcripcion={transcripcion}
          onTranscripcion={setTranscripcion}
          onStart={() => void download()}
          what={entrevistaIds.length === 1 ? 'el PDF' : 'los PDF'}
          help={
            entrevistaIds.length === 1
              ? 'Un informe en un archivo ZIP.'
              : `${entrevistaIds.length} informes en un archivo ZIP.`
          }
        />
      )}
    </Popover>
  );
}
