import type { Rol } from '#shared/core/permissions.ts';
import { isDisabled, mayOpen } from '../access.ts';
import { findsAtencion, MENU_PAGES, type MenuPage, PAGE_LABELS } from '../menu.ts';

type Visitor = Parameters<typeof mayOpen>[0];

/** The pages that a person may open now, also those that only the avatar menu has for them. */
export function palettePages(
  user: Visitor & { rol: Rol },
  atiende: boolean,
): { page: MenuPage; label: string; to: string }[] {
  return MENU_PAGES.filter(
    (page) => mayOpen(user, page) && !isDisabled(user, page) && (page !== 'atencion' || findsAtencion(user, atiende)),
  ).map((page) => ({
    page,
    label: PAGE_LABELS[page],
    to: `/${page}`,
  }));
}
