import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ESTADO_EMPRESA_LABELS } from '#shared/empresas/empresas/empresa.states.ts';
import { DateText } from '../../../../components/date-text.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { StateBadge } from '../../../../components/state-badge.tsx';
import { dollars } from '../../../../lib/numbers.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { diasText, METODO_LABELS, precioText } from './suscripcion-words.ts';

const SHOWN = 50;

interface Entry {
  id: string;
  fecha: string;
  what: ReactNode;
  motivo: string;
  who?: string;
}

/** One subscription, and what became of it so far: moves of its state, extensions of its trial. */
export default function SuscripcionDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: suscripcion, error, mutate } = useApi('getSuscripcion', { params: { id } });
  const empresaId = suscripcion?.empresaId;
  const history = useApi(empresaId ? 'listEstadosEmpresa' : null, {
    params: { id: empresaId ?? '' },
    query: { limit: SHOWN },
  });
  const moves: Entry[] | undefined = history.data?.data.map((move) => ({
    id: move.id,
    fecha: move.fecha,
    what: `${ESTADO_EMPRESA_LABELS[move.desde]} → ${ESTADO_EMPRESA_LABELS[move.hasta]}`,
    motivo: move.motivo,
    who: move.actor.nombre,
  }));
  const extensions: Entry[] = (suscripcion?.ampliaciones ?? []).map(({ fecha, dias, motivo }) => ({
    id: fecha,
    fecha,
    what: `Prueba ampliada ${diasText(dias)}`,
    motivo,
  }));
  const entries = moves && [...moves, ...extensions].toSorted((a, b) => b.fecha.localeCompare(a.fecha));

  return (
    <Dialog
      open
      shape="drawer"
      title={suscripcion ? `Suscripción de ${suscripcion.empresaNombre}` : 'Suscripción'}
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      {error && !suscripcion ? (
        <ErrorState title="No pudimos cargar la suscripción" error={error} onRetry={() => void mutate()} />
      ) : !suscripcion ? (
        <Skeleton h="72" />
      ) : (
        <Stack gap="6">
          <DetailList
            entries={[
              ['Plan', `${suscripcion.planNombre} · ${precioText(suscripcion)}`],
              ['Estado', <StateBadge key="estado" kind="suscripcion" value={suscripcion.estado} />],
              ['Desde', <DateText key="desde" value={suscripcion.estadoDesde} />],
              ['Inicio', <DateText key="inicio" value={suscripcion.fechaInicio} />],
              ['Fin', <DateText key="fin" value={suscripcion.fechaFin} />],
              [
                'Próximo pago',
                suscripcion.estado === 'cancelada' ? '' : <DateText key="pago" value={suscripcion.fechaProximoPago} />,
              ],
              ['Método de pago', METODO_LABELS[suscripcion.metodoPago.tipo]],
              [
                'Último cargo',
                suscripcion.ultimoCargo && (
                  <span key="cargo">
                    {dollars.format(suscripcion.ultimoCargo.importe)},{' '}
                    <DateText value={suscripcion.ultimoCargo.fecha} />
                  </span>
                ),
              ],
            ]}
          />
          <Stack gap="2">
            <Heading as="h3" size="sm">
              Historial
            </Heading>
            {history.error && !entries ? (
              <ErrorState
                title="No pudimos cargar el historial"
                error={history.error}
                onRetry={() => void history.mutate()}
              />
            ) : !entries ? (
              <Skeleton h="16" />
            ) : entries.length === 0 ? (
              <Text color="fg.muted">Sin cambios desde que empezó.</Text>
            ) : (
              <Stack as="ol" gap="0" listStyle="none">
                {entries.map((entry) => (
                  <Box as="li" key={entry.id} py="2.5" borderTopWidth="1px">
                    <Flex justify="space-between" gap="3">
                      <Text fontWeight="medium">{entry.what}</Text>
                      <Text color="fg.muted" flexShrink="0">
                        <DateText value={entry.fecha} />
                      </Text>
                    </Flex>
                    <Text color="fg.muted" overflowWrap="anywhere">
                      {entry.motivo}
                      {entry.who && ` · ${entry.who}`}
                    </Text>
                  </Box>
                ))}
              </Stack>
            )}
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}
