import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import type { EstadoEmpresa } from '#shared/empresas/empresa.states.ts';
import type { Empresa } from '#shared/empresas/empresa.ts';
import type { PanelPlataforma } from '#shared/panel/panel.api.ts';
import type { Estadisticas } from '#shared/plataforma/plataforma.api.ts';
import { monthlyRevenue, type Suscripcion } from '#shared/suscripciones/suscripcion.ts';
import type { Item, Key, Table, Write } from '../core/table.ts';

/**
 * Counters of the whole platform, moved in the transaction of what they count.
 *
 * | Access                                  | Key                                    |
 * | --------------------------------------- | -------------------------------------- |
 * | how many companies, in all and in each state | PK `GLOBAL#CIFRAS`, SK `EMPRESAS` |
 * | what their subscriptions bring in       | PK `GLOBAL#CIFRAS`, SK `INGRESOS`      |
 * | how many users                          | PK `GLOBAL#CIFRAS`, SK `USUARIOS`      |
 * | how many licences are active            | PK `GLOBAL#CIFRAS`, SK `LICENCIAS`     |
 * | interviews sent, reports made           | PK `GLOBAL#CIFRAS`, SK `ENTREVISTAS`   |
 * | what moved in a month (UTC)             | PK `GLOBAL#CIFRAS`, SK `MES#<yyyy-mm>` |
 *
 * Items of their own, since a company, its subscription and its administrator are made in one transaction, which may
 * write an item only once.
 */
const PK = 'GLOBAL#CIFRAS';
const EMPRESAS = { PK, SK: 'EMPRESAS' };
const INGRESOS = { PK, SK: 'INGRESOS' };
const USUARIOS = { PK, SK: 'USUARIOS' };
const LICENCIAS = { PK, SK: 'LICENCIAS' };
const ENTREVISTAS = { PK, SK: 'ENTREVISTAS' };
const mesKey = (fecha: string) => ({ PK, SK: `MES#${fecha.slice(0, 7)}` });

/** Fewer cases than this make no rate (decisions, section 1). */
const CASOS_MINIMOS = 5;

const cifrasSchema = lazy(() =>
  z.object({
    total: z.number().int().default(0),
    activas: z.number().int().default(0),
    trial: z.number().int().default(0),
    suspendidas: z.number().int().default(0),
    canceladas: z.number().int().default(0),
    mrr: z.number().int().default(0),
    cargos: z.number().int().default(0),
    pruebasConvertidas: z.number().int().default(0),
    pruebasPerdidas: z.number().int().default(0),
    altas: z.number().int().default(0),
    bajas: z.number().int().default(0),
    realizadas: z.number().int().default(0),
    informes: z.number().int().default(0),
  }),
);

type Cifras = z.output<ReturnType<typeof cifrasSchema>>;

type Contada = Pick<Empresa, 'estado'>;

/** The attribute of `EMPRESAS` that counts the companies of a state. */
const CONTADOR: Record<EstadoEmpresa, string> = {
  trial: 'trial',
  activa: 'activas',
  suspendida: 'suspendidas',
  cancelada: 'canceladas',
};

/** Part of every transaction that creates a company or changes it; nothing when what it counts for stays the same. */
export function empresaCifrasWrites(before: Contada | undefined, after: Contada): Write[] {
  if (before?.estado === after.estado) return [];
  const add = { ...(before ? { [CONTADOR[before.estado]]: -1 } : { total: 1 }), [CONTADOR[after.estado]]: 1 };
  return [{ update: EMPRESAS, add }];
}

/** Part of the transaction that removes a company. What its interviews and charges brought stays: it has been. */
export function empresaPurgadaWrite({ estado }: Contada): Write {
  return { update: EMPRESAS, add: { total: -1, [CONTADOR[estado]]: -1 } };
}

