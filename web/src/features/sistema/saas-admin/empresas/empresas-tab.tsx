import { Button, Flex } from '@chakra-ui/react';
import { KeyRound, Plus } from 'lucide-react';
import { LinkButton } from '../../../../components/link-button.tsx';
import { useTableState } from '../../../../lib/use-table-state.ts';
import { useApisDialog } from '../apis/use-apis-dialog.ts';
import { SolicitudesInbox } from '../solicitudes/solicitudes-inbox.tsx';
import { EmpresasList } from './empresas-list.tsx';

const VISTAS = [
  { id: 'empresas', label: 'Empresas' },
  { id: 'solicitudes', label: 'Solicitudes' },
] as const;

/** The companies of the platform, and who asks to become one. */
export default function EmpresasTab() {
  // Each view has its own list in the URL: going over drops the other's search and page.
  const [{ vista }, setState] = useTableState({ vista: 'empresas', q: '', estado: '', orden: '' });
  const apis = useApisDialog();
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <Flex as="nav" aria-label="Qué se muestra" gap="1" bg="bg.muted" rounded="l2" p="1">
          {VISTAS.map(({ id, label }) => (
            <Button
              key={id}
              size="sm"
              variant={vista === id ? 'outline' : 'ghost'}
              bg={vista === id ? 'bg.panel' : undefined}
              aria-pressed={vista === id}
              onClick={() => setState({ vista: id, q: '', estado: '', orden: '' })}
            >
              {label}
            </Button>
          ))}
        </Flex>
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" onClick={apis.show}>
            <KeyRound aria-hidden />
            Config APIs Globales
          </Button>
          <LinkButton to="/saas-admin/empresas/nueva" colorPalette="brand">
            <Plus aria-hidden />
            Nueva Empresa
          </LinkButton>
        </Flex>
      </Flex>
      {vista === 'solicitudes' ? <SolicitudesInbox /> : <EmpresasList />}
    </>
  );
}
