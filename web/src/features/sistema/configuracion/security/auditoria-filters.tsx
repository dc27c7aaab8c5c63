import { ACCIONES } from 'virtual:acciones';
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import type { Auditoria } from '#shared/cifras/auditoria/auditoria.ts';
import { ENTIDADES } from '#shared/cifras/auditoria/operaciones.ts';
import { entidadOf } from '#shared/core/cosas.ts';
import { ComboBox } from '../../../../components/combo-box.tsx';
import { SelectFilter } from '../../../../components/filter-bar.tsx';
import { PeriodoFilter } from '../../../../components/periodo-filter.tsx';
import { readFilled, useApi } from '../../../../lib/use-api.ts';
import type { useRegistro } from './use-registro.ts';

export const FILTROS = { periodo: '30', desde: '', hasta: '', actorId: '', entidad: '', operacion: '' };

/** What only the platform's log speaks of, and what only a company's does. */
const SOLO_PLATAFORMA = ['planes', 'solicitudes', 'sistema'];
const SOLO_EMPRESA = ['candidatos', 'entrevistas', 'informes', 'areas', 'analiticas'];

interface Props {
  state: typeof FILTROS;
  onChange: (changes: Partial<typeof FILTROS>) => void;
  registro: ReturnType<typeof useRegistro>;
  rows: readonly Auditoria[] | undefined;
}

export function AuditoriaFilters({ state, onChange, registro, rows }: Props) {
  const absent = registro.isPlataforma ? SOLO_EMPRESA : SOLO_PLATAFORMA;
  const entidades = Object.entries(ENTIDADES).filter(([entidad]) => !absent.includes(entidad));
  const operaciones = Object.entries(ACCIONES).filter(([call]) => entidadOf(call) === state.entidad);
  return (
    <PeriodoFilter state={state} onChange={onChange}>
      <SelectFilter
        label="Sobre qué"
        value={state.entidad}
        onChange={(entidad) => onChange({ entidad, operacion: '' })}
        options={[['', 'Todo'], ...entidades]}
      />
      {state.entidad && (
        <SelectFilter
          label="Acción"
          value={state.operacion}
          onChange={(operacion) => onChange({ operacion })}
          options={[['', 'Cualquier acción'], ...operaciones]}
        />
      )}
      <ActorFilter
        value={state.actorId}
        onChange={(actorId) => onChange({ actorId })}
        registro={registro}
        rows={rows}
      />
    </PeriodoFilter>
  );
}

const TODOS = { value: '', label: 'Cualquier persona' };

/** People who are found by name; also somebody of the list who is gone, or of the platform. */
function ActorFilter(props: Pick<Props, 'registro' | 'rows'> & { value: string; onChange: (id: string) => void }) {
  const { value, onChange, registro, rows = [] } = props;
  const [q, setQ] = useState('');
  const { data, isLoading } = useApi(
    'listUsuarios',
    {
      query: { ...registro.query, q: q || undefined, rol: registro.isPlataforma ? 'superadmin' : undefined, limit: 10 },
    },
    { keepPreviousData: true },
    readFilled,
  );
  const found = (data?.data ?? []).map(({ id, nombre, apellidos, email }) => ({
    value: id,
    label: `${nombre} ${apellidos ?? ''}`.trim(),
    detail: email,
  }));
  const acting = rows.map(({ actor }) => ({ value: actor.usuarioId, label: actor.nombre }));
  const known = [...found, ...acting].filter(
    (each, index, all) => all.findIndex(({ value: other }) => other === each.value) === index,
  );
  const chosen = value && !known.some((each) => each.value === value) ? [{ value, label: 'Una persona' }] : [];
  return (
    <Box flex={{ base: '1 1 100%', sm: '0 0 15rem' }}>
      <ComboBox
        label="Persona"
        value={value}
        onChange={(id) => {
          setQ('');
          onChange(id);
        }}
        onSearch={setQ}
        loading={isLoading}
        options={[TODOS, ...chosen, ...known]}
        emptyText="Nadie con ese nombre"
      />
    </Box>
  );
}
