import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import type { Rol } from '#shared/core/permissions.ts';
import type { ConfiguracionUsuario } from '#shared/empresas/usuarios/usuario.ts';
import type { Correo } from './correo.repository.ts';

/** Who is told. Inactive users never are, and nobody of what they did themselves (`except`). */
export type Audience = { except?: readonly (string | undefined)[] } & (
  | { empresaId: string; rol?: Rol }
  | { usuarioIds: readonly string[] }
  | { superadmins: true }
);

/** The templates that speak of a notification; one without a template of its own goes out as `notification`. */
export type PlantillaAviso = Extract<
  Correo['plantilla'],
  | 'entrevistaProgramada'
  | 'entrevistaCompletada'
  | 'reporteListo'
  | 'alertas'
  | 'atencion'
  | 'seguimiento'
  | 'notification'
>;

/** What a user may have switched off besides e-mail as such. */
export type Preferencia = keyof Pick<
  ConfiguracionUsuario['notificaciones'],
  'entrevistas' | 'recordatorios' | 'reporteSemanal' | 'reporteMensual'
>;

/** Somebody without an account, to whom a company has given a task: the e-mail has to say all that they need. */
export interface Externo {
  empresaId: string;
  nombre: string;
  email: string;
  /** Company of the candidate. */
  nombreEmpresa: string;
  /** Ways to reach the candidate, in words. */
  localizar: string;
}

/** What an event tells, to whom, and who may have switched it off. */
export interface Notice {
  audience: Audience;
  /** People who are no users: they get the e-mail alone. */
  externos?: readonly Externo[];
  /** Preference that the user must have on; without one it is always told. */
  preference?: Preferencia;
  /** The e-mail that goes with it, for users who want e-mails; whom it is about stands in its subject. */
  correo?: {
    plantilla: PlantillaAviso;
    sobre: string;
    /** Of those who are told, only this user gets it. */
    soloA?: string;
    /** Also to who has switched e-mails off: a life may depend on it. */
    siempre?: true;
  };
  text: Pick<Notificacion, 'type' | 'priority' | 'title' | 'message'> &
    Required<Pick<Notificacion, 'actionUrl' | 'actionText'>>;
}
