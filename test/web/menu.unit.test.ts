import { describe, expect, it } from 'vitest';
import type { Rol } from '#shared/core/permissions.ts';
import { mayOpen, PAGES, type PageId } from '../../web/src/app/access.ts';
import { menuFor } from '../../web/src/app/menu.ts';

const person = (rol: Rol, empresaId: string | null = 'e1', activo = true) => ({ rol, empresaId, activo });
const items = (user: ReturnType<typeof person>) => menuFor(user).flatMap((group) => group.items);
const pages = (user: ReturnType<typeof person>) => items(user).map(({ page }) => page);
const WORK = ['dashboard', 'candidatos', 'entrevistas', 'informes', 'analytics', 'servicios-hr'];

describe('side menu by role', () => {
  it('shows an operador the work pages only', () => {
    expect(pages(person('operador'))).toEqual(WORK);
  });

  it('adds company pages and the profile for an admin', () => {
    expect(pages(person('admin'))).toEqual([...WORK, 'areas', 'usuarios', 'empresas', 'perfil']);
  });

  it('shows a superadmin everything', () => {
    const all = [...WORK, 'areas', 'usuarios', 'empresas', 'perfil', 'configuracion', 'saas-admin', 'atencion'];
    expect(pages(person('superadmin', null))).toEqual(all);
  });

  it('has an entry for whoever cares for candidates, and none for anybody else', () => {
    const attended = (rol: Rol) =>
      menuFor(person(rol), { atiende: true })
        .at(-1)
        ?.items.map(({ page }) => page);
    expect(attended('operador')).toEqual(['atencion']);
    expect(pages(person('admin'))).not.toContain('atencion');
  });

  it('disables what needs a company for people without one, but not for the superadmin', () => {
    const disabled = (user: ReturnType<typeof person>) =>
      items(user)
        .filter((item) => item.disabled)
        .map(({ page }) => page);
    expect(disabled(person('admin', null))).toEqual(['candidatos', 'entrevistas', 'informes', 'analytics', 'areas']);
    expect(disabled(person('operador', null))).toEqual(['candidatos', 'entrevistas', 'informes', 'analytics']);
    expect(pages(person('operador', null))).toEqual(WORK);
    expect(disabled(person('admin'))).toEqual([]);
    expect(disabled(person('operador'))).toEqual([]);
    expect(disabled(person('superadmin', null))).toEqual([]);
  });

  it('shows nothing to a user who is not active', () => {
    expect(menuFor(person('admin', 'e1', false))).toEqual([]);
  });
});

describe('page guards', () => {
  const closedTo = (rol: Rol) => (Object.keys(PAGES) as PageId[]).filter((page) => !mayOpen(person(rol), page));

  it('keeps the platform pages to the superadmin', () => {
    expect(closedTo('superadmin')).toEqual([]);
    expect(closedTo('admin')).toEqual(['empresas/nueva', 'configuracion/plantillas', 'saas-admin', 'onboarding']);
  });

  it('keeps an operador out of company administration', () => {
    expect(closedTo('operador')).toEqual([
      'areas',
      'usuarios',
      'empresas',
      'empresas/nueva',
      'configuracion/plantillas',
      'saas-admin',
      'onboarding',
    ]);
  });
});
