import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { type Entrevista, entrevistaSchema } from '#shared/entrevistas/entrevistas/entrevista.ts';
import type { Item } from '../../core/table.ts';
import { cierreKey, entrevistaKey, tokenKey } from '../../entrada/entrevista-keys.ts';

const quien = lazy(() => z.object({ usuarioId: z.string(), nombre: z.string(), fecha: z.string() }));

/**
 * Interviews and their turns; lists have items of their own: `entrevista-listado.repository.ts`.
 *
 * | Access                              | Key                                                              |
 * | ----------------------------------- | ---------------------------------------------------------------- |
 * | one interview                       | PK `EMPRESA#<id>`, SK `ENTREVISTA#<entrevistaId>`                |
 * | all of a company, by creation       | PK `EMPRESA#<id>`, SK begins `ENTREVISTA#`                       |
 * | its turns, in order                 | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `TURNO#<0001…>`  |
 * | when its link closes (all companies)| GSI1 `GLOBAL#CIERRES#<0…3>`, `<cierra>#<id>`                     |
 * | interview of a link                 | PK `TOK#<sha-256>`, SK `TOK`                                     |
 */
export const recordSchema = lazy(() =>
  entrevistaSchema().extend({
    candidatoEmail: z.string(),
    /** As the candidate gave it: whose help lines are named. */
    candidatoPais: z.string().default(''),
    puesto: z.string(),
    /** SEQUENCE of the last calendar entry that was sent. */
    secuencia: z.number().int().default(0),
    /** Address that its calendar entry names as the organizer, since the first e-mail with one. */
    organizador: z.string().optional(),
    /** Name and id of the user who booked it. */
    creadaPor: z.object({ usuarioId: z.string(), nombre: z.string() }),
    /** The link's token, encrypted with context `{ empresaId, campo: 'tokenAcceso' }`, for staff who copy it. */
    tokenCifrado: z.string(),
    tokenHash: z.string(),
    /** Sequence of the last turn; 0 before the beginning. */
    turnoActual: z.number().int(),
    pausada: z.boolean(),
    /** It has been paused, which gave it more days, once. */
    plazoAmpliado: z.boolean().default(false),
    /** It waits for its candidate to say that they are of age, or for somebody to say that there is permission. */
    esperaMayoria: z.boolean().optional(),
    /** Id of the message of a late reading that the room has not shown yet. */
    porDecir: z.string().optional(),
    /** When its report was made, when somebody validated it, when it was called off: once that has happened. */
    fechaAnalisis: z.string().optional(),
    fechaValidacion: z.string().optional(),
    fechaCancelacion: z.string().optional(),
    /** All questions are answered and the candidate has not sent the interview yet. */
    porEnviar: z.boolean(),
    /** The candidate has answered the survey. */
    encuestada: z.boolean().default(false),
    /** A person interviews in the place of the machine, which asks nothing any more. */
    conducePersona: quien().optional(),
    /** User who has noted that a minor has an adult's permission. */
    permisoMenor: quien().optional(),
    /** The licence whose place this interview has, and what became of the place. */
    licenciaId: z.string().nullable().default(null),
    licenciaEstado: z.enum(['reservada', 'consumida', 'devuelta']).nullable().default(null),
    consentimientos: z.array(z.object({ id: z.string(), hash: z.string(), fecha: z.string(), direccion: z.string() })),
  }),
);
export type EntrevistaRecord = z.output<ReturnType<typeof recordSchema>>;

const CLOSING_SHARDS = 4;

export const closingShards = Array.from({ length: CLOSING_SHARDS }, (_, shard) => `GLOBAL#CIERRES#${shard}`);

export function entrevistaItem(entrevista: EntrevistaRecord): Item {
  return {
    ...entrevistaKey(entrevista.empresaId, entrevista.id),
    tipo: 'ENTREVISTA',
    ...entrevista,
  };
}

export const tokenItem = ({ empresaId, id, tokenHash }: EntrevistaRecord): Item => ({
  ...tokenKey(tokenHash),
  tipo: 'TOKEN',
  empresaId,
  entrevistaId: id,
});

export function cierreItem({ empresaId, id, cierra }: Entrevista): Item {
  const shard = id.charCodeAt(id.length - 1) % CLOSING_SHARDS;
  return {
    ...cierreKey(empresaId, id),
    tipo: 'CIERRE',
    GSI1PK: `GLOBAL#CIERRES#${shard}`,
    GSI1SK: `${cierra}#${id}`,
    empresaId,
    entrevistaId: id,
  };
}
