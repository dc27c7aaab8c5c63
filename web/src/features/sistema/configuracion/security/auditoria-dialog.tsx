import { Button, Link as ChakraLink, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { AuditoriaDetalle } from '#shared/cifras/auditoria/auditoria.ts';
import { accionText, CAMPOS, ENTIDADES, valorText } from '#shared/cifras/auditoria/operaciones.ts';
import { ROLE_LABELS, type Rol } from '#shared/core/permissions.ts';
import { zoneCity } from '#shared/core/zone-city.ts';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { clocksDiffer, formatDate, localZone } from '../../../../lib/dates.ts';
import { Link } from '../../../../lib/link.tsx';
import { useApi } from '../../../../lib/use-api.ts';

interface Props {
  id: string;
  query: { empresaId?: string };
  onClose: () => void;
}

/** One change: everything that is known of it, with what it was about as it stands now. */
export function AuditoriaDialog({ id, query, onClose }: Props) {
  const { data, error, mutate, isValidating } = useApi('getAuditoria', { params: { id }, query });
  return (
    <Dialog
      open
      title={data ? accionText(data) : 'Cambio'}
      width="lg"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState
          title="No pudimos cargar el cambio"
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : !data ? (
        <Skeleton h="64" />
      ) : (
        <Entry entry={data} />
      )}
    </Dialog>
  );
}

function Entry({ entry }: { entry: AuditoriaDetalle }) {
  const { actor, fecha, direccion, requestId, operacion, cuantos, cambios = [] } = entry;
  return (
    <DetailList
      entries={[
        ['Persona', `${actor.nombre} (${ROLE_LABELS[actor.rol as Rol] ?? actor.rol})`],
        ['Cuándo', <Cuando key="cuando" fecha={fecha} />],
        ['Sobre', <Objeto key="sobre" entry={entry} />],
        ...(cuantos === undefined ? [] : ([['Cuántos', cuantos]] as const)),
        ...cambios.map(
          ({ campo, antes, despues }) =>
            [CAMPOS[campo] ?? campo, `${valorText(antes)} → ${valorText(despues)}`] as const,
        ),
        ['Dirección IP', direccion],
        ['Llamada', <code key="llamada">{operacion}</code>],
        [
          'Referencia',
          <Stack key="referencia" direction="row" align="center" gap="1">
            <code>{requestId}</code>
            <CopyButton value={requestId} label="Copiar la referencia" />
          </Stack>,
        ],
      ]}
    />
  );
}

/** By the reader's clock, and by the one that servers and exports go by. */
function Cuando({ fecha }: { fecha: string }) {
  const zone = localZone();
  return (
    <time dateTime={fecha}>
      {formatDate(fecha, 'dateTime')} ({zoneCity(zone)})
      {clocksDiffer(fecha, 'UTC') && (
        <Text as="span" color="fg.muted">
          {' '}
          · {formatDate(fecha, 'dateTime', 'UTC')} (UTC)
        </Text>
      )}
    </time>
  );
}

function Objeto({ entry: { entidad, objeto, parametros, objetoId } }: { entry: AuditoriaDetalle }) {
  const id = Object.values(parametros)[0] ?? objetoId;
  if (objeto?.ruta) {
    return (
      <ChakraLink asChild>
        <Link to={objeto.ruta}>{objeto.nombre}</Link>
      </ChakraLink>
    );
  }
  if (objeto) return <>{objeto.nombre}</>;
  return (
    <>
      {ENTIDADES[entidad] ?? entidad}
      {id && (
        <Text as="span" color="fg.muted">
          {' '}
          · {id}
        </Text>
      )}
    </>
  );
}
