/**
 * The table of accessibility: each state of a screen that a test shows, and checks there with `expectAccessible`. A tab is
 * a row by its name, alone or before a colon ('Notas', 'Notas: sin notas'); a state of the sala by that of the interview.
 * `rarer` ones, and what one shared component shows the same everywhere, only the run in full checks (`TODO=1`).
 * `accessibility-table.unit.test.ts` finds routes, states of the sala and rows that no test checks.
 */
export const STATES = {
  // acceso
  '/login': {
    always: ['no son correctos', 'olvido', 'código', 'solicitud con errores'],
    rarer: ['verificación: código no válido', 'demasiados intentos', 'sesión terminada', 'solicitud recibida'],
  },
  '/oauth/success': { always: ['error'], rarer: ['comprobando'] },

  // panel
  '/dashboard': {
    always: ['estado de la plataforma', 'buscar', 'notificaciones', 'de una empresa'],
    rarer: ['cabecera del superadmin', 'selector de empresa', 'tu cuenta'],
  },

  // servicios-hr
  '/servicios-hr': { always: ['ejecutar'], rarer: ['solo lectura'] },
  '/servicios-hr/nuevo': { always: ['errores'] },
  '/servicios-hr/:codigo': { always: ['Fases y preguntas', 'Competencias y rúbrica'] },
  '/servicios-hr/:codigo/editar': { always: ['de una fase'] },
  '/servicios-hr/:codigo/versiones': { always: ['dos'] },
  '/servicios-hr/:codigo/probar': { always: ['Simular con una persona candidata', 'Responder yo'] },

  // candidatos
  '/candidatos': {
    always: ['tarjetas', 'tabla', 'rechazar a varios'],
    rarer: ['vacía', 'cambiar estado', 'resultado del cambio'],
  },
  '/candidatos/nuevo': { always: ['con CV, correo repetido'], rarer: ['borrador recuperado'] },
  '/candidatos/por-suprimir': { always: ['lista'], rarer: ['conservar'] },
  '/candidatos/:id': {
    always: ['Datos', 'Historial', 'Entrevistas', 'Informes', 'Documentos', 'Consentimientos', 'Notas'],
    rarer: ['Documentos: propuesta', 'Consentimientos: suprimir', 'suprimida'],
  },
  '/candidatos/:id/editar': { always: ['otro CV'], rarer: ['otra dirección'] },

  // importaciones
  '/candidatos/importar': { always: ['archivo', 'columnas', 'revisión', 'resultado'], rarer: ['subiendo', 'deshecha'] },

  // entrevistas
  '/entrevistas': { always: ['Lista', 'Lista: reprogramar', 'Calendario'], rarer: ['Lista: sala abierta'] },
  '/entrevistas/:id': { always: ['pide ayuda, corregida', 'programada'], rarer: ['análisis fallido'] },

  // atencion
  '/atencion': { always: ['lista', 'de la plataforma'], rarer: ['vacía'] },
  '/atencion/:entrevistaId/:id': { always: ['urgente', 'pregunta', 'ofrecer', 'cerrar'], rarer: ['con una persona'] },

  // informes
  '/informes': { always: ['con cola de revisión'] },
  '/informes/comparar': { always: ['con citas'] },
  '/informes/:entrevistaId': {
    always: ['Resumen', 'Competencias', 'Recomendaciones', 'enviar resultado'],
    rarer: ['PDF fallido'],
  },
  '/informes/:entrevistaId/completo': { always: ['de un modelo, validado'], rarer: ['en la cola'] },

  // analytics
  '/analytics': {
    always: ['con cifras', 'de la plataforma'],
    rarer: ['pocas entrevistas', 'enviar por correo, sin línea'],
  },

  // areas
  '/areas': {
    always: ['menú', 'nueva: nombre repetido', 'reasignando'],
    rarer: [
      'error',
      'vacía',
      'sin empresa',
      'sin resultados',
      'editar: versión obsoleta',
      'no se elimina',
      'reasignación detenida',
    ],
  },

  // empresas
  '/empresas': { always: ['lista'], rarer: ['activar', 'eliminando'] },
  '/empresas/nueva': {
    always: ['Datos Básicos: con errores', 'Contexto IA: compuesto', 'Plan Estratégico', 'Administrador: con errores'],
    rarer: ['Servicios: la lista falla', 'creada'],
  },
  '/empresas/:id/editar': {
    always: ['Servicios', 'Contexto IA', 'Plan Estratégico: con archivo'],
    rarer: [
      'Datos Básicos: cambios de dos personas',
      'Plan Estratégico: sin plan',
      'Administrador: correo en uso',
      'Plan Estratégico: lectura',
    ],
  },

  // usuarios
  '/usuarios': { always: ['invitar: correo en uso', 'rol'], rarer: ['menú: no se puede', 'toda la plataforma'] },

  // notificaciones
  '/notificaciones': { always: ['lista'], rarer: ['vacía', 'vaciar'] },

  // perfil
  '/perfil': {
    always: ['sin rellenar', 'encuadrar la foto', 'activar la verificación'],
    rarer: ['cerrar una sesión', 'cambiar la contraseña con errores', 'verificación obligatoria'],
  },

  // configuracion
  '/configuracion': {
    always: [
      'Cuenta',
      'General',
      'Servicios',
      'Análisis de texto',
      'Acceso',
      'Seguridad',
      'Diagnóstico: Problemas frecuentes',
      'Atención: contacto que decide',
      'Marca: con logo y aviso',
      'Datos: Resumen',
      'Datos: Operaciones',
      'Datos: Base documental',
      'Copias de seguridad',
      'APIs de IA',
      'Correo: Servidor SMTP: prueba fallida',
      'Correo: Emails por Categoría',
      'Correo: Plantillas',
      'Correo: Avanzado: versión obsoleta',
      'Correo: Envíos',
    ],
    rarer: [
      'Cuenta: operador',
      'General: operador',
      'Seguridad: un cambio',
      'Diagnóstico: Prácticas corporativas',
      'Diagnóstico: Comandos de diagnóstico',
      'Atención: correo no válido',
      'Marca: sin empresa',
      'Datos: sin empresa',
      'Datos: Operaciones: revisión',
      'Datos: Operaciones: lo que no se trajo',
      'APIs: modelo retirado',
      'APIs: de una empresa, sin pruebas por ahora',
    ],
  },
  '/configuracion/plantillas/:plantilla': { always: ['editor', 'HTML', 'comparar'] },

  // saas-admin
  '/saas-admin': {
    always: [
      'Dashboard: exportación larga',
      'Empresas',
      'Empresas: una solicitud',
      'Planes: nuevo con errores',
      'Suscripciones: una',
      'Analytics',
      'Cuidado: líneas vencidas',
      'Textos',
      'Textos: un texto',
      'Teléfonos de ayuda',
      'Teléfonos de ayuda: retirar con errores',
      'Teléfonos de ayuda: corregir con errores',
      'Sistema',
      'Sistema: Config APIs Globales',
    ],
    rarer: [
      'Textos: anotar una revisión',
      'Teléfonos de ayuda: confirmar',
      'Teléfonos de ayuda: detalle',
      'Dashboard: exportación fallida',
      'Empresas: solicitudes',
      'Planes',
      'Suscripciones',
      'Sistema: fallidos',
    ],
  },

  // asistentes
  '/saas-admin/empresas/nueva': {
    always: ['información básica', 'objetivos de contratación'],
    rarer: ['estrategia con errores'],
  },
  '/onboarding': {
    always: ['empresa: CIF en uso', 'tenant con errores', 'demo: plan'],
    rarer: ['creada', 'demo: configuración inicial', 'demo: resumen'],
  },

  // sala
  '/entrevista/:accessToken': {
    always: [
      'no válida',
      'abierta: avisos cambiados',
      'abierta: inicio',
      'abierta: falta un consentimiento',
      'abierta: práctica',
      'en_curso: pregunta',
      'en_curso: ayuda',
      'en_curso: hablar',
      'en_curso: revisar lo dicho',
      'pausada',
      'pausada: cuidado',
      'pausada: teléfonos de dos países',
      'pausada: terminar aquí',
      'en_curso: contestada',
      'por_enviar: repaso',
      'completada: recibo y opinión',
      'en_curso: sin conexión, por enviar',
    ],
    rarer: [
      'cargando',
      'fallo',
      'suspendida',
      'no_abierta',
      'cancelada',
      'caducada',
      'abierta: otro dispositivo',
      'abierta: preparación',
      'abierta: por la empresa',
      'abierta: con logo y aviso',
      'en_curso: grabando',
      'en_curso: la voz del navegador',
      'en_curso: sin permiso',
      'abierta: dispositivo',
      'por_enviar: corrección',
      'en_curso: siguió en otro dispositivo',
    ],
  },
} as const satisfies Record<string, { always: readonly string[]; rarer?: readonly string[] }>;

type Table = typeof STATES;
export type Screen = keyof Table;
type Listed = {
  [S in Screen]:
    | Table[S]['always'][number]
    | (Table[S] extends { rarer: readonly (infer R extends string)[] } ? R : never);
};
export type State<S extends Screen> = Listed[S];

/** All rows of a screen. */
export function rowsOf(screen: Screen): { always: readonly string[]; rarer: readonly string[] } {
  return { rarer: [], ...STATES[screen] };
}
