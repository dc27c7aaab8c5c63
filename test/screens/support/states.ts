/**
 * The table of accessibility: each state of a screen that a test shows, and checks there with `expectAccessible`. A tab is
 * a row by its name, alone or before a colon ('Notas', 'Notas: sin notas'); a state of the sala by that of the interview.
 * `accessibility-table.unit.test.ts` finds routes, states of the sala and rows that no test checks.
 */
export const STATES = {
  // acceso
  '/login': ['verificación: código no válido'],
  '/oauth/success': [],

  // panel
  '/dashboard': ['de una empresa'],

  // servicios-hr
  '/servicios-hr': [],
  '/servicios-hr/nuevo': [],
  '/servicios-hr/:codigo': [],
  '/servicios-hr/:codigo/editar': [],
  '/servicios-hr/:codigo/versiones': [],
  '/servicios-hr/:codigo/probar': [],

  // candidatos
  '/candidatos': [],
  '/candidatos/nuevo': [],
  '/candidatos/por-suprimir': [],
  '/candidatos/:id': [],
  '/candidatos/:id/editar': [],

  // importaciones
  '/candidatos/importar': [],

  // entrevistas
  '/entrevistas': [],
  '/entrevistas/:id': [],

  // informes
  '/informes': [],
  '/informes/comparar': [],
  '/informes/:entrevistaId': [],
  '/informes/:entrevistaId/completo': [],

  // analytics
  '/analytics': [],

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
  ],

  // usuarios
  '/usuarios': ['invitar: correo en uso', 'rol', 'menú: no se puede', 'toda la plataforma'],

  // notificaciones
  '/notificaciones': [],

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
  '/configuracion': [],
  '/configuracion/plantillas/:plantilla': [],

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
  '/entrevista/:accessToken': [],
} as const satisfies Record<string, readonly string[]>;

export type Screen = keyof typeof STATES;
export type State<S extends Screen> = (typeof STATES)[S][number];
