import { ILIMITADO } from '../empresas/ilimitado.ts';
import type { Plan } from './plan.ts';

type BuiltIn = Omit<Plan, 'suscriptores' | 'version'>;

/** The plans that every platform begins with. The superadmin may change each of them. */
export const BUILT_IN_PLANES: readonly BuiltIn[] = [
  {
    id: 'starter',
    nombre: 'Starter',
    descripcion: 'Para equipos que empiezan a entrevistar con IA.',
    precio: 49,
    periodo: 'mensual',
    caracteristicas: ['Entrevistas con IA', 'Informes con evidencia', 'Soporte por correo'],
    limites: { empresas: 1, candidatos: 100, entrevistas: 50, usuarios: 3, almacenamiento: '5GB', soporte: 'basico' },
    activo: true,
  },
  {
    id: 'professional',
    nombre: 'Professional',
    descripcion: 'Para empresas que seleccionan todo el año.',
    precio: 149,
    periodo: 'mensual',
    caracteristicas: ['Todo lo de Starter', 'Análisis de texto', 'Analíticas y exportaciones', 'Soporte prioritario'],
    limites: {
      empresas: 3,
      candidatos: 500,
      entrevistas: 200,
      usuarios: 10,
      almacenamiento: '25GB',
      soporte: 'premium',
    },
    activo: true,
  },
  {
    id: 'enterprise',
    nombre: 'Enterprise',
    descripcion: 'Para grandes organizaciones, sin límites de uso.',
    precio: 399,
    periodo: 'mensual',
    caracteristicas: ['Todo lo de Professional', 'Uso sin límites', 'Soporte dedicado'],
    limites: {
      empresas: ILIMITADO,
      candidatos: ILIMITADO,
      entrevistas: ILIMITADO,
      usuarios: ILIMITADO,
      almacenamiento: '100GB',
      soporte: 'enterprise',
    },
    activo: true,
  },
];
