/**
 * The table of accessibility: each state of a screen that a test shows, and checks there with `expectAccessible`. A tab is
 * a row by its name, alone or before a colon ('Notas', 'Notas: sin notas'); a state of the sala by that of the interview.
 * `accessibility-table.unit.test.ts` finds routes, states of the sala and rows that no test checks.
 */
export const STATES = {
  // acceso
  '/login': [],
  '/oauth/success': [],

  // panel
  '/dashboard': [],

  // servicios-hr
  '/servicios-hr': ['ejecutar', 'solo lectura'],
  '/servicios-hr/nuevo': ['errores'],
  '/servicios-hr/:codigo': ['Fases y preguntas', 'Competencias y rúbrica'],
  '/servicios-hr/:codigo/editar': ['de una fase'],
  '/servicios-hr/:codigo/versiones': ['dos'],
  '/servicios-hr/:codigo/probar': ['Simular con una persona candidata', 'Responder yo'],

  // candidatos
  '/candidatos': [],
  '/candidatos/nuevo': [],
  '/candidatos/por-suprimir': [],
  '/candidatos/:id': [],
  '/candidatos/:id/editar': [],

  // importaciones
  '/candidatos/importar': [],

  // entrevistas
  '/entrevistas': ['Lista', 'Lista: reprogramar', 'Lista: sala abierta', 'Calendario'],
  '/entrevistas/:id': ['programada'],

  // informes
  '/informes': ['con cola de revisión'],
  '/informes/comparar': ['con citas'],
  '/informes/:entrevistaId': ['Resumen', 'Competencias', 'Recomendaciones', 'PDF fallido'],
  '/informes/:entrevistaId/completo': ['en la cola', 'de un modelo, validado'],

  // analytics
  '/analytics': ['pocas entrevistas', 'con cifras', 'de la plataforma'],

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
  '/empresas': [],
  '/empresas/nueva': [],
  '/empresas/:id/editar': ['Plan Estratégico: con archivo', 'Plan Estratégico: lectura'],

  // usuarios
  '/usuarios': [],

  // notificaciones
  '/notificaciones': [],

  // perfil
  '/perfil': [],

  // configuracion
  '/configuracion': [],
  '/configuracion/plantillas/:plantilla': [],

  // saas-admin
  '/saas-admin': [],

  // asistentes
  '/saas-admin/empresas/nueva': [],
  '/onboarding': [],

  // sala
  '/entrevista/:accessToken': [],
} as const satisfies Record<string, readonly string[]>;

export type Screen = keyof typeof STATES;
export type State<S extends Screen> = (typeof STATES)[S][number];
