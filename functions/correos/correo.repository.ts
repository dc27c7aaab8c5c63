import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { ESTADOS_CORREO, type EstadoCorreo, estadosAntesDe, type ListCorreosQuery } from '#shared/correos/correo.ts';
import { isDeAtencion, NOMBRES_PLANTILLA, plantillaInfo } from '#shared/correos/plantillas.ts';
import type { Deps } from '../core/deps.ts';
import { filteredPage } from '../core/filtered-page.ts';
import { idsSince } from '../core/ids.ts';
import { eventWrite } from '../core/outbox.ts';
import {
  ConditionFailedError,
  EXISTS,
  NOT_EXISTS,
  type Page,
  type Query,
  type Table,
  type Write,
} from '../core/table.ts';
import { correoNoEncontrado, estadoNoPermite } from './correo.errors.ts';
import { toPresent } from './destinatario.ts';
import { envioOf, envioWrites, correosPartition as partition } from './envio.record.ts';

/**
 * E-mails to send: stored with what caused them, sent by a job. What the platform itself writes stands below
 * `GLOBAL#CORREOS` as that of a company below `EMPRESA#<id>`.
 *
 * | Access                                  | Key                                                     |
 * | --------------------------------------- | ------------------------------------------------------- |
 * | one e-mail, all of them newest first    | PK `EMPRESA#<id>`, SK `CORREO#<correoId>`               |
 * | those of the platform                   | PK `GLOBAL#CORREOS`, SK `CORREO#<correoId>`             |
 * | those in one state, newest first        | GSI1 `EMPRESA#<id>#CORREOS#<estado>`, `<correoId>`      |
 * | those to addresses that begin with this | GSI2 `EMPRESA#<id>#PARA`, begins `<email>#<correoId>`   |
 */
const recordSchema = lazy(() =>
  z.object({
    id: z.string(),
    /** null for what the platform itself writes, to people without a company. */
    empresaId: z.string().nullable(),
    plantilla: z.enum(NOMBRES_PLANTILLA),
    /** Template by which the log shows it and limits count it, where the true one would tell a company what it must not learn. */
    comoSeVe: z.enum(NOMBRES_PLANTILLA).optional(),
    para: z.object({ nombre: z.string(), email: z.string() }),
    variables: z.record(z.string(), z.string()),
    /** Encrypted with context `{ empresaId, campo }`, campo being the variable's name; passwords go when it is sent. */
    secretos: z.record(z.string(), z.string()).default({}),
    estado: z.enum(ESTADOS_CORREO),
    fecha: z.string(),
    fechaEnvio: z.string().optional(),
    intentos: z.number().int().default(0),
    motivo: z.string().optional(),
    via: z.enum(['ses', 'smtp']).optional(),
    reenvios: z.number().int().default(0),
  }),
);
export type Correo = z.output<ReturnType<typeof recordSchema>>;
export type NewCorreo = Pick<Correo, 'empresaId' | 'plantilla' | 'comoSeVe' | 'para' | 'variables' | 'secretos'>;

export const shownPlantilla = ({ plantilla, comoSeVe }: Pick<Correo, 'plantilla' | 'comoSeVe'>) =>
  comoSeVe ?? plantilla;

const key = (empresaId: string | null, id: string) => ({ PK: partition(empresaId), SK: `CORREO#${id}` });
const stateIndex = (empresaId: string | null, estado: EstadoCorreo) => `${partition(empresaId)}#CORREOS#${estado}`;
const paraIndex = (empresaId: string | null) => `${partition(empresaId)}#PARA`;

/**
 * The writes that ask for e-mails of one company: part of the transaction of what causes them, which is refused with them
 * when too many are asked for (`envio.record.ts`).
 */
export function correosWrites(deps: Pick<Deps, 'newId' | 'now'>, correos: readonly NewCorreo[]): Write[] {
  const puts = correos.flatMap((correo) => putWrites(deps, correo, deps.newId('cor')));
  return [...puts, ...envioWrites(correos.flatMap(envioOf), deps)];
}

export const correoWrites = (deps: Pick<Deps, 'newId' | 'now'>, correo: NewCorreo): Write[] =>
  correosWrites(deps, [correo]);

/** Writes that ask for an e-mail which was counted before: a job does what somebody asked for. */
export const countedCorreoWrites = (deps: Pick<Deps, 'newId' | 'now'>, correo: NewCorreo): Write[] =>
  putWrites(deps, correo, deps.newId('cor'));

