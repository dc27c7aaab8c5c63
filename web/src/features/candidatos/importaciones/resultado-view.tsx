import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Download, Play, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type Importacion, permiteAccion, type ResultadoFila } from '#shared/candidatos/importaciones/importacion.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { StatCard } from '../../../components/stat-card.tsx';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../lib/toast.ts';
import { FilasTable } from './filas-table.tsx';
import { count } from './importacion-words.ts';

interface Props {
  importacion: Importacion;
  onChanged: (importacion: Importacion) => void;
}

const IMPORTED: readonly ResultadoFila[] = ['creado', 'actualizado', 'omitido', 'error', 'sin_sitio'];
const UNDONE: readonly ResultadoFila[] = ['eliminado', 'restaurado', 'conservado'];

/** What came of an import, and what can be done about it. */
export function ResultadoView({ importacion, onChanged }: Props) {
  const { id, estado, motivo } = importacion;
  const undone = estado === 'deshecha';
  return (
    <Stack gap="6">
      {motivo && (
        <Notice kind="error" title={motivo}>
          Lo que ya se había hecho se conserva.
        </Notice>
      )}
      {undone ? <UndoneFigures {...importacion} /> : <ImportedFigures {...importacion} />}
      <Actions importacion={importacion} onChanged={onChanged} />
      <FilasTable
        importacionId={id}
        caption={undone ? 'Qué pasó al deshacer cada fila' : 'Qué pasó con cada fila'}
        kinds={undone ? UNDONE : IMPORTED}
        nothing={undone ? 'No había nada que deshacer' : 'Aún no se ha importado ninguna fila'}
      />
    </Stack>
  );
}

function ImportedFigures({ creados, actualizados, omitidos, conErrores, sinSitio }: Importacion) {
  return (
    <SimpleGrid columns={{ base: 2, md: sinSitio > 0 ? 5 : 4 }} gap="3">
      <StatCard label="Creados" value={creados} />
      <StatCard label="Actualizados" value={actualizados} />
      <StatCard label="Omitidos" value={omitidos} detail="ya existían" />
      <StatCard label="Con errores" value={conErrores} detail="no importados" />
      {sinSitio > 0 && <StatCard label="Sin sitio" value={sinSitio} detail="por el límite de tu plan" />}
    </SimpleGrid>
  );
}

function UndoneFigures({ eliminados, restaurados, conservados }: Importacion) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
      <StatCard label="Eliminados" value={eliminados} detail="los había creado la importación" />
      <StatCard label="Restaurados" value={restaurados} detail="con sus datos anteriores" />
      <StatCard label="Conservados" value={conservados} detail="cambiaron después" />
    </SimpleGrid>
  );
}

function Actions({ importacion, onChanged }: Props) {
  const { id, estado, deshacerHasta, creados, actualizados } = importacion;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const mayUndo =
    permiteAccion(estado, 'deshacer') && creados + actualizados > 0 && (deshacerHasta ?? '') > new Date().toISOString();

  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    await work().catch((error: unknown) => toast.error(messageOf(error)));
    setBusy(false);
  }
  const download = async () => saveFile(await api.call('exportImportacion', { params: { id } }));
  const goOn = async () => onChanged(await api.call('confirmImportacion', { params: { id }, body: {} }));

  return (
    <Flex gap="2" wrap="wrap" align="center">
      {estado === 'fallida' && (
        <Button colorPalette="brand" disabled={busy} onClick={() => run(goOn)}>
          <Play aria-hidden />
          Continuar importación
        </Button>
      )}
      <LinkButton to="/candidatos" variant="outline">
        Ver candidatos
      </LinkButton>
      <Button variant="outline" disabled={busy} onClick={() => run(download)}>
        <Download aria-hidden />
        Descargar resultado
      </Button>
      {mayUndo && (
        <>
          <Button variant="outline" onClick={() => setAsking(true)}>
            <Undo2 aria-hidden />
            Deshacer importación
          </Button>
          <Text color="fg.muted" textStyle="sm">
            Hasta el <DateText value={deshacerHasta ?? ''} style="dateTime" />
          </Text>
        </>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="¿Deshacer la importación?"
        confirmLabel="Deshacer importación"
        danger
        onConfirm={async () => onChanged(await api.call('undoImportacion', { params: { id } }))}
      >
        <Stack gap="2">
          {creados > 0 && <Text>Se eliminarán {count(creados, 'candidato creado', 'candidatos creados')}.</Text>}
          {actualizados > 0 && (
            <Text>
              {count(actualizados, 'candidato actualizado recuperará', 'candidatos actualizados recuperarán')} sus datos
              anteriores.
            </Text>
          )}
          <Text>Quienes hayan cambiado o tengan actividad después se conservan como están.</Text>
        </Stack>
      </ConfirmDialog>
    </Flex>
  );
}
