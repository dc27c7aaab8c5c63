import type { ServicioActivo } from '#shared/empresas/empresas/onboarding.ts';

/** What each choice is called, and what it does today. */
export const SERVICIOS: readonly (readonly [ServicioActivo, string, string])[] = [
  ['entrevistas_ia', 'Entrevistas con IA', 'Desde el primer día, con los servicios contratados.'],
  ['analisis_bert', 'Análisis BERT', 'Desde el primer informe: análisis de texto en español.'],
  ['reportes_avanzados', 'Reportes Avanzados', 'Desde el primer informe: puntuaciones con sus citas.'],
  [
    'integracion_smtp',
    'Integración SMTP',
    'Se activará cuando haya un servidor propio configurado. Hasta entonces escribe la plataforma.',
  ],
  ['api_externa', 'API Externa', 'Se activará cuando la plataforma dé claves de acceso a otros sistemas.'],
  ['panel_ejecutivo', 'Panel Ejecutivo', 'Desde el primer día: las cifras de la empresa en su Dashboard.'],
];

export const INTEGRACIONES = [
  [
    'smtp_personalizado',
    'SMTP personalizado',
    'Se activará cuando el Super Admin guarde el servidor de correo en Configuración.',
  ],
  [
    'sso_enabled',
    'Inicio de sesión único (SSO)',
    'Se activará cuando el despliegue tenga configurado el acceso con Google o Microsoft.',
  ],
  ['api_externa', 'API externa', 'Se activará cuando la plataforma dé claves de acceso a otros sistemas.'],
] as const;
