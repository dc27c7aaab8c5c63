import { Box, Button, Flex, Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import { Section } from '../../../../components/card.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { usePaged } from '../../../../lib/use-paged.ts';
import { ExportarButton, OperacionesTable } from './exportar.tsx';
import { ImportarBox } from './importar-box.tsx';
import { NoTraidosDialog } from './no-traidos.tsx';
import { OperacionProgress } from './operacion-progress.tsx';
import { RevisionDialog } from './revision-dialog.tsx';
import { isRunning, useDatosRefresh, useRunning } from './use-operaciones.ts';
import { VaciarDialog } from './vaciar-dialog.tsx';

/** Taking data out, bringing it back, clearing it; with what was done before. */
export function OperacionesSection() {
  const list = usePaged('listOperaciones', {}, { refreshWhile: (rows) => rows.some(isRunning) });
  const refresh = useDatosRefresh();
  const [revised, setRevised] = useState<Operacion>();
  const [undone, setUndone] = useState<Operacion>();
  const [left, setLeft] = useState<Operacion>();
  const [clearing, setClearing] = useState(false);
  const running = useRunning(list.rows);
  return (
    <Stack gap="6">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        <Section
          title="Exportar"
          help="Un archivo JSON con todos los datos de la empresa, sin claves ni contraseñas. Se guarda dos días."
        >
          <ExportarButton onStarted={() => void refresh()}>Exportar datos</ExportarButton>
        </Section>
        <Section title="Importar" help="Primero verás qué cambiaría; nada se guarda hasta que lo decidas.">
          <ImportarBox
            onReviewed={(operacion) => {
              void refresh();
              setRevised(operacion);
            }}
          />
        </Section>
      </SimpleGrid>
      {running.map((each) => (
        <OperacionProgress key={each.id} operacion={each} />
      ))}
      <Box as="section" aria-label="Historial de operaciones">
        <Heading as="h2" size="md" mb="3">
          Historial
        </Heading>
        <OperacionesTable
          rows={list.rows}
          error={list.error}
          onRetry={list.reload}
          stale={list.isValidating && running.length === 0}
          paging={list.paging}
          actions={(operacion) => (
            <Actions operacion={operacion} onReview={setRevised} onUndo={setUndone} onLeft={setLeft} />
          )}
        />
      </Box>
      <Section
        title="Vaciar los datos de la empresa"
        help="Borra áreas, candidatos, entrevistas e informes. Antes se hace una copia de seguridad. La empresa, sus usuarios, su plan y la auditoría se conservan."
        borderColor="red.muted"
      >
        <Flex>
          <Button variant="outline" colorPalette="red" onClick={() => setClearing(true)}>
            <Trash2 aria-hidden />
            Vaciar datos
          </Button>
        </Flex>
      </Section>
      {clearing && <VaciarDialog onClose={() => setClearing(false)} onStarted={() => void refresh()} />}
      {revised && (
        <RevisionDialog operacion={revised} onClose={() => setRevised(undefined)} onStarted={() => void refresh()} />
      )}
      {left && <NoTraidosDialog noTraidos={left.noTraidos} onClose={() => setLeft(undefined)} />}
      {undone && (
        <ConfirmDialog
          open
          onClose={() => setUndone(undefined)}
          title="Deshacer lo importado"
          confirmLabel="Deshacer"
          onConfirm={async () => {
            await api.call('undoImportacionDatos', { params: { id: undone.id } });
            toast.success('Se está deshaciendo');
            await refresh();
          }}
        >
          Se elimina lo que se creó y vuelve a como estaba lo que se sobrescribió. Lo que alguien haya cambiado después
          se conserva.
        </ConfirmDialog>
      )}
    </Stack>
  );
}

interface ActionsProps {
  operacion: Operacion;
  onReview: (operacion: Operacion) => void;
  onUndo: (operacion: Operacion) => void;
  onLeft: (operacion: Operacion) => void;
}

function Actions({ operacion, onReview, onUndo, onLeft }: ActionsProps) {
  const { clase, estado, deshacerHasta, noTraidos } = operacion;
  const mayUndo = estado === 'terminada' && deshacerHasta !== null && Date.parse(deshacerHasta) > Date.now();
  if (clase === 'importacion' && (estado === 'revisada' || estado === 'fallida')) {
    return (
      <Button size="sm" variant="outline" onClick={() => onReview(operacion)}>
        {estado === 'revisada' ? 'Revisar' : 'Continuar'}
      </Button>
    );
  }
  return (
    <Flex gap="2" wrap="wrap">
      {noTraidos.length > 0 && (
        <Button size="sm" variant="outline" onClick={() => onLeft(operacion)}>
          Lo que no se trajo
        </Button>
      )}
      {mayUndo && (
        <Button size="sm" variant="outline" onClick={() => onUndo(operacion)}>
          Deshacer
        </Button>
      )}
    </Flex>
  );
}
