import { Flex, Text } from '@chakra-ui/react';
import { HeartHandshake, SearchX } from 'lucide-react';
import { type AtencionListada, LISTAS_ATENCION, TIPOS_ATENCION } from '#shared/entrevistas/atencion/atencion.ts';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterBar, SelectFilter } from '../../../components/filter-bar.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { Link } from '../../../lib/link.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { usePaged } from '../../../lib/use-paged.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import { RESULTADO_TEXTS, TIPO_TEXTS } from './atencion-words.ts';

const LISTAS = [
  ['abiertas', 'Por atender'],
  ['cerradas', 'Cerradas, 30 días'],
] as const;
const TIPOS = [
  ['', 'De todo tipo'],
  ...TIPOS_ATENCION.map((tipo): [string, string] => [tipo, TIPO_TEXTS[tipo]]),
] as const;
const FILTERS = { lista: 'abiertas', tipo: '' };

/** Open cases, the first due first; closed ones on demand. */
export function AtencionList() {
  const [filters, setFilters] = useTableState(FILTERS);
  const lista = LISTAS_ATENCION.find((known) => known === filters.lista) ?? 'abiertas';
  const tipo = TIPOS_ATENCION.find((known) => known === filters.tipo);
  const list = usePaged('listAtenciones', { lista, tipo });
  const now = useNow(60_000);
  const columns: Column<AtencionListada>[] = [
    {
      id: 'candidato',
      header: 'Candidato',
      cell: (each) => <Link to={`/atencion/${each.entrevistaId}/${each.id}`}>{each.candidatoNombre}</Link>,
    },
    { id: 'tipo', header: 'Qué es', cell: (each) => <StateBadge kind="tipoAtencion" value={each.tipo} /> },
    { id: 'entrevista', header: 'Entrevista', wideOnly: true, cell: (each) => each.servicioNombre },
    lista === 'abiertas'
      ? { id: 'vence', header: 'Para cuándo', cell: (each) => <Vence atencion={each} now={now} /> }
      : {
          id: 'cerrada',
          header: 'Cerrada',
          cell: (each) => <DateText value={each.cerrada?.hora ?? null} style="dateTime" />,
        },
    lista === 'abiertas'
      ? { id: 'estado', header: 'Estado', cell: (each) => <StateBadge kind="atencion" value={each.estado} /> }
      : {
          id: 'resultado',
          header: 'Cómo terminó',
          cell: (each) => (each.cerrada ? RESULTADO_TEXTS[each.cerrada.resultado] : '—'),
        },
  ];
  return (
    <>
      <FilterBar>
        <SelectFilter label="Lista" value={lista} onChange={(next) => setFilters({ lista: next })} options={LISTAS} />
        <SelectFilter
          label="Qué es"
          value={tipo ?? ''}
          onChange={(next) => setFilters({ tipo: next })}
          options={TIPOS}
        />
      </FilterBar>
      <DataTable
        caption="Atención a candidatos"
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        error={list.error}
        errorTitle="No pudimos cargar lo que hay por atender"
        onRetry={list.reload}
        stale={list.isValidating}
        paging={list.paging}
        empty={
          tipo || lista === 'cerradas' ? (
            <EmptyState icon={SearchX} title={lista === 'cerradas' ? 'Nada cerrado en 30 días' : 'Nada de ese tipo'}>
              {lista === 'cerradas'
                ? 'Lo que se cierra se guarda 30 días y después se borra.'
                : 'Elige otro tipo para ver lo demás.'}
            </EmptyState>
          ) : (
            <EmptyState icon={HeartHandshake} title="No hay nada por atender">
              Cuando un candidato pregunte algo, pida ayuda o deje su entrevista en pausa, lo verás aquí y te llegará un
              correo.
            </EmptyState>
          )
        }
      />
    </>
  );
}

function Vence({ atencion: { tipo, vence }, now }: { atencion: AtencionListada; now: number }) {
  if (tipo === 'urgente') {
    return (
      <Text fontWeight="semibold" color="red.fg">
        Ahora
      </Text>
    );
  }
  return (
    <Flex gap="2" wrap="wrap">
      <DateText value={vence} style="dateTime" />
      {Date.parse(vence) <= now && <Text color="red.fg">Fuera de plazo</Text>}
    </Flex>
  );
}