function putWrites(deps: Pick<Deps, 'newId' | 'now'>, correo: NewCorreo, id: string): Write[] {
  const { empresaId, para, plantilla, variables } = correo;
  // By it their address is looked up when it is sent.
  if (plantillaInfo(plantilla).categoria === 'candidatos' && !variables.candidatoId) {
    throw new Error(`${plantilla} does not say which candidate it is for`);
  }
  const put = {
    ...key(empresaId, id),
    tipo: 'CORREO',
    GSI1PK: stateIndex(empresaId, 'encolado'),
    GSI1SK: id,
    GSI2PK: paraIndex(empresaId),
    GSI2SK: `${para.email}#${id}`,
    ...correo,
    id,
    estado: 'encolado',
    fecha: deps.now().toISOString(),
  };
  return [{ put, if: NOT_EXISTS }, solicitudWrite(deps, empresaId, id)];
}

/** Asks for a notice whose id follows from what causes it, unless it has been asked for before. */
export async function correoOnce(deps: Pick<Deps, 'newId' | 'now' | 'table'>, id: string, correo: NewCorreo) {
  try {
    await deps.table.write(putWrites(deps, correo, id));
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}

const solicitudWrite = (deps: Pick<Deps, 'newId' | 'now'>, empresaId: string | null, correoId: string) =>
  eventWrite(deps, partition(empresaId), 'CorreoSolicitado', { empresaId, correoId });

/** What a try came to: taken over, somebody else is at it until then, or there is nothing left to do. */
export type Claim = { kind: 'claimed' } | { kind: 'busy'; until: string } | { kind: 'settled' };

export function correoRepository(table: Table) {
  /** Moves an e-mail to a state, from those that lead there; false when it is in another one or gone. */
  async function move(
    { empresaId, id }: Pick<Correo, 'empresaId' | 'id'>,
    estado: EstadoCorreo,
    change: { set?: Record<string, unknown>; remove?: string[]; alongside?: readonly Write[] } = {},
  ): Promise<boolean> {
    const { set = {}, remove = [], alongside = [] } = change;
    try {
      await table.write([
        {
          update: key(empresaId, id),
          set: { estado, GSI1PK: stateIndex(empresaId, estado), ...set },
          remove: ['envioHasta', ...remove],
          if: { estado: { in: estadosAntesDe(estado) } },
        },
        ...alongside,
      ]);
      return true;
    } catch (error) {
      if (error instanceof ConditionFailedError) return false;
      throw error;
    }
  }

  return {
    async find(empresaId: string | null, id: string): Promise<Correo | undefined> {
      const item = await table.get(key(empresaId, id), { consistent: true });
      return item && recordSchema().parse(item);
    },

    /** One e-mail, with the address and the name that it goes to now. */
    async findPresent(empresaId: string | null, id: string): Promise<Correo | undefined> {
      const item = await table.get(key(empresaId, id), { consistent: true });
      return item && toPresent(table, recordSchema().parse(item));
    },

    /** What was sent, or is to be sent, to an address; without secrets. */
    async listPara(empresaId: string, email: string, cursor?: string): Promise<Page<Omit<Correo, 'secretos'>>> {
      const index = { index: 'GSI2', pk: paraIndex(empresaId), sk: { beginsWith: `${email}#` } } as const;
      const page = await table.query({ ...index, reverse: true, cursor });
      return {
        items: page.items.map((item) => recordSchema().omit({ secretos: true }).parse(item)),
        cursor: page.cursor,
      };
    },

    async list(empresaId: string | null, { limit, cursor, ...filters }: ListCorreosQuery): Promise<Page<Correo>> {
      const page = await table.query({ ...queryOf(empresaId, filters), limit, cursor });
      return filteredPage(
        page,
        (item) => recordSchema().parse(item),
        (correo) => matches(correo, filters) && !isDeAtencion(correo.plantilla),
      );
    },

    /**
     * Takes the e-mail over until `until`, one try more; `alongside` is stored with it, or nothing is. Somebody who
     * finds it taken must not send it.
     */
    async claim(
      { empresaId, id }: Correo,
      { now, until, alongside = [] }: { now: Date; until: Date; alongside?: readonly Write[] },
    ): Promise<Claim> {
      const update: Write = {
        update: key(empresaId, id),
        set: { envioHasta: until.toISOString() },
        add: { intentos: 1 },
        if: { estado: { eq: 'encolado' }, envioHasta: { absentOrBelow: now.toISOString() } },
      };
      try {
        await table.write([update, ...alongside]);
        return { kind: 'claimed' };
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        const { found } = error;
        if (found?.estado !== 'encolado') return { kind: 'settled' };
        return { kind: 'busy', until: String(found.envioHasta) };
      }
    },

    /** The try failed and another one comes: the e-mail is free again. */
    async release({ empresaId, id }: Correo, motivo: string): Promise<void> {
      await table.write([
        { update: key(empresaId, id), set: { motivo }, remove: ['envioHasta'], if: { estado: { eq: 'encolado' } } },
      ]);
    },

    /** Notes that it went out, and to whom. A password that was sent is kept nowhere; an interview's link is kept encrypted with the interview anyway. */
    async markSent(correo: Correo, envio: { mensajeId: string; via: 'ses' | 'smtp'; fecha: string }): Promise<void> {
      const { mensajeId, via, fecha } = envio;
      const { password: _, ...secretos } = correo.secretos;
      const { para, id } = correo;
      const set = { mensajeId, via, fechaEnvio: fecha, secretos, para, GSI2SK: `${para.email}#${id}` };
      await move(correo, 'enviado', { set, remove: ['motivo'] });
    },

    markFailed: (correo: Pick<Correo, 'empresaId' | 'id'>, motivo: string) =>
      move(correo, 'fallido', { set: { motivo } }),

    /** Its template is switched off. */
    markSkipped: (correo: Pick<Correo, 'empresaId' | 'id'>, motivo: string) =>
      move(correo, 'omitido', { set: { motivo } }),

    /** The recipient's server, or the recipient, does not want it. Also what was sent can still come back. */
    markBounced(
      { empresaId, id }: Pick<Correo, 'empresaId' | 'id'>,
      motivo: string,
      deps: Pick<Deps, 'newId' | 'now'>,
    ) {
      const told = eventWrite(deps, partition(empresaId), 'CorreoRebotado', { empresaId, correoId: id });
      return move({ empresaId, id }, 'rebotado', { set: { motivo }, alongside: [told] });
    },

    /** Back into the queue, with new tries. `secretos` replaces what is stored. */
    async requeue(
      { empresaId, id, para, variables }: Correo,
      secretos: Correo['secretos'],
      deps: Pick<Deps, 'newId' | 'now'>,
      result: unknown,
    ): Promise<void> {
      const writes: Write[] = [
        {
          update: key(empresaId, id),
          set: { estado: 'encolado', GSI1PK: stateIndex(empresaId, 'encolado'), intentos: 0, secretos },
          add: { reenvios: 1 },
          remove: ['motivo', 'envioHasta', 'fechaEnvio', 'mensajeId', 'via'],
          if: { ...EXISTS, estado: { in: estadosAntesDe('encolado') } },
          orFail: (found) => (found ? estadoNoPermite() : correoNoEncontrado()),
        },
        solicitudWrite(deps, empresaId, id),
        // Counted whatever its kind is: somebody asks for it now.
        ...envioWrites([{ empresaId, email: para.email, entrevistaId: variables.entrevistaId }], deps),
      ];
      await table.write(writes, { result });
    },
  };
}
export type CorreoRepository = ReturnType<typeof correoRepository>;

type Filters = Omit<ListCorreosQuery, 'limit' | 'cursor'>;

/** Ids begin with their time, so a period is a range of them. */
function queryOf(empresaId: string | null, { estado, q, desde, hasta }: Filters): Query {
  if (q) return { index: 'GSI2', pk: paraIndex(empresaId), sk: { typed: q } };
  const from = idsSince('cor', new Date(desde ?? 0));
  const to = idsSince('cor', hasta ? new Date(Date.parse(hasta) + 1) : new Date(AFTER_ALL));
  if (estado) return { index: 'GSI1', pk: stateIndex(empresaId, estado), sk: { between: [from, to] }, reverse: true };
  return { pk: partition(empresaId), sk: { between: [`CORREO#${from}`, `CORREO#${to}`] }, reverse: true };
}

/** An instant beyond those that ids have. */
const AFTER_ALL = 2 ** 48;

function matches(correo: Correo, { estado, categoria, plantilla, desde, hasta }: Filters): boolean {
  return (
    (!estado || correo.estado === estado) &&
    (!plantilla || shownPlantilla(correo) === plantilla) &&
    (!categoria || plantillaInfo(shownPlantilla(correo)).categoria === categoria) &&
    (!desde || correo.fecha >= desde) &&
    (!hasta || correo.fecha <= hasta)
  );
}
