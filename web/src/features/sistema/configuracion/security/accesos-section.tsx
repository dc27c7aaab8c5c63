import { Box, Text } from '@chakra-ui/react';
import { ROLE_LABELS } from '#shared/core/permissions.ts';
import type { UsuarioListado } from '#shared/empresas/usuarios/gestion.ts';
import { situacionDe } from '#shared/empresas/usuarios/situacion.ts';
import { Section } from '../../../../components/card.tsx';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { StateBadge } from '../../../../components/state-badge.tsx';
import { useApi } from '../../../../lib/use-api.ts';
import { useRegistro } from './use-registro.ts';

const SHOWN = 25;

const COLUMNS: Column<UsuarioListado>[] = [
  {
    id: 'persona',
    header: 'Persona',
    cell: ({ nombre, apellidos, email }) => (
      <Box lineHeight="short" minW="0" overflowWrap="anywhere">
        {`${nombre} ${apellidos ?? ''}`.trim()}
        <Text color="fg.muted" textStyle="xs" fontWeight="normal" overflowWrap="anywhere">
          {email}
        </Text>
      </Box>
    ),
  },
  { id: 'rol', header: 'Rol', cell: ({ rol }) => ROLE_LABELS[rol] },
  { id: 'estado', header: 'Estado', cell: (usuario) => <StateBadge kind="usuario" value={situacionDe(usuario)} /> },
  {
    id: 'acceso',
    header: 'Último acceso',
    cell: ({ ultimoAcceso }) => (ultimoAcceso ? <DateText value={ultimoAcceso} style="dateTime" /> : 'Nunca'),
  },
];

/** When people last came in: the latest first, where one page holds them all. */
export function AccesosSection() {
  const { query, isPlataforma } = useRegistro();
  const { data, error, mutate } = useApi('listUsuarios', { query: { ...query, limit: SHOWN } });
  const complete = data && !data.nextCursor;
  const rows = complete ? data.data.toSorted((a, b) => time(b) - time(a)) : data?.data;
  return (
    <Section
      title="Últimos accesos"
      help={
        complete === false
          ? `Las primeras ${SHOWN} personas por nombre.`
          : `Cuándo entró por última vez cada persona${isPlataforma ? ' de la plataforma' : ''}.`
      }
      action={
        <LinkButton to="/usuarios" variant="outline" flexShrink="0">
          Usuarios
        </LinkButton>
      }
    >
      <DataTable
        caption="Últimos accesos"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        error={error}
        errorTitle="No pudimos cargar los accesos"
        onRetry={() => void mutate()}
        empty={<Text p="5">Aún no hay usuarios.</Text>}
        skeletonRows={4}
      />
    </Section>
  );
}

const time = ({ ultimoAcceso }: UsuarioListado) => (ultimoAcceso ? Date.parse(ultimoAcceso) : 0);
