import type { Permission, Rol } from '#shared/core/permissions.ts';

export type Cosas = Readonly<Record<string, string>>;

/** What is sent besides who sends it. */
export interface Peticion {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: () => FormData;
}

/**
 * Where the company of a request comes from.
 * - `sesion`: the caller's own; a superadmin has to name one in the query. `sesionOPlataforma`: may name one.
 * - `ruta`: the path or the body names it.
 * - `consulta`: the handler takes the caller's own, or the one that a superadmin names in the query.
 * - `persona`: none; the route works on what belongs to the caller.
 * - `enlace`: that of the interview link in the path.
 * - `ninguna`: none; the route works on the platform.
 */
export type Origen = 'sesion' | 'sesionOPlataforma' | 'ruta' | 'consulta' | 'persona' | 'enlace' | 'ninguna';

export interface Row {
  /** Who may. Written here once more, and not read from the contract: that it says the same is what is tested. */
  access: 'public' | 'candidate' | 'session' | Permission;
  origen: Origen;
  /** A request that succeeds, made of what a company has. The body is the one of `sampleBody` without another. */
  peticion: (cosas: Cosas) => Peticion;
  /** Roles that the handler lets do this, when they are fewer than those that hold the permission. */
  roles?: readonly Rol[];
  /** Whoever may not is answered as if there were nothing, and learns not even that there could be. */
  oculta?: true;
  /** What the positive control is answered when no success can be set up here, and why. */
  control?: { status: number; why: string };
  /** Partitions of the platform that people of a company change by this route, besides those that all may. */
  escribe?: RegExp;
  /** Answers alike whether there is something or not, so that a repeated call is no failure. */
  repetible?: true;
}

export type Rows = Readonly<Record<string, Row>>;

export function row(
  access: Row['access'],
  origen: Origen,
  peticion: Row['peticion'] = () => ({}),
  more: Pick<Row, 'roles' | 'oculta' | 'control' | 'escribe' | 'repetible'> = {},
): Row {
  return { access, origen, peticion, ...more };
}

/** Routes whose path names one thing by `{id}`. */
export const byId = (name: string, body?: object) => (cosas: Cosas) => ({
  params: { id: cosas[name] ?? '' },
  ...(body && { body }),
});
