import { createHash } from 'node:crypto';
import { fold } from '#shared/core/fold.ts';
import { MESES_SOLICITUD } from '#shared/empresas/solicitudes/aviso-legal.ts';
import {
  type CreateSolicitud,
  ESTADOS_SOLICITUD,
  type EstadoSolicitud,
  SOLICITUD_TRANSITIONS,
  type Solicitud,
  solicitudSchema,
} from '#shared/empresas/solicitudes/solicitud.ts';
import type { Deps } from '../../core/deps.ts';
import { filteredPage } from '../../core/filtered-page.ts';
import { eventWrite } from '../../core/outbox.ts';
import { type Item, type Key, NOT_EXISTS, type Page, type Table, type Write } from '../../core/table.ts';
import {
  solicitudConEmpresa,
  solicitudNoEncontrada,
  solicitudSinAprobar,
  solicitudYaResuelta,
} from './solicitud.errors.ts';

/**
 * Requests of new companies.
 *
 * | Access                          | Key                                                             |
 * | ------------------------------- | --------------------------------------------------------------- |
 * | one request                     | PK `SOLICITUD#<id>`, SK `SOLICITUD`                             |
 * | all, by date                    | GSI1 `GLOBAL#SOLICITUDES`, `<fecha>#<id>`                       |
 * | those of one state, by date     | GSI2 `GLOBAL#SOLICITUDES#<estado>`, `<fecha>#<id>`              |
 * | sent before, word for word      | PK `SOLICITUD_ENVIADA#<sha-256>`, SK `SOLICITUD_ENVIADA` (guard)|
 *
 * Nobody has signed in here, so no Idempotency-Key can be bound to a caller: the words themselves tell a repetition.
 * A text is looked for in the list as it is read: there are few requests, they go after a year, and an index of their
 * words would be one more place with personal data.
 */
const REPEATED_SECONDS = 24 * 60 * 60;

const key = (id: string): Key => ({ PK: `SOLICITUD#${id}`, SK: 'SOLICITUD' });
const stateIndex = ({ id, estado, fecha }: NewSolicitud) => ({
  GSI2PK: `GLOBAL#SOLICITUDES#${estado}`,
  GSI2SK: `${fecha}#${id}`,
});

/** Nobody has looked at it. */
export type NewSolicitud = Omit<Solicitud, 'resolucion' | 'empresaId'>;

interface ListQuery {
  limit: number;
  cursor?: string | undefined;
  estado?: EstadoSolicitud | undefined;
  q?: string | undefined;
  orden: 'recientes' | 'antiguas';
}

/** Thrown by the write of a request that was stored before. */
class Repeated extends Error {
  readonly solicitud: Pick<Solicitud, 'id' | 'fecha'>;
  constructor(found: Item | undefined) {
    super('The request has been stored before');
    this.solicitud = { id: String(found?.solicitudId), fecha: String(found?.fecha) };
  }
}

export function solicitudRepository(table: Table) {
  return {
    /** Stores a request and its event. The same words within a day are the same request, however often they come. */
    async create(
      sent: CreateSolicitud,
      solicitud: NewSolicitud,
      deps: Deps,
      alongside: readonly Write[],
    ): Promise<Pick<Solicitud, 'id' | 'fecha'>> {
      const now = Math.floor(deps.now().getTime() / 1000);
      const { id, fecha } = solicitud;
      const kept = new Date(fecha);
      kept.setUTCMonth(kept.getUTCMonth() + MESES_SOLICITUD);
      const guard: Item = {
        ...guardKey(sent),
        tipo: 'SOLICITUD_ENVIADA',
        solicitudId: id,
        fecha,
        expira: now + REPEATED_SECONDS,
      };
      const item: Item = {
        ...key(id),
        GSI1PK: 'GLOBAL#SOLICITUDES',
        GSI1SK: `${fecha}#${id}`,
        ...stateIndex(solicitud),
        tipo: 'SOLICITUD',
        ...solicitud,
        expira: Math.floor(kept.getTime() / 1000),
      };
      try {
        await table.write([
          { put: guard, if: { expira: { absentOrBelow: now } }, orFail: (found) => new Repeated(found) },
          ...alongside,
          { put: item, if: NOT_EXISTS },
          eventWrite(deps, item.PK, 'SolicitudRecibida', { solicitudId: id }),
        ]);
        return { id, fecha };
      } catch (error) {
        if (error instanceof Repeated) return error.solicitud;
        throw error;
      }
    },

    find,

    async get(id: string): Promise<Solicitud> {
      const solicitud = await find(id);
      if (!solicitud) throw solicitudNoEncontrada();
      return solicitud;
    },

    /** Approves or rejects it, once. */
    async resolve(solicitud: Solicitud, alongside: readonly Write[] = []): Promise<void> {
      const { id, estado, resolucion } = solicitud;
      const from = ESTADOS_SOLICITUD.filter((desde) => SOLICITUD_TRANSITIONS[desde].includes(estado));
      await table.write(
        [
          {
            update: key(id),
            set: { estado, resolucion, ...stateIndex(solicitud) },
            add: { version: 1 },
            if: { estado: { in: from } },
            orFail: (found) => (found ? solicitudYaResuelta(found.estado as EstadoSolicitud) : solicitudNoEncontrada()),
          },
          ...alongside,
        ],
        { result: solicitud },
      );
    },

    async list({ limit, cursor, estado, q, orden }: ListQuery): Promise<Page<Solicitud>> {
      const page = await table.query({
        ...(estado
          ? { index: 'GSI2', pk: `GLOBAL#SOLICITUDES#${estado}` }
          : { index: 'GSI1', pk: 'GLOBAL#SOLICITUDES' }),
        reverse: orden === 'recientes',
        limit,
        cursor,
      });
      return filteredPage(
        page,
        (item) => solicitudSchema().parse(item),
        (solicitud) => !q || mentions(solicitud, q),
      );
    },
  };

  async function find(id: string): Promise<Solicitud | undefined> {
    const item = await table.get(key(id), { consistent: true });
    return item && solicitudSchema().parse(item);
  }
}
export type SolicitudRepository = ReturnType<typeof solicitudRepository>;

/** The company that came of an approved request, in the transaction that creates it: one company for one request. */
export function empresaOfSolicitudWrite(solicitudId: string, empresaId: string): Write {
  return {
    update: key(solicitudId),
    set: { empresaId },
    add: { version: 1 },
    if: { estado: { eq: 'aprobada' }, empresaId: { exists: false } },
    orFail: (found) => {
      if (!found) return solicitudNoEncontrada();
      return found.empresaId ? solicitudConEmpresa() : solicitudSinAprobar();
    },
  };
}

function mentions({ nombre, empresa, email, cif }: Solicitud, q: string): boolean {
  return fold([nombre, empresa, email, cif].join('\n')).includes(fold(q));
}

function guardKey(sent: CreateSolicitud) {
  const words = JSON.stringify(Object.entries(sent).toSorted());
  const hash = createHash('sha256').update(words).digest('base64url');
  return { PK: `SOLICITUD_ENVIADA#${hash}`, SK: 'SOLICITUD_ENVIADA' };
}
