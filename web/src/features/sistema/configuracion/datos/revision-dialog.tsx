import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Diferencia, Operacion, Politica, ResultadoElemento } from '#shared/datos/datos/datos.ts';
import { ENTIDADES } from '#shared/datos/datos/entidades.ts';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { ActionFailure, Notice } from '../../../../components/notice.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { api } from '../../../../lib/api.ts';
import { whole } from '../../../../lib/numbers.ts';
import { toast } from '../../../../lib/toast.ts';
import { RESULTADO_LABELS } from './datos-words.ts';
import { NoTraidos } from './no-traidos.tsx';

const number = (name: ResultadoElemento) => (row: Diferencia) => whole.format(row[name]);

const COLUMNS: Column<Diferencia>[] = [
  { id: 'entidad', header: 'Datos', cell: ({ entidad }) => ENTIDADES[entidad].label },
  { id: 'nuevo', header: 'Nuevos', align: 'end', cell: number('nuevo') },
  { id: 'cambiado', header: 'Cambiados', align: 'end', cell: number('cambiado') },
  { id: 'igual', header: 'Iguales', align: 'end', cell: number('igual') },
  { id: 'conservado', header: 'Se conservan', align: 'end', cell: number('conservado') },
  { id: 'conflicto', header: 'Conflictos', align: 'end', cell: number('conflicto') },
  { id: 'suprimido', header: 'Suprimidos', align: 'end', cell: number('suprimido') },
];

interface Props {
  operacion: Operacion;
  onClose: () => void;
  onStarted: () => void;
}

/** What a file would do, and the decision about what is there already. */
export function RevisionDialog({ operacion, onClose, onStarted }: Props) {
  const { id, estado, diferencias, noTraidos, archivo, motivo } = operacion;
  const [politica, setPolitica] = useState<Politica>(operacion.politica);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const total = (name: 'nuevo' | 'cambiado') => diferencias.reduce((sum, each) => sum + each[name], 0);
  const nothing = total('nuevo') + total('cambiado') === 0;

  async function apply() {
    setBusy(true);
    setFailure(undefined);
    try {
      await api.call('applyImportacionDatos', { params: { id }, body: { politica } });
      toast.success('Importación en marcha');
      onStarted();
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Qué cambiaría esta importación"
      width="3xl"
      mayClose={() => !busy}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            Volver
          </Button>
          <SubmitButton
            type="button"
            busy={busy}
            busyText="Empezando..."
            disabled={nothing}
            onClick={() => void apply()}
          >
            {estado === 'fallida' ? 'Continuar' : 'Importar'}
          </SubmitButton>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">{archivo?.nombre}. Aún no se ha cambiado nada.</Text>
        {motivo && <Notice kind="warning" title={motivo} />}
        {nothing && (
          <Notice kind="info" title="No hay nada que importar">
            Todo lo que contiene el archivo está ya igual, o no se puede recuperar.
          </Notice>
        )}
        {/* Headers stick below the page's own header, which is not here. */}
        <Box css={{ '& table thead th': { position: 'static' } }}>
          <DataTable
            caption="Diferencias"
            columns={COLUMNS}
            rows={diferencias}
            rowKey={({ entidad }) => entidad}
            errorTitle=""
            onRetry={() => undefined}
            empty={<Text p="4">El archivo no contiene datos que se puedan importar.</Text>}
          />
        </Box>
        <NoTraidos title="Lo que no se traerá" noTraidos={noTraidos} />
        <Muestras diferencias={diferencias} />
        {!nothing && estado !== 'fallida' && (
          <FormField
            label="Lo que ya existe y es distinto"
            help="Lo nuevo se crea en los dos casos. De lo que ya está solo cambian las fichas de áreas y candidatos, nunca lo que alguien respondió, firmó o decidió. Podrás deshacerlo durante 24 horas."
          >
            <SelectInput value={politica} onChange={({ target }) => setPolitica(target.value as Politica)}>
              <option value="omitir">Dejarlo como está</option>
              <option value="sobrescribir">Sobrescribirlo con el archivo</option>
            </SelectInput>
          </FormField>
        )}
        <ActionFailure failure={failure} />
      </Stack>
    </Dialog>
  );
}

/** A few of each kind that differs, the ones that cannot come in first. */
function Muestras({ diferencias }: { diferencias: readonly Diferencia[] }) {
  const shown = diferencias.filter(({ muestras }) => muestras.length > 0);
  if (shown.length === 0) return null;
  return (
    <Box as="section" aria-label="Ejemplos">
      <Text fontWeight="medium" mb="2">
        Ejemplos
      </Text>
      <Stack
        as="ul"
        gap="2"
        listStyleType="none"
        maxH="60"
        overflowY="auto"
        tabIndex={0}
        aria-label="Ejemplos de cambios"
      >
        {shown.flatMap(({ entidad, muestras }) =>
          muestras.map(({ texto, resultado, detalle }) => (
            <Flex
              as="li"
              key={`${entidad}-${resultado}-${texto}-${detalle}`}
              gap="2"
              align="baseline"
              wrap="wrap"
              textStyle="sm"
            >
              <Badge colorPalette={RESULTADO_LABELS[resultado].palette}>{RESULTADO_LABELS[resultado].label}</Badge>
              <Text overflowWrap="anywhere">{texto}</Text>
              <Text color="fg.muted">
                {ENTIDADES[entidad].label}
                {detalle && ` · ${resultado === 'cambiado' ? `cambia ${detalle}` : detalle}`}
              </Text>
            </Flex>
          )),
        )}
      </Stack>
    </Box>
  );
}
