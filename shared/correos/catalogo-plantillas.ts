import type { Plantilla } from './plantillas.ts';

/** A place of a template that is filled with a value: `{nombre}`. */
export interface VariablePlantilla {
  /** What people read beside its name. */
  etiqueta: string;
  /** Stands for the value in previews and tests: never anybody's. */
  ejemplo: string;
  /** An address of ours or of a meeting: it may be what a link leads to. No other value may. */
  enlace?: true;
  /** The e-mail is of no use without it: every text of this template names it. */
  requerida?: true;
  /** Lets somebody in. Its value is in the e-mail itself and nowhere else. */
  secreta?: true;
}

interface EntradaCatalogo {
  /** When it is sent, in one sentence. */
  cuando: string;
  /** Everything that it may speak of. Who sends it gives every one of them a value. */
  variables: Record<string, VariablePlantilla>;
}

const nombre = { etiqueta: 'Nombre de quien lo recibe', ejemplo: 'Lucía Ferrer' };
const nombreEmpresa = { etiqueta: 'Nombre de la empresa', ejemplo: 'Aceros del Norte' };

const enlaceAcceso = {
  etiqueta: 'Enlace para entrar',
  ejemplo: 'https://idonea.example/login',
  enlace: true,
  requerida: true,
} as const;
const enlacePreferencias = {
  etiqueta: 'Enlace para desactivar los avisos',
  ejemplo: 'https://idonea.example/perfil#preferencias',
  enlace: true,
  requerida: true,
} as const;

const acceso = {
  nombre,
  nombreEmpresa,
  email: { etiqueta: 'Correo con el que entra', ejemplo: 'lucia.ferrer@acerosdelnorte.example' },
  password: { etiqueta: 'Contraseña temporal', ejemplo: 'Ejemplo-1234', requerida: true, secreta: true },
  rol: { etiqueta: 'Rol', ejemplo: 'Operador' },
  enlaceAcceso,
} as const satisfies EntradaCatalogo['variables'];

const entrevista = {
  nombreCandidato: { etiqueta: 'Nombre del candidato', ejemplo: 'Marcos Vidal' },
  nombreEmpresa,
  nombreServicio: { etiqueta: 'Nombre del servicio', ejemplo: 'Entrevista en profundidad' },
  fecha: { etiqueta: 'Fecha y hora', ejemplo: 'lunes, 9 de marzo de 2026, 10:00 (hora de Madrid)' },
  duracion: { etiqueta: 'Duración en minutos', ejemplo: '45' },
  cierre: { etiqueta: 'Disponible hasta', ejemplo: 'lunes, 16 de marzo de 2026, 10:00 (hora de Madrid)' },
} as const satisfies EntradaCatalogo['variables'];

const cita = {
  ...entrevista,
  enlace: {
    etiqueta: 'Enlace de la entrevista',
    ejemplo: 'https://idonea.example/entrevista/ejemplo',
    enlace: true,
    requerida: true,
    secreta: true,
  },
} as const satisfies EntradaCatalogo['variables'];

/** What goes with a notification; each has an example of its own. */
const aviso = (titulo: string, mensaje: string, accion: string, ruta: string, sobre = 'Marcos Vidal') => ({
  nombre,
  titulo: { etiqueta: 'Título del aviso', ejemplo: titulo },
  sobre: { etiqueta: 'De qué trata', ejemplo: sobre },
  mensaje: { etiqueta: 'Texto del aviso', ejemplo: mensaje },
  accion: { etiqueta: 'Texto del botón', ejemplo: accion },
  enlace: { etiqueta: 'Enlace a la pantalla', ejemplo: `https://idonea.example${ruta}`, enlace: true as const },
  enlacePreferencias,
});

const cifras = (anterior: string) => ({
  programadas: { etiqueta: 'Entrevistas programadas', ejemplo: `12 (3 más que ${anterior})` },
  completadas: { etiqueta: 'Entrevistas completadas', ejemplo: `9 (igual que ${anterior})` },
  validadas: { etiqueta: 'Informes validados', ejemplo: `7 (2 menos que ${anterior})` },
  duracion: { etiqueta: 'Duración media', ejemplo: '42 minutos' },
});
const enlaceAnalytics = {
  etiqueta: 'Enlace a Analytics',
  ejemplo: 'https://idonea.example/analytics?periodo=personalizado&desde=2026-03-02&hasta=2026-03-08',
  enlace: true,
} as const;

const reporte = (periodo: string, anterior: string) => ({
  nombre,
  nombreEmpresa,
  periodo: { etiqueta: 'Periodo', ejemplo: periodo },
  ...cifras(anterior),
  porRevisar: { etiqueta: 'Informes que esperan revisión', ejemplo: '4' },
  enlace: enlaceAnalytics,
  enlacePreferencias,
});

