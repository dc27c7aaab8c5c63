import { Badge, Box, Button, chakra, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Building2, Check, ChevronsUpDown } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { Popover } from '../../components/popover.tsx';
import { empresaNombre } from '../../lib/empresa-nombre.ts';
import { useGuardedHistory } from '../../lib/guarded-router.tsx';
import { session, useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';

/** The superadmin's choice of company; every call that is bound to a company then names it. */
export function EmpresaSelector() {
  const { empresaId, empresas } = useSession();
  const known = empresas.find((empresa) => empresa.id === empresaId);
  const { data } = useApi(empresaId && !known ? 'getEmpresa' : null, { params: { id: empresaId ?? '' } });
  const current = known ?? data;
  const label = empresaId ? (current ? empresaNombre(current) : 'Empresa') : 'Todas las empresas';
  return (
    <Popover
      label="Elegir empresa"
      align="start"
      trigger={(props) => (
        <Button
          {...props}
          variant="outline"
          size="sm"
          px="2.5"
          maxW={{ base: '9rem', md: '60' }}
          flexShrink="1"
          minW="0"
          aria-label={`Empresa: ${label}. Cambiar`}
        >
          <Building2 aria-hidden />
          <Box as="span" truncate>
            {label}
          </Box>
          <ChevronsUpDown aria-hidden opacity={0.6} />
        </Button>
      )}
    >
      {(close) => <EmpresaList close={close} />}
    </Popover>
  );
}

function EmpresaList({ close }: { close: () => void }) {
  const { empresaId } = useSession();
  const navigate = useNavigate();
  const history = useGuardedHistory();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data, error } = useApi(
    'listEmpresas',
    { query: { limit: 50, q: q || undefined } },
    { keepPreviousData: true },
  );

  function choose(id: string | null) {
    close();
    history.leave(() => {
      session.selectEmpresa(id);
      void navigate('/dashboard');
    });
  }

  return (
    <Box p="1.5">
      <Input
        type="search"
        autoFocus
        aria-label="Buscar empresa"
        placeholder="Buscar empresa"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Stack gap="0" mt="1.5" maxH="72" overflowY="auto">
        {!q && <Option label="Todas las empresas" selected={!empresaId} onClick={() => choose(null)} />}
        {data?.data.map((empresa) => (
          <Option
            key={empresa.id}
            label={empresaNombre(empresa)}
            note={empresa.estado === 'activa' ? undefined : empresa.estado}
            selected={empresa.id === empresaId}
            onClick={() => choose(empresa.id)}
          />
        ))}
        {!data && !error && <Skeleton h="8" m="1" />}
        {error && (
          <Text p="2.5" color="fg.error">
            {error.message}
          </Text>
        )}
        {data?.data.length === 0 && (
          <Text p="2.5" color="fg.muted">
            Ninguna empresa coincide con la búsqueda.
          </Text>
        )}
      </Stack>
    </Box>
  );
}

function Option(props: { label: string; note?: string; selected: boolean; onClick: () => void }) {
  return (
    <chakra.button
      type="button"
      aria-pressed={props.selected}
      onClick={props.onClick}
      display="flex"
      alignItems="center"
      gap="2"
      px="2.5"
      minH="9"
      rounded="l1"
      textAlign="start"
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
      css={{ '@media (pointer: coarse)': { minH: '11' } }}
    >
      <Box as="span" flex="1" truncate>
        {props.label}
      </Box>
      {props.note && <Badge size="xs">{props.note}</Badge>}
      {props.selected && <Check size={16} aria-hidden />}
    </chakra.button>
  );
}
