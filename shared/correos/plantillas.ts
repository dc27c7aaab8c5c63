/** The four kinds of e-mail: each has a mailbox that it comes from and that answers go to. */
export const CATEGORIAS_CORREO = ['administracion', 'candidatos', 'entrevistas', 'reportes'] as const;
export type CategoriaCorreo = (typeof CATEGORIAS_CORREO)[number];

/**
 * Limits of e-mails:
 * - `acto`: somebody asks for it. It is counted in the transaction that it belongs to, by interview, address and company
 *   (`functions/correos/envio.record.ts`); beyond a limit the request is refused and nothing is changed.
 * - `actoPlataforma`: the same, counted for the platform, which asks for it, and not for the company that it speaks of.
 * - `acceso`: lets somebody in. A job sends it for a change of the account, which counts it like an act; what leaves is
 *   counted once more, 3 an hour for one address.
 * - `aviso`: nobody asks for it. 30 of one kind leave for one address in an hour; what is over fails.
 * - `libre`: always goes. What it takes back could be asked for only within the limits.
 */
export const LIMITES_CORREO = ['acto', 'actoPlataforma', 'acceso', 'aviso', 'libre'] as const;
type LimiteCorreo = (typeof LIMITES_CORREO)[number];

interface PlantillaInfo {
  /** What people call it. */
  titulo: string;
  categoria: CategoriaCorreo;
  /** What keeps it from flooding a mailbox. */
  limite: LimiteCorreo;
  /** Whether it can be switched off. Without the others somebody cannot sign in or does not know of their interview. */
  desactivable: boolean;
}

const acceso = { categoria: 'administracion', limite: 'acceso', desactivable: false } as const;
const cita = { categoria: 'candidatos', limite: 'acto', desactivable: false } as const;
/** A person has decided to send it, and has seen what it says. */
const acto = { limite: 'acto', desactivable: false } as const;
const aviso = { limite: 'aviso', desactivable: true } as const;

/**
 * Every e-mail that the platform sends, by the names of their templates. What it may speak of
 * stands in `catalogo-plantillas.ts`, its first text in `functions/correos/plantillas/default-templates.ts`.
 */
export const PLANTILLAS = {
  bienvenidaEmpresa: {
    titulo: 'Bienvenida a la empresa',
    categoria: 'administracion',
    limite: 'actoPlataforma',
    desactivable: true,
  },
  welcome: { titulo: 'Bienvenida a la persona', categoria: 'administracion', ...aviso },
  credencialesAdministrador: { titulo: 'Credenciales de administrador', ...acceso },
  invitacionUsuario: { titulo: 'Invitación de usuario', ...acceso },
  resetPassword: { titulo: 'Contraseña restablecida', ...acceso },
  recovery: { titulo: 'Contraseña olvidada', ...acceso },
  solicitudRechazada: { titulo: 'Solicitud rechazada', categoria: 'administracion', ...aviso, limite: 'acto' },
  invitacionEntrevista: { titulo: 'Invitación a entrevista', ...cita },
  entrevistaReprogramada: { titulo: 'Entrevista reprogramada', ...cita },
  entrevistaCancelada: { titulo: 'Entrevista cancelada', ...cita, limite: 'libre' },
  nuevoEnlaceEntrevista: { titulo: 'Enlace nuevo de entrevista', ...cita },
  recordatorioEntrevista: { titulo: 'Recordatorio de entrevista', categoria: 'candidatos', ...aviso },
  resultadosEntrevista: { titulo: 'Resultado de la entrevista', categoria: 'candidatos', ...acto },
  rechazoCandidato: { titulo: 'Rechazo de la candidatura', categoria: 'candidatos', ...acto },
  entrevistaProgramada: { titulo: 'Entrevista programada', categoria: 'entrevistas', ...aviso },
  entrevistaCompletada: { titulo: 'Entrevista completada', categoria: 'entrevistas', ...aviso },
  reporteListo: { titulo: 'Reporte listo', categoria: 'entrevistas', ...aviso },
  seguimiento: { titulo: 'Seguimiento', categoria: 'entrevistas', ...aviso },
  reporteSemanal: { titulo: 'Reporte semanal', categoria: 'reportes', ...aviso },
  reporteMensual: { titulo: 'Reporte mensual', categoria: 'reportes', ...aviso },
  reportePersonalizado: { titulo: 'Reporte personalizado', categoria: 'reportes', ...aviso, limite: 'acto' },
  atencion: { titulo: 'Atención a candidatos', categoria: 'entrevistas', limite: 'libre', desactivable: false },
  atencionExterna: {
    titulo: 'Atención sin cuenta en Idonea',
    categoria: 'entrevistas',
    limite: 'libre',
    desactivable: false,
  },
  respuestaAtencion: { titulo: 'Respuesta de la persona de contacto', categoria: 'candidatos', ...acto },
  alertas: { titulo: 'Alerta', categoria: 'reportes', ...aviso },
  notification: { titulo: 'Aviso general', categoria: 'administracion', ...aviso },
} as const satisfies Record<string, PlantillaInfo>;
export type Plantilla = keyof typeof PLANTILLAS;

export const NOMBRES_PLANTILLA = Object.keys(PLANTILLAS) as [Plantilla, ...Plantilla[]];

export const plantillaInfo = (plantilla: Plantilla): PlantillaInfo => PLANTILLAS[plantilla];

/** In the documented configuration these stand beside the categories; all others stand within theirs. */
export const PLANTILLAS_GENERALES: readonly string[] = ['welcome', 'recovery', 'notification'];

/**
 * E-mails between candidates and whoever cares for them. That there was something is nothing for those who score: neither
 * the log of e-mails nor the staff's copy of a candidate has them.
 */
export const isDeAtencion = (plantilla: Plantilla): boolean =>
  plantilla === 'atencion' || plantilla === 'atencionExterna' || plantilla === 'respuestaAtencion';
