import * as z from 'zod';
import type { Hito } from '#shared/candidatos/candidatos/hito.ts';
import { type Curriculum, curriculumSchema, type Propuesta } from '#shared/candidatos/curriculums/curriculum.ts';
import { lazy } from '#shared/core/lazy.ts';
import { documentoSchema, type FormatoDocumento } from '#shared/documentos/documento.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { type Conditions, NOT_EXISTS, type Table, type Write } from '../../core/table.ts';
import type { Lectura } from '../../documentos/extract-texto.ts';
import { candidatoCheck } from '../candidatos/candidato.repository.ts';
import { hitoWrites } from '../candidatos/hito.repository.ts';
import { cvCambiado } from './curriculum.errors.ts';

/**
 * CVs: one for each candidate, its text apart from it.
 *
 * | Access                       | Key                                                                                        |
 * | ---------------------------- | ------------------------------------------------------------------------------------------ |
 * | the CV of a candidate        | PK `EMPRESA#<id>`, SK `CANDIDATO_CV#<candidatoId>`                                         |
 * | what was read in it          | PK `EMPRESA#<id>`, SK `CANDIDATO_CV_TEXTO#<candidatoId>`                                   |
 * | a CV that is being sent      | PK `EMPRESA#<id>`, SK `CANDIDATO_CV_SUBIDA#<candidatoId>#<archivoId>` (expires after a day) |
 *
 * `archivoId` names the file: whatever is stored about it expects that the candidate still has it.
 */
const recordSchema = lazy(() =>
  curriculumSchema().omit({ archivo_url: true }).extend({ candidatoId: z.string(), contentType: z.string() }),
);
export type CvRecord = z.output<ReturnType<typeof recordSchema>>;

const subidaSchema = lazy(() =>
  z.object({ nombre: z.string(), formato: documentoSchema().shape.formato, expira: z.number() }),
);

type WriteDeps = Pick<Deps, 'newId' | 'now'>;

const KEEP_SUBIDA_SECONDS = 24 * 60 * 60;
/** BatchGet takes no more. */
const KEYS_AT_ONCE = 100;

const cvKey = (empresaId: string, candidatoId: string) => ({
  PK: companyPartition(empresaId),
  SK: `CANDIDATO_CV#${candidatoId}`,
});
const textoKey = (empresaId: string, candidatoId: string) => ({
  PK: companyPartition(empresaId),
  SK: `CANDIDATO_CV_TEXTO#${candidatoId}`,
});
const subidaKey = (empresaId: string, candidatoId: string, id: string) => ({
  PK: companyPartition(empresaId),
  SK: `CANDIDATO_CV_SUBIDA#${candidatoId}#${id}`,
});

const sameFile = (cv: Pick<CvRecord, 'id'> | undefined): Conditions => (cv ? { id: { eq: cv.id } } : NOT_EXISTS);

export function curriculumRepository(table: Table) {
  return {
    async find(empresaId: string, candidatoId: string): Promise<CvRecord | undefined> {
      const item = await table.get(cvKey(empresaId, candidatoId), { consistent: true });
      return item && recordSchema().parse(item);
    },

    /** What was read in the file; null when nothing was. */
    async findTexto(empresaId: string, candidatoId: string): Promise<string | null> {
      const item = await table.get(textoKey(empresaId, candidatoId));
      return item ? String(item.texto) : null;
    },

    /** Ids of the files that these candidates' CVs name. */
    async findArchivoIds(candidatos: readonly { empresaId: string; candidatoId: string }[]): Promise<Set<string>> {
      const named = new Set<string>();
      for (let start = 0; start < candidatos.length; start += KEYS_AT_ONCE) {
        const keys = candidatos
          .slice(start, start + KEYS_AT_ONCE)
          .map((each) => cvKey(each.empresaId, each.candidatoId));
        for (const { id } of await table.batchGet(keys)) named.add(String(id));
      }
      return named;
    },

    async createSubida(
      empresaId: string,
      candidatoId: string,
      { id, ...subida }: { id: string; nombre: string; formato: FormatoDocumento },
      now: Date,
    ): Promise<void> {
      const expira = Math.floor(now.getTime() / 1000) + KEEP_SUBIDA_SECONDS;
      await table.write([
        { put: { ...subidaKey(empresaId, candidatoId, id), tipo: 'CANDIDATO_CV_SUBIDA', ...subida, expira } },
        candidatoCheck(empresaId, candidatoId),
      ]);
    },

    async findSubida(empresaId: string, candidatoId: string, id: string, now: Date) {
      const item = await table.get(subidaKey(empresaId, candidatoId, id), { consistent: true });
      const subida = item && subidaSchema().parse(item);
      return subida && subida.expira * 1000 > now.getTime() ? subida : undefined;
    },

    /** The candidate gets a CV, in the place of `previous`; its text is read later. */
    async set(
      empresaId: string,
      previous: CvRecord | undefined,
      cv: CvRecord,
      actor: Hito['actor'],
      deps: WriteDeps,
    ): Promise<void> {
      const { candidatoId, id: archivoId } = cv;
      const writes: Write[] = [
        {
          put: { ...cvKey(empresaId, candidatoId), tipo: 'CANDIDATO_CV', ...cv },
          if: sameFile(previous),
          orFail: cvCambiado,
        },
        { delete: textoKey(empresaId, candidatoId) },
        { delete: subidaKey(empresaId, candidatoId, archivoId) },
        candidatoCheck(empresaId, candidatoId),
        ...documentoHitos(deps, empresaId, cv, 'documento_subido', actor),
        eventWrite(deps, companyPartition(empresaId), 'CvRecibido', { empresaId, candidatoId, archivoId }),
      ];
      await table.write(writes, { result: toCurriculum(cv) });
    },

    async delete(empresaId: string, previous: CvRecord, actor: Hito['actor'], deps: WriteDeps): Promise<void> {
      await table.write([
        { delete: cvKey(empresaId, previous.candidatoId), if: sameFile(previous), orFail: cvCambiado },
        { delete: textoKey(empresaId, previous.candidatoId) },
        candidatoCheck(empresaId, previous.candidatoId),
        ...documentoHitos(deps, empresaId, previous, 'documento_eliminado', actor),
      ]);
    },

    /** What was read in a file, and what it proposes; fails when the candidate has another one by now. */
    async storeLectura(
      empresaId: string,
      { candidatoId, id }: CvRecord,
      { texto, extraccion }: Lectura,
      propuesta: Propuesta,
    ): Promise<void> {
      await table.write([
        {
          update: cvKey(empresaId, candidatoId),
          set: { extraccion, propuesta },
          if: { id: { eq: id } },
          orFail: cvCambiado,
        },
        texto
          ? { put: { ...textoKey(empresaId, candidatoId), tipo: 'CANDIDATO_CV_TEXTO', archivoId: id, texto } }
          : { delete: textoKey(empresaId, candidatoId) },
      ]);
    },
  };
}
function documentoHitos(
  deps: WriteDeps,
  empresaId: string,
  { candidatoId, nombre }: CvRecord,
  que: 'documento_subido' | 'documento_eliminado',
  actor: Hito['actor'],
): Write[] {
  return hitoWrites(deps, { empresaId, id: candidatoId }, { que, actor, detalle: nombre });
}

export type CurriculumRepository = ReturnType<typeof curriculumRepository>;

/** The CV as the API shows it. */
export function toCurriculum({ candidatoId, contentType: _, ...cv }: CvRecord): Curriculum {
  return { ...cv, archivo_url: `/api/candidatos/${candidatoId}/cv/archivo` };
}
