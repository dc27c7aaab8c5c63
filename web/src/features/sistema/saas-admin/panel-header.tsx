import { Button } from '@chakra-ui/react';
import { RotateCw, ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import { useAdminMode } from '../../../lib/admin-mode.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefreshAll } from '../../../lib/use-api.ts';

export function PanelHeader() {
  const { on, toggle } = useAdminMode();
  const refreshAll = useRefreshAll();
  const [busy, setBusy] = useState(false);
  const Mode = on ? ShieldOff : ShieldCheck;

  async function refresh() {
    setBusy(true);
    await refreshAll();
    setBusy(false);
    toast.success('Datos actualizados');
  }

  return (
    <PageHeader
      title="Panel Sistema"
      description="Toda la plataforma: empresas, planes, suscripciones y servicios."
      actions={
        <>
          <Button variant="outline" aria-disabled={busy} onClick={() => !busy && void refresh()}>
            <RotateCw aria-hidden />
            {busy ? 'Actualizando...' : 'Actualizar'}
          </Button>
          <Button variant={on ? 'outline' : 'solid'} colorPalette={on ? undefined : 'brand'} onClick={toggle}>
            <Mode aria-hidden />
            {on ? 'Salir Admin' : 'Modo Admin'}
          </Button>
        </>
      }
    />
  );
}
