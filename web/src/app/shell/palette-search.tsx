import { Box, Flex, Text } from '@chakra-ui/react';
import { Building2, CornerDownLeft, type LucideIcon, User } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { fold } from '#shared/core/fold.ts';
import { Input } from '../../components/input.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { empresaNombre } from '../../lib/empresa-nombre.ts';
import { useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';
import { useAtiende } from '../../lib/use-atiende.ts';
import { PAGE_ICONS } from '../menu-icons.ts';
import { type Choice, useListBox } from './list-box.tsx';
import { palettePages } from './palette-pages.ts';
import { useChooseEmpresa } from './use-current-empresa.ts';

const PAUSE_MS = 200;
const SHOWN = 6;

export default function PaletteSearch({ close }: { close: () => void }) {
  const { user, isSuperadmin, hasEmpresa, can } = useSession();
  const atiende = useAtiende();
  const navigate = useNavigate();
  const chooseEmpresa = useChooseEmpresa();
  const [text, setText] = useState('');
  const q = usePause(text.trim(), PAUSE_MS);

  const searchesCandidatos = q !== '' && hasEmpresa && can('manage_candidates');
  const searchesEmpresas = q !== '' && isSuperadmin;
  const query = { query: { q, limit: SHOWN } };
  const candidatos = useApi(searchesCandidatos ? 'listCandidatos' : null, query, { keepPreviousData: true });
  const empresas = useApi(searchesEmpresas ? 'listEmpresas' : null, query, { keepPreviousData: true });

  const act = (run: () => void) => () => {
    close();
    run();
  };
  const go = (to: string) => act(() => void navigate(to));
  const wanted = fold(text.trim());

  const choices: Choice[] = [
    ...palettePages(user, atiende)
      .filter(({ label }) => fold(label).includes(wanted))
      .map(({ page, label, to }) => ({
        id: `pagina-${page}`,
        label,
        group: 'Páginas',
        run: go(to),
        content: <Row icon={PAGE_ICONS[page]} label={label} />,
      })),
    ...(searchesCandidatos ? (candidatos.data?.data ?? []) : []).map((candidato) => ({
      id: candidato.id,
      label: candidato.nombre,
      group: 'Candidatos',
      run: go(`/candidatos/${candidato.id}`),
      content: <Row icon={User} label={candidato.nombre} detail={candidato.puesto || candidato.email} />,
    })),
    ...(searchesEmpresas ? (empresas.data?.data ?? []) : []).map((empresa) => ({
      id: empresa.id,
      label: empresaNombre(empresa),
      group: 'Empresas',
      run: act(() => chooseEmpresa(empresa.id)),
      content: <Row icon={Building2} label={empresaNombre(empresa)} detail={empresa.email} />,
    })),
  ];
  const { field, list, restart } = useListBox('Buscar páginas, candidatos y empresas', choices, { minH: '0' });
  const failure = candidatos.error ?? empresas.error;
  const isSearching = q !== text.trim() || candidatos.isLoading || empresas.isLoading;

  return (
    <Box m="-2">
      <Input
        {...field}
        enterKeyHint="go"
        autoFocus
        size="lg"
        placeholder={placeholderFor(isSuperadmin, can('manage_candidates'))}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          restart();
        }}
      />
      <Flex direction="column" mt="1.5" h="22rem" maxH="50dvh">
        {list}
        {isSuperadmin && !hasEmpresa && q && (
          <Text px="2.5" py="2" color="fg.muted">
            Elige una empresa para buscar también entre sus candidatos.
          </Text>
        )}
        {failure && (
          <Text role="alert" px="2.5" py="2" color="fg.error">
            No pudimos buscar en el servidor: {messageOf(failure)}
          </Text>
        )}
      </Flex>
      <Text role="status" px="2.5" pt="2" textStyle="xs" color="fg.muted" borderTopWidth="1px">
        {statusText(choices.length, isSearching)}
      </Text>
    </Box>
  );
}

function Row({ icon: Icon, label, detail }: { icon: LucideIcon; label: string; detail?: string }) {
  return (
    <>
      <Box color="fg.muted" flexShrink="0">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Box truncate>{label}</Box>
        {detail && (
          <Box truncate textStyle="xs" color="fg.muted">
            {detail}
          </Box>
        )}
      </Box>
      <Box color="fg.subtle" css={{ '[role=option]:not([data-active]) &': { display: 'none' } }}>
        <CornerDownLeft size={14} aria-hidden />
      </Box>
    </>
  );
}

function placeholderFor(isSuperadmin: boolean, seesCandidatos: boolean): string {
  if (isSuperadmin) return 'Páginas, candidatos y empresas';
  return seesCandidatos ? 'Páginas y candidatos' : 'Páginas';
}

function statusText(count: number, isSearching: boolean): string {
  if (isSearching) return 'Buscando...';
  if (count === 0) return 'Nada coincide con la búsqueda.';
  return `${count} ${count === 1 ? 'resultado' : 'resultados'}`;
}

/** The value once it has stood still, so that a word is one search and not one for each letter. */
function usePause(value: string, ms: number): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return paused;
}
