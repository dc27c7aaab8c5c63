import { can, type Permission, type PermissionHolder } from '#shared/core/permissions.ts';

/** Who may open each page. The router and the menu both read this table. */
interface PageRule {
  /** `session`: everyone who is signed in. */
  needs: Permission | 'session';
  /** Disabled for people without a company (not for the superadmin, who chooses one). */
  needsEmpresa?: true;
}

export const PAGES = {
  dashboard: { needs: 'session' },
  candidatos: { needs: 'manage_candidates', needsEmpresa: true },
  entrevistas: { needs: 'manage_interviews', needsEmpresa: true },
  informes: { needs: 'view_reports', needsEmpresa: true },
  analytics: { needs: 'view_reports', needsEmpresa: true },
  'servicios-hr': { needs: 'session' },
  areas: { needs: 'manage_areas', needsEmpresa: true },
  usuarios: { needs: 'manage_users' },
  empresas: { needs: 'manage_users' },
  'empresas/nueva': { needs: 'manage_empresas' },
  /** Whether there is anything for a person is the server's to say: see `menu.ts`. */
  atencion: { needs: 'session', needsEmpresa: true },
  perfil: { needs: 'session' },
  configuracion: { needs: 'session' },
  'configuracion/plantillas': { needs: 'manage_empresas' },
  notificaciones: { needs: 'session' },
  'saas-admin': { needs: 'manage_empresas' },
  onboarding: { needs: 'manage_empresas' },
} as const satisfies Record<string, PageRule>;
export type PageId = keyof typeof PAGES;

interface Visitor extends PermissionHolder {
  empresaId: string | null;
}

export function mayOpen(user: Visitor, page: PageId): boolean {
  const rule: PageRule = PAGES[page];
  return user.activo && (rule.needs === 'session' || can(user, rule.needs));
}

/** Shown but not to be used: the person's company is missing. */
export function isDisabled(user: Visitor, page: PageId): boolean {
  const rule: PageRule = PAGES[page];
  return rule.needsEmpresa === true && user.rol !== 'superadmin' && !user.empresaId;
}
