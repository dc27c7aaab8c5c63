import { Button } from '@chakra-ui/react';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Popover } from '../../../components/popover.tsx';
import { api } from '../../../lib/api.ts';
import { useDescarga } from '../../../lib/use-descarga.ts';
import { DescargaPanel } from './descarga-panel.tsx';

/** The report as a PDF, with or without its transcript. */
export function DescargarPdf({ entrevistaId }: { entrevistaId: string }) {
  const { state, start } = useDescarga();
  const [transcripcion, setTranscripcion] = useState(false);
  const download = () =>
    start((question) =>
      api.call('getInformePdf', {
        params: { entrevistaId },
        // What failed before is tried again by the press, not by the questions after it.
        query: { transcripcion: transcripcion ? '1' : '0', reintentar: question === 0 ? '1' : '0' },
      }),
    );
  return (
    <Popover
      label="Descargar PDF"
      width="72"
      trigger={(props) => (
        <Button variant="outline" {...props}>
          <FileDown aria-hidden />
          Descargar PDF
        </Button>
      )}
    >
      {() => (
        <DescargaPanel
          state={state}
          transcripcion={transcripcion}
          onTranscripcion={setTranscripcion}
          onStart={() => void download()}
          what="el PDF"
          help="Con portada, competencias, citas y validación."
        />
      )}
    </Popover>
  );
}
