/** What the user pool is deployed with: only a deployment changes these. Minutes and days. */
export const REGLAS_ACCESO = {
  passwordMinimo: 8,
  passwordTemporalDias: 7,
  sesionMinutos: 60,
  sesionDias: 30,
} as const;
