import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { atencionSchema, type PreferenciaContacto, type TipoAtencion } from '#shared/entrevistas/atencion/atencion.ts';
import { venceOf } from '#shared/entrevistas/atencion/plazo-atencion.ts';
import type { MotivoAyuda } from '#shared/entrevistas/sala/ayuda.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { type Item, NOT_EXISTS, type Write } from '../../core/table.ts';
import { turnosPartition } from '../../entrada/entrevista-keys.ts';
import { sinAbrirAgenda } from '../agenda/agenda.record.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import type { AjustesAtencionRecord } from './ajustes-atencion.record.ts';

/**
 * What there is to attend to for candidates. It stands with the interview and goes with it; once closed it ends after 30
 * days. No word of an answer is in it, and not why it was made.
 *
 * | Access                                   | Key                                                                        |
 * | ---------------------------------------- | -------------------------------------------------------------------------- |
 * | one, all of an interview                 | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `ATENCION#<atencionId>`      |
 * | the open one of its kind, once (guard)   | the same PK, SK `ATENCION_ABIERTA#<tipo>`                                  |
 * | open in a company, by due time           | GSI1 `EMPRESA#<id>#ATENCION#abiertas`, `<vence>#<atencionId>`                |
 * | closed in a company, by time             | GSI1 `EMPRESA#<id>#ATENCION#cerradas`, `<fecha>#<atencionId>`                |
 */
export const atencionKey = (empresaId: string, entrevistaId: string, id: string) => ({
  PK: turnosPartition(empresaId, entrevistaId),
  SK: `ATENCION#${id}`,
});
export const abiertaKey = (empresaId: string, entrevistaId: string, tipo: TipoAtencion) => ({
  PK: turnosPartition(empresaId, entrevistaId),
  SK: `ATENCION_ABIERTA#${tipo}`,
});
export const listaPartition = (empresaId: string, lista: 'abiertas' | 'cerradas') =>
  `${companyPartition(empresaId)}#ATENCION#${lista}`;

export const recordSchema = lazy(() =>
  atencionSchema().extend({
    empresaId: z.string(),
    vista: atencionSchema().shape.vista.default(null),
    preferencia: atencionSchema().shape.preferencia.default(null),
    motivo: atencionSchema().shape.motivo.default(null),
    texto: z.string().nullable().default(null),
    respuesta: atencionSchema().shape.respuesta.default(null),
    cerrada: atencionSchema().shape.cerrada.default(null),
    /** Users who neither are told of it nor see it: whom the person has named. */
    excepto: z.array(z.string()).default([]),
    /** Epoch seconds after which it is there no more. */
    expira: z.number().int().optional(),
  }),
);
export type AtencionRecord = z.output<ReturnType<typeof recordSchema>>;

/** A new case, as a room or a job opens it. */
export interface NuevaAtencion {
  tipo: TipoAtencion;
  /** Of `consulta` and `ayuda`: what the person has sent to the contact on purpose. Never of an answer. */
  texto?: string;
  /** Of `ayuda`. */
  motivo?: MotivoAyuda;
  preferencia?: PreferenciaContacto;
  /** Users whom the person names as the cause: they are not told and do not see it. */
  excepto?: readonly string[];
}

/** The interview, and what its company has promised: a loaded room is one. */
interface Donde {
  entrevista: Pick<EntrevistaRecord, 'empresaId' | 'id' | 'candidatoId' | 'zonaHoraria'>;
  anfitrion: { ajustesAtencion: Pick<AjustesAtencionRecord, 'plazo' | 'zonaHoraria'> };
}

/** Of an interview one of these is open at a time: another sign opens no second one. */
const UNA_A_LA_VEZ: readonly TipoAtencion[] = ['urgente', 'neutro'];

/**
 * The writes that open something to attend to: part of the transaction of what causes it. Contact and deputy are told by the
 * event among them. While one of the same kind is open (`urgente`, `neutro`), nothing is opened and nobody is told again;
 * only how the person would rather be reached is noted. They need no condition of the caller's and never fail.
 *
 *     await table.write([...own, ...openWrites(deps, sala, { tipo: 'neutro' })]);
 */
export function openWrites(deps: Pick<Deps, 'newId' | 'now'>, donde: Donde, nueva: NuevaAtencion): Write[] {
  const { empresaId, id: entrevistaId, candidatoId, zonaHoraria } = donde.entrevista;
  const { plazo, zonaHoraria: propia } = donde.anfitrion.ajustesAtencion;
  const now = deps.now();
  const id = deps.newId('ate');
  const { tipo, preferencia, ...said } = nueva;
  const vence = tipo === 'urgente' ? now : venceOf(plazo, now, propia ?? zonaHoraria);
  const put: Item = {
    ...atencionKey(empresaId, entrevistaId, id),
    ...listaKeys(empresaId, 'abiertas', vence.toISOString(), id),
    ...{ id, tipo, empresaId, entrevistaId, candidatoId, creada: now.toISOString(), vence: vence.toISOString() },
    ...{ estado: 'abierta', ...said, ...(preferencia && { preferencia }) },
  };
  const opened: Write[] = [
    { put, if: NOT_EXISTS },
    openedEvent(deps, { empresaId, entrevistaId, atencionId: id }, nueva),
    ...sinAbrirAgenda({ empresaId, id: entrevistaId }, { atencionId: id, tipo, vence: vence.toISOString() }, now),
  ];
  if (!UNA_A_LA_VEZ.includes(tipo)) return opened;
  const guard: Write = {
    put: { ...abiertaKey(empresaId, entrevistaId, tipo), tipo: 'ATENCION_ABIERTA', atencionId: id },
    if: NOT_EXISTS,
    instead: (found) =>
      preferencia && found
        ? [{ update: atencionKey(empresaId, entrevistaId, String(found.atencionId)), set: { preferencia } }]
        : [],
  };
  const together = [guard, ...opened];
  return together.map((write) => ({ ...write, together }));
}

export const listaKeys = (empresaId: string, lista: 'abiertas' | 'cerradas', fecha: string, id: string) => ({
  GSI1PK: listaPartition(empresaId, lista),
  GSI1SK: `${fecha}#${id}`,
});

function openedEvent(
  deps: Pick<Deps, 'newId' | 'now'>,
  detail: { empresaId: string; entrevistaId: string; atencionId: string },
  { tipo, motivo = 'otro' }: NuevaAtencion,
): Write {
  const partition = companyPartition(detail.empresaId);
  if (tipo === 'urgente') return eventWrite(deps, partition, 'AtencionUrgente', detail);
  if (tipo === 'ayuda') return eventWrite(deps, partition, 'AyudaSolicitada', { ...detail, motivo });
  return eventWrite(deps, partition, 'AtencionAbierta', detail);
}
