import { can, type Permission, type Rol } from '#shared/core/permissions.ts';
import type { Empresa, Persona } from './escena/empresa.ts';
import type { Escena } from './escena/escena.ts';
import type { Row } from './filas/row.ts';

export interface Identidad {
  nombre: string;
  /** Whose token is sent; nobody's without it. */
  persona?: Persona;
  /** Sent as the bearer token in the place of a person's. */
  bearer?: string;
  /** Nothing for those who are nobody to the platform. */
  rol?: Rol;
  /** The company whose things this identity takes for its own, and the one that it must not reach. */
  propia: Empresa;
  ajena: Empresa;
  /** Companies whose data it may be shown. */
  alcance: readonly Empresa[];
}

/** Everybody who may knock: ten kinds of callers. */
export function identidades({ superadmin, sinEmpresa, A, B }: Escena): Identidad[] {
  const ofA = { propia: A, ajena: B };
  const ofB = { propia: B, ajena: A };
  const bearer = String(A.cosas.empezadaToken);
  return [
    { nombre: 'anónimo', ...ofA, alcance: [] },
    { nombre: 'superadmin', persona: superadmin, rol: 'superadmin', ...ofA, alcance: [A, B] },
    { nombre: 'admin de A', persona: A.admin, rol: 'admin', ...ofA, alcance: [A] },
    { nombre: 'operador de A', persona: A.operador, rol: 'operador', ...ofA, alcance: [A] },
    { nombre: 'admin de B', persona: B.admin, rol: 'admin', ...ofB, alcance: [B] },
    { nombre: 'operador de B', persona: B.operador, rol: 'operador', ...ofB, alcance: [B] },
    { nombre: 'inactivo', persona: A.inactivo, ...ofA, alcance: [] },
    { nombre: 'sin empresa', persona: sinEmpresa, rol: 'admin', ...ofA, alcance: [] },
    { nombre: 'rol desconocido', persona: A.sinRol, ...ofA, alcance: [] },
    { nombre: 'candidato', bearer, ...ofA, alcance: [] },
  ];
}

export type Acceso = 'permitido' | 'sin sesión' | 'sin permiso';

/** What the row and the specification's table of permissions say about somebody. */
export function accesoOf({ rol }: Identidad, { access, roles }: Row): Acceso {
  if (access === 'public' || access === 'candidate') return 'permitido';
  if (!rol) return 'sin sesión';
  const holds = access === 'session' || can({ rol, activo: true }, access as Permission);
  return holds && (roles?.includes(rol) ?? true) ? 'permitido' : 'sin permiso';
}
