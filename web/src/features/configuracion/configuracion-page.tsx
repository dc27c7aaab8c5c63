import { Center, Spinner } from '@chakra-ui/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Rol } from '#shared/core/permissions.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useSession } from '../../lib/session.ts';

/** What each role finds here, in this order: a new tab is a line, in a chunk of its own. */
const SECTIONS: { id: string; label: string; roles: readonly Rol[]; Section: ComponentType }[] = [
  { id: 'apis', label: 'APIs', roles: ['superadmin'], Section: lazy(() => import('./apis-tab.tsx')) },
  { id: 'cuenta', label: 'Cuenta', roles: ['admin', 'operador'], Section: lazy(() => import('./cuenta-tab.tsx')) },
  {
    id: 'general',
    label: 'General',
    roles: ['superadmin', 'admin', 'operador'],
    Section: lazy(() => import('./general-tab.tsx')),
  },
  { id: 'corporate', label: 'Marca', roles: ['superadmin', 'admin'], Section: lazy(() => import('./marca-tab.tsx')) },
  { id: 'data', label: 'Datos', roles: ['superadmin', 'admin'], Section: lazy(() => import('./datos/datos-tab.tsx')) },
  {
    id: 'gdrive',
    label: 'Copias de seguridad',
    roles: ['superadmin', 'admin'],
    Section: lazy(() => import('./datos/copias-tab.tsx')),
  },
  { id: 'estado-apis', label: 'APIs de IA', roles: ['admin'], Section: lazy(() => import('./estado-apis-tab.tsx')) },
  { id: 'email', label: 'Correo', roles: ['superadmin', 'admin'], Section: lazy(() => import('./email-tab.tsx')) },
];

const HEADERS: Record<Rol, { title: string; description: string }> = {
  superadmin: {
    title: 'Configuración del Sistema',
    description: 'Lo que vale en toda la plataforma, y lo que decide la empresa que has elegido.',
  },
  admin: { title: 'Mi Perfil', description: 'Tu cuenta y lo que decides para tu empresa.' },
  operador: { title: 'Configuración', description: 'Tu cuenta y lo que ha decidido tu empresa.' },
};

export default function ConfiguracionPage() {
  const { rol } = useSession().user;
  const [search, setSearch] = useSearchParams();
  const sections = SECTIONS.filter(({ roles }) => roles.includes(rol));
  const first = sections[0]?.id ?? '';
  const show = (seccion: string) => setSearch(seccion === first ? {} : { seccion }, { replace: true });
  return (
    <>
      <PageHeader {...HEADERS[rol]} />
      <Tabs
        label="Secciones de la configuración"
        value={search.get('seccion') ?? first}
        onChange={show}
        tabs={sections.map(({ id, label, Section }) => ({
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
    </>
  );
}
