/** Roles and what each may do. The API, the menu and the buttons all read this table. */
export const ROLES = ['superadmin', 'admin', 'operador'] as const;
export type Rol = (typeof ROLES)[number];

export const PERMISSIONS = {
  manage_empresas: 'Create and change client companies',
  manage_users: 'Invite and manage the users of the company',
  manage_candidates: 'Create and change candidates',
  manage_interviews: 'Book and manage interviews, validate their reports',
  manage_areas: 'Create and change areas',
  view_reports: 'Read reports',
} as const;
export type Permission = keyof typeof PERMISSIONS;

const ROLE_PERMISSIONS: Record<Rol, readonly Permission[]> = {
  superadmin: Object.keys(PERMISSIONS) as Permission[],
  admin: ['manage_users', 'manage_candidates', 'view_reports', 'manage_interviews', 'manage_areas'],
  operador: ['manage_candidates', 'manage_interviews', 'view_reports'],
};

export const ROLE_LABELS: Record<Rol, string> = {
  superadmin: 'Super Admin',
  admin: 'Administrador',
  operador: 'Operador',
};

export interface PermissionHolder {
  rol: string;
  activo: boolean;
}

/** A user who is not active, or whose role is unknown, may do nothing. */
export function can(user: PermissionHolder, permission: Permission): boolean {
  return user.activo && (ROLE_PERMISSIONS[user.rol as Rol] ?? []).includes(permission);
}

export function permissionsOf(user: PermissionHolder): Permission[] {
  return user.activo ? [...(ROLE_PERMISSIONS[user.rol as Rol] ?? [])] : [];
}
