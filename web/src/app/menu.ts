import type { Rol } from '#shared/core/permissions.ts';
import { isDisabled, mayOpen, type PageId } from './access.ts';

export const PAGE_LABELS = {
  dashboard: 'Dashboard',
  candidatos: 'Candidatos',
  entrevistas: 'Entrevistas',
  informes: 'Informes',
  analytics: 'Analytics',
  'servicios-hr': 'Servicios HR',
  areas: 'Áreas',
  usuarios: 'Usuarios',
  empresas: 'Empresas',
  atencion: 'Atención',
  perfil: 'Mi Perfil',
  configuracion: 'Configuración',
  'saas-admin': 'Panel Sistema',
} as const satisfies Partial<Record<PageId, string>>;
export type MenuPage = keyof typeof PAGE_LABELS;
export const MENU_PAGES = Object.keys(PAGE_LABELS) as MenuPage[];

const COMPANY_WORK: readonly MenuPage[] = ['candidatos', 'entrevistas', 'informes', 'analytics'];

/** Order and grouping; who sees what is the role table's business, but for what follows. */
const GROUPS: readonly { label: string | null; pages: readonly MenuPage[] }[] = [
  { label: null, pages: ['dashboard'] },
  { label: 'Selección', pages: COMPANY_WORK },
  { label: 'Organización', pages: ['servicios-hr', 'areas', 'usuarios', 'empresas'] },
  { label: 'Cuenta', pages: ['perfil', 'configuracion', 'saas-admin'] },
  // The last one: it comes when the server has said that there is something for this person, and moves nothing.
  { label: 'Personas', pages: ['atencion'] },
];

/** Pages that everyone may open but only these roles find in the side menu; the avatar menu has them for all. */
const SHOWN_TO: Partial<Record<MenuPage, readonly Rol[]>> = {
  perfil: ['superadmin', 'admin'],
  configuracion: ['superadmin'],
};

export interface MenuItem {
  page: MenuPage;
  label: string;
  to: string;
  disabled: boolean;
}

export interface MenuGroup {
  label: string | null;
  items: MenuItem[];
}

/** Whoever cares for candidates, as the server says, and superadmins, who see figures. Nobody else finds the page. */
export const findsAtencion = ({ rol }: { rol: Rol }, atiende: boolean) => atiende || rol === 'superadmin';

/** The side menu of a person. */
export function menuFor(
  user: { rol: Rol; activo: boolean; empresaId: string | null },
  { atiende = false }: { atiende?: boolean } = {},
): MenuGroup[] {
  const shows = (page: MenuPage) =>
    mayOpen(user, page) &&
    (SHOWN_TO[page]?.includes(user.rol) ?? true) &&
    (page !== 'atencion' || findsAtencion(user, atiende));
  return GROUPS.map(({ label, pages }) => ({
    label,
    items: pages
      .filter(shows)
      .map((page) => ({ page, label: PAGE_LABELS[page], to: `/${page}`, disabled: isDisabled(user, page) })),
  })).filter((group) => group.items.length > 0);
}
