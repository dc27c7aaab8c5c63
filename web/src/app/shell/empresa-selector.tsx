import { Box, Button } from '@chakra-ui/react';
import { Building2, ChevronsUpDown } from 'lucide-react';
import { Popover } from '../../components/popover.tsx';
import { lazyPanel, PanelBoundary } from './lazy-panel.tsx';
import { useCurrentEmpresa } from './use-current-empresa.ts';

const EmpresaPicker = lazyPanel(() => import('./empresa-picker.tsx'));

/** The superadmin's choice of company; every call that is bound to a company then names it. */
export function EmpresaSelector() {
  const { label } = useCurrentEmpresa();
  return (
    <Popover
      label="Elegir empresa"
      align="start"
      width="22rem"
      trigger={(props) => (
        <Button
          {...props}
          variant="outline"
          size="sm"
          px={{ base: '2', md: '2.5' }}
          maxW={{ base: '9rem', md: '60' }}
          flexShrink="1"
          minW="0"
          aria-label={`Empresa: ${label}. Cambiar`}
        >
          <Box asChild display={{ base: 'none', sm: 'inline' }}>
            <Building2 aria-hidden />
          </Box>
          <Box as="span" truncate>
            {label}
          </Box>
          <ChevronsUpDown aria-hidden opacity={0.6} />
        </Button>
      )}
    >
      {(close) => (
        <PanelBoundary>
          <EmpresaPicker close={close} />
        </PanelBoundary>
      )}
    </Popover>
  );
}
