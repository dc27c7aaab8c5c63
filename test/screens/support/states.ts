/**
 * The table of accessibility: each state of a screen that a test shows, and checks there with `expectAccessible`. A tab is
 * a row by its name, also beside colons ('Notas', 'Notas: sin notas', 'Correo: Envíos', of which one stands within the
 * other); a state of the sala by that of the interview.
 * `accessibility-table.unit.test.ts` finds routes, states of the sala and rows that no test checks.
 */
export const STATES = {
  // acceso
  '/login': [],
  '/oauth/success': [],

  // panel
  '/dashboard': [],

  // servicios-hr
  '/servicios-hr': [],
  '/servicios-hr/nuevo': [],
  '/servicios-hr/:codigo': [],
  '/servicios-hr/:codigo/editar': [],
  '/servicios-hr/:codigo/versiones': [],
  '/servicios-hr/:codigo/probar': [],

  // candidatos
  '/candidatos': ['rechazar a varios'],
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
  '/informes/:entrevistaId': ['enviar resultado'],
  '/informes/:entrevistaId/completo': [],

  // analytics
  '/analytics': ['enviar por correo, sin línea'],

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
  '/empresas/:id/editar': [],

  // usuarios
  '/usuarios': [],

  // notificaciones
  '/notificaciones': [],

  // perfil
  '/perfil': [],

  // configuracion
  '/configuracion': [
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
  '/saas-admin': ['Analytics', 'Sistema', 'Sistema: fallidos', 'Sistema: Config APIs Globales'],

  // asistentes
  '/saas-admin/empresas/nueva': [],
  '/onboarding': [],

  // sala
  '/entrevista/:accessToken': [],
} as const satisfies Record<string, readonly string[]>;

export type Screen = keyof typeof STATES;
export type State<S extends Screen> = (typeof STATES)[S][number];
