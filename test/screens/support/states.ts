/**
 * The table of accessibility: each state of a screen that a test shows, and checks there with `expectAccessible`. A tab is
 * a row by its name, alone or before a colon ('Notas', 'Notas: sin notas'); a state of the sala by that of the interview.
 * `accessibility-table.unit.test.ts` finds routes, states of the sala and rows that no test checks.
 */
export const STATES = {
  // acceso
  '/login': [
    'verificación: código no válido',
    'no son correctos',
    'demasiados intentos',
    'olvido',
    'código',
    'sesión terminada',
    'solicitud con errores',
    'solicitud recibida',
  ],
  '/oauth/success': ['comprobando', 'error'],

  // panel
  '/dashboard': [
    'cabecera del superadmin',
    'estado de la plataforma',
    'selector de empresa',
    'tu cuenta',
    'buscar',
    'notificaciones',
    'de una empresa',
  ],

  // servicios-hr
  '/servicios-hr': ['ejecutar', 'solo lectura'],
  '/servicios-hr/nuevo': ['errores'],
  '/servicios-hr/:codigo': ['Fases y preguntas', 'Competencias y rúbrica'],
  '/servicios-hr/:codigo/editar': ['de una fase'],
  '/servicios-hr/:codigo/versiones': ['dos'],
  '/servicios-hr/:codigo/probar': ['Simular con una persona candidata', 'Responder yo'],

  // candidatos
  '/candidatos': ['vacía', 'tarjetas', 'cambiar estado', 'tabla', 'resultado del cambio', 'rechazar a varios'],
  '/candidatos/nuevo': ['borrador recuperado', 'con CV, correo repetido'],
  '/candidatos/por-suprimir': ['lista', 'conservar'],
  '/candidatos/:id': [
    'Datos',
    'Historial',
    'Entrevistas',
    'Informes',
    'Documentos',
    'Documentos: propuesta',
    'Consentimientos',
    'Consentimientos: suprimir',
    'Notas',
    'suprimida',
  ],
  '/candidatos/:id/editar': ['otro CV'],

  // importaciones
  '/candidatos/importar': ['archivo', 'subiendo', 'columnas', 'revisión', 'resultado', 'deshecha'],

  // entrevistas
  '/entrevistas': ['Lista', 'Lista: reprogramar', 'Lista: sala abierta', 'Calendario'],
  '/entrevistas/:id': ['análisis fallido', 'pide ayuda, corregida', 'programada'],

  // informes
  '/informes': ['con cola de revisión'],
  '/informes/comparar': ['con citas'],
  '/informes/:entrevistaId': ['Resumen', 'Competencias', 'Recomendaciones', 'PDF fallido', 'enviar resultado'],
  '/informes/:entrevistaId/completo': ['en la cola', 'de un modelo, validado'],

  // analytics
  '/analytics': ['pocas entrevistas', 'con cifras', 'de la plataforma', 'enviar por correo, sin línea'],

  // areas
  '/areas': [
    'error',
    'vacía',
    'sin empresa',
    'sin resultados',
    'menú',
    'nueva: nombre repetido',
    'editar: versión obsoleta',
    'no se elimina',
    'reasignando',
    'reasignación detenida',
  ],

  // empresas
  '/empresas': ['lista', 'activar', 'eliminando'],
  '/empresas/nueva': [
    'Datos Básicos: con errores',
    'Servicios: la lista falla',
    'Contexto IA: compuesto',
    'Plan Estratégico',
    'Administrador: con errores',
    'creada',
  ],
  '/empresas/:id/editar': [
    'Datos Básicos: cambios de dos personas',
    'Servicios',
    'Contexto IA',
    'Plan Estratégico: sin plan',
    'Administrador: correo en uso',
    'Plan Estratégico: con archivo',
    'Plan Estratégico: lectura',
  ],

  // usuarios
  '/usuarios': ['invitar: correo en uso', 'rol', 'menú: no se puede', 'toda la plataforma'],

  // notificaciones
  '/notificaciones': ['lista', 'vacía', 'vaciar'],

  // perfil
  '/perfil': [
    'sin rellenar',
    'encuadrar la foto',
    'cerrar una sesión',
    'cambiar la contraseña con errores',
    'activar la verificación',
    'verificación obligatoria',
  ],

  // configuracion
  '/configuracion': [
    'Cuenta: operador',
    'General: operador',
    'Cuenta',
    'General',
    'Servicios',
    'Análisis de texto',
    'Acceso',
    'Seguridad',
    'Seguridad: un cambio',
    'Diagnóstico: Problemas frecuentes',
    'Diagnóstico: Prácticas corporativas',
    'Diagnóstico: Comandos de diagnóstico',
    'Marca: sin empresa',
    'Marca: con logo y aviso',
    'Datos: sin empresa',
    'Datos: Resumen',
    'Datos: Operaciones',
    'Datos: Operaciones: revisión',
    'Datos: Base documental',
    'Copias de seguridad',
    'APIs: modelo retirado',
    'APIs: de una empresa, sin pruebas por ahora',
    'APIs de IA',
    'Correo: Servidor SMTP: prueba fallida',
    'Correo: Emails por Categoría',
    'Correo: Plantillas',
    'Correo: Avanzado: versión obsoleta',
    'Correo: Envíos',
  ],
  '/configuracion/plantillas/:plantilla': ['editor', 'HTML', 'comparar'],

  // saas-admin
  '/saas-admin': [
    'Dashboard: exportación larga',
    'Dashboard: exportación fallida',
    'Empresas',
    'Empresas: solicitudes',
    'Empresas: una solicitud',
    'Planes',
    'Planes: nuevo con errores',
    'Suscripciones',
    'Suscripciones: una',
    'Analytics',
    'Sistema',
    'Sistema: fallidos',
    'Sistema: Config APIs Globales',
  ],

  // asistentes
  '/saas-admin/empresas/nueva': ['información básica', 'objetivos de contratación', 'estrategia con errores'],
  '/onboarding': [
    'empresa: CIF en uso',
    'tenant con errores',
    'creada',
    'demo: plan',
    'demo: configuración inicial',
    'demo: resumen',
  ],

  // sala
  '/entrevista/:accessToken': [
    'cargando',
    'fallo',
    'no válida',
    'suspendida',
    'no_abierta',
    'cancelada',
    'caducada',
    'abierta: inicio',
    'abierta: otro dispositivo',
    'abierta: falta un consentimiento',
    'abierta: preparación',
    'abierta: práctica',
    'abierta: por la empresa',
    'abierta: con logo y aviso',
    'en_curso: pregunta',
    'en_curso: ayuda',
    'en_curso: hablar',
    'en_curso: grabando',
    'en_curso: revisar lo dicho',
    'en_curso: la voz del navegador',
    'en_curso: sin permiso',
    'abierta: dispositivo',
    'pausada',
    'por_enviar: repaso',
    'por_enviar: corrección',
    'completada: recibo y opinión',
    'en_curso: sin conexión, por enviar',
    'en_curso: siguió en otro dispositivo',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Screen = keyof typeof STATES;
export type State<S extends Screen> = (typeof STATES)[S][number];
