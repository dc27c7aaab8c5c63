/** Choices that the onboarding offers, and what it sets. */

export const AREAS_INICIALES = [
  'Tecnología',
  'Recursos Humanos',
  'Marketing',
  'Ventas',
  'Finanzas',
  'Operaciones',
  'Legal',
  'Diseño',
] as const;

export const SERVICIOS_ACTIVOS = [
  'entrevistas_ia',
  'analisis_bert',
  'reportes_avanzados',
  'integracion_smtp',
  'api_externa',
  'panel_ejecutivo',
] as const;
export type ServicioActivo = (typeof SERVICIOS_ACTIVOS)[number];

/** Contracted besides the services that every company begins with. */
export const SERVICIOS_ONBOARDING = {
  mapeoCompetencias: true,
  testVocacional: true,
  evaluacionDesempeno: true,
  panelCandidato: true,
  dashboardEjecutivo: true,
  huntingInterno: false,
};

/** How many people work there, as it is stored, and what the choice says. */
export const TRAMOS_TRABAJADORES = [
  [10, '1-10'],
  [50, '11-50'],
  [200, '51-200'],
  [500, '201-500'],
  [1000, '500+'],
] as const;
