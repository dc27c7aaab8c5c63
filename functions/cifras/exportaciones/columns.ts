import { ROLE_LABELS } from '#shared/core/permissions.ts';
import { ESTADO_EMPRESA_LABELS } from '#shared/empresas/empresas/empresa.states.ts';
import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { monthlyRevenue, type Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import type { UsuarioGestionado } from '#shared/empresas/usuarios/gestion.ts';
import { situacionDe } from '#shared/empresas/usuarios/situacion.ts';
import type { CsvColumn } from '../../core/csv.ts';
import type { EmpresaTenant } from '../../empresas/empresas/empresa-listado.repository.ts';
import type { Uso } from '../../empresas/empresas/uso.repository.ts';

/** Dates are instants in UTC, money is whole US dollars. */
export const USUARIOS: readonly CsvColumn<UsuarioGestionado>[] = [
  ['id', ({ id }) => id],
  ['nombre', ({ nombre }) => nombre],
  ['apellidos', ({ apellidos }) => apellidos],
  ['email', ({ email }) => email],
  ['rol', ({ rol }) => ROLE_LABELS[rol]],
  ['empresa', ({ empresaNombre }) => empresaNombre],
  ['estado', situacionDe],
  ['fecha_creacion', ({ fechaCreacion }) => fechaCreacion],
  ['ultimo_acceso', ({ ultimoAcceso }) => ultimoAcceso],
];

export const FACTURACION: readonly CsvColumn<Suscripcion>[] = [
  ['id', ({ id }) => id],
  ['empresa', ({ empresaNombre }) => empresaNombre],
  ['plan', ({ planNombre }) => planNombre],
  ['precio_usd', ({ precio }) => precio],
  ['periodo', ({ periodo }) => periodo],
  ['estado', ({ estado }) => ESTADO_EMPRESA_LABELS[estado]],
  ['ingreso_mensual_usd', monthlyRevenue],
  ['metodo_pago', ({ metodoPago }) => metodoPago.tipo],
  ['fecha_inicio', ({ fechaInicio }) => fechaInicio],
  ['fecha_fin', ({ fechaFin }) => fechaFin],
  ['proximo_pago', ({ fechaProximoPago }) => fechaProximoPago],
  ['ultimo_cargo', ({ ultimoCargo }) => ultimoCargo?.fecha],
  ['ultimo_cargo_usd', ({ ultimoCargo }) => ultimoCargo?.importe],
];

export interface Actividad {
  empresa: EmpresaTenant;
  uso: Uso | undefined;
  ultimoAcceso: string | null;
}

export const ANALYTICS: readonly CsvColumn<Actividad>[] = [
  ['id', ({ empresa }) => empresa.id],
  ['empresa', ({ empresa }) => displayNombre(empresa)],
  ['subdominio', ({ empresa }) => empresa.subdominio],
  ['plan', ({ empresa }) => empresa.plan],
  ['estado', ({ empresa }) => ESTADO_EMPRESA_LABELS[empresa.estado]],
  ['fecha_creacion', ({ empresa }) => empresa.fechaCreacion],
  ['usuarios_activos', ({ uso }) => uso?.usuarios],
  ['candidatos', ({ uso }) => uso?.candidatos],
  ['entrevistas', ({ uso }) => uso?.entrevistas],
  ['entrevistas_pendientes', ({ uso }) => uso?.pendientes],
  ['entrevistas_completadas', ({ uso }) => uso?.completadas],
  ['informes_por_validar', ({ uso }) => uso?.porValidar],
  [
    'finalizacion_pct',
    ({ uso }) => (uso && uso.entrevistas > 0 ? Math.round((uso.completadas / uso.entrevistas) * 100) : null),
  ],
  ['ultimo_acceso', ({ ultimoAcceso }) => ultimoAcceso],
];
