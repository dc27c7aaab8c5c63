/** The four kinds of e-mail: each has a mailbox that it comes from and that answers go to. */
export const CATEGORIAS_CORREO = ['administracion', 'candidatos', 'entrevistas', 'reportes'] as const;
export type CategoriaCorreo = (typeof CATEGORIAS_CORREO)[number];

interface PlantillaInfo {
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
const aviso = { porHora: 30, desactivable: true } as const;

/** Every e-mail that the platform sends, by the specification's template names and some of its own. */
export const PLANTILLAS = {
  credencialesAdministrador: acceso,
  invitacionUsuario: acceso,
  resetPassword: acceso,
  solicitudRechazada: { categoria: 'administracion', ...aviso },
  invitacionEntrevista: cita,
  entrevistaReprogramada: cita,
  entrevistaCancelada: cita,
  nuevoEnlaceEntrevista: cita,
  recordatorioEntrevista: { categoria: 'candidatos', ...aviso },
  reporteListo: { categoria: 'entrevistas', ...aviso },
  seguimiento: { categoria: 'entrevistas', ...aviso },
  alertas: { categoria: 'reportes', ...aviso },
} as const satisfies Record<string, PlantillaInfo>;
export type Plantilla = keyof typeof PLANTILLAS;

export const NOMBRES_PLANTILLA = Object.keys(PLANTILLAS) as [Plantilla, ...Plantilla[]];

export const plantillaInfo = (plantilla: Plantilla): PlantillaInfo => PLANTILLAS[plantilla];