/** Part of every transaction that creates a subscription or changes it. */
export function ingresosWrites(before: Suscripcion | undefined, after: Suscripcion): Write[] {
  const mrr = monthlyRevenue(after) - (before ? monthlyRevenue(before) : 0);
  const cargo = after.ultimoCargo?.fecha === before?.ultimoCargo?.fecha ? undefined : after.ultimoCargo;
  const cargos = cargo?.importe ?? 0;
  const moved = before?.estado !== after.estado;
  const leftTrial = moved && before?.estado === 'trial';
  const altas = moved && after.estado === 'activa' ? 1 : 0;
  const bajas = moved && before?.estado === 'activa' ? 1 : 0;
  const pruebas = {
    pruebasConvertidas: leftTrial && after.estado === 'activa' ? 1 : 0,
    pruebasPerdidas: leftTrial && after.estado !== 'activa' ? 1 : 0,
  };
  return [
    ...addWrites(INGRESOS, { mrr, cargos, ...pruebas }),
    // Both dates are the transaction's own: a charge comes with the move that it brings about.
    ...addWrites(mesKey(cargo?.fecha ?? after.estadoDesde), { cargos, altas, bajas }),
  ];
}

/** Part of the transaction in which a candidate sends an interview, or its report is made. */
export function entrevistasCifrasWrite(add: { realizadas: 1 } | { informes: 1 }): Write {
  return { update: ENTREVISTAS, add };
}

function addWrites(update: Key, add: Record<string, number>): Write[] {
  const moved = Object.entries(add).filter(([, change]) => change !== 0);
  return moved.length > 0 ? [{ update, add: Object.fromEntries(moved) }] : [];
}

/** Part of every transaction that creates (1) or removes (-1) a user. */
export function usuarioCifrasWrite(total: 1 | -1): Write {
  return { update: USUARIOS, add: { total } };
}

/** Part of every transaction that moves a company's active licences. */
export function licenciasCifrasWrites(activas: number): Write[] {
  return activas === 0 ? [] : [{ update: LICENCIAS, add: { activas } }];
}

export function cifrasRepository(table: Table) {
  const read = (item: Item | undefined) => cifrasSchema().parse(item ?? {});
  const readAll = async <const K extends readonly Key[]>(keys: K) =>
    (await Promise.all(keys.map(async (key) => read(await table.get(key))))) as { [I in keyof K]: Cifras };
  return {
    async readLicencias(): Promise<{ licenciasActivas: number; totalEmpresas: number }> {
      const [empresas, licencias] = await Promise.all([table.get(EMPRESAS), table.get(LICENCIAS)]);
      return { licenciasActivas: read(licencias).activas, totalEmpresas: read(empresas).total };
    },

    async readPanel(): Promise<PanelPlataforma> {
      const [empresas, licencias, entrevistas] = await readAll([EMPRESAS, LICENCIAS, ENTREVISTAS]);
      return {
        ambito: 'plataforma',
        totalEmpresas: empresas.total,
        empresasActivas: empresas.activas,
        licenciasActivas: licencias.activas,
        entrevistasCompletadas: entrevistas.realizadas,
        informesGenerados: entrevistas.informes,
      };
    },

    async read(now: Date): Promise<Estadisticas> {
      const [empresas, ingresos, usuarios, entrevistas, mes] = await readAll([
        EMPRESAS,
        INGRESOS,
        USUARIOS,
        ENTREVISTAS,
        mesKey(now.toISOString()),
      ]);
      const { mrr, pruebasConvertidas } = ingresos;
      const pruebas = pruebasConvertidas + ingresos.pruebasPerdidas;
      const activasAntes = empresas.activas - mes.altas + mes.bajas;
      return {
        empresas_activas: empresas.activas,
        empresas_total: empresas.total,
        empresas_por_estado: {
          trial: empresas.trial,
          activa: empresas.activas,
          suspendida: empresas.suspendidas,
          cancelada: empresas.canceladas,
        },
        usuarios_totales: usuarios.total,
        entrevistas_realizadas: entrevistas.realizadas,
        informes_generados: entrevistas.informes,
        mrr,
        arr: mrr * 12,
        ingresos_mes: mes.cargos,
        ingresos_total: ingresos.cargos,
        conversion_trial: percent(pruebasConvertidas, pruebas),
        pruebas_terminadas: pruebas,
        churn_rate: percent(mes.bajas, activasAntes),
        activas_inicio_mes: activasAntes,
      };
    },
  };
}

/** Whole percent; null when there are too few cases to speak of a rate. */
function percent(part: number, whole: number): number | null {
  return whole < CASOS_MINIMOS ? null : Math.round((part / whole) * 100);
}
