import { Center, Spinner } from '@chakra-ui/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Rol } from '#shared/core/permissions.ts';
import { PageHeader } from '../../../components/page-header.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useSession } from '../../../lib/session.ts';

const SUPERADMIN: readonly Rol[] = ['superadmin'];
const GESTORES: readonly Rol[] = ['superadmin', 'admin'];
const TODOS: readonly Rol[] = ['superadmin', 'admin', 'operador'];

interface Seccion {
  /** In the address: `?seccion=general`. */
  id: string;
  label: string;
  roles: readonly Rol[];
  Section: ComponentType;
}

/** What each role finds here, in this order: a new tab is a line, in a chunk of its own. */
const SECTIONS: readonly Seccion[] = [
  { id: 'apis', label: 'APIs', roles: SUPERADMIN, Section: lazy(() => import('./apis-tab.tsx')) },
  {
    id: 'cuenta',
    label: 'Cuenta',
    roles: ['admin', 'operador'],
    Section: lazy(() => import('./cuenta/cuenta-tab.tsx')),
  },
  { id: 'general', label: 'General', roles: TODOS, Section: lazy(() => import('./general/general-tab.tsx')) },
  {
    id: 'servicios',
    label: 'Servicios',
    roles: SUPERADMIN,
    Section: lazy(() => import('./servicios/servicios-tab.tsx')),
  },
  { id: 'bert', label: 'Análisis de texto', roles: GESTORES, Section: lazy(() => import('./bert/bert-tab.tsx')) },
  { id: 'auth', label: 'Acceso', roles: GESTORES, Section: lazy(() => import('./auth/auth-tab.tsx')) },
  { id: 'security', label: 'Seguridad', roles: GESTORES, Section: lazy(() => import('./security/security-tab.tsx')) },
  {
    id: 'troubleshooting',
    label: 'Diagnóstico',
    roles: SUPERADMIN,
    Section: lazy(() => import('./troubleshooting/troubleshooting-tab.tsx')),
  },
  {
    id: 'atencion',
    label: 'Atención',
    roles: GESTORES,
    Section: lazy(() => import('./atencion/atencion-tab.tsx')),
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
