import { BUILT_IN_PLANES } from '#shared/empresas/planes/built-in-planes.ts';
import { ONBOARDING_VACIO } from '../wizard-values.ts';

/** An invented company, whose tax id belongs to nobody. */
export const ONBOARDING_DEMO = {
  ...ONBOARDING_VACIO,
  nombreLegal: 'Aurora Logística Ejemplo S.L.',
  nombreComercial: 'Aurora Logística',
  cif: 'B65410011',
  email: 'hola@aurora.example',
  telefono: '+34 910 000 000',
  cantidadTrabajadores: 50,
  sectorIndustrial: 'Logística',
  adminData: {
    ...ONBOARDING_VACIO.adminData,
    nombre: 'Clara Ejemplo Vidal',
    email: 'clara@aurora.example',
    telefono: '+34 600 000 000',
    cargo: 'Directora de personas',
  },
  areas: ['Recursos Humanos', 'Operaciones', 'Ventas'],
  configuracion: {
    ...ONBOARDING_VACIO.configuracion,
    subdominio: 'aurora-logistica',
    coloresPrimarios: { primario: '#0f766e', secundario: '#f0fdfa' },
  },
};

export const PLANES_DEMO = { planes: [...BUILT_IN_PLANES], error: undefined, retry: () => undefined };
