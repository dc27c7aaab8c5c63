/** The four kinds of e-mail: each has a mailbox that it comes from and that answers go to. */
export const CATEGORIAS_CORREO = ['administracion', 'candidatos', 'entrevistas', 'reportes'] as const;
export type CategoriaCorreo = (typeof CATEGORIAS_CORREO)[number];

interface PlantillaInfo {
  /** What people call it. */
  titulo: string;
  categoria: CategoriaCorreo;
  /**
   * How many of them one address gets within an hour, so that nobody's mailbox can be flooded. null: an invitation to an
   * interview, and what changes it, always goes out.
   */
  porHora: number | null;
  /** Whether it can be switched off. Without the others somebody cannot sign in or does not know of their interview. */
  desactivable: boolean;
}

const acceso = { categoria: 'administracion', porHora: 3, desactivable: false } as const;
const cita = { categoria: 'candidatos', porHora: null, desactivable: false } as const;
/** A person has decided to send it, and has seen what it says. */
const acto = { porHora: 30, desactivable: false } as const;
const aviso = { porHora: 30, desactivable: true } as const;

/**
 * Every e-mail that the platform sends, by the specification's template names and some of its own. What it may speak of
 * stands in `catalogo-plantillas.ts`, its first text in `functions/correos/plantillas/default-templates.ts`.
 */
export const PLANTILLAS = {
  bienvenidaEmpresa: { titulo: 'Bienvenida a la empresa', categoria: 'administracion', ...aviso },
  welcome: { titulo: 'Bienvenida a la persona', categoria: 'administracion', ...aviso },
  credencialesAdministrador: { titulo: 'Credenciales de administrador', ...acceso },
  invitacionUsuario: { titulo: 'Invitación de usuario', ...acceso },
  resetPassword: { titulo: 'Contraseña restablecida', ...acceso },
  recovery: { titulo: 'Contraseña olvidada', ...acceso },
  solicitudRechazada: { titulo: 'Solicitud rechazada', categoria: 'administracion', ...aviso },
  invitacionEntrevista: { titulo: 'Invitación a entrevista', ...cita },
  entrevistaReprogramada: { titulo: 'Entrevista reprogramada', ...cita },
  entrevistaCancelada: { titulo: 'Entrevista cancelada', ...cita },
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
  reportePersonalizado: { titulo: 'Reporte personalizado', categoria: 'reportes', ...aviso },
  alertas: { titulo: 'Alerta', categoria: 'reportes', ...aviso },
  notification: { titulo: 'Aviso general', categoria: 'administracion', ...aviso },
} as const satisfies Record<string, PlantillaInfo>;
export type Plantilla = keyof typeof PLANTILLAS;

export const NOMBRES_PLANTILLA = Object.keys(PLANTILLAS) as [Plantilla, ...Plantilla[]];

export const plantillaInfo = (plantilla: Plantilla): PlantillaInfo => PLANTILLAS[plantilla];

/** In the documented configuration these stand beside the categories; all others stand within theirs. */
export const PLANTILLAS_GENERALES: readonly string[] = ['welcome', 'recovery', 'notification'];
