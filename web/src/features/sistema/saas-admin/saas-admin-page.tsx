import { Center, Spinner } from '@chakra-ui/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '../../../components/tabs.tsx';
import { useApisDialog } from './apis/use-apis-dialog.ts';
import { PanelHeader } from './panel-header.tsx';

const SECTIONS: { id: string; label: string; Section: ComponentType }[] = [
  { id: 'dashboard', label: 'Dashboard', Section: lazy(() => import('./dashboard/dashboard-tab.tsx')) },
  { id: 'empresas', label: 'Empresas', Section: lazy(() => import('./empresas/empresas-tab.tsx')) },
  { id: 'planes', label: 'Planes', Section: lazy(() => import('./planes/planes-tab.tsx')) },
  { id: 'suscripciones', label: 'Suscripciones', Section: lazy(() => import('./suscripciones/suscripciones-tab.tsx')) },
  { id: 'analytics', label: 'Analytics', Section: lazy(() => import('./analytics/analytics-tab.tsx')) },
  { id: 'cuidado', label: 'Cuidado', Section: lazy(() => import('./cuidado/cuidado-tab.tsx')) },
  { id: 'sistema', label: 'Sistema', Section: lazy(() => import('./sistema/sistema-tab.tsx')) },
];

const FIRST = 'dashboard';

const ApisDialog = lazy(() => import('./apis/apis-dialog.tsx'));

export default function SaasAdminPage() {
  const apis = useApisDialog();
  const [search, setSearch] = useSearchParams();
  // The filters of a section mean nothing in another one.
  const show = (seccion: string) => setSearch(seccion === FIRST ? {} : { seccion }, { replace: true });
  return (
    <>
      <PanelHeader />
      <Tabs
        label="Secciones del panel"
        value={search.get('seccion') ?? FIRST}
        onChange={show}
        tabs={SECTIONS.map(({ id, label, Section }) => ({
          id,
          label,
          content: (
            <Suspense
              fallback={
                <Center minH="60">
                  <Spinner />
                </Center>
              }
            >
              <Section />
            </Suspense>
          ),
        }))}
      />
      {apis.open && (
        <Suspense>
          <ApisDialog onClose={apis.close} />
        </Suspense>
      )}
    </>
  );
}
