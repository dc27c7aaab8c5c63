import type { Analiticas } from '#shared/empresas/plataforma/analiticas.ts';
import type { Estadisticas } from '#shared/empresas/plataforma/plataforma.api.ts';
import type { Dia } from './analiticas.repository.ts';
import { analiticasOf } from './analiticas-view.ts';
import type { Cifras } from './cifras.repository.ts';
import { dayOf } from './movimiento.record.ts';

/** The days of this month (UTC) until today. */
export function thisMonth(now: Date): { desde: string; hasta: string } {
  const hasta = dayOf(now);
  return { desde: `${hasta.slice(0, 7)}-01`, hasta };
}

/** The platform's figures; rates are those of the analytics of this month. */
export function estadisticasOf(cifras: Cifras, dias: readonly Dia[], now: Date): Estadisticas {
  const { EMPRESAS, INGRESOS, USUARIOS, ENTREVISTAS } = cifras;
  const { bajas, conversion } = analiticasOf(thisMonth(now), dias, cifras, now);
  return {
    empresas_activas: EMPRESAS.activas,
    empresas_total: EMPRESAS.total,
    empresas_por_estado: {
      trial: EMPRESAS.trial,
      activa: EMPRESAS.activas,
      suspendida: EMPRESAS.suspendidas,
      cancelada: EMPRESAS.canceladas,
    },
    usuarios_totales: USUARIOS.total,
    entrevistas_realizadas: ENTREVISTAS.realizadas,
    informes_generados: ENTREVISTAS.informes,
    mrr: INGRESOS.mrr,
    arr: INGRESOS.mrr * 12,
    ingresos_mes: dias.reduce((sum, { cargos }) => sum + cargos, 0),
    ingresos_total: INGRESOS.cargos,
    conversion_trial: percent(conversion),
    pruebas_terminadas: conversion.n,
    churn_rate: percent(bajas),
    activas_inicio_mes: bajas.n,
  };
}

function percent({ tasa }: Analiticas['bajas']): number | null {
  return tasa === null ? null : Math.round(tasa * 100);
}
