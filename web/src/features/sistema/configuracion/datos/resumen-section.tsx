import { SimpleGrid, Stack } from '@chakra-ui/react';
import { ClipboardList, Database, FileText, Users, Video } from 'lucide-react';
import type { Inventario } from '#shared/datos/datos/datos.ts';
import { ENTIDADES } from '#shared/datos/datos/entidades.ts';
import { Section } from '../../../../components/card.tsx';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { StatCard } from '../../../../components/stat-card.tsx';
import { bytesText, whole } from '../../../../lib/numbers.ts';
import { useApi } from '../../../../lib/use-api.ts';

const COLUMNS: Column<Inventario>[] = [
  { id: 'entidad', header: 'Datos', cell: ({ entidad }) => ENTIDADES[entidad].label },
  { id: 'elementos', header: 'Elementos', align: 'end', cell: ({ elementos }) => whole.format(elementos) },
  { id: 'bytes', header: 'Tamaño', align: 'end', cell: ({ bytes }) => bytesText(bytes) },
  {
    id: 'importable',
    header: 'Se puede recuperar',
    wideOnly: true,
    cell: ({ entidad }) => (ENTIDADES[entidad].importable ? 'Sí' : 'Solo consulta'),
  },
];

/** How much there is of everything. */
export function ResumenSection() {
  const { data, error, mutate } = useApi('getResumenDatos');
  if (error && !data) {
    return <ErrorState title="No pudimos cargar el resumen" error={error} onRetry={() => void mutate()} />;
  }
  const inventario = data?.inventario;
  return (
    <Stack gap="6">
      <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4">
        <StatCard label="Usuarios" icon={Users} value={data?.usuarios} />
        <StatCard label="Candidatos" icon={ClipboardList} value={data?.candidatos} />
        <StatCard label="Entrevistas" icon={Video} value={data?.entrevistas} detail="Cuentan para el plan" />
        <StatCard label="Informes" icon={FileText} value={data?.informes} />
      </SimpleGrid>
      <Section
        title="Qué hay de cada cosa"
        help={
          inventario ? (
            <>
              Contado en la última exportación o copia: <DateText value={inventario.fecha} style="dateTime" />
            </>
          ) : (
            'Se cuenta con cada exportación y cada copia de seguridad.'
          )
        }
      >
        <DataTable
          caption="Datos de la empresa"
          columns={COLUMNS}
          rows={data && (inventario?.entidades ?? [])}
          rowKey={({ entidad }) => entidad}
          errorTitle="No pudimos cargar el resumen"
          onRetry={() => void mutate()}
          empty={
            <EmptyState icon={Database} title="Aún no se ha contado">
              Haz una exportación o una copia de seguridad y aquí verás cuántos elementos hay y cuánto ocupan.
            </EmptyState>
          }
        />
      </Section>
    </Stack>
  );
}