/** When each e-mail is sent, and what it may speak of. */
export const CATALOGO_PLANTILLAS: Record<Plantilla, EntradaCatalogo> = {
  bienvenidaEmpresa: {
    cuando: 'Cuando una empresa nueva tiene su primer administrador, a la dirección de contacto de la empresa.',
    variables: {
      nombreEmpresa,
      nombrePlan: { etiqueta: 'Plan', ejemplo: 'Professional' },
      nombreAdministrador: { etiqueta: 'Quien administra la empresa', ejemplo: 'Lucía Ferrer' },
      enlaceAcceso,
    },
  },
  welcome: {
    cuando: 'Cuando una persona elige su primera contraseña y entra en Idonea.',
    variables: {
      nombre,
      nombreEmpresa,
      enlace: { etiqueta: 'Enlace al panel', ejemplo: 'https://idonea.example/dashboard', enlace: true },
      enlacePreferencias,
    },
  },
  credencialesAdministrador: {
    cuando: 'Al crear la cuenta de quien administra una empresa, con su contraseña temporal.',
    variables: acceso,
  },
  invitacionUsuario: {
    cuando: 'Al invitar a una persona al equipo de una empresa, con su contraseña temporal.',
    variables: acceso,
  },
  resetPassword: {
    cuando: 'Cuando alguien que administra usuarios restablece la contraseña de una persona.',
    variables: acceso,
  },
  recovery: {
    cuando: 'Cuando una persona ha olvidado su contraseña y pide un código para elegir otra.',
    variables: {
      nombre,
      codigo: { etiqueta: 'Código de 6 cifras', ejemplo: '482913', requerida: true, secreta: true },
    },
  },
  solicitudRechazada: {
    cuando: 'Al rechazar la solicitud de una empresa nueva, si se elige avisar a quien la envió.',
    variables: {
      nombre,
      empresa: { etiqueta: 'Empresa de la solicitud', ejemplo: 'Aceros del Norte' },
      motivo: { etiqueta: 'Motivo del rechazo', ejemplo: 'De momento no ofrecemos el servicio en tu país.' },
    },
  },
  invitacionEntrevista: {
    cuando: 'Al programar una entrevista, con el enlace personal del candidato y la cita para su calendario.',
    variables: cita,
  },
  entrevistaReprogramada: {
    cuando: 'Al cambiar la fecha de una entrevista; actualiza la cita del calendario.',
    variables: {
      ...cita,
      fechaAnterior: {
        etiqueta: 'Fecha anterior',
        ejemplo: 'viernes, 6 de marzo de 2026, 10:00 (hora de Madrid)',
      },
    },
  },
  entrevistaCancelada: {
    cuando: 'Al cancelar una entrevista; retira la cita del calendario.',
    variables: { ...entrevista, motivo: { etiqueta: 'Motivo', ejemplo: 'El puesto se ha cubierto.' } },
  },
  nuevoEnlaceEntrevista: {
    cuando: 'Al cambiar el enlace de una entrevista, que deja sin efecto el anterior.',
    variables: cita,
  },
  recordatorioEntrevista: {
    cuando: 'Un día y una hora antes de la entrevista, al candidato que todavía no ha empezado.',
    variables: { ...cita, antelacion: { etiqueta: 'Tiempo que falta', ejemplo: '24 horas' } },
  },
  resultadosEntrevista: {
    cuando: 'Cuando alguien del equipo envía el resultado de una entrevista con el informe validado.',
    variables: {
      nombreCandidato: entrevista.nombreCandidato,
      nombreEmpresa,
      nombreServicio: entrevista.nombreServicio,
      mensaje: {
        etiqueta: 'Mensaje de quien lo envía',
        ejemplo: 'Gracias por completar la entrevista. Nos ha gustado conocerte.',
        requerida: true,
      },
      siguientesPasos: {
        etiqueta: 'Siguientes pasos',
        ejemplo: 'Te llamaremos esta semana para acordar una reunión.',
        requerida: true,
      },
    },
  },
  rechazoCandidato: {
    cuando: 'Cuando alguien del equipo pasa a un candidato a Rechazado y elige avisarle por correo.',
    variables: {
      nombreCandidato: entrevista.nombreCandidato,
      nombreEmpresa,
      puesto: { etiqueta: 'Puesto', ejemplo: 'Analista' },
      mensaje: {
        etiqueta: 'Mensaje de quien lo envía',
        ejemplo: 'Gracias por tu interés. Esta vez seguimos adelante con otras personas.',
        requerida: true,
      },
    },
  },
  entrevistaProgramada: {
    cuando: 'Al programar una entrevista, o varias a la vez, a quien las ha programado.',
    variables: aviso(
      'Entrevista programada',
      'Marcos Vidal tiene la entrevista «Entrevista en profundidad» el lunes, 9 de marzo de 2026, 10:00 (hora de Madrid).',
      'Ver entrevista',
      '/entrevistas/ejemplo',
    ),
  },
  entrevistaCompletada: {
    cuando: 'Cuando un candidato termina su entrevista, a quien la programó.',
    variables: aviso(
      'Entrevista completada',
      'Marcos Vidal ha terminado la entrevista «Entrevista en profundidad». Estamos preparando el informe.',
      'Ver entrevista',
      '/entrevistas/ejemplo',
    ),
  },
  reporteListo: {
    cuando: 'Cuando el informe de una entrevista está listo para que una persona lo revise.',
    variables: aviso(
      'Informe listo para revisar',
      'El informe de Marcos Vidal espera tu validación.',
      'Revisar informe',
      '/informes/ejemplo',
    ),
  },
  seguimiento: {
    cuando: 'Un día antes de una entrevista, a quien la sigue en la empresa.',
    variables: aviso(
      'Recordatorio de entrevista',
      'Marcos Vidal tiene la entrevista «Entrevista en profundidad» el lunes, 9 de marzo de 2026, 10:00 (hora de Madrid).',
      'Ver entrevista',
      '/entrevistas/ejemplo',
    ),
  },
  reporteSemanal: {
    cuando: 'Cada lunes a las 8:00 de la empresa, a quienes la administran, si hubo actividad en la semana.',
    variables: reporte('del 2 al 8 de marzo de 2026', 'la semana anterior'),
  },
  reporteMensual: {
    cuando: 'El día 1 de cada mes a las 8:00 de la empresa, a quienes la administran, si hubo actividad en el mes.',
    variables: reporte('febrero de 2026', 'el mes anterior'),
  },
  reportePersonalizado: {
    cuando: 'Cuando alguien envía por correo las cifras de Analytics con los filtros que ha elegido.',
    variables: {
      nombre,
      nombreEmpresa,
      remitente: { etiqueta: 'Quien lo envía', ejemplo: 'Lucía Ferrer' },
      mensaje: { etiqueta: 'Mensaje de quien lo envía', ejemplo: 'Así va el proceso de ventas.' },
      periodo: { etiqueta: 'Periodo', ejemplo: 'del 2 al 8 de marzo de 2026' },
      filtros: { etiqueta: 'Filtros', ejemplo: 'Ventas · Entrevista en profundidad' },
      ...cifras('el periodo anterior'),
      finalizacion: { etiqueta: 'Finalización', ejemplo: '75\u00a0% (9 de 12)' },
      puntuacion: { etiqueta: 'Puntuación media', ejemplo: '7,4 de 10' },
      enlace: enlaceAnalytics,
    },
  },
  atencion: {
    cuando: 'Cuando hay algo que atender de un candidato, a su persona de contacto. El asunto y el texto son fijos.',
    variables: {
      nombre,
      titulo: {
        etiqueta: 'Asunto del aviso',
        ejemplo: 'Marcos Vidal ha dejado su entrevista en pausa',
      },
      mensaje: {
        etiqueta: 'Texto del aviso',
        ejemplo:
          'Marcos Vidal ha dejado en pausa la entrevista «Entrevista en profundidad». Ponte en contacto en 24 horas.',
        requerida: true,
      },
      accion: { etiqueta: 'Texto del botón', ejemplo: 'Abrir en Atención' },
      enlace: {
        etiqueta: 'Enlace a la pantalla',
        ejemplo: 'https://idonea.example/atencion',
        enlace: true,
        requerida: true,
      },
    },
  },
  atencionExterna: {
    cuando:
      'Cuando hay que llamar o escribir a un candidato, a una persona de contacto sin cuenta en Idonea o a la guardia. El asunto y el texto son fijos.',
    variables: {
      nombre,
      nombreEmpresa,
      titulo: { etiqueta: 'Asunto del aviso', ejemplo: 'Marcos Vidal ha dejado su entrevista en pausa' },
      mensaje: {
        etiqueta: 'Texto del aviso',
        ejemplo:
          'Marcos Vidal ha dejado en pausa la entrevista «Entrevista en profundidad». Ponte en contacto en 24 horas.',
        requerida: true,
      },
      localizar: { etiqueta: 'Teléfono y correo del candidato', ejemplo: '600 100 200, marcos.vidal@correo.example' },
    },
  },
  respuestaAtencion: {
    cuando: 'Cuando la persona de contacto contesta a un candidato o le ofrece otro día u otra forma.',
    variables: {
      nombreCandidato: entrevista.nombreCandidato,
      nombreEmpresa,
      nombreServicio: entrevista.nombreServicio,
      contacto: { etiqueta: 'Quien escribe', ejemplo: 'Rosa Vega' },
      correoContacto: { etiqueta: 'Su correo', ejemplo: 'rosa.vega@acerosdelnorte.example' },
      mensaje: { etiqueta: 'Mensaje', ejemplo: 'Claro: puedes hacerla el jueves por la tarde.', requerida: true },
    },
  },
  alertas: {
    cuando: 'Cuando pasa algo que pide atención: límites, informes atrasados, entrevistas que fallan.',
    variables: aviso(
      'Revisión atrasada',
      'El informe de Marcos Vidal espera tu validación desde hace 3 días.',
      'Revisar informe',
      '/informes/ejemplo',
    ),
  },
  notification: {
    cuando:
      'Con los avisos de la campana que no tienen un correo propio: pagos, licencias, límites, claves, importaciones.',
    variables: aviso(
      'Licencia vencida',
      'Ha terminado la vigencia de una licencia con 2 entrevistas sin usar.',
      'Ver el panel',
      '/dashboard',
      '2 entrevistas sin usar',
    ),
  },
};
